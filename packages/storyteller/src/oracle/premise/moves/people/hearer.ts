import { isHidden, isKnownToBeAt } from "../../case/aim/sought.ts";
import { pattern, storedPattern } from "../../../patterns.ts";
import { lineFor } from "../../case/fill-in.ts";
import { capitalise } from "#english/noun-phrase";
import { fateOf, fateWords, isSenseless } from "../../lore/fates.ts";
import { entriesIn, indexOfName, type LoreEntry, shortName } from "../../lore/lore.ts";
import { headOf, homeOf, isSamePlace, whereIs } from "../../lore/where/whereabouts.ts";
import { notYet } from "../../lore/where/not-yet.ts";
import { type Turn } from "../../turn.ts";
import type { Part } from "../../words/clauses.ts";
import { askPlayer } from "../ask-player.ts";
import { foesOf } from "../danger/fight.ts";
import { isAcross, isLocked } from "../travel/locked.ts";
import { arrive, whoIsHere } from "../travel/travel.ts";
import { placeNamed } from "../travel/place-named.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import { canTalk, isBodiless } from "../../lore/voices.ts";
import { speakerName } from "./speaker.ts";
import { calledIn, newcomerIn, personIn, pronounMeans, strangerIn } from "./who.ts";

/** Who hears what the hero says, and what of it is meant for them. */

export type Said = Extract<Part, { kind: "say" }>;

/** Whom words are said to; null where nobody is there to hear them, and the player has been told so. */
export function hearerOf(turn: Turn, part: Said): LoreEntry | null {
  const isRemote =
    pattern("hearer hearer of").test(`${part.words} ${part.to}`) ||
    pattern("hearer hearer of 2").test(part.direct ? part.to : part.verb);
  const head = part.direct
    ? part.to.replace(pattern("hearer hearer of 3"), "")
    : part.verb === "show"
      ? part.words.replace(pattern("hearer shown to", "u"), "")
      : part.words;
  const phrase = head.trim().split(pattern("hearer hearer of 4"))[0]!.trim();
  // "say arrest gilbert": somebody who is only named in the words does not hear them.
  const isGist = !part.direct && pattern("hearer hearer of 5").test(part.verb) && !/^(?:to|at) /iu.test(part.words);
  const pronoun = pattern("hearer hearer of 6").exec(phrase)?.[1];
  // "I tell Hesk: if you stay silent, Ilse drowns": whom the words are told, and not whom they name.
  const said = part.direct && pattern("hearer hearer of 7").test(part.to) ? personIn(turn, phrase) : undefined;
  const byName = part.direct ? calledIn(turn, part.words) : undefined;
  // "Silas! And what had he done to it?": who is elsewhere, and spoken of, is not spoken to.
  const isSpokenOf =
    byName !== undefined &&
    !turn.isHere(byName) &&
    turn.present.some((each) => canTalk(turn.lore, each)) &&
    pattern("hearer spoken of").test(part.words);
  // "I ask it", "I say sorry to the tree": no person answers for a thing.
  if (pattern("hearer to a thing").test(part.to) && isThing(turn, phrase)) {
    turn.say(lineFor(turn, "no answer"));
    return null;
  }
  const who = isSpokenOf
    ? undefined
    : (said ??
      byName ??
      (pronoun === undefined ? undefined : meantByPronoun(turn, pronoun)) ??
      (isGist ? undefined : strangerIn(turn, phrase)) ??
      (phrase === "" || (isGist && turn.present.some(({ name }) => name === turn.memo.last))
        ? undefined
        : (personIn(turn, phrase) ??
          entriesIn(turn.lore, phrase).find(({ kind }) => kind === "faction") ??
          newcomerIn(turn, phrase))));
  if (who === undefined && pronoun !== undefined && pronoun !== "them" && turn.present.length > 0) {
    turn.say(`Nobody here can be meant by “${pronoun}”. ${whoIsHere(turn)}`);
    return null;
  }
  // "I shout across the street to the doctor": who is called is near enough.
  const called = pattern("hearer hearer of 8").test(part.verb) ? personIn(turn, part.words) : undefined;
  if (called !== undefined && NEAR.test(part.words) && isFree(turn, called)) turn.bring(called);
  // "We have nine hours, Commander. Give me one.": who was called before.
  const before = part.direct && turn.spokenTo === "" ? calledIn(turn, turn.brief.playerText) : undefined;
  const last =
    (before !== undefined && turn.isHere(before) ? before : undefined) ??
    turn.present.find((each) => each.name === turn.memo.last && canAnswer(turn, each, part)) ??
    turn.lore.entries.find(({ name, kind }) => kind === "faction" && name === turn.memo.last && name === turn.spokenTo);
  const { number } = turn.brief;
  // Words to nobody by name are for somebody whom the hero has met here, before the hero's own mouse.
  const found =
    who ??
    called ??
    last ??
    // Who has just spoken, whatever was done since.
    lastSpeaker(turn) ??
    // Who has just come.
    turn.present.find(({ name }) => number > 1 && turn.member(name)?.met === number - 1) ??
    turn.present.find((each) => !turn.memo.companions.includes(each.name) && canTalk(turn.lore, each)) ??
    turn.present.find((each) => canTalk(turn.lore, each)) ??
    turn.present[0];
  if (found === undefined) {
    turn.say(
      askPlayer(turn, {
        sort: "who",
        asks: lineFor(turn, "alone"),
      }),
    );
    return null;
  }
  // "I ask the doctor in the infirmary": she is there, and the hero goes there to ask.
  const there = pattern("hearer hearer of 9", "u").exec(phrase)?.[1];
  const spot = there === undefined ? null : placeNamed(turn, there);
  if (spot !== null && who !== undefined && isFree(turn, found) && !turn.isHere(found))
    turn.memo.places[found.name] = spot;
  // Who is dead or missing answers nobody, not even over the radio.
  const isReached = isRemote && !/^(?:dead|missing)$/u.test(fateOf(turn.lore, found) ?? "");
  if (isReached) return found;
  // Words to somebody who is elsewhere are said there.
  const isSaid = (part.verb !== "show" || part.direct) && !pattern("hearer calls out").test(part.words);
  const way = isSaid ? wayTo(turn, found) : "";
  // A person without a place in the texts is at the place that the message names. The hero does not go on from there.
  const isOnWay = !turn.isAtNamed || turn.brief.playerText.includes(headOf(way));
  if (way !== "" && isOnWay) meetAt(turn, found, way);
  else if (way !== "" && homeOf(turn, found) === "") {
    if (whoIsHere(turn) !== "") turn.say(`${capitalise(shortName(found))} is here, too.`);
    turn.bring(found);
  }
  return isWithin(turn, found) ? found : null;
}

/** Whether somebody can be asked: a question is for nobody without words, where one who has them is here. */
const canAnswer = (turn: Turn, who: LoreEntry, part: Said): boolean =>
  (!part.words.includes("?") && part.words.split(" ").length < 6) ||
  canTalk(turn.lore, who) ||
  !turn.present.some((each) => canTalk(turn.lore, each) && !turn.memo.companions.includes(each.name));

const isThing = (turn: Turn, phrase: string): boolean => {
  const [it, noun] = pattern("hearer thing").exec(phrase) ?? [];
  return noun === undefined
    ? it !== undefined && turn.present.every((each) => each.kind === "person" && !isBodiless(turn.lore, each))
    : /^(?:thing|place)$/u.test(kindOfNoun(noun) ?? "") && personIn(turn, phrase) === undefined;
};

/** Who of those here said the last word, in the last replies in which somebody spoke. */
function lastSpeaker(turn: Turn): LoreEntry | undefined {
  for (const { reply } of turn.brief.transcript.slice(-3).toReversed()) {
    const at = (who: LoreEntry): number => reply.lastIndexOf(`” says ${speakerName(who)}`);
    const [last] = turn.present.filter((each) => at(each) >= 0).toSorted((a, b) => at(b) - at(a));
    if (last !== undefined) return last;
  }
  return undefined;
}

/** Whom a pronoun means of those who understand words, where one of them is here. */
function meantByPronoun(turn: Turn, pronoun: string): LoreEntry | undefined {
  const meant = pronounMeans(turn, pronoun);
  return meant === undefined || canTalk(turn.lore, meant)
    ? meant
    : (turn.present.find((each) => canTalk(turn.lore, each) && !turn.memo.companions.includes(each.name)) ?? meant);
}

/** Where the hero can walk to somebody who is elsewhere; empty where nothing leads there, or something keeps the hero here. */
function wayTo(turn: Turn, who: LoreEntry): string {
  const where = who.kind === "faction" || turn.isHere(who) || !isFree(turn, who) ? "" : whereIs(turn, who);
  const isBarred =
    isSenseless(turn.lore, who) ||
    isReachedEverywhere(turn, who) ||
    isHidden(turn, who) ||
    turn.memo.past.gone.includes(who.name) ||
    (turn.member(who.name) === undefined && notYet(turn.lore, who) !== "");
  return where === "" || isBarred || isSamePlace(where, turn.place) || whyNot(turn, where) !== "" ? "" : where;
}

/** The hero goes to somebody, and the player is told who else is there. */
function meetAt(turn: Turn, who: LoreEntry, place: string): void {
  arrive(turn, place, who);
  turn.log(`You go to ${turn.place}.`);
  const isAlone = turn.present.every(({ name }) => name === who.name || turn.memo.companions.includes(name));
  turn.say(`You find ${shortName(who)} at ${turn.place}.`, isAlone ? "" : whoIsHere(turn));
}

/** Why nobody is at a place in a moment: it is locked, where the deed leads, or beyond a water. Empty where they are. */
function whyNot(turn: Turn, place: string): string {
  if (!canGo(turn)) return ", and you cannot leave now";
  if (turn.memo.visited.some((name) => isSamePlace(name, place))) return "";
  const task = turn.memo.case?.task?.at ?? "";
  if (task !== "" && isSamePlace(task, place)) return ", and you are not there yet";
  if (isLocked(turn, place)) return ", which is locked";
  return isAcross(turn, place) ? ", and there is no way over from here yet" : "";
}

/** A mind of the ship or the station hears in every room. */
const isReachedEverywhere = (turn: Turn, who: LoreEntry): boolean =>
  turn.about(who).some(({ text }) => pattern("hearer is within").test(text));

const NEAR = storedPattern("hearer near");

/** Whether somebody can be where the player says that they are. */
const isFree = (turn: Turn, who: LoreEntry): boolean =>
  fateOf(turn.lore, who) === null && turn.member(who.name)?.alive !== false;

/** Nobody walks off to talk out of a danger, a fight or what is being decided. */
const canGo = (turn: Turn): boolean =>
  turn.memo.danger === null && foesOf(turn.story).length === 0 && (turn.memo.case?.showdown ?? null) === null;

/** Whether somebody is near enough to be spoken to; if not, the player is told why, and where they are. */
export function isWithin(turn: Turn, who: LoreEntry): boolean {
  if (isSenseless(turn.lore, who)) {
    turn.say(`${capitalise(shortName(who))} is ${fateWords(turn.lore, who, "ill")}, and does not answer.`);
    return false;
  }
  // A group is no person on the stage: one of them is near.
  if (turn.isHere(who) || who.kind === "faction") return true;
  const name = capitalise(shortName(who));
  const fate = fateOf(turn.lore, who);
  if (fate === "dead" || turn.member(who.name)?.alive === false) {
    turn.say(turn.wasSaid(`dead ${name}`) ? "Nobody answers." : `${name} is dead, and does not answer.`);
    turn.markSaid(`dead ${name}`);
    return false;
  }
  if (isReachedEverywhere(turn, who)) {
    turn.bring(who);
    return true;
  }
  const later = turn.member(who.name) === undefined ? notYet(turn.lore, who) : "";
  if (later !== "") {
    turn.say(`${name} is not here. ${later}`);
    return false;
  }
  if (isHidden(turn, who)) {
    if (isKnownToBeAt(turn, who, turn.place)) {
      turn.bring(who);
      return true;
    }
    turn.say(`Nobody knows where ${name} is.`);
    return false;
  }
  if (turn.memo.past.gone.includes(who.name)) {
    turn.say(`${name} is gone since it came out: nobody gets to speak to ${name} now.`);
    return false;
  }
  const where = whereIs(turn, who);
  if (where !== "" && !isSamePlace(where, turn.place)) {
    turn.say(`${name} is not here, but at ${where}${whyNot(turn, where)}.`);
    turn.memo.offers.push({ text: `go to ${where}`, act: "travel", target: where, topic: "" });
    return false;
  }
  if (fate !== null) {
    turn.say(`${name} is gone, and nobody here knows where.`);
    return false;
  }
  // Of whom nobody has said where they are, the player says so by speaking to them.
  if (who.proper && who.sentences.length > 0) turn.say(`You find ${shortName(who)}.`);
  turn.bring(who);
  return true;
}

/** "tilda about the ledger" → "about the ledger". */
export function gistOf(words: string, who: LoreEntry): string {
  const pronoun = /^(?:him|her|them)\b/iu.exec(words);
  const names = [who.name, ...who.aliases, shortName(who), ...who.name.split(" ")].toSorted(
    (a, b) => b.length - a.length,
  );
  const short = /^(\p{L}{3,})\b/u.exec(words)?.[1]?.toLowerCase() ?? "";
  const found =
    pronoun?.[0] ??
    names.find((name) => {
      const at = indexOfName(words, name.replace(/^the /u, ""));
      return at >= 0 && at < 12;
    }) ??
    (who.name
      .toLowerCase()
      .split(" ")
      .some((part) => part.startsWith(short) && short !== "")
      ? short
      : undefined);
  if (found === undefined) return words;
  const at = pronoun === null ? indexOfName(words, found.replace(/^the /u, "")) : 0;
  return words
    .slice(at + found.replace(/^the /u, "").length)
    .replace(/^['’]s? |^[,: ]+/u, "")
    .trim();
}
