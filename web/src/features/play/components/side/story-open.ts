import { create } from "zustand";

const KEY = "lorehearth.story-panel";

function stored(): boolean | undefined {
  try {
    const value = localStorage.getItem(KEY);
    return value === null ? undefined : value === "open";
  } catch {
    return undefined;
  }
}

/** Whether the player wants the story in the side panel open; stored in this browser. Undefined until they have chosen. */
export const useStoryOpen = create<{ readonly isOpen: boolean | undefined }>()(() => ({ isOpen: stored() }));

export function wantStoryOpen(isOpen: boolean): void {
  useStoryOpen.setState({ isOpen });
  try {
    localStorage.setItem(KEY, isOpen ? "open" : "closed");
  } catch {
    // The browser may forbid storage. The choice then lasts until the page is closed.
  }
}
