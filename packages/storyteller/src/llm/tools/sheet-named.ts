import type { Sheet } from "#contracts/play/sheet";
import { wordsOf } from "../words.ts";

/** Words that models use for the player's character instead of its name. */
const THE_PLAYER = new Set([
  "you",
  "player",
  "the player",
  "player character",
  "the player character",
  "pc",
  "hero",
  "the hero",
]);

/** The sheet that a model means, or in words for the model why it means none. `sheet` is null if no character has a sheet yet. */
export type NamedSheet = { readonly sheet: Sheet | null } | { readonly error: string };

/**
 * Finds the sheet that a model means by a name: the whole name of a party member, or whole words of it that fit no other member. Without a
 * name, it is the only hero. A name outside the party is an error: people of the story have no sheet, and what happens to them must never
 * change a hero.
 */
export function sheetNamed(sheets: readonly Sheet[], name: string | undefined): NamedSheet {
  const wanted = wordsOf(name ?? "").join(" ");
  const names = sheets.map((sheet) => sheet.name).join(", ");
  if (wanted === "" || THE_PLAYER.has(wanted)) {
    return sheets.length > 1 ? { error: `Say whose sheet: ${names}` } : { sheet: sheets[0] ?? null };
  }
  const whole = sheets.filter((sheet) => wordsOf(sheet.name).join(" ") === wanted);
  const partly = sheets.filter((sheet) => ` ${wordsOf(sheet.name).join(" ")} `.includes(` ${wanted} `));
  const [sheet, ...more] = whole.length > 0 ? whole : partly;
  if (more.length > 0) return { error: `Say whose sheet: ${names}` };
  return sheet
    ? { sheet }
    : {
        error: `Nobody of that name has a sheet, and nothing was done: people of the story have none. Tell what happens to them, and note it with cast. The sheets at the table: ${names || "none"}`,
      };
}
