import { pattern } from "../../patterns.ts";
import { isKnownVerb } from "#english/past-tense";
import type { LoreEntry } from "./lore-entry.ts";
import { isGroupNoun, kindOfNoun } from "./nouns.ts";

/** Words that look like somebody's name in a text, and name nobody. */

/**
 * "Ask" and "Will" are names, but "I ask who will come" names nobody. A word that is also a verb counts as a name only if it is
 * capitalised and not the first word.
 */
function isVerb(text: string, from: number): boolean {
  const word = /^\p{L}+/u.exec(text.slice(from))?.[0] ?? "";
  const isCapital = word !== word.toLowerCase();
  // "Will, come with me!": called.
  if (isCapital && /^\p{L}+(?:[,!]|$)/u.test(text.slice(from))) return false;
  return (isKnownVerb(word) || /^(?:will|may)$/iu.test(word)) && (!isCapital || text.slice(0, from).trim() === "");
}

/** "My mother" and "the spring" are not Mother and Spring: a name that is a common noun, where the words make it one. */
const isSomebodyElse = ({ name }: LoreEntry, text: string, from: number): boolean => {
  const word = /^\p{L}+/u.exec(text.slice(from))?.[0] ?? "";
  const kind = kindOfNoun(word);
  if (kind === null || word !== word.toLowerCase() || name.startsWith("the ")) return false;
  const before = text.slice(0, from);
  const isOwned = pattern("no-names is somebody else").test(before);
  return kind === "person"
    ? isOwned && name.toLowerCase() === word
    : isOwned || pattern("no-names is somebody else 2").test(before);
};

/** "The Mallory riders" are not Duke Mallory. */
const isTheirGroup = (text: string, from: number): boolean =>
  isGroupNoun(pattern("no-names is their group", "u").exec(text.slice(from))?.[1] ?? "") &&
  /\bthe $/iu.test(text.slice(0, from));

/** Whether the word at a place of a text is not the person who has it as a name. */
export const isNobodyHere = (entry: LoreEntry, text: string, from: number): boolean =>
  isVerb(text, from) || isSomebodyElse(entry, text, from) || isTheirGroup(text, from);
