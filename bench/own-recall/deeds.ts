import type { SimulatedTable, Saying, PlayedTurn } from "./table.ts";

/** The player does something that is so once it is told; null where the dice were against it, or the table only answered. */
export async function does(table: SimulatedTable, line: string, saying: Saying = {}): Promise<PlayedTurn | null> {
  const turn = await table.say(line, saying);
  const failed = turn.completed.rolls.some(({ check }) => check?.success === false);
  return failed || turn.isNote ? null : turn;
}

/** The player says something, whatever the dice do with it; null where the table only answered. */
export async function says(table: SimulatedTable, line: string, saying: Saying = {}): Promise<PlayedTurn | null> {
  const turn = await table.say(line, saying);
  return turn.isNote ? null : turn;
}

/** The player says something, and writes into the reply what shall be so besides; null where the table only answered. */
export async function writes(table: SimulatedTable, line: string, sentence: string): Promise<PlayedTurn | null> {
  const turn = await says(table, line);
  return turn && table.edit(turn, `${turn.completed.reply} ${sentence}`);
}
