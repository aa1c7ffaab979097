// Runs before the first paint, so that the page never flashes in the other theme. shared/theme/ takes over from here.
(function () {
  let choice = null;
  try {
    choice = localStorage.getItem("lorehearth.theme");
  } catch {
    // The browser may forbid storage. The system's theme is used then.
  }
  const light = choice === "light" || (choice !== "dark" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
  document.querySelector("meta[name=theme-color]").content = light ? "#f4ede1" : "#0b0e16";
})();
