// A lobby shows at once who sits down or gets up, and becomes the table when the game begins.
document.addEventListener("DOMContentLoaded", () => {
  const listener = document.getElementById("listener");
  listener.addEventListener("lobby", (event) => {
    if (event.detail?.data !== "gathering") location.reload();
    else htmx.ajax("GET", location.href, { target: "#lobby", select: "#lobby", swap: "outerMorph" });
  });
  listener.addEventListener("reload", () => location.assign("/"));
});
