import type { SimulatedTable, PlayOptions, PlayedTurn } from "./table.ts";

/** The player does something. Returns null if the action failed by the dice, or if the table itself answered. */
export async function does(table: SimulatedTable, line: string, saying: PlayOptions = {}): Promise<PlayedTurn | null> {
  const played = await table.play(line, saying);
  const failed = played.completed.rolls.some(({ check }) => check?.success === false);
  return failed || played.isNote ? null : played;
}

/** The player says something; the dice do not matter. Returns null if the table itself answered. */
export async function says(table: SimulatedTable, line: string, saying: PlayOptions = {}): Promise<PlayedTurn | null> {
  const played = await table.play(line, saying);
  return played.isNote ? null : played;
}

/** The player says something, and then adds a sentence to the reply. Returns null if the table itself answered. */
export async function writes(table: SimulatedTable, line: string, sentence: string): Promise<PlayedTurn | null> {
  const played = await says(table, line);
  return played && table.edit(played, `${played.completed.reply} ${sentence}`);
}
