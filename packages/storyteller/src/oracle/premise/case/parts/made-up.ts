import type { Random } from "../../../../random.ts";
import { lexicon } from "../../../understand/lexicon/lexicon.ts";
import { findEntry } from "../../lore/lore.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import { placesOf } from "../../lore/where/whereabouts.ts";
import type { Turn } from "../../turn.ts";
import { sightIn } from "./casting.ts";
import { cases, type Role } from "../case-content.ts";
import { pattern } from "../../../patterns.ts";
import { commonPlaces, WIDE } from "../common-places.ts";
import type { KeptCase } from "../kept-case.ts";
import { groupsOf, textsOf } from "../of-premise.ts";

/** Somebody whom the player's texts do not have: one of a group that they name, or who works at a place of theirs. */

type Invented = KeptCase["invented"][number];

/** Makes somebody up for a part. An opponent has some power over the others. */
export function madeUp(
  turn: Turn,
  random: Random,
  others: readonly Invented[],
  part: Role,
  world: readonly string[],
): Invented {
  const is = random.chance(0.5) ? "she" : "he";
  const texts = `${textsOf(turn, "world")} ${turn.memo.facts.join(" ")}`;
  const isFree = (name: string) =>
    !others.some((each) => each.name === name) && !texts.includes(name) && findEntry(turn.lore, name) === undefined;
  const { names, people } = cases();
  const own = (world.includes("space") ? names["space"] : world.includes("modern") ? names["plain"] : names["old"])?.[
    is
  ];
  const free = (own ?? lexicon().givenNames[is]!.filter((name) => name.length > 3 && name.length < 8)).filter(isFree);
  const taken = new Set(others.map(({ role }) => role));
  const roles = [
    ...(part === "opponent" ? [] : memberships(turn, part)),
    ...random.shuffle(jobs(turn, part === "opponent")),
    ...random.shuffle(people[part === "opponent" ? "offices" : "trades"] ?? []),
  ];
  const role = roles.find((each) => !taken.has(each)) ?? "who was here before you";
  return { name: random.pick(free.length > 0 ? free : lexicon().givenNames[is]!), role, is };
}

/** "One of the hedge priests": those who hear everything first for a witness, those of the opponent for a tool. */
function memberships(turn: Turn, part: Role): string[] {
  const order = (text: string) => (part === "witness" && sightIn(text) ? -1 : 0);
  return groupsOf(turn)
    .toSorted((a, b) => order(a.text) - order(b.text))
    .map(({ words, isMany }) => (isMany ? `one of ${words}` : `of ${words}`));
}

/** What somebody does at a place of the texts: "who works at the cannery". */
function jobs(turn: Turn, isPowerful: boolean): string[] {
  const places = [...placesOf(turn), ...commonPlaces(turn)].filter(
    (name) =>
      !WIDE.test(name.replace(/^the /u, "")) &&
      !name.startsWith("your ") &&
      /\b\p{Ll}+$/u.test(name) &&
      kindOfNoun(name.split(" ").at(-1)!) === "place",
  );
  return [...new Set(places)].flatMap((name) =>
    isPowerful
      ? pattern("owned").test(name)
        ? [`who owns ${name}`]
        : []
      : pattern("outside").test(name)
        ? []
        : [`who works at ${name}`],
  );
}
