import { create } from "zustand";

const KEY = "lorehearth.suggestions";

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** Whether the player wants suggested actions; stored in this browser. */
export const useSuggestions = create<{ readonly on: boolean }>()(() => ({ on: stored() }));

export function wantSuggestions(on: boolean): void {
  useSuggestions.setState({ on });
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // The browser may forbid storage. The choice then lasts until the page is closed.
  }
}
