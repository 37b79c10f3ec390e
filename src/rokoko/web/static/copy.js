// Buttons that copy a link, or hand it to another app; without scripts the link itself is there to be copied.
(() => {
  const wake = () => {
    for (const button of document.querySelectorAll("button.copy")) button.hidden = false;
    if (navigator.share) for (const button of document.querySelectorAll("button.pass-on")) button.hidden = false;
  };
  document.addEventListener("click", async (event) => {
    const copy = event.target.closest("button.copy");
    const pass = event.target.closest("button.pass-on");
    if (copy) {
      const field = document.getElementById(copy.dataset.copy);
      field.select();
      try {
        await navigator.clipboard.writeText(field.value);
      } catch {
        document.execCommand("copy"); // where the page is not served over https
      }
      const label = copy.textContent;
      copy.textContent = copy.dataset.done;
      setTimeout(() => { copy.textContent = label; }, 1600);
    }
    if (pass) navigator.share({ title: pass.dataset.title, url: pass.dataset.link }).catch(() => {});
  });
  document.addEventListener("focusin", (event) => {
    if (event.target.matches(".share input")) event.target.select();
  });
  document.addEventListener("DOMContentLoaded", wake);
  document.addEventListener("htmx:after:swap", wake);
})();
