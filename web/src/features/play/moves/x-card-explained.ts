const KEY = "lorehearth.x-card";

/** Whether the player has read in this browser what the X-card does. */
export function isXCardExplained(): boolean {
  try {
    return localStorage.getItem(KEY) === "explained";
  } catch {
    return false;
  }
}

export function rememberXCardExplained(): void {
  try {
    localStorage.setItem(KEY, "explained");
  } catch {
    // The browser may forbid storage. It is then explained again.
  }
}
