/** Dresses the page in its own fonts: tokens.css names them from then on, and the browser fetches those whose letters are shown. */
export function bringFonts(): void {
  document.documentElement.dataset["fonts"] ??= "";
}
