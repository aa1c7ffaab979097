import { filledPattern, pattern, storedPattern, type StoredPattern } from "../../patterns.ts";
import { kindOfNoun } from "./nouns.ts";

/** What somebody is by the texts: their role, their trade, and the noun before their name. */

/** What a person is, in the words of the texts: "the baker", "my sister", "a lampwright of the Spine". Empty if they do not say it. */
export function roleOf(name: string, aliases: readonly string[], sentences: readonly string[]): string {
  for (const text of sentences) {
    for (const each of [name, ...aliases]) {
      const from = text.indexOf(each);
      if (from < 0) continue;
      const after = text.slice(from + each.length);
      const apposition = pattern("roles role of 5", "u").exec(after)?.[1];
      // "Harold Bunce, landlord of the Plough": a trade without its article.
      const office = pattern("roles role of", "u").exec(after);
      const isOffice = office !== null && kindOfNoun(office[2]!) === "person";
      const predicate = pattern("roles role of 2", "u").exec(after)?.[1];
      const before = pattern("roles role of 6", "u").exec(text.slice(0, from))?.[1];
      const called = pattern("roles role of 3", "u").exec(text.slice(0, from));
      const byTrade = /^ (the [\p{Ll}-]+)\b/u.exec(after)?.[1];
      const does = pattern("roles role of 4", "u").exec(after)?.[1];
      const held = before !== undefined && kindOfNoun(before.split(" ").at(-1) ?? "") === "person" ? before : undefined;
      const trade = byTrade !== undefined && kindOfNoun(byTrade.slice(4)) === "person" ? byTrade : undefined;
      const found =
        apposition ??
        (isOffice ? `the ${office[1]!}` : undefined) ??
        predicate ??
        held ??
        trade ??
        (called === null ? undefined : `${called[1]} ${called[2]}`) ??
        does;
      if (found !== undefined)
        return found
          .replace(/^(?:my|our) /iu, "your ")
          .replace(/^(?:The|An?)\b/u, (word) => word.toLowerCase())
          .trim();
    }
  }
  return "";
}

/** The noun for a named entry: "A goose called Admiral" can also be called "the goose". */
export const nounOf = (name: string, texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    if (!text.includes(` called ${name}`) && !text.includes(` named ${name}`)) return [];
    const noun = filledPattern("roles noun of", "u", name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")).exec(text)?.[1];
    return noun === undefined || kindOfNoun(noun) === null ? [] : [noun];
  });

const TRADES: readonly (readonly [StoredPattern, string])[] = [
  [storedPattern("roles trades", "u"), "gravedigger"],
  [storedPattern("roles trades 2", "u"), "baker"],
  [storedPattern("roles trades 3", "u"), "innkeeper"],
  [storedPattern("roles trades 4", "u"), "barkeeper"],
  [storedPattern("roles trades 5", "u"), "dealer"],
  [/ nurses\b/u, "nurse"],
  [/ plays the organ\b/u, "organist"],
  [storedPattern("roles trades 6", "u"), "lighthouse keeper"],
  [/ teaches\b/u, "teacher"],
  [/ cooks\b/u, "cook"],
];

/** Names for people by their work: a person who digs graves is "the gravedigger". */
export const tradesOf = (names: readonly string[], texts: readonly string[]): string[] =>
  (names.some((name) => name.startsWith("Doctor ")) ? ["doc"] : []).concat(
    TRADES.flatMap(([work, trade]) =>
      texts.some((text) => names.some((name) => text.startsWith(name) && work.test(text.slice(name.length))))
        ? [trade]
        : [],
    ),
  );
