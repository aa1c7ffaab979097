/**
 * Switches the page to the web fonts by setting an attribute. From then on the styles in tokens.css name the web fonts, and the browser
 * loads those it needs.
 */
export function loadFonts(): void {
  document.documentElement.dataset["fonts"] ??= "";
}
