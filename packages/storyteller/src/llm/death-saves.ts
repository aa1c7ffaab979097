import type { TableRules } from "../ports.ts";

/**
 * Each dying character rolls a death save at the beginning of the turn, whatever the turn is about. Returns the outcomes in words for the
 * model.
 */
export async function rollDeathSaves(table: TableRules): Promise<string[]> {
  const outcomes: string[] = [];
  for (const { characterId, name, life } of table.sheets()) {
    if (life !== "dying") continue;
    const after = await table.deathSave(characterId);
    const { successes, failures } = after.deathSaves;
    const count = after.life === "dying" ? `: ${successes} successes, ${failures} failures` : "";
    outcomes.push(`${name} has rolled a death save and is now ${after.life}${count}.`);
  }
  return outcomes;
}
