// A lobby shows anew when somebody sits down or gets up, and becomes the table when the game begins.
document.addEventListener("DOMContentLoaded", () => {
  const listener = document.getElementById("listener");
  let first = true;
  const again = () => {
    if (first) {
      first = false; // the stream begins by saying how things stand
      return;
    }
    if (document.activeElement && ["INPUT", "SELECT"].includes(document.activeElement.tagName) && document.activeElement.closest("form")) {
      document.activeElement.addEventListener("blur", () => location.reload(), { once: true });
      return;
    }
    location.reload();
  };
  listener.addEventListener("lobby", again);
  listener.addEventListener("reload", () => location.reload());
});
