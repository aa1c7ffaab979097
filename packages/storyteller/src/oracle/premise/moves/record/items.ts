import { filledPattern, pattern, storedPattern } from "../../../patterns.ts";
import { bare } from "#english/noun-phrase";
import { isShared } from "../../case/aim/object-of-aim.ts";
import { truthOf } from "../../case/parts/people-of-case.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { sumIn } from "./money.ts";
import { personIn } from "../people/who.ts";

/** What the hero carries by the player's own words, and where it was put. */

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
const NUMBER = `(?:${NUMBERS.slice(2).join("|")}|\\d+)`;
/** How many words count: "six" of "six buns". Undefined where they count nothing. */
function numberOf(phrase: string): number | undefined {
  const [word = ""] = phrase.toLowerCase().split(" ");
  return NUMBERS.includes(word) ? NUMBERS.indexOf(word) : /^\d+$/u.test(word) ? Number(word) : undefined;
}
/** The noun of a thing, for one of it: "currant buns" → "bun". */
const nounOf = (thing: string): string =>
  thing
    .toLowerCase()
    .split(" ")
    .at(-1)!
    .replace(/(?<=[^s])s$/u, "");
/** A thing as the hero has it: "the lamp", "five currant buns". */
const shown = ({ thing, count }: Held): string =>
  count === undefined
    ? theThing(thing)
    : `${NUMBERS[count] ?? count} ${count === 1 ? thing.replace(/(?<=[^s])s$/u, "") : thing}`;
type Held = Turn["memo"]["held"][number];
export const isHeld = (turn: Turn, thing: string): boolean =>
  turn.memo.held.some((each) => nounOf(each.thing) === nounOf(thing));

/** Keeps what a message says of things taken, put away and given. */
export function noteItems(turn: Turn, text: string): void {
  const { held } = turn.memo;
  const plain = text
    .replace(/“[^”]*”|"[^"]*"/gu, "")
    .replace(/[?].*$/u, "")
    .replace(pattern("items note items", "giu"), (_, number: string) => `${/^one$/iu.test(number) ? "a" : number} `)
    // "I find a hose and a can": both.
    .replace(pattern("items note items 2", "giu"), "$1, take ");
  let last = held.at(-1)?.thing ?? "";
  const thingOf = (phrase: string): string => {
    if (/^(?:it|them)$/iu.test(phrase)) return last;
    const name = bare(phrase.replace(filledPattern("items note items 6", "iu", NUMBER), ""))
      .replace(pattern("items note items 3"), "")
      .trim();
    const kind = kindOfNoun(name.split(" ").at(-1)!.toLowerCase());
    return personIn(turn, name) !== undefined ||
      kind === "person" ||
      kind === "place" ||
      kind === "creature" ||
      NO_THING.test(name) ||
      pattern("items note items 4").test(name)
      ? ""
      : name;
  };
  const drop = (thing: string) => turn.memo.held.filter((each) => nounOf(each.thing) !== nounOf(thing));
  const keep = (thing: string, where: string) => {
    turn.memo.held = [
      ...turn.memo.held.filter((each) => each.thing.toLowerCase() !== thing.toLowerCase()),
      { thing, where },
    ];
    last = thing;
  };
  const found = [
    ...[...plain.matchAll(pattern("items takes", "giu"))].map((match) => ({ match, how: "takes" as const })),
    ...[...plain.matchAll(pattern("items puts", "giu"))].map((match) => ({ match, how: "puts" as const })),
    ...[...plain.matchAll(pattern("items gives", "giu"))].map((match) => ({ match, how: "gives" as const })),
  ].toSorted((a, b) => a.match.index - b.match.index);
  for (const { match, how } of found) {
    const thing = thingOf(match[1]!);
    if (thing === "" || (pattern("items note items 5").test(match[0]) && isStillSought(turn, thing))) continue;
    const had = turn.memo.held.find((each) => nounOf(each.thing) === nounOf(thing));
    const isOne = !/[^s]s$/u.test(thing) || /^an? /iu.test(match[1]!);
    const number = numberOf(match[1]!) ?? (isOne ? 1 : undefined);
    if (had?.count !== undefined && how === "takes") continue;
    // One of several is given away: the rest stays.
    const isAway = how === "gives" || (how === "puts" && match[4]?.toLowerCase() !== "my");
    if (had?.count !== undefined && isAway && number !== undefined && had.count > number) {
      turn.memo.held = turn.memo.held.map((each) => (each === had ? { ...each, count: had.count! - number } : each));
    } else if (how === "takes") keep(thing, "");
    else if (how === "puts" && match[4]?.toLowerCase() === "my")
      keep(thing, `${match[2]!.toLowerCase().replace(/to$/u, "")} your ${bareOwn(match[3]!)}`);
    else if (!/\bsome\b/iu.test(match[1]!)) turn.memo.held = drop(thing);
  }
}
const bareOwn = (phrase: string): string => phrase.replace(/^my /iu, "");
const NO_THING = storedPattern("items no thing");

/** What the story is about is not had by saying so. */
const isStillSought = (turn: Turn, thing: string): boolean =>
  turn.memo.case !== null &&
  !turn.memo.case.enough &&
  truthOf(turn.memo.case)?.kind === "find" &&
  isShared(turn.memo.case.prize.words, thing);

/** Who holds a thing from now on: the hero, or somebody else. */
export function hold(turn: Turn, thing: string, isHero: boolean): void {
  const name = bare(thing.replace(pattern("items hold"), ""));
  turn.memo.held = turn.memo.held.filter((each) => each.thing.toLowerCase() !== name.toLowerCase());
  if (isHero) turn.memo.held.push({ thing: name, where: "" });
}

const BODY = storedPattern("items body");

/** The things of a list: "her spectacles, a bag of six buns and a rope". */
function thingsIn(list: string): Held[] {
  return list.split(/,? and |, /u).flatMap((each) => {
    const plain = each.trim().replace(pattern("items things in"), "");
    const count = numberOf(plain);
    const thing = bare(plain.replace(filledPattern("items things in 5", "iu", NUMBER), ""))
      .replace(pattern("items things in 2", "u"), "your ")
      .replace(pattern("items things in 3", "u"), "")
      .trim();
    const isOwn = count !== undefined || plain !== each.trim() || pattern("items things in 4").test(plain);
    return !isOwn || thing === "" || BODY.test(thing) || sumIn(each) !== null || thing.split(" ").length > 4
      ? []
      : [{ thing, where: "", ...(count === undefined ? {} : { count }) }];
  });
}

/** The things that the hero's texts give them: "carries a cutting wheel, a lantern and twelve ducats". */
export const heroThings = (turn: Turn): Held[] =>
  turn.lore.sentences
    .filter(({ source }) => source === "hero")
    .flatMap(({ text }) =>
      thingsIn(
        pattern("items hero things").exec(text)?.[1] ??
          pattern("items hero things 2", "u").exec(text)?.[1] ??
          pattern("items hero things 3", "u").exec(text)?.[1] ??
          "",
      ),
    )
    .slice(0, 8);

/** "I have my stamp, a rope and six buns": what the player counts up is what the hero has. False where something else is said. */
export function countsThings(turn: Turn, text: string): boolean {
  const list = pattern("items counts things").exec(text)?.[1];
  if (list === undefined || (!/,|\band\b/u.test(list) && sumIn(list) === null)) return false;
  const parts = list.split(/,? and |, /u).filter((each) => sumIn(each) === null && !/^not /iu.test(each));
  // "my stamp, barometer, buns and rope": the first article stands for all.
  const own = parts.map((each) =>
    pattern("items counts things 2").test(each) || numberOf(each) !== undefined ? each : `my ${each}`,
  );
  const things = own.flatMap(thingsIn);
  if (
    things.length < parts.length ||
    things.some(
      ({ thing }) =>
        NO_THING.test(thing) ||
        thing.split(" ").length > 3 ||
        (!/['’]s /u.test(thing) && personIn(turn, thing) !== undefined),
    )
  )
    return false;
  for (const each of things)
    if (!isHeld(turn, each.thing)) turn.memo.held.push(each);
    else if (each.count !== undefined)
      turn.memo.held = turn.memo.held.map((had) =>
        nounOf(had.thing) === nounOf(each.thing) ? { ...had, count: each.count } : had,
      );
  turn.moved = true;
  return true;
}

/** "the lantern", but "Clara's letters". */
export const theThing = (thing: string): string =>
  /['’]s? /u.test(thing) && (pattern("items the thing", "u").test(thing) || !/^\p{Ll}+['’]s? /u.test(thing))
    ? thing
    : `the ${thing}`;

/** What the hero carries, one of each: the player's words before the sheet. */
export function carried(turn: Turn): string[] {
  const own = turn.memo.held.map((each) => `${shown(each)}${each.where === "" ? "" : ` (${each.where})`}`);
  const names = new Set(turn.memo.held.map(({ thing }) => thing.toLowerCase()));
  const listed = (turn.sheet?.inventory ?? [])
    .filter(({ name, quantity }) => quantity > 0 && !names.has(name.toLowerCase()))
    .map(({ name, quantity }) =>
      quantity > 1
        ? `${quantity} × ${name}`
        : /^\p{Ll}/u.test(name) && !name.endsWith("s") && !/^(?:some|two|three) /u.test(name)
          ? theThing(name)
          : name,
    );
  return [...own, ...listed];
}
