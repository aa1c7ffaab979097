import { filledPattern, pattern, storedPattern } from "../../patterns.ts";
import { isKnownVerb } from "#english/past-tense";
import { isBreak, isGroupNoun, kindOfNoun } from "../lore/nouns.ts";
import { placesListed } from "../lore/where/places-listed.ts";
import { readOnce } from "../lore/read-once.ts";
import type { Lore } from "../lore/lore-entry.ts";
import type { Turn } from "../turn.ts";

/** Places that the player's texts have without a name: "the cannery", "the green". */
export const commonPlaces = ({ lore }: Turn): readonly string[] =>
  readOnce(lore.called, "common places", "", () => readPlaces(lore));

function readPlaces(lore: Lore): string[] {
  const texts = lore.written
    .filter(({ source }) => source !== "hero")
    // "the valley of Nether Dribble", "the submarine Halibut": what all of it happens in.
    .map(({ text }) => text.replace(pattern("common-places read places", "gu"), ""))
    .map((text) => text.replace(pattern("common-places read places 2", "gu"), ""));
  const found = texts.flatMap((text) =>
    [...text.matchAll(pattern("common-places read places 4", "gu"))].flatMap(([, first = "", second = ""]) =>
      (isRoom(second) || isCar(first, second)) && !NO_ADJECTIVE.test(first) && !isDeed(first, second)
        ? [`${first} ${second}`]
        : isRoom(first) && kindOfNoun(second) === null && !isGroupNoun(second) && !isCompound(second)
          ? [first]
          : [],
    ),
  );
  // "Walk out on the ice": what is walked on is a place.
  const ground = texts.flatMap((text) =>
    [...text.matchAll(pattern("common-places ground", "giu"))].map(([, noun = ""]) => noun.toLowerCase()),
  );
  // "St Hild's is a boarding school": where all of it happens is no place to go to.
  const isSetting = (noun: string) =>
    texts.some((text) => filledPattern("common-places read places 3", "u", noun).test(text));
  // "the survey boat Teal" is the Teal, wherever she is. "The pub, the Drowned Bell": it has a name.
  const isNamed = (words: string) =>
    texts.some((text) => new RegExp(`\\b${words} \\p{Lu}`, "u").test(text)) ||
    pattern("common-places read places 5", "u").test(words) ||
    lore.entries.some(
      ({ proper, kind, aliases }) =>
        proper &&
        kind === "place" &&
        (aliases.includes(words) ||
          aliases.includes(pattern("common-places read places 6", "u").exec(words)?.[1] ?? "-")),
    );
  const listed = texts.flatMap(placesListed).filter((each) => !/\p{Lu}/u.test(each) && !isNamed(each.slice(4)));
  const others = [...new Set([...found, ...ground])]
    .filter(
      (words) =>
        !listed.some((each) => words.endsWith(each.slice(3))) &&
        !isSetting(words.split(" ").at(-1)!) &&
        !isNamed(words),
    )
    .map((words) => `the ${words}`);
  return [...new Set([...listed, ...others])];
}

/** "the garden gnomes", "the barge families": the noun belongs to another one. */
const isCompound = (next: string): boolean =>
  next !== "" &&
  !isBreak(next) &&
  !/(?:ed|ly|ing)$/u.test(next) &&
  !isKnownVerb(next) &&
  !(next.endsWith("s") && isKnownVerb(next.slice(0, -1))) &&
  next.endsWith("s");

/** "the dining car" of a train. */
const isCar = (sort: string, noun: string): boolean =>
  noun === "car" && pattern("common-places is car", "u").test(sort);

/** "the hedgehog keeps the store": what it does. */
const isDeed = (noun: string, verb: string): boolean =>
  (pattern("common-places is deed", "u").test(kindOfNoun(noun) ?? "") || WIDE.test(noun)) &&
  verb.endsWith("s") &&
  isKnownVerb(verb.slice(0, -1));

const NO_ADJECTIVE = storedPattern("common-places no adjective");
export const WIDE = storedPattern("common-places wide");
const isRoom = (noun: string): boolean =>
  !WIDE.test(noun) && (kindOfNoun(noun) === "place" || pattern("common-places is room", "u").test(noun));
