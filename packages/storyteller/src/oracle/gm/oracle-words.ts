import { oracles } from "@datasworn/ironsworn-classic/json/classic.json";

const { action, theme } = oracles.action_and_theme.contents;

/** The Action and Theme tables of Ironsworn by Shawn Tomkin (CC BY 4.0), a hundred words each, by d100. */
export const ACTIONS: readonly string[] = action.rows.map(({ text }) => text.toLowerCase());
export const THEMES: readonly string[] = theme.rows.map(({ text }) => text.toLowerCase());
