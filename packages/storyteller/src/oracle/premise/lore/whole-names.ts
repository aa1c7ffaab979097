import { literal, filledPattern, pattern } from "../../patterns.ts";
import { lexicon } from "../../understand/lexicon/lexicon.ts";
import { isCommonWord } from "#english/names";
import { isGivenName, kindOfNoun } from "./nouns.ts";
import { isPluralVerb, kindOfName } from "./name-kinds.ts";
import type { LoreSentence } from "./lore-entry.ts";

/** Names with the words that belong to them, and words that look like names and are none. */

/** "the Cold Dock" is no "Dock", and "St Mary's church" no "St Mary". */
export function wholeName(text: string, name: string): string {
  if (name.startsWith("St ") && new RegExp(`\\b${literal(name)}['’]s\\b`, "u").test(text)) return `${name}'s`;
  // "Vault Six" is no other vault.
  const number = filledPattern("whole-names whole name 3", "u", literal(name)).exec(text)?.[1];
  if (number !== undefined && pattern("whole-names whole name", "u").test(name)) return `${name} ${number}`;
  const all = [...text.matchAll(filledPattern("whole-names whole name 4", "gu", literal(name)))];
  const joined = filledPattern("whole-names whole name 5", "u", literal(name)).exec(text)?.[1];
  if (joined !== undefined && pattern("whole-names whole name 2", "u").test(name)) return `${joined} ${name}`;
  // "The Calloway brothers"
  const kin = filledPattern("whole-names whole name 6", "u", literal(name)).exec(text)?.[1];
  if (kin !== undefined) return `${name} ${kin}`;
  // "First Officer Ingrid Dahl"
  const rank = filledPattern("whole-names whole name 7", "u", literal(name)).exec(text)?.[1];
  if (rank !== undefined) return `${rank} ${name}`;
  // "the village of Little Snoring": its first word is also an ordinary one.
  const sized = [...text.matchAll(filledPattern("whole-names whole name 8", "gu", literal(name)))];
  const size = sized[0]?.[1];
  if (size !== undefined && !name.includes(" ") && sized.every((each) => each[1] === size)) return `${size} ${name}`;
  const before = all[0]?.[1];
  return before !== undefined && isCommonWord(before) && all.every((each) => each[1] === before)
    ? `${before} ${name}`
    : name;
}

/** "the Yorkshire coast", "the Pickering coach", "the Flower and Produce Show": words that belong to another name or noun. */
export function isNoName(text: string, name: string): boolean {
  if (text.includes(`${name} and `) && filledPattern("whole-names is no name 3", "u", literal(name)).test(text))
    return true;
  // "in the manner of Douglas Adams or Red Dwarf": whom the style is after. "Customs Officer Third Class": a rank.
  if (
    pattern("whole-names is no name 2", "u").test(name) ||
    (text.split(name).length === 2 && filledPattern("whole-names is no name 4", "iu", literal(name)).test(text))
  )
    return true;
  // "a mug that says Best Dad": what is written somewhere.
  if (
    text.split(name).length === 2 &&
    / (?:says|reads) /u.test(text) &&
    filledPattern("whole-names is no name 5", "u", literal(name)).test(text)
  )
    return true;
  // "Hartley and Daughter": the firm is no child.
  if (pattern("whole-names is no name", "u").test(name) && new RegExp(`\\p{Lu}\\p{Ll}+ and ${name}\\b`, "u").test(text))
    return true;
  // "Blandings & Rowe": a firm.
  if (text.includes(" & ") && filledPattern("whole-names is no name 6", "u", literal(name)).test(text)) return true;
  if (name.includes(" ")) return false;
  // "Security guard Luis Pena", "Chief botanist Osei": what a sentence begins with belongs to the trade.
  const trades = [...text.matchAll(filledPattern("whole-names is no name 7", "gu", literal(name)))];
  if (trades.every(([, opens, trade]) => opens !== undefined && trade !== undefined && kindOfNoun(trade) === "person"))
    return true;
  // "Quick hands, bad knee": a sentence that begins with a describing word.
  if (
    filledPattern("whole-names is no name 8", "u", literal(name)).test(text) &&
    text.split(new RegExp(`\\b${literal(name)}\\b`, "u")).length === 2
  )
    return true;
  if (isOnlyNoun(text, name)) return true;
  const all = [...text.matchAll(filledPattern("whole-names is no name 9", "gu", literal(name)))];
  return (
    all.length > 0 &&
    all.every(
      ([, before = "", after = ""]) =>
        (/^(?:the|a|an) $/iu.test(before) || (kindOfNoun(after) === "thing" && /^\p{Ll}+ $/u.test(before))) &&
        kindOfNoun(after) !== null &&
        kindOfNoun(after) !== "person" &&
        // "The Burned hold the road": what they do.
        !(/(?:[^s]s|ed)$/u.test(name) && isPluralVerb(after)),
    )
  );
}

/** "Things left near the pool come back wet": a plural that only opens sentences is a noun, unless it is a given name. */
function isOnlyNoun(text: string, name: string): boolean {
  if (!/[^s]s$/u.test(name) || isGivenName(name)) return false;
  const all = [...text.matchAll(filledPattern("whole-names is only noun 2", "gsu", literal(name)))];
  return all.every(
    ([, before = "", after = ""]) =>
      /^[.!?:]?$/u.test(before.trim()) && pattern("whole-names is only noun", "u").test(after),
  );
}

/** Whether somebody with a name has a rank: then "the Duke" is Duke Mallory. */
const bornBy = (sentences: readonly LoreSentence[], rank: string): boolean =>
  sentences.some(({ text }) => filledPattern("whole-names born by", "u", rank).test(text));

/** Names that occur only at the start of a sentence. The next words show that they are names: "Kettil the smith", "Yrsa lives". */
export function openingNames(sentences: readonly LoreSentence[]): string[] {
  return sentences.flatMap(({ text }) => {
    // "his pig Admiral", "her sow, Duchess"
    const beasts = [...text.matchAll(pattern("whole-names opening names 12", "gu"))]
      .filter(([, noun]) => kindOfNoun(noun!) === "creature")
      .map((each) => each[2]!);
    if (beasts.length > 0) return beasts;
    const called = [...text.matchAll(pattern("whole-names opening names 13", "gu"))].map((each) =>
      each[1]!.replace(/['’]s?$/u, ""),
    );
    if (called.length > 0) return called;
    // "The twins Ash and Ember", "his heirs, Brie and Stilton": names that are also words.
    const several = pattern("whole-names opening names", "u").exec(text)?.[1];
    if (several !== undefined) return several.split(/, | and /u);
    // "Her brother Will works at the mill": a name that is also a verb or a wish.
    const kin = pattern("whole-names opening names 2", "u").exec(text)?.[1];
    if (kin !== undefined && lexicon().people.verbLike.includes(kin)) return [kin];
    // "His sister Prudence Battersby": a given name that is also a word.
    const kinNamed = pattern("whole-names opening names 15", "u").exec(text)?.[1];
    if (kinNamed !== undefined && isCommonWord(kinNamed.split(" ")[0]!)) return [kinNamed];
    // "The ship's computer, Mother, answers": a name that is also a word.
    const minded = pattern("whole-names opening names 3", "u").exec(text)?.[1];
    if (minded !== undefined) return [minded];
    const selfCalled = pattern("whole-names opening names 9", "u").exec(text)?.[1];
    if (selfCalled !== undefined) return [selfCalled];
    // "Matron is kind on Sundays", "the Duke has had two wives": a title that is all of a name.
    const titled = pattern("whole-names opening names 4", "u").exec(text)?.[1];
    if (titled !== undefined) return [titled];
    const ranks = [...text.matchAll(pattern("whole-names opening names 14", "gu"))].map((each) => each[1]!);
    if (ranks.length > 0) return ranks.filter((rank) => !bornBy(sentences, rank));
    // "SABLE, the station's mind, speaks": a name in capitals that speaks.
    const mind = pattern("whole-names opening names 5", "u").exec(text)?.[1];
    if (mind !== undefined) return [mind];
    // "HUGO is the station computer", "Bolt is a cleaning robot"
    const machine = pattern("whole-names opening names 6", "u").exec(text)?.[1];
    if (machine !== undefined) return [machine];
    const compound = pattern("whole-names opening names 7", "u").exec(text)?.[1];
    if (compound !== undefined) return [compound];
    const [, name = "", after = ""] = pattern("whole-names opening names 10", "u").exec(text) ?? [];
    if (name === "" || isCommonWord(name)) return [];
    // "Lamps keep the dark away": a noun that only opens its sentence.
    if (
      kindOfNoun(name) !== null &&
      kindOfNoun(name) !== "person" &&
      !sentences.some((each) => new RegExp(`\\p{Ll} ${literal(name)}\\b`, "u").test(each.text))
    )
      return [];
    const trade = /^ the (\p{Ll}+)/u.exec(after)?.[1];
    // "Zelda the sword swallower", "Denise from accounts".
    const isNamed =
      pattern("whole-names opening names 8", "u").test(after) ||
      (isGivenName(name) && pattern("whole-names opening names 11", "u").test(after));
    if (isNamed) return [name];
    const kind = kindOfName(name, "", after);
    return (trade !== undefined && pattern("whole-names opening names 16", "u").test(kindOfNoun(trade) ?? "")) ||
      kind === "person" ||
      kind === "place" ||
      (kind === "creature" && /^ is an? /u.test(after))
      ? [name]
      : [];
  });
}
