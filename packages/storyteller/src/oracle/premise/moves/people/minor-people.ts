import { pattern, storedPattern } from "../../../patterns.ts";
import { findEntry, type LoreEntry, shortName } from "../../lore/lore.ts";
import { isBreak, kindOfNoun } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { isBlow } from "../danger/struck.ts";
import { personIn } from "./who.ts";

/** People without a name whom a sentence brings in. They are somebody from then on. */

const MINOR = storedPattern("minor-people minor");

const single = (noun: string): string => noun.replace(/men$/u, "man").replace(/(?<=[^s])s$/u, "");
const isMinor = (noun: string, isOwned: boolean): boolean => {
  const one = single(noun).split("-").at(-1)!;
  return (
    kindOfNoun(one) === "person" ||
    (isOwned && pattern("minor-people is minor", "u").test(one) && kindOfNoun(one) === null) ||
    pattern("minor-people is minor 2", "u").test(one)
  );
};

/** Somebody without a name who is in a sentence's subject: "his clerk is watching me", "two of her guards". They are somebody from now on. */
export function minorIn(turn: Turn, text: string): LoreEntry | undefined {
  const [, some = "", owner = "", manner = "", noun = ""] = MINOR.exec(text) ?? [];
  const isOwned = pattern("minor-people minor in").test(owner) || some !== "";
  if (noun === "" || !isMinor(noun, /['’]s\b/u.test(owner))) return undefined;
  const many = !/^one /iu.test(some) && single(noun) !== noun;
  const head = many ? noun : single(noun);
  const known = findEntry(turn.lore, `the ${head}`);
  if (known?.kind === "person" || known?.kind === "creature" || (known?.kind === "faction" && many)) return known;
  const meant = isOwned ? undefined : personIn(turn, `the ${manner}${noun}`);
  if (meant !== undefined) return meant;
  const whose =
    pattern("minor-people minor in 5").test(owner) && turn.memo.last !== ""
      ? `${shortName(turn.entry(turn.memo.last))}'s`
      : /['’]s/u.test(owner)
        ? owner.replace(pattern("minor-people minor in 2", "u"), "")
        : "the";
  const name = `the ${head}`;
  turn.memo.names.push({
    name,
    kind: "person",
    role: `${whose.replace(pattern("minor-people minor in 6", "u"), (letter) => letter.toUpperCase())} ${manner}${head}`,
  });
  if (pattern("minor-people minor in 3", "u").test(head)) turn.memo.pronouns[name] = "he";
  if (pattern("minor-people minor in 4", "u").test(head)) turn.memo.pronouns[name] = "she";
  return turn.entry(name);
}

const TO_MINOR = storedPattern("minor-people to minor");

/** A deed to somebody of whom nobody has spoken yet: "march over to the clerk". They are here. */
export function meetMinor(turn: Turn, text: string): void {
  const phrase = TO_MINOR.exec(text)?.[1];
  if (phrase === undefined || isBlow(text) || personIn(turn, phrase) !== undefined) return;
  const words = phrase.split(" ");
  const who = minorIn(turn, isBreak(words.at(-1)!) ? words.slice(0, -1).join(" ") : phrase);
  if (who === undefined || turn.isHere(who)) return;
  turn.bring(who);
  turn.memo.last = who.name;
}
