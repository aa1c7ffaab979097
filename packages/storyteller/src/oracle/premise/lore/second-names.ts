import { literal, filledPattern, storedPattern } from "../../patterns.ts";
import { TITLES } from "#english/names";
import type { LoreKind, LoreSentence } from "./lore-entry.ts";
import { knownKind } from "./guess-kind.ts";
import { kindOfNoun } from "./nouns.ts";
import type { Draft } from "./draft.ts";

/** One being or house with two names: "the captain", "your dog", "Captain Static, real name Gary Wu". */

/** "Lord Mayor", "Chief Librarian": a name that is nothing but a title is no second person. */
const isTitle = ({ proper, name }: Draft): boolean =>
  proper && name.split(" ").every((word) => TITLES.has(word) || kindOfNoun(word.toLowerCase()) === "person");

/** "The Mistress of Ringers, Dame Ottilie Sark, swears", "Lady Orr, the Mistress of the Wardrobe": who bears an office. */
function bearerOf(draft: Draft, proper: readonly Draft[], sentences: readonly LoreSentence[]): Draft | undefined {
  if (!draft.proper) return undefined;
  // "Captain Static, real name Gary Wu": one person with two names.
  const also = proper.find(
    ({ name }) =>
      name !== draft.name &&
      [...draft.sentences].some(
        (at) =>
          ALSO.test(sentences[at]!.text) &&
          sentences[at]!.text.includes(name) &&
          filledPattern("second-names bearer of", "u", literal(name), literal(draft.name)).test(sentences[at]!.text),
      ),
  );
  if (also !== undefined) return also;
  if (!OFFICE.test(draft.name)) return undefined;
  return proper.find(({ name, kind, definite }) => {
    if (name === draft.name || definite || !/^(?:person|null)$/u.test(String(kind))) return false;
    const named = [...draft.sentences].filter((at) => sentences[at]!.text.includes(name));
    if (named.length === 0) return false;
    const called = `(?:old |young |one )?${literal(name)}`;
    const office = `[Tt]he ${literal(draft.name)}(?: of (?:the )?\\p{Lu}\\p{L}+)?`;
    // "the Warden, Anna Vane and Tom" are three.
    const both = filledPattern("second-names bearer of 2", "u", office, called);
    return named.some((at) => both.test(sentences[at]!.text));
  });
}
/** What a sentence has that gives somebody a second name. */
const ALSO = storedPattern("second-names also", "u");
const OFFICE = storedPattern("lore-drafts office", "u");

/** "Zelda the sword swallower" is no sword. */
const isFirstOfTrade = (text: string, name: string, head: string): boolean =>
  text.includes(`${name} the ${head} `) &&
  filledPattern("second-names is first of trade", "u", literal(name), literal(head)).test(text);

/** "your dog Bosun", "your terrier, Crumb,", "Biscuit, your terrier", "the mill Stonemother": an animal, a machine or a house and its name. */
function isApposed(draft: Draft, name: string, head: string, text: string, kind: LoreKind | null): boolean {
  if (!text.includes(head) || draft.kind === "person" || (draft.kind === "place" && (kind ?? "place") !== "place"))
    return false;
  if (draft.kind === "thing" && !draft.name.startsWith("your ")) return false;
  // "the Mitre, the chapel" are two places.
  const comma = draft.kind === "place" ? "" : ",";
  const own = "(?:an?|the|one|my|our|his|her|their|your|its)";
  return filledPattern(
    "second-names is apposed",
    "iu",
    own,
    literal(head),
    comma === "" ? "" : ",?",
    literal(name),
    comma === "" ? " is" : ",",
  ).test(text);
}

/** "the captain" is Captain Ossa Vel, and "the goose" is Bernard, where only one can be meant. */
export function withTitles(drafts: readonly Draft[], sentences: readonly LoreSentence[]): Draft[] {
  const proper = drafts.filter((draft) => draft.proper && knownKind(draft.name) === null);
  return drafts.filter((draft) => {
    const bearer = bearerOf(draft, proper, sentences);
    if (bearer !== undefined) {
      bearer.aliases.add(draft.name);
      bearer.kind = "person";
      for (const at of draft.sentences) bearer.sentences.add(at);
      return false;
    }
    if (
      (draft.proper && !isTitle(draft)) ||
      !(draft.kind === "person" || draft.kind === "creature" || draft.kind === "thing" || draft.kind === "place")
    )
      return true;
    const head = draft.name.split(" ").at(-1)!;
    const bearers = proper.filter(
      ({ name, kind, sentences: own }) =>
        (draft.kind === "person" && name.split(" ")[0]!.toLowerCase() === head) ||
        (draft.kind === kind && draft.name === head && name.split(" ").at(-1)!.toLowerCase() === head) ||
        [...own].some((at) => {
          const { text } = sentences[at]!;
          const asTitle =
            draft.kind === "person"
              ? [`the ${draft.name}, ${name}`, `the ${draft.name}, the ${name}`, `${name}, the ${draft.name}`]
              : [];
          if (isApposed(draft, name, head, text, kind)) return true;
          return [
            `${head} called ${name}`,
            `${head} named ${name}`,
            ...(isFirstOfTrade(text, name, head) || (draft.kind === "thing" && kind === "place")
              ? []
              : [`${name} the ${head}`]),
            ...asTitle,
          ].some((words) => text.toLowerCase().includes(words.toLowerCase()));
        }),
    );
    if (bearers.length !== 1) return true;
    bearers[0]!.aliases.add(draft.name);
    if (bearers[0]!.kind === null || bearers[0]!.kind === "thing") bearers[0]!.kind = draft.kind;
    for (const at of draft.sentences) bearers[0]!.sentences.add(at);
    return false;
  });
}
