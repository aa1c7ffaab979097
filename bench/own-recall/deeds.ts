import type { SimulatedTable, Saying, Told } from "./table.ts";

/** The player does something that is so once it is told; null where the dice were against it, or the table only answered. */
export async function does(table: SimulatedTable, line: string, saying: Saying = {}): Promise<Told | null> {
  const told = await table.say(line, saying);
  const failed = told.completed.rolls.some(({ check }) => check?.success === false);
  return failed || told.isNote ? null : told;
}

/** The player says something, whatever the dice do with it; null where the table only answered. */
export async function says(table: SimulatedTable, line: string, saying: Saying = {}): Promise<Told | null> {
  const told = await table.say(line, saying);
  return told.isNote ? null : told;
}

/** The player says something, and writes into the reply what shall be so besides; null where the table only answered. */
export async function writes(table: SimulatedTable, line: string, sentence: string): Promise<Told | null> {
  const told = await says(table, line);
  return told && table.edit(told, `${told.completed.reply} ${sentence}`);
}
