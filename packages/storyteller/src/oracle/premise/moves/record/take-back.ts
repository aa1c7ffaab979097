import { pattern, storedPattern } from "../../../patterns.ts";
import type { PremiseMemo } from "../../memo.ts";
import { capitalise } from "#english/noun-phrase";
import { shortName } from "../../lore/lore.ts";
import { strike } from "../../case/overrule.ts";
import { contentWords } from "../../lore/nouns.ts";
import { BY, type Turn } from "../../turn.ts";
import { foesOf } from "../danger/fight.ts";
import { placeNamed } from "../travel/place-named.ts";
import { personIn } from "../people/who.ts";
import { hold } from "./items.ts";
import type { StateAmend } from "./whom-corrected.ts";

/** What the player takes back: the message before ("that was a joke", "undo that, I stay here"), and what was told of the hero's things. */

/** Parts of the memo that are kept whole; of the lists that only grow the last entry is enough. */
const WHOLE = ["held", "companions", "danger", "lost", "visited", "last", "places", "case"] as const;
const GROWING = ["facts", "log", "clues"] as const;

/** How things are before a message is played, so that it can be taken back. */
export function stateBefore({ memo, story }: Turn): PremiseMemo["back"] {
  const { scene } = story;
  return scene === null
    ? null
    : {
        place: scene.place,
        present: [...scene.present],
        exits: [...scene.exits],
        ends: GROWING.map((list) => memo[list].at(-1) ?? ""),
        clocks: Object.fromEntries(story.clocks.map(({ name, filled }) => [name, filled])),
        attitudes: Object.fromEntries(story.cast.map(({ name, attitude }) => [name, attitude])),
        memo: JSON.stringify(Object.fromEntries(WHOLE.map((key) => [key, memo[key]]))),
      };
}

/** Puts everything back as it was before the last message. */
export function restore(turn: Turn, back: NonNullable<PremiseMemo["back"]>): void {
  const { memo, story } = turn;
  Object.assign(memo, JSON.parse(back.memo), { back: null, pending: null, withheld: null });
  for (const [at, list] of GROWING.entries())
    memo[list] = back.ends[at] === "" ? [] : memo[list].slice(0, memo[list].lastIndexOf(back.ends[at]!) + 1);
  for (const { name, filled } of story.clocks)
    if ((back.clocks[name] ?? filled) < filled)
      turn.change({ type: "clock_changed", by: BY, name, ticks: back.clocks[name]! - filled });
  for (const { name, attitude } of story.cast)
    if ((back.attitudes[name] ?? attitude) !== attitude)
      turn.change({ type: "cast_changed", by: BY, name, attitude: back.attitudes[name]! });
  if (foesOf(story).length > 0) turn.change({ type: "encounter_changed", by: BY, encounter: null });
  turn.change({ type: "scene_changed", by: BY, place: back.place, present: back.present, exits: back.exits });
}

const WHOLE_MESSAGE = storedPattern("take-back message");

/** "That was a joke", "scrap that, I don't go", "I didn't mean to go there": the message before was never played. */
export const takeBack: StateAmend = (turn, clause) => {
  const { memo } = turn;
  const { back } = memo;
  // "I didn't shoot anybody": the deed of the message before.
  const denied = pattern("take-back take back").exec(clause)?.[1]?.slice(0, 4);
  const said = turn.brief.transcript.at(-1)?.playerText ?? "";
  if (!WHOLE_MESSAGE.test(clause) && (denied === undefined || !new RegExp(`\\b${denied}`, "iu").test(said)))
    return null;
  return () => {
    if (back !== memo.back) return "";
    if (back === null) return "Nothing of it has happened.";
    const { place } = turn;
    restore(turn, back);
    return `That has not happened: you are ${place === back.place ? "still " : ""}at ${turn.place}, and all is as it was.`;
  };
};

const HAS = storedPattern("take-back has");
const HAS_NOT = storedPattern("take-back has not");

/** "I still have my rolling pin, nobody took it", "I never took the book": what the hero has, by the player's word. */
export const hasThing: StateAmend = (turn, clause) => {
  const had = HAS.exec(clause)
    ?.slice(1)
    .find((each) => each !== undefined);
  const not = had === undefined ? HAS_NOT.exec(clause)?.[1] : undefined;
  const typed = had ?? not;
  if (typed === undefined) return null;
  const isIt = /^(?:it|that|them)$/iu.test(typed);
  const plain = typed.replace(pattern("take-back has thing"), "").toLowerCase();
  const known = [...turn.memo.held.map(({ thing }) => thing), ...turn.memo.lost.map((each) => each.split(", to ")[0]!)];
  const thing = isIt
    ? not === undefined
      ? turn.memo.lost.at(-1)?.split(", to ")[0]
      : turn.memo.held.at(-1)?.thing
    : (known.find((each) => ` ${each.toLowerCase()}`.endsWith(` ${plain}`)) ?? (had === undefined ? undefined : plain));
  if (thing === undefined || thing.split(" ").length > 4 || placeNamed(turn, thing) !== null) return null;
  const bare = thing.replace(/^(?:the|your|my) /iu, "");
  return () => {
    hold(turn, bare, not === undefined);
    turn.memo.lost = turn.memo.lost.filter((each) => !each.toLowerCase().includes(bare.toLowerCase()));
    return `You ${not === undefined ? "still have" : "do not have"} the ${bare}.`;
  };
};

const GIVEN = storedPattern("take-back given");

/** "I gave the letter to Beryl, not Desmond": who has it. */
export const gaveTo: StateAmend = (turn, clause) => {
  const [, thing = "", to = "", not = ""] = GIVEN.exec(clause) ?? [];
  const [who, wrong] = [to, not].map((name) => (name === "" ? undefined : personIn(turn, name)));
  if (who === undefined || wrong === undefined || who.name === wrong.name) return null;
  return () => {
    const { back, facts } = turn.memo;
    const before = back?.attitudes[wrong.name];
    const now = turn.member(wrong.name)?.attitude ?? 0;
    if (before !== undefined && before !== now) turn.attitude(wrong.name, before - now);
    const name = thing.replace(pattern("take-back gave to"), "");
    hold(turn, name, false);
    turn.memo.facts = facts.filter((each) => !(each.includes(name) && each.includes(shortName(wrong))));
    turn.memo.log = turn.memo.log.map((each) =>
      each.includes(name) ? each.replaceAll(shortName(wrong), shortName(who)) : each,
    );
    turn.memo.last = who.name;
    const fact = `${shortName(who)} has the ${name}, and not ${shortName(wrong)}.`;
    turn.fact(fact);
    return fact;
  };
};

/** "Pilar is not my enemy", "Henrik isn't after me", "nobody is fighting me": who is not against the hero. */
export const noEnemy: StateAmend = (turn, clause) => {
  const name = NO_ENEMY.exec(clause)
    ?.slice(1)
    .find((each) => each !== undefined);
  const who = name === undefined ? undefined : personIn(turn, name);
  if (who === undefined) return null;
  return () => {
    const attitude = turn.member(who.name)?.attitude ?? 0;
    if (attitude < 0) turn.attitude(who.name, -attitude);
    if (turn.memo.danger?.who === who.name) turn.memo.danger = null;
    if (turn.memo.rival === who.name) turn.memo.rival = "";
    if (foesOf(turn.story).some((foe) => foe.name === who.name))
      turn.change({ type: "encounter_changed", by: BY, encounter: null });
    turn.memo.last = who.name;
    return `${capitalise(shortName(who))} has nothing against you.`;
  };
};
const NO_ENEMY = storedPattern("take-back no enemy");

/** "There are no sacks of sand here": what the turn before told of them is not so, and is told no more. */
export const wasNotSaid: StateAmend = (turn, clause) => {
  const words = pattern("take-back was not said").exec(clause)?.[1];
  const stems = words === undefined ? [] : [...contentWords(words)];
  const isOf = (text: string) => stems.every((stem) => contentWords(text).has(stem));
  const texts = [turn.brief.transcript.at(-1)?.reply ?? "", ...turn.memo.facts, ...turn.memo.clues];
  if (stems.length === 0 || !/\bno\b|n't|\bnot\b/iu.test(clause) || !texts.some(isOf)) return null;
  return () => {
    const { memo } = turn;
    const fact = `${capitalise(clause)}.`;
    const last = memo.case?.last;
    if (last !== null && last !== undefined && isOf(`${last.log} ${turn.brief.transcript.at(-1)?.reply ?? ""}`))
      strike(turn, memo.case!, true);
    for (const list of ["facts", "clues", "log"] as const) memo[list] = memo[list].filter((each) => !isOf(each));
    turn.fact(fact);
    return fact;
  };
};
