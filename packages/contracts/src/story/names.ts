import type { StoryState } from "./state.ts";

/** Words that come before a name but are not part of it. */
export const TITLES: ReadonlySet<string> = new Set(
  "a an the old young big little lord lady sir dame captain master mistress father mother brother sister doctor dr mister mr mrs miss ms saint st king queen prince princess duke duchess count countess baron baroness".split(
    " ",
  ),
);
/** Trades before a name. Alone they may still say who is meant: "the constable". */
const TRADES: ReadonlySet<string> = new Set(
  "keeper elder widow sergeant constable inspector mayor sheriff marshal general admiral commander chief jarl abbot abbess prior prioress bishop reverend reeve warden magistrate advocate professor bosun uncle aunt granny herr frau bruder schwester vater mutter meister hauptmann witwe graf gräfin".split(
    " ",
  ),
);

/**
 * The first name in a name, in small letters: "mira" of "Captain Mira Vance". Empty if it has none: "the tall bandit", "Bram's widow", "the
 * miller of Varrow", "Räuber 2".
 */
export function firstName(name: string): string {
  if (/\d$/u.test(name.trim())) return "";
  const own =
    (
      name
        .normalize("NFC")
        .split(/['’]s\s/u)
        .at(-1) ?? ""
    ).split(/\s(?:of|from|with|in|at)\s/u)[0] ?? "";
  const words = own.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  const isTitle = (word: string): boolean => TITLES.has(word) || TRADES.has(word);
  const first = words.find((word) => /^\p{Lu}/u.test(word) && !isTitle(word.toLowerCase()));
  return first?.toLowerCase() ?? "";
}

/**
 * The registry of names: everybody who has a name in this story. It holds the party, the cast with its other names, those in a fight, and
 * those for whom the cast has no room any more.
 * @param party names of the player's characters
 */
export const namesInUse = (
  { cast, encounter, formerNames = [] }: Pick<StoryState, "cast" | "encounter" | "formerNames">,
  party: readonly string[],
): string[] => [
  ...new Set([
    ...party,
    ...cast.flatMap(({ name, aliases }) => [name, ...aliases]),
    ...(encounter?.combatants ?? []).map(({ name }) => name),
    ...formerNames,
  ]),
];

/** Those in the registry who have the same first name as a name, but are not called exactly so. */
export function namesakes(name: string, inUse: readonly string[]): string[] {
  const first = firstName(name);
  const same = name.trim().toLowerCase();
  return first === "" ? [] : inUse.filter((other) => other.toLowerCase() !== same && firstName(other) === first);
}
