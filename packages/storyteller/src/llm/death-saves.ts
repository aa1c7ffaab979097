import type { TableRules } from "../ports.ts";

/** Who is dying rolls first thing in a turn, whatever is told then. Answers what came of it, in words for the model. */
export async function rollDeathSaves(table: TableRules): Promise<string[]> {
  const outcomes: string[] = [];
  for (const { characterId, name, life } of table.sheets()) {
    if (life !== "dying") continue;
    const after = await table.deathSave(characterId);
    const { successes, failures } = after.deathSaves;
    outcomes.push(
      `${name} has rolled a death save and is now ${after.life}: ${successes} successes, ${failures} failures.`,
    );
  }
  return outcomes;
}
