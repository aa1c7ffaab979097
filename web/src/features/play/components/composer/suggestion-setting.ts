import { create } from "zustand";

const KEY = "lorehearth.suggestions";

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** Whether the player wants actions suggested; kept in this browser. */
export const useSuggestions = create<{ readonly on: boolean }>()(() => ({ on: stored() }));

export function wantSuggestions(on: boolean): void {
  useSuggestions.setState({ on });
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // Storage may be forbidden: the choice holds until the page is left.
  }
}
