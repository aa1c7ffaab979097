import { capitalise } from "#english/noun-phrase";
import { powerBehind } from "../../case/parts/against.ts";
import { blame } from "../../case/overrule.ts";
import { isOpen } from "../../case/open/open-story.ts";
import { roleOf } from "../../case/parts/people-of-case.ts";
import { recast, retell } from "../../case/parts/recast.ts";
import { entriesIn, type LoreEntry, shortName } from "../../lore/lore.ts";
import { pattern } from "../../../patterns.ts";
import type { Turn } from "../../turn.ts";
import { personIn } from "../people/who.ts";
import type { Amend } from "./names.ts";

/** Who is behind it, and who has nothing to do with it, by the player's word. */

/** "Gog isn't the villain", "it wasn't Desmond", "Ivy is innocent", "Jeb is the victim": somebody else is behind it. */
export const notBehind: Amend = (turn, clause) => {
  const name = pattern("not behind it").exec(clause)?.[1] ?? pattern("not-behind not behind", "u").exec(clause)?.[1];
  const who = name === undefined || name.split(" ").length > 5 ? undefined : personIn(turn, name);
  if (who === undefined) return null;
  return () => {
    clear(turn, who);
    return `${capitalise(shortName(who))} has nothing to do with it.`;
  };
};

function clear(turn: Turn, who: LoreEntry): void {
  const { memo } = turn;
  const kept = memo.case;
  memo.past.cleared.push(who.name);
  if (kept?.who.opponent === who.name && !isOpen(kept)) {
    const other = powerBehind(turn, turn.people);
    blame(turn, kept, other !== undefined && other.name !== who.name ? other.name : kept.who.suspect);
    // Who it is instead is not said.
    memo.facts = memo.facts.filter((each) => !each.endsWith(" is behind it."));
  }
  recast(turn);
  turn.fact(`${capitalise(shortName(who))} has nothing to do with it.`);
}

/** "The villain is Colonel Strake", "Replace Biscuit with Colonel Strake", "Not the horse. It is Colonel Strake!": it is so at once, in every part. */
export const isBehind: Amend = (turn, clause) => {
  const kept = turn.memo.case;
  if (kept === null || isOpen(kept)) return null;
  const [, was = "", by = ""] = pattern("replace with").exec(clause) ?? [];
  const named = pattern("villain is").exec(clause)?.[1];
  const after = pattern("not-behind is behind").exec(clause)?.[1];
  // Only where the message takes the part from somebody else.
  const isInstead =
    after !== undefined &&
    pattern("takes the part away").test(turn.brief.playerText) &&
    entriesIn(turn.lore, turn.brief.playerText.replace(after, "")).some(({ kind }) => kind !== "place");
  const words = by || named || (isInstead ? after : "");
  const who = words === "" || words.split(" ").length > 5 ? undefined : personIn(turn, words);
  if (who === undefined || who.kind !== "person") return null;
  const old = was === "" ? turn.entry(kept.who.opponent) : (personIn(turn, was) ?? turn.entry(was));
  return () => {
    const role = roleOf(kept, old.name);
    if (by === "" || role === "opponent" || role === null) {
      const before = turn.entry(kept.who.opponent);
      if (old.kind !== "person") retell(turn, old.name, who.name);
      if (before.name !== who.name) blame(turn, kept, who.name);
      turn.memo.past.cleared = turn.memo.past.cleared.filter((name) => name !== who.name);
      const isNot = before.name !== who.name && (was !== "" || kept.announced);
      return `${capitalise(shortName(who))} is behind it${isNot ? `, and not ${shortName(was === "" ? before : old)}` : ""}.`;
    }
    const other = roleOf(kept, who.name);
    kept.who[role] = who.name;
    if (other !== null) kept.who[other] = old.name;
    if (old.kind !== "person") retell(turn, old.name, who.name);
    recast(turn);
    return `It is ${shortName(who)}, and not ${shortName(old)}.`;
  };
};
