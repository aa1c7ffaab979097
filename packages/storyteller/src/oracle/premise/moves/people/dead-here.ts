import { pattern } from "../../../patterns.ts";
import { lineFor } from "../../case/fill-in.ts";
import { saidBy } from "../../case/reveal-clue.ts";
import { fateOf } from "../../lore/fates.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { capitalise } from "#english/noun-phrase";
import { speakerName } from "./speaker.ts";

/** The dead who are here all the same: meeting them says how it is, and they speak as who they are. */

/** How somebody died who is here: "drowned", or "" for any other way. Undefined of the living. */
function deathOf(turn: Turn, who: LoreEntry): string | undefined {
  if (who.kind !== "person" || !who.proper || !turn.isHere(who)) return undefined;
  const texts = turn.about(who).filter(({ source }) => source !== "story");
  const name = shortName(who);
  const isDead = texts.some(({ text }) => {
    const at = text.indexOf(name);
    return at >= 0 && pattern("fates walks", "u").test(text.slice(at + name.length));
  });
  // Who lies there dead is no ghost.
  if (!isDead || fateOf(turn.lore, who) !== null) return undefined;
  return texts.some(({ text }) => pattern("fates drowned").test(text)) ? " drowned" : "";
}

/** Says once how somebody dead is who is here and was met in this turn. */
export function meetsDead(turn: Turn): void {
  for (const who of turn.present) {
    const name = shortName(who);
    const at = turn.paragraphs.findIndex((each) => each.includes(name));
    if (at < 0 || turn.wasSaid(`dead here ${who.name}`)) continue;
    const death = deathOf(turn, who);
    if (death === undefined) continue;
    turn.markSaid(`dead here ${who.name}`);
    turn.paragraphs.splice(at + 1, 0, capitalise(lineFor(turn, `dead here${death}`, name)));
  }
}

/** What a hand of the dead is like; empty of the living. */
export function touchesDead(turn: Turn, who: LoreEntry): string {
  const death = deathOf(turn, who);
  return death === undefined ? "" : lineFor(turn, `dead touched${death}`);
}

/** What the dead answer who are asked about their death; empty of the living, and where something else is asked. */
export function deadSays(turn: Turn, who: LoreEntry, words: string): string {
  const asked = words.match(/[^.!?]+\?/gu) ?? [];
  const death = asked.some((each) => pattern("fates of death").test(each)) ? deathOf(turn, who) : undefined;
  return death === undefined ? "" : saidBy(lineFor(turn, `dead speaks${death}`), speakerName(who));
}
