import type { SimulatedTable, Saying, Told } from "./table.ts";

/** The player does something that cannot fail to be so once it is told; null where the dice were against it. */
export async function does(table: SimulatedTable, line: string, saying: Saying = {}): Promise<Told | null> {
  const told = await table.say(line, saying);
  return told.completed.rolls.some(({ check }) => check?.success === false) ? null : told;
}

/** The player says something, and writes into the reply what shall be so besides. */
export async function writes(table: SimulatedTable, line: string, sentence: string): Promise<Told> {
  const told = await table.say(line);
  return table.edit(told, `${told.completed.reply} ${sentence}`);
}
