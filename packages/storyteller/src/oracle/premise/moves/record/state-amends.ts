import { capitalise, listed } from "#english/noun-phrase";
import { findEntry, type LoreEntry, shortName } from "../../lore/lore.ts";
import { renameInCase } from "../../case/parts/people-of-case.ts";
import { kinNamed } from "../../lore/fates.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import { WIDE } from "../../case/common-places.ts";
import { filledPattern, pattern, storedPattern } from "../../../patterns.ts";
import { isFar } from "../../lore/where/far.ts";
import { homeOf, isSamePlace } from "../../lore/where/whereabouts.ts";
import { BY, type Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { placeNamed } from "../travel/place-named.ts";
import { arrive, whoIsHere } from "../travel/travel.ts";
import { exactly, leave } from "./names.ts";
import { exactlyPerson, isCalled, NAME, type StateAmend } from "./whom-corrected.ts";
import { isSheOrHe } from "./she-or-he.ts";
import { forget, unperson } from "./not-them.ts";
import { gaveTo, hasThing, noEnemy, wasNotSaid, takeBack } from "./take-back.ts";

/**
 * What the player corrects of the state of things: who lives, who is where, what is too far off, and where the hero is. Each answers with the
 * sentence that says what is now so.
 */

/** "the medbay and Dov is in engineering" is more than a place. */
const HOLDS_VERB = storedPattern("state-amends holds verb");

/** All of some names as people; null where one is nobody. */
function peopleOf(turn: Turn, list: string): LoreEntry[] | null {
  const found = list.split(/,? and |, /u).map((name) => exactlyPerson(turn, name.trim()));
  return found.length > 0 && found.every((each) => each !== undefined) ? found : null;
}
const are = (people: readonly unknown[]): string => (people.length > 1 ? "are" : "is");
const called = (people: readonly LoreEntry[]): string => capitalise(listed(people.map((each) => shortName(each))));

const TOO_FAR = storedPattern("state-amends too far");

/** "Mars is not a place we can go", "Mars and Ceres are planets, we can't walk there": no way leads there. */
const tooFar: StateAmend = (turn, clause) => {
  const names =
    pattern("state-amends too far 2").exec(clause)?.[1] ??
    pattern("state-amends too far 3").exec(clause)?.[1] ??
    pattern("state-amends too far 4").exec(clause)?.[1] ??
    TOO_FAR.exec(clause)?.[1];
  if (names === undefined) return null;
  const found = names.split(/,? and |, /u).flatMap((name) => exactly(turn, name.trim()) ?? []);
  const places = found.filter(
    ({ kind, proper, name }) => kind === "place" || (proper && turn.story.scene?.exits.includes(name)),
  );
  // Where the list has them no more, it is said again.
  const isStruck =
    places.length === 0 && names.split(/,? and |, /u).every((name) => turn.memo.struck.includes(name.trim()));
  if (places.length === 0 && !isStruck) return null;
  return () => {
    if (isStruck)
      return `${capitalise(names)} ${/ and |, /u.test(names) ? "are no places" : "is no place"} that anybody can go to here.`;
    for (const { name } of places) {
      turn.memo.struck.push(name);
      leave(turn, name, true);
      for (const each of turn.story.cast)
        if (each.place !== "" && isSamePlace(each.place, name))
          turn.change({ type: "cast_changed", by: BY, name: each.name, place: "" });
      turn.memo.visited = turn.memo.visited.filter((each) => each !== name);
      // The hero stands nowhere that nobody can be.
      if (isSamePlace(turn.place, name)) {
        arrive(turn, turn.memo.visited[0] ?? "the place where you are");
        leave(turn, name, true);
      }
      if (turn.memo.case !== null) renameInCase(turn.memo.case, name, turn.place);
      for (const [who, where] of Object.entries(turn.memo.places))
        if (isSamePlace(where, name)) delete turn.memo.places[who];
    }
    const all = listed(places.map(({ name }) => name));
    return `${capitalise(all)} ${places.length > 1 ? "are no places" : "is no place"} that anybody can go to here.`;
  };
};

/** "Father Anselm is not dead: he is a ghost", "Harold is alive", "Harold is not gone, he has only lost to the Major". */
const isAlive: StateAmend = (turn, clause, isPlain) => {
  const [, name = "", more = ""] =
    filledPattern("state-amends is alive 2", "iu", NAME).exec(clause) ??
    (isPlain ? filledPattern("state-amends is alive 3", "iu", NAME).exec(clause) : null) ??
    [];
  const who = name === "" ? undefined : exactlyPerson(turn, name);
  if (who === undefined) return null;
  const ghost = /\bghost\b/iu.test(more);
  return () => {
    turn.fact(`${who.name} is alive.`);
    if (turn.member(who.name)?.alive === false)
      turn.change({ type: "cast_changed", by: BY, name: who.name, alive: true });
    // "…, he is waiting at the chapel"
    const at = pattern("state-amends alive at").exec(clause)?.[1];
    settleIn(turn, who, (at === undefined ? null : placeNamed(turn, at)) ?? "");
    turn.memo.last = who.name;
    return `${capitalise(shortName(who))} ${ghost ? "is a ghost, and can be spoken to" : "is not " + (pattern("state-amends is alive").exec(clause)?.[1] ?? "dead") + ", and can be met"}.`;
  };
};

/** "Winifred does exist": she is on the record, and where the texts have her. */
const exists: StateAmend = (turn, clause) => {
  const name = pattern("state-amends exists").exec(clause)?.[1];
  if (name === undefined) return null;
  const known =
    turn.memo.struck.find((each) => each.toLowerCase().includes(name.toLowerCase())) ?? exactly(turn, name)?.name;
  if (known === undefined) return null;
  return () => {
    turn.memo.struck = turn.memo.struck.filter((each) => each !== known);
    const entry = turn.entry(known);
    if (turn.people.some((each) => each.name === known)) settleIn(turn, entry);
    return turn.isHere(entry)
      ? `${capitalise(shortName(entry))} is here.`
      : `${capitalise(shortName(entry))} is on the list.`;
  };
};

/** "Ada is dead", "the captain is in a coma, not dead": where the player plainly corrects. */
const isLost: StateAmend = (turn, clause, isPlain) => {
  const [, name = "", fate = "", not] = filledPattern("state-amends is lost 2", "iu", NAME).exec(clause) ?? [];
  const isSure =
    isPlain || pattern("state-amends is lost").test(clause) || not !== undefined || / (?:long|already) /iu.test(clause);
  const who = name === "" || !isSure ? undefined : exactlyPerson(turn, name);
  if (who === undefined) return null;
  return () => {
    unperson(turn, who.name, false);
    delete turn.memo.places[who.name];
    const fact = `${who.name} is ${fate.toLowerCase().replace(/^gone|^lost/u, "missing")}.`;
    turn.fact(fact);
    return `${capitalise(shortName(who))} is ${fate.toLowerCase()}.`;
  };
};

/** "Brannoc should not be travelling with me", "Pete is not with me". */
const notWithMe: StateAmend = (turn, clause) => {
  const names = pattern("state-amends not with me").exec(clause)?.[1];
  const people = names === undefined ? null : peopleOf(turn, names);
  if (people === null) return null;
  return () => {
    for (const { name } of people) {
      leave(turn, name, false);
      turn.memo.companions = turn.memo.companions.filter((each) => each !== name);
      const home = homeOf(turn, turn.entry(name));
      if (home !== "" && !isSamePlace(home, turn.place))
        turn.change({ type: "cast_changed", by: BY, name, place: home.slice(0, 120) });
    }
    return `${called(people)} ${are(people)} not with you.`;
  };
};

/** "Suri and Dov are aboard with me", "Suri is in the medbay": where somebody is, where the player plainly corrects. */
const isAt: StateAmend = (turn, clause, isPlain) => {
  const [, names = "", where = "", not = ""] = pattern("state-amends is at 3").exec(clause) ?? [];
  if (names === "" || HOLDS_VERB.test(where) || (!isPlain && not === "" && !/aboard|on board/iu.test(where)))
    return null;
  const people = peopleOf(turn, names);
  if (people === null) return null;
  if (pattern("state-amends is at").test(where))
    return () => {
      for (const each of people) settleIn(turn, each, turn.place);
      return `${called(people)} ${are(people)} ${/board/iu.test(where) ? "aboard" : "here"}.`;
    };
  const phrase = where.replace(pattern("state-amends is at 2"), "");
  const host = /^with /iu.test(where) ? exactlyPerson(turn, phrase) : undefined;
  const place = host === undefined ? (placeNamed(turn, phrase) ?? newPlace(phrase)) : homeOf(turn, host) || turn.place;
  if (place === null) return null;
  return () => {
    keepPlace(turn, place);
    for (const each of people) settleIn(turn, each, place);
    return `${called(people)} ${are(people)} at ${place}.`;
  };
};

/** "We are in the galley, not on the bridge", "It begins in the galley", "I'm not at the docks, I'm in the chapel": where the hero is. */
const heroAt: StateAmend = (turn, clause, isPlain) => {
  const [, where = "", not = ""] =
    pattern("state-amends hero at").exec(clause) ?? pattern("state-amends hero at 2").exec(clause) ?? [];
  const isStart = pattern("state-amends hero at 3").test(clause);
  const isStill = / (?:still|already) /iu.test(clause.slice(0, 20));
  if (
    where === "" ||
    HOLDS_VERB.test(where) ||
    (!isPlain && !isStill && not === "" && !isStart && !/ not /u.test(clause))
  )
    return null;
  const named = placeNamed(turn, where) ?? newPlace(where);
  // "We're on the base, not on Earth": where all of it happens is no room of it, and the hero is back where they were.
  const isAround = named !== null && WIDE.test(named.replace(/^(?:the|your) /u, ""));
  const wrong = pattern("state-amends hero at 4").exec(not)?.[1] ?? "";
  const place = isAround ? (turn.memo.visited.findLast((each) => !isSamePlace(each, turn.place)) ?? named) : named;
  if (place === null) return null;
  return () => {
    const denied = wrong === "" ? undefined : exactly(turn, wrong);
    if (denied?.kind === "place" && isFar(turn.lore, denied)) forget(turn, denied);
    keepPlace(turn, place);
    if (!isSamePlace(place, turn.place)) {
      const { scene } = turn.story;
      const isFirst = turn.brief.transcript.length < 4;
      const here = (scene?.present ?? []).filter((name) => isFirst && homeOf(turn, turn.entry(name)) === "");
      // Where the story did not begin, nobody has been.
      if (isFirst) turn.memo.visited = [];
      arrive(turn, place);
      for (const name of here) turn.bring(turn.entry(name));
    }
    // The way back leads nowhere that there is no way to.
    if (denied !== undefined && turn.memo.struck.includes(denied.name)) leave(turn, denied.name, true);
    return `You are at ${turn.place}. ${whoIsHere(turn)}`.trim();
  };
};

/** "Pieman is the title I want to win, not a person", "Pieman is a title": nobody bears the name. */
const isNoName: StateAmend = (turn, clause, isPlain) => {
  const [, name = "", what = "", not] = filledPattern("state-amends is no name 3", "iu", NAME).exec(clause) ?? [];
  if (name === "" || (!isPlain && not === undefined)) return null;
  const entry = exactly(turn, name);
  if (entry?.proper !== true) return null;
  const noun = pattern("state-amends is no name").exec(what)?.[1] ?? "";
  const kind = kindOfNoun(noun.toLowerCase());
  if (kind !== null || !pattern("state-amends is no name 2").test(noun)) return null;
  return () => {
    forget(turn, entry);
    return `${entry.name} is ${toSecondPerson(what)}, and nobody.`;
  };
};

/** "There is nobody called Pieman", "I never said there was a Lucas": nobody of the name. */
const nobodyCalled: StateAmend = (turn, clause) => {
  const name =
    pattern("state-amends nobody called").exec(clause)?.[1] ??
    pattern("state-amends nobody called 2", "u").exec(clause)?.[1] ??
    pattern("state-amends nobody called 3", "u")
      .exec(clause)
      ?.slice(1)
      .find((each) => each !== undefined);
  const entry = name === undefined ? undefined : exactly(turn, name.trim());
  if (entry?.proper !== true || name === undefined || !isCalled(entry, name)) {
    if (name === undefined || entry !== undefined || !/^\p{Lu}/u.test(name)) return null;
    // Nobody will get this name.
    return () => {
      turn.memo.struck.push(name.trim());
      return `There is no ${name.trim()}.`;
    };
  }
  return () => {
    forget(turn, entry);
    return `There is no ${entry.name}.`;
  };
};

/** "Pim is my brother, not hers": whose they are. */
const isMine: StateAmend = (turn, clause, isPlain) => {
  const [, name = "", kin = "", not] = filledPattern("state-amends is mine", "iu", NAME).exec(clause) ?? [];
  const who = name === "" || (!isPlain && not === undefined) ? undefined : exactlyPerson(turn, name);
  if (who === undefined) return null;
  return () => {
    turn.memo.names.push({ name: who.name, kind: who.kind, role: `your ${kin.toLowerCase()}` });
    return `${capitalise(shortName(who))} is your ${kin.toLowerCase()}.`;
  };
};

/** "My mother's name is Berrin": somebody of the hero's whom the texts do not name. */
const nameOfMine: StateAmend = (turn, clause) => {
  const [, kin = "", name = ""] = pattern("state-amends name of mine", "u").exec(clause.replace(/^My/u, "my")) ?? [];
  const role = `your ${kin}`;
  if (kin === "" || kinNamed(turn.lore, `my ${kin}`) !== undefined || exactly(turn, role) !== undefined) return null;
  return () => {
    turn.memo.names.push({ name, kind: "person", role });
    return `${name} is ${role}.`;
  };
};

/** A place that the player names for the first time: "the galley", "engineering". */
function newPlace(phrase: string): string | null {
  const plain = phrase.trim();
  const head = plain.split(" ").at(-1)!.toLowerCase();
  if (pattern("state-amends new place", "u").test(head)) return null;
  const kind = kindOfNoun(head);
  if (kind === "person" || kind === "creature" || kind === "thing") return null;
  return /^(?:the|my|our) /iu.test(plain)
    ? plain.replace(/^(?:my|our) /iu, "your ").replace(/^The /u, "the ")
    : /^\p{Lu}/u.test(plain) || kind === "place" || plain.endsWith("ing")
      ? plain
      : null;
}

function keepPlace(turn: Turn, place: string): void {
  turn.memo.struck = turn.memo.struck.filter((each) => !isSamePlace(each, place));
  if (findEntry(turn.lore, place)?.kind !== "place") turn.memo.names.push({ name: place, kind: "place" });
}

/** Somebody is at a place from now on: where the player says, else where the texts have them, else with the hero. */
function settleIn(turn: Turn, who: LoreEntry, wanted = ""): void {
  const place = wanted === "" ? homeOf(turn, who) || turn.place : wanted;
  turn.memo.struck = turn.memo.struck.filter((each) => each !== who.name);
  if (isSamePlace(place, turn.place)) {
    delete turn.memo.places[who.name];
    turn.bring(who);
    turn.memo.last = who.name;
    return;
  }
  leave(turn, who.name, false);
  turn.memo.places[who.name] = place;
  turn.change({ type: "cast_changed", by: BY, name: who.name, place: place.slice(0, 120) });
}

/** All of them, in the order in which they are tried. */
export const STATE_AMENDS: readonly StateAmend[] = [
  hasThing,
  gaveTo,
  takeBack,
  noEnemy,
  exists,
  tooFar,
  isAlive,
  isLost,
  notWithMe,
  heroAt,
  isNoName,
  nobodyCalled,
  wasNotSaid,
  isMine,
  nameOfMine,
  isSheOrHe,
  isAt,
];
