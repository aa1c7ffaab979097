import type { Random } from "../../../random.ts";
import { entriesIn } from "../lore/lore.ts";
import { readOnce } from "../lore/read-once.ts";
import { isSamePlace, placesOf, whereIs } from "../lore/where/whereabouts.ts";
import type { Turn } from "../turn.ts";
import { literal, filledPattern, pattern, storedPattern } from "../../patterns.ts";
import { commonPlaces, WIDE } from "./common-places.ts";
import type { KeptCase } from "./kept-case.ts";
import { textsOf } from "./of-premise.ts";

/** The places of a case: those of the player's texts, and where they have too few, one that any such story has. */

/** "Mr Kowalski moved to Spain": a place that people only come from or have gone to. */
const isFar = (turn: Turn, name: string): boolean =>
  readOnce(turn.lore.written, "far place", name, () => readFar(turn, name));

function readFar(turn: Turn, name: string): boolean {
  const texts = turn.lore.written.filter(({ text }) => text.includes(name)).map(({ text }) => text);
  const far = filledPattern("places-of-case read far", "u", name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  return texts.length > 0 && texts.every((text) => far.test(text));
}

/** The ship that went down is no place to go to. */
const isLost = (turn: Turn, name: string): boolean =>
  readOnce(turn.lore.written, "lost place", name, () => {
    const lost = filledPattern("places-of-case is lost", "u", name);
    return turn.lore.written.some(({ text }) => text.includes(name) && lost.test(text));
  });

/** The hero's own home is no place where the others settle anything. */
export const OWN = storedPattern("places-of-case own", "u");

const NOWHERE = {
  space: ["hold", "lower deck", "old airlock"],
  sea: ["boathouse", "net loft", "old storehouse"],
  any: ["storehouse", "back yard", "empty house"],
  /** Where it begins within a large house. */
  house: ["cellar", "attic", "back stairs"],
} as const;

/** "The watchtower of Baron Crail": the house that a text calls somebody's. */
const seatOf = (turn: Turn, name: string): string =>
  readOnce(turn.lore.written, "seat", name, () => readSeat(turn, name));

function readSeat(turn: Turn, name: string): string {
  const seat = new RegExp(pattern("seat").source.replace("NAME", literal(name)), "u");
  for (const { text } of turn.lore.written) {
    const found = seat.exec(text);
    if (found !== null) return found[1]!;
  }
  return "";
}

/** Where it began, where it is decided, and a third place. */
export function spotsOf(
  turn: Turn,
  random: Random,
  who: KeptCase["who"],
  aim: string,
  world: readonly string[],
  isOnTheWay: boolean,
): KeptCase["where"] {
  // The town or ship in which all of it happens is no place to go to.
  const first = turn.lore.sentences.find(({ source, text }) => source !== "notes" && source !== "hero" && text !== "");
  const setting = /\bfrom\b.*\bto\b/u.test(first?.text ?? "") ? "" : (first?.text ?? "").split(",")[0]!;
  const settings = new Set(entriesIn(turn.lore, setting).map(({ name }) => name));
  const all = placesOf(turn);
  const near = all.filter(
    (name) =>
      !settings.has(name) &&
      !(world.includes("space") && pattern("planet", "u").test(name)) &&
      !OWN.test(name) &&
      !isFar(turn, name) &&
      !WIDE.test(name.replace(/^the /u, "")),
  );
  const was = turn.memo.visited[0] ?? turn.place;
  const opening = textsOf(turn, "notes");
  const isWide =
    settings.has(was) ||
    isFar(turn, was) ||
    WIDE.test(was.replace(/^the (\p{Ll}+).*$/u, "$1")) ||
    pattern("places-of-case spots of 2", "u").test(was);
  const begun = isWide ? (pattern("first place", "u").exec(opening)?.[1] ?? was) : was;
  const named = entriesIn(turn.lore, aim).find(
    ({ kind, name, proper }) =>
      kind === "place" &&
      proper &&
      !settings.has(name) &&
      !isLost(turn, name) &&
      !(world.includes("space") && pattern("planet", "u").test(name)),
  )?.name;
  const isGoal = pattern("places-of-case spots of").test(aim);
  const taken: string[] = [];
  const choose = (...from: (string | undefined)[]): string => {
    const kind = world.includes("space")
      ? "space"
      : pattern("house").test(begun)
        ? "house"
        : world.includes("sea")
          ? "sea"
          : "any";
    const made = NOWHERE[kind].map((name) => `the ${name}`);
    const found = [...from, ...commonPlaces(turn), ...made].find(
      (name) => name !== undefined && name !== "" && !taken.some((each) => isSamePlace(each, name)),
    )!;
    taken.push(found);
    return found;
  };
  const home = (name: string) => {
    const at = seatOf(turn, name) || whereIs(turn, turn.entry(name));
    return settings.has(at) || isFar(turn, at) ? "" : at;
  };
  // Where the aim leads is no place on the way to it.
  const isEnd = (name: string) =>
    isOnTheWay && new RegExp(`\\b${literal(name.replace(/^the /u, ""))}\\b`, "iu").test(aim);
  const scene = choose(isGoal ? undefined : named, begun, near[0]);
  const others = random.shuffle(near.filter((name) => !isSamePlace(name, begun) && !isEnd(name)));
  const seat = home(who.opponent);
  const lair = choose(isGoal && !isOnTheWay ? named : undefined, isEnd(seat) ? undefined : seat, others[0], others[1]);
  return { scene, lair, far: choose(home(who.witness), home(who.ally), ...others) };
}
