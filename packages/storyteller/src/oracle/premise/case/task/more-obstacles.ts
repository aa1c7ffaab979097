import { readOnce } from "../../lore/read-once.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { cases } from "../case-content.ts";
import type { StepSort } from "../case-kinds.ts";

/** What a clause of the player's texts says stands in the way, by the rows of `obstacles`: looser than the patterns of `read-steps.ts`. */

export interface Obstacle {
  readonly sort: StepSort;
  readonly name: string;
  readonly thing: string;
}

/**
 * Null where no row fits. A row that names somebody is for a clause that is about them: a person, or an animal that has a name.
 * @param isOfPrize whether the clause names what the aim is about
 */
export function moreObstacle(text: string, who: LoreEntry | undefined, isOfPrize: boolean): Obstacle | null {
  for (const row of cases().tasks.obstacles) {
    if (row.beast !== undefined && (who === undefined || row.beast !== (who.kind === "creature"))) continue;
    if (row.prize === true && !isOfPrize) continue;
    const found = readOnce(row, "of", "", () => new RegExp(row.of, "u")).exec(text);
    if (found === null) continue;
    const fill = (form: string) =>
      form
        .replace("{person}", who === undefined ? "" : shortName(who))
        .replace(/\$(\d)/gu, (_, at: string) => found[Number(at)] ?? "");
    return { sort: row.sort, name: fill(row.name), thing: fill(row.thing ?? "") };
  }
  return null;
}
