import { capitalise } from "#english/noun-phrase";
import { blame } from "../../case/overrule.ts";
import { shortName } from "../../lore/lore.ts";
import { personIn } from "../people/who.ts";
import type { Amend } from "./names.ts";

/** Who has nothing to do with it, by the player's word. */

/** "Gog isn't the villain", "it wasn't Desmond", "Ivy is innocent": somebody else is behind it. */
export const notBehind: Amend = (turn, clause) => {
  const name =
    /^(.+?) (?:(?:is not|isn't|was not|wasn't) (?:the )?(?:villain|culprit|thief|murderer|killer|traitor|guilty|behind (?:it|this|that|all this)|bad guy|baddie|one who did it)|is innocent|(?:did not|didn't) do (?:it|this|that)|has nothing to do with (?:it|this|that))(?:[,;.] .*)?$/iu.exec(
      clause,
    )?.[1] ?? /^it (?:was not|wasn't|isn't|is not) (\p{Lu}[\p{L}'’ -]{2,30})$/u.exec(clause)?.[1];
  const who = name === undefined ? undefined : personIn(turn, name);
  if (who === undefined) return null;
  return () => {
    const kept = turn.memo.case;
    if (kept?.who.opponent === who.name) blame(turn, kept, kept.who.suspect);
    // Who it is instead is not said.
    turn.memo.facts = turn.memo.facts.filter((each) => !each.endsWith(" is behind it."));
    turn.fact(`${capitalise(shortName(who))} has nothing to do with it.`);
    return `${capitalise(shortName(who))} has nothing to do with it.`;
  };
};
