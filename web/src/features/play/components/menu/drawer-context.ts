import { createContext } from "react";

/** Where the focus goes when a sheet at the bottom edge closes: to the text box, or to the turn that was chosen. */
export type DrawerGoal = "box" | "turn";

/**
 * Closes the sheet at the bottom edge in which a component is. Without a goal, the focus returns to the sheet's button. Null outside of such
 * a sheet.
 */
export const DrawerContext = createContext<((goal?: DrawerGoal) => void) | null>(null);
