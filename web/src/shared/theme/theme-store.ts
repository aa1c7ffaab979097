import { create } from "zustand";

export type ThemeChoice = "system" | "dark" | "light";
type Theme = "dark" | "light";

const KEY = "lorehearth.theme";
const GROUNDS: Readonly<Record<Theme, string>> = { dark: "#0b0e16", light: "#f4ede1" };
const systemLight = window.matchMedia("(prefers-color-scheme: light)");

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(KEY);
    return value === "dark" || value === "light" ? value : "system";
  } catch {
    return "system";
  }
}

const resolve = (choice: ThemeChoice): Theme =>
  choice === "system" ? (systemLight.matches ? "light" : "dark") : choice;

/** The theme that the player chose, and the theme that follows from it. public/theme.js applies the theme before the first paint. */
export const useTheme = create<{ readonly choice: ThemeChoice; readonly shown: Theme }>()(() => ({
  choice: stored(),
  shown: resolve(stored()),
}));

const adopt = (choice: ThemeChoice): void => useTheme.setState({ choice, shown: resolve(choice) });

/** Sets a theme and stores it in this browser. */
export function chooseTheme(choice: ThemeChoice): void {
  adopt(choice);
  try {
    if (choice === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // The browser may forbid storage. The choice then lasts until the page is closed.
  }
}

useTheme.subscribe(({ shown }) => {
  document.documentElement.dataset["theme"] = shown;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", GROUNDS[shown]);
});
systemLight.addEventListener("change", () => adopt(useTheme.getState().choice));
window.addEventListener("storage", ({ key }) => {
  if (key === KEY) adopt(stored());
});
