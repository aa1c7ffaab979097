/** Switches the page to the web fonts: tokens.css names them from then on, and the browser loads those it needs. */
export function loadFonts(): void {
  document.documentElement.dataset["fonts"] ??= "";
}
