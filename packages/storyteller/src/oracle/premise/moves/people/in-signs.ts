import { literal, filledPattern, pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { lineFor } from "../../case/fill-in.ts";
import { shortName } from "../../lore/lore.ts";
import { isVoiceless } from "../../lore/voices.ts";
import type { Turn } from "../../turn.ts";

/** What somebody without a voice says is nodded, or written: who is mute by the player's texts, or sworn to silence, says no word aloud. */

/** A paragraph in which nobody speaks who cannot. */
export function inSigns(turn: Turn, paragraph: string): string {
  if (!paragraph.includes("”")) return paragraph;
  let text = paragraph;
  for (const who of turn.people) {
    const name = shortName(who);
    if (!text.includes(name) || !isVoiceless(turn.lore, who)) continue;
    const either = `(?:${[name, who.name].map(literal).join("|")})`;
    const verbs = pattern("in-signs verbs").source;
    const says = filledPattern("in-signs in signs", "giu", verbs, either);
    text = text.replace(says, (_whole, first: string, _manner: string | undefined, rest: string | undefined) =>
      signs(turn, name, turn.pronoun(who), first, rest),
    );
    text = text.replace(
      filledPattern("in-signs in signs 2", "gu", either, verbs),
      (_whole, _name, _manner, words: string) => signs(turn, name, turn.pronoun(who), words, undefined),
    );
    // Somebody does a thing, and a speech follows: "Alder has not finished. “…”"
    text = text.replace(filledPattern("in-signs in signs 3", "gu", either), (whole, before: string, words: string) =>
      pattern("in-signs signs").test(before)
        ? whole
        : `${before.trimStart()}. ${signs(turn, name, turn.pronoun(who), words, undefined)}`,
    );
  }
  return text;
}

const HIS = { he: "his", she: "her", they: "their" } as const;

/** “Yes,” is a nod, “No,” a shake of the head; the rest is written. */
function signs(turn: Turn, name: string, is: keyof typeof HIS, first: string, rest: string | undefined): string {
  const nod = pattern("in-signs yes").test(first)
    ? `${capitalise(name)} nods.`
    : pattern("in-signs no").test(first)
      ? `${capitalise(name)} shakes ${HIS[is]} head.`
      : "";
  // “I take that as a question,” says X, “and the answer is: not yet.”
  const goesOn = rest !== undefined && /^\p{Ll}/u.test(rest);
  const words = nod === "" ? [goesOn ? first : first.replace(/,$/u, "."), rest] : [rest];
  const written = words.filter((each) => each !== undefined && each !== "").join(" ");
  if (written === "") return nod;
  return `${nod} ${lineFor(turn, "signs", name)} “${capitalise(written)}”`.trim();
}
