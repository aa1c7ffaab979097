import { findEntry, type LoreEntry, shortName } from "../lore/lore.ts";
import { isBreak, kindOfNoun } from "../lore/nouns.ts";
import type { Turn } from "../turn.ts";
import type { Part } from "../words/clauses.ts";
import { isKnownVerb } from "#english/past-tense";
import { ESCAPES } from "./danger.ts";
import { isDangerous } from "./danger-words.ts";
import { personIn } from "./who.ts";

/** What is beside the deed in a busy sentence: what happens with it, and minor people whom it brings in. */

const LINK = /(?:,? (?:and|but|while|as|with|then)|[,!;:]+) (?=\p{L})/gu;

/** "run for the gate and two sailors come after me": the deed, and what happens. Who flees has seen first what comes. */
export function apart(part: Part): Part[] {
  if (part.kind !== "do") return [part];
  for (const link of part.text.matchAll(LINK)) {
    const deed: Part = { kind: "do", text: part.text.slice(0, link.index) };
    const after = part.text.slice(link.index + link[0].length);
    if (/[,!;:]/u.test(link[0]) && /^you\b/iu.test(after))
      return [deed, { kind: "say", words: after, to: "", verb: "say", direct: true }];
    const [first = ""] = after.split(" ");
    if (/^(?:i|we|to|my|in|at|on|it|me)$/iu.test(first) || isKnownVerb(first)) continue;
    // "the guards after us" has no verb.
    const whole = isDangerous(after)
      ? after
      : after.replace(/^((?:\S+ ){1,4}?)(?:still |right |close )?(?=(?:after|behind|on) (?:me|us)\b)/iu, "$1are ");
    if (!isDangerous(whole)) continue;
    const happens: Part = { kind: "state", text: whole };
    return ESCAPES.test(deed.text) ? [happens, deed] : [deed, happens];
  }
  return [part];
}

const MINOR =
  /^(?:(?:and|then|but|now|suddenly|meanwhile|just|there(?:'s| is| are)) )*((?:one|two|some|three|several) of )?((?:the|an?|his|her|their|its|my|our|some|two|three|four|five|six|several|[\p{L}-]+(?: [\p{L}-]+)?['’]s)(?: (?:two|three|four|own))?) ((?:[\p{Ll}-]+ ){0,2}?)([\p{Ll}-]+)(?=$|[.,!]| (?:is|are|has|have|in|at|with|on|from|half|\p{Ll}+s|\p{Ll}+ing|come|run|stand|wait|watch|follow|block)\b)/iu;

const single = (noun: string): string => noun.replace(/men$/u, "man").replace(/(?<=[^s])s$/u, "");
const isMinor = (noun: string, isOwned: boolean): boolean => {
  const one = single(noun).split("-").at(-1)!;
  return (
    kindOfNoun(one) === "person" ||
    (isOwned && /.{2}(?:er|or|ist|ant|eer|smith|hand)$/u.test(one) && kindOfNoun(one) === null) ||
    /(?:man|woman|guard|officer|lad|maid|sailor|servant|soldier|waiter|thug|bandit)$/u.test(one)
  );
};

/** Somebody without a name who is in a sentence's subject: "his clerk is watching me", "two of her guards". They are somebody from now on. */
export function minorIn(turn: Turn, text: string): LoreEntry | undefined {
  const [, some = "", owner = "", manner = "", noun = ""] = MINOR.exec(text) ?? [];
  const isOwned = /['’]s\b|^(?:his|her|their|an?|two|three|some|several)\b/iu.test(owner) || some !== "";
  if (noun === "" || !isMinor(noun, /['’]s\b/u.test(owner))) return undefined;
  const many = !/^one /iu.test(some) && single(noun) !== noun;
  const head = many ? noun : single(noun);
  const known = findEntry(turn.lore, `the ${head}`);
  if (known?.kind === "person" || known?.kind === "creature") return known;
  const meant = isOwned ? undefined : personIn(turn, `the ${manner}${noun}`);
  if (meant !== undefined) return meant;
  const whose =
    /^(?:his|her|their)\b/iu.test(owner) && turn.memo.last !== ""
      ? `${shortName(turn.entry(turn.memo.last))}'s`
      : /['’]s/u.test(owner)
        ? owner.replace(/ (?:two|three|four|own)$/u, "")
        : "the";
  const name = `the ${head}`;
  turn.memo.names.push({
    name,
    kind: "person",
    role: `${whose.replace(/^\p{Ll}(?=\p{L}+['’]s)/u, (letter) => letter.toUpperCase())} ${manner}${head}`,
  });
  if (/(?:man|boy|lad|groom|waiter)$/u.test(head)) turn.memo.pronouns[name] = "he";
  if (/(?:woman|girl|maid|nurse|waitress)$/u.test(head)) turn.memo.pronouns[name] = "she";
  return turn.entry(name);
}

const TO_MINOR =
  /\b(?:to|at|with|behind|grab|give|hand|bribe|pay|stop|follow|trip|hook|hit|attack|push|ask) ((?:the|an?|one of the) (?:[\p{Ll}-]+ )?[\p{Ll}-]+)\b/iu;

/** A deed to somebody of whom nobody has spoken yet: "march over to the clerk". They are here. */
export function meetMinor(turn: Turn, text: string): void {
  const phrase = TO_MINOR.exec(text)?.[1];
  if (phrase === undefined || personIn(turn, phrase) !== undefined) return;
  const words = phrase.split(" ");
  const who = minorIn(turn, isBreak(words.at(-1)!) ? words.slice(0, -1).join(" ") : phrase);
  if (who === undefined || turn.isHere(who)) return;
  turn.bring(who);
  turn.memo.last = who.name;
}

const ADDRESSES =
  /^(?:please |oi |just )*(?:(?:don'?t|do not|stop|never) )?(?:\p{Ll}+ )(?:with |to |at |from )?(?:me|us)\b/iu;

/** "don't give me that", "come with me barnaby": said to somebody, where the player does not write "I". */
export function isSaidTo(turn: Turn, text: string): boolean {
  const [first = "", second = ""] = text.split(" ");
  const written = turn.brief.playerText.toLowerCase().replace(/[’']/gu, "");
  return (
    turn.present.length > 0 &&
    ADDRESSES.test(text) &&
    !new RegExp(
      `\\b(?:i|we|and|then|ll|,)[ ,]+(?:\\p{Ll}+ly )?${first.toLowerCase().replace(/[’']/gu, "")} ${second.toLowerCase().replace(/[^\p{L}]/gu, "")}`,
      "u",
    ).test(written)
  );
}
