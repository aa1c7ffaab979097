/**
 * A hero through a story: `heroAfter` applies a stored effect, `changeOf` says what a rule changed so that it can be stored, and
 * `actOnSheet` does what a player does with the sheet and without a game master.
 */
export { actOnSheet } from "./act-on-sheet.ts";
export { countOf, itemNamed } from "./belongings.ts";
export type { SheetContext } from "./context.ts";
export { heroAfter, type Growth } from "./effect.ts";
export { spared } from "./gentle-death.ts";
export { changeOf, heroWith } from "./hero-change.ts";
export { moneyText } from "./money.ts";
export type { SheetOutcome } from "./outcome.ts";
