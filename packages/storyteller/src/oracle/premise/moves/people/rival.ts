import { capitalise } from "#english/noun-phrase";
import { isGone } from "../../lore/fates.ts";
import { entriesIn, type LoreEntry, shortName } from "../../lore/lore.ts";
import { isSamePlace, placesOf, whereIs } from "../../lore/whereabouts.ts";
import { BY, type Turn } from "../../turn.ts";
import { theThing } from "../record/items.ts";
import { shortAim } from "../aim/vow.ts";
import { newcomerIn, personIn } from "./who.ts";

/** Who is against the hero: as the player said, as the story made them, or as the texts hint. */

const HOSTILE =
  /\b(?:spy|bully|villain|tyrant|cruel|greedy|enem(?:y|ies)|rivals?|hates|debts?|blackmail\p{L}*|hunts?|stop at nothing|not be trusted|cheats?|thief|brib\p{L}+|corrupt|secretly|liar|without saying why|in cash|longer than|grudges?|threat\p{L}*|forbids?|refuses|cold|ruthless|ambitious|demands|jealous|wants? (?:to|the))\b/iu;

/** Those whom the texts or the story make enemies of, the likeliest first. */
export function enemiesOf(turn: Turn): LoreEntry[] {
  const score = (entry: LoreEntry): number =>
    (entry.name === turn.memo.rival ? 9 : 0) -
    2 * (turn.member(entry.name)?.attitude ?? 0) +
    turn.about(entry).filter(({ text, source }) => source !== "story" && source !== "notes" && HOSTILE.test(text))
      .length;
  return turn.people
    .filter(
      (entry) =>
        entry.kind === "person" &&
        entry.proper &&
        !isGone(turn.lore, entry) &&
        turn.member(entry.name)?.alive !== false &&
        !turn.memo.companions.includes(entry.name) &&
        score(entry) > 0,
    )
    .toSorted((a, b) => score(b) - score(a));
}

/** The hero's adversary; undefined where nobody is. */
export const rivalOf = (turn: Turn): LoreEntry | undefined =>
  turn.memo.rival === "" ? undefined : turn.people.find(({ name }) => name === turn.memo.rival);

/** The player has said who is against the hero. */
export function opposes(turn: Turn, typed: string): void {
  const who =
    personIn(turn, typed) ??
    entriesIn(turn.lore, typed).find(({ kind }) => kind === "faction" || kind === "creature") ??
    newcomerIn(turn, typed) ??
    newcomerIn(turn, `the ${typed.replace(/^(?:an?|the) /iu, "")}`);
  if (who === undefined) {
    turn.memo.names.push({
      name: `the ${typed
        .replace(/^(?:an?|the) /iu, "")
        .replace(/[.!]+$/u, "")
        .slice(0, 60)}`,
      kind: "person",
    });
  }
  const name = who?.name ?? turn.memo.names.at(-1)!.name;
  const entry = turn.entry(name);
  turn.memo.rival = name;
  turn.memo.last = name;
  const where = whereIs(turn, entry);
  turn.change({
    type: "cast_changed",
    by: BY,
    name: name.slice(0, 120),
    role: entry.role.slice(0, 200),
    attitude: Math.min(-1, turn.member(name)?.attitude ?? 0),
    ...(where === "" ? {} : { place: where.slice(0, 120) }),
  });
  const fact = `${capitalise(shortName(entry))} does not want you to ${shortAim(turn)}.`;
  turn.fact(fact);
  turn.log(fact);
  turn.say(
    fact,
    turn.isHere(entry)
      ? `${capitalise(shortName(entry))} is here.`
      : where === ""
        ? ""
        : `You know where: at ${where}.`,
  );
}

/** The player has said where it is decided. */
export function decidedAt(turn: Turn, typed: string): void {
  const said = typed.replace(/^(?:at|in|on|aboard) /iu, "").replace(/[.!]+$/u, "");
  const place = placesOf(turn).find((each) => isSamePlace(each, said)) ?? said;
  turn.memo.finale = place.slice(0, 120);
  turn.log(`It will be decided at ${place}.`);
  turn.say(`At ${place}, then. Say “I end it” when you dare, and that is where it happens.`);
}

/** What the adversary does when time is up: what is proposed for it, out of what the hero has to lose. */
export function strikes(turn: Turn): { readonly asks: string; readonly proposes: string[] } | null {
  const rival = rivalOf(turn) ?? enemiesOf(turn)[0];
  if (rival === undefined) return null;
  const name = shortName(rival);
  const friend = turn.story.cast.find(
    ({ name: each, alive, met, attitude }) => alive && met !== null && attitude >= 0 && each !== rival.name,
  );
  const thing = turn.memo.held.at(-1)?.thing;
  const place =
    placesOf(turn).find((each) => each !== turn.place && !turn.memo.visited.includes(each)) ??
    placesOf(turn).find((each) => each !== turn.place);
  const all = [
    place === undefined ? "" : `${name} gets to ${place} before you`,
    friend === undefined ? "" : `${name} turns ${shortName(turn.entry(friend.name))} against you`,
    thing === undefined ? "" : `${name} takes ${theThing(thing)} from you`,
    `${name} comes for you`,
  ].filter((each) => each !== "");
  const from = turn.random.int(0, all.length - 1);
  return { asks: `What does ${name} do now?`, proposes: [...all.slice(from), ...all.slice(0, from)].slice(0, 3) };
}
