import { pattern } from "../../../patterns.ts";
import { cases } from "../../case/case-content.ts";
import { lineFor, suits } from "../../case/fill-in.ts";
import { toneOf, worldOf } from "../../case/aim/aim-of-case.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { canTalk } from "../../lore/voices.ts";
import type { Turn } from "../../turn.ts";
import { capitalise } from "#english/noun-phrase";

/** What somebody says or does who sees a deed: words that fit its kind, from `reactions` of the content. */
export function reaction(turn: Turn, who: LoreEntry, deed: string): string {
  const { reactions } = cases();
  const story = turn.memo.case ?? { tone: toneOf(turn), world: worldOf(turn) };
  const kind = !canTalk(turn.lore, who)
    ? "creature"
    : Object.keys(reactions).find((each) => each !== "creature" && pattern(`reacts ${each}`).test(deed));
  const left = (kind === undefined ? [] : (reactions[kind] ?? [])).flatMap((each) => {
    const line = typeof each === "string" ? each : suits(story, each) ? each.text : "";
    return line === "" || turn.wasSaid(line) ? [] : [line];
  });
  if (left.length === 0) return kind === "creature" ? "" : lineFor(turn, "deed seen", shortName(who));
  const line = turn.oneOf(left);
  return line.replaceAll("{next}", shortName(who)).replaceAll("{Next}", capitalise(shortName(who)));
}
