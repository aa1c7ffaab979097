import { isCommonWord } from "#english/names";
import { kindOfNoun } from "./nouns.ts";

/** Names with the words that belong to them, and words that look like names and are none. */

export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** "the Cold Dock" is no "Dock", and "St Mary's church" no "St Mary". */
export function wholeName(text: string, name: string): string {
  if (name.startsWith("St ") && new RegExp(`\\b${literal(name)}['’]s\\b`, "u").test(text)) return `${name}'s`;
  const all = [...text.matchAll(new RegExp(`(?:\\b[Tt]he (\\p{Lu}\\p{Ll}+) )?\\b${literal(name)}\\b`, "gu"))];
  const joined = new RegExp(`\\b(\\p{Lu}\\p{Ll}+ and) ${literal(name)}\\b`, "u").exec(text)?.[1];
  if (joined !== undefined && /(?:Show|Fair|Company|Sons|Society|Inn|Festival|Fete)$/u.test(name))
    return `${joined} ${name}`;
  const before = all[0]?.[1];
  return before !== undefined && isCommonWord(before) && all.every((each) => each[1] === before)
    ? `${before} ${name}`
    : name;
}

/** "the Yorkshire coast", "the Pickering coach", "the Flower and Produce Show": words that belong to another name or noun. */
export function isNoName(text: string, name: string): boolean {
  if (
    new RegExp(
      `\\b${literal(name)} and (?:\\p{Lu}\\p{Ll}+ ){1,2}?(?:Show|Fair|Company|Sons|Co|Society|Inn|Festival|Fete)\\b`,
      "u",
    ).test(text)
  )
    return true;
  if (name.includes(" ")) return false;
  const all = [...text.matchAll(new RegExp(`(\\p{L}+ )?\\b${literal(name)}\\b(?: (\\p{Ll}+))?`, "gu"))];
  return (
    all.length > 0 &&
    all.every(
      ([, before = "", after = ""]) =>
        /^(?:the|a|an) $/iu.test(before) && kindOfNoun(after) !== null && kindOfNoun(after) !== "person",
    )
  );
}
