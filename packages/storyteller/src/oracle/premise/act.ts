import type { Reading } from "../understand/reading.ts";
import { cast, deed, personMeant } from "./deeds.ts";
import { fight, flee, foesOf, isFoe, parley, strikesBack } from "./fight.ts";
import { breaksLaw } from "./customs.ts";
import { fateOf } from "./fates.ts";
import { buy, give, take } from "./goods.ts";
import { entriesIn, findEntry, type LoreEntry, shortName } from "./lore.ts";
import { readPremiseMemo } from "./memo.ts";
import { travel, wayNamed } from "./places.ts";
import { deedOf } from "./person-words.ts";
import { rest } from "./rest.ts";
import { bringNames } from "./player-says.ts";
import { askWorld } from "./questions.ts";
import { anybodyAsked, HOSTILE } from "./what-is-meant.ts";
import { plainly } from "./plain-deeds.ts";
import { findPerson, look, search } from "./search.ts";
import { sway } from "./sway.ts";
import { askAround, nobodyToTalkTo, talk } from "./talk.ts";
import { promise } from "./statements.ts";
import { kindOfNoun } from "./nouns.ts";
import type { Turn } from "./turn.ts";

/**
 * Plays one act of the player's message: speech, travel, a search, taking something, a fight or another deed. This pattern finds words of
 * travel.
 */

const TRAVELS =
  /\b(?:go|goes|walk|run|head|return|leave|enter|climb|ride|travel|hurry|follow|cross|sail|row|drive|fly|march|sneak|creep|set out|set off|visit|come|board|get (?:to|into|out|back|on|off)|take (?:the|a) (?:road|path|bus|train|boat|lift|stairs)|make my way|step|swim|crawl|wander|rush|dash|race|flee|escape|descend|move|reach|arrive|back to|off to|to the|explore|down to|up to|over to|home|onward|on to|proceed|continue|approach|jog|stroll|slip|dive|land|dock|fetch|find|see|call on|drop in|meet|search|look for|seek|where)\b/iu;

/**
 * Acts that move the hero or hurt somebody are played only if the text itself says so. Otherwise the act becomes a deed, narrated in the
 * player's words.
 */
function gated(turn: Turn, reading: Reading, text: string): Reading {
  const asDeed: Reading = { ...reading, act: "use" };
  if (turn.brief.readAs !== undefined || readPremiseMemo(turn.brief.memo).offers.some((each) => each.text === text))
    return reading;
  if (reading.act === "fight") {
    const hasTarget =
      (turn.present.length > 0 && /\b(?:him|her|them|it)\b/iu.test(text)) ||
      (reading.target !== null && entriesIn(turn.lore, text).some(({ name }) => name === reading.target)) ||
      entriesIn(turn.lore, text).some(({ kind }) => kind === "person" || kind === "creature") ||
      /^(?:i )?(?:attack|fight|kill)\b/iu.test(text.trim());
    return HOSTILE.test(text) && hasTarget ? reading : asDeed;
  }
  if (reading.act === "travel" && deedOf(text) !== null && !TRAVELS.test(text)) return asDeed;
  return reading;
}

/** Plays one act of the player's message. */
export async function act(turn: Turn, reading: Reading, text: string): Promise<void> {
  if (foesOf(turn.story).length === 0 && (await plainly(turn, reading, text))) return;
  if (foesOf(turn.story).length > 0) {
    switch (reading.act) {
      case "talk":
      case "persuade":
      case "deceive":
      case "threaten":
      case "promise":
      case "accuse":
      case "give":
        return parley(turn, reading);
      case "flee":
      case "travel":
        if (!(await flee(turn)) || reading.act === "flee") return;
        return travel(turn, reading.target, text);
      case "look":
      case "oracle":
      case "plan":
        break;
      case "search":
      case "rest":
      case "wait":
      case "buy":
      case "craft":
        turn.still = true;
        return turn.say(`Not while ${foesOf(turn.story)[0]!.name} is fighting you: strike, talk, or get away.`);
      case "fight":
      case "cast":
        return fight(turn, reading, text);
      default:
        if (/\b(?:lower|drop|sheathe?|surrender|kneel|put down|hands up|spare|back away)\b/iu.test(text))
          return parley(turn, reading);
        // If the hero does something else during a fight, it is played, and then the foe strikes.
        await deed(turn, reading, text);
        return strikesBack(turn);
    }
  }
  if (["search", "travel", "take", "climb", "look"].includes(reading.act)) {
    const against = breaksLaw(turn, text);
    if (against !== null && against !== "")
      return turn.say(deedOf(text) === null ? "" : `You ${deedOf(text)}.`, against);
  }
  switch (gated(turn, reading, text).act) {
    case "talk":
    case "persuade":
    case "deceive":
    case "threaten":
    case "accuse": {
      // "Accuse them": without a name, the person whom the hero knows to be guilty is accused.
      const names = entriesIn(turn.lore, text).some(({ kind }) => kind === "person");
      const guilty = turn.memo.accused.find((each) => each.guilty);
      const known = reading.act === "accuse" && !names && guilty !== undefined;
      return converse(turn, known ? { ...reading, target: guilty.name } : reading, text);
    }
    case "promise":
      bringNames(turn, text);
      return promise(turn, personMeant(turn, reading, text), text);
    case "look":
      // Reading a poem to somebody is a deed, not a look around.
      if (/^(?:i )?(?:read|recite)\b.*\b(?:to|him|her|them|aloud|out)\b/iu.test(text))
        return deed(turn, { ...reading, act: "use" }, text);
      return look(turn, reading.target, text);
    case "search":
      return search(turn, reading.target, text);
    case "travel":
      return goTo(turn, reading, text);
    case "fight":
      return fight(turn, reading, text);
    case "take":
      return take(turn, reading, text);
    case "give":
      return give(turn, reading, text);
    case "buy":
      // "Get past the goose by offering it a sandwich" is not a purchase.
      return /\bget (?:past|through|over|out|away|up|in|into|across|rid|ready|close|closer|near|nearer|back|down|off|on|to|behind|under|around)\b/iu.test(
        text,
      ) && !/\b(?:buy|purchase|pay|order)\b/iu.test(text)
        ? deed(turn, { ...reading, act: "use" }, text)
        : buy(turn, reading, text);
    case "cast":
      return cast(turn, text);
    case "rest":
      return rest(turn, reading, text);
    case "oracle":
      return askWorld(turn, text);
    case "plan":
      return deed(turn, { ...reading, act: "use" }, text);
    default:
      if (
        /\b(?:shoot|stab|strike|hit|attack|kill|punch|slash|cut) (?:it|him|her|them|at)\b/iu.test(text) &&
        turn.present.some(({ name }) => isFoe(turn, name))
      )
        return fight(turn, { ...reading, target: null }, text);
      return deed(turn, reading, text);
  }
}

const SPEAKS =
  /[?“"]|\b(?:ask|tell|talk|say|speak|greet|call|shout|whisper|question|interrogate|answer|reply|explain|chat|thank|address|hello|hi|hey|about|inform|remind|warn|discuss|apologi[sz]e|introduce|inquire|mention|joke|show|agree|nod)\w*\b/iu;

/** "I ask the hangman for one more day": a person known only by a trade, whom no text names, is added to the story. */
function newcomer(turn: Turn, text: string): LoreEntry | undefined {
  const [, one = "", two = ""] =
    /\b(?:ask|tell|beg|greet|thank|bribe|persuade|convince|talk to|speak (?:to|with)) the (\p{Ll}+)(?: (\p{Ll}+))?\b/u.exec(
      text,
    ) ?? [];
  const noun = kindOfNoun(one) === "person" ? one : kindOfNoun(two) === "person" ? `${one} ${two}` : "";
  const name = `the ${noun}`;
  if (noun === "" || findEntry(turn.lore, name) !== undefined) return undefined;
  if (entriesIn(turn.lore, name).length > 0) return undefined;
  turn.memo.names.push({ name, kind: "person", sentence: "" });
  const entry = turn.entry(name);
  turn.bring(entry);
  return entry;
}

/** Speaks to a person who is here, or whom the player first looks for. */
async function converse(turn: Turn, reading: Reading, text: string): Promise<void> {
  // Waking or helping a person is a deed and not a conversation.
  if (reading.act === "talk" && reading.speech === "" && !SPEAKS.test(text) && deedOf(text) !== null)
    return deed(turn, reading, text);
  const meant = newcomer(turn, text) ?? personMeant(turn, reading, text);
  const person = meant !== undefined && turn.present.includes(meant) ? meant : (anybodyAsked(turn, text) ?? meant);
  if (person !== undefined && fateOf(turn.lore, person) === "dead") return deed(turn, reading, text);
  if (person === undefined) {
    if (turn.present.length === 0 && /\b(?:talk|speak|chat) (?:to|with)\b/iu.test(text)) return nobodyToTalkTo(turn);
    if (reading.act === "deceive" || (reading.speech === "" && deedOf(text) !== null && !/\bask\b/iu.test(text)))
      return deed(turn, reading, text);
    return /\b(?:ask|inquire|enquire|around|anyone|anybody|someone|somebody|locals|people|villagers)\b/iu.test(text)
      ? askAround(turn, reading, text)
      : nobodyToTalkTo(turn);
  }
  if (!turn.present.some(({ name }) => name === person.name)) {
    await findPerson(turn, person);
    if (!turn.present.some(({ name }) => name === person.name)) return;
  }
  if (reading.act === "accuse" && /\?["”]?\s*$/u.test(text) && !/\b(?:you|accuse|confront|blame)\b/iu.test(text))
    return talk(turn, person, { ...reading, act: "talk" }, text);
  const thing = /\bask (?:\S+ ){1,3}?for ((?:an?|the|some|his|her|their) [\p{L} ]{2,30})[.!]?$/iu.exec(text)?.[1];
  if (
    reading.act === "talk" &&
    thing !== undefined &&
    !/\b(?:help|time|truth|name|advice|mercy|forgiveness)\b/iu.test(thing)
  )
    return sway(turn, person, { ...reading, act: "persuade" }, `ask ${person.name} to give me ${thing}`);
  const asksTo =
    reading.act === "talk" &&
    /\b(?:tell|ask|order|urge|beg) (?:(?!I\b|that\b|who\b|what\b)\S+ ){1,3}to \p{Ll}/u.test(text) &&
    !/\babout\b/u.test(text);
  return reading.act === "talk" && !asksTo
    ? talk(turn, person, reading, text)
    : sway(turn, person, asksTo ? { ...reading, act: "persuade" } : reading, text);
}

/** Travels to a place, or to a person. */
async function goTo(turn: Turn, reading: Reading, text: string): Promise<void> {
  const known = reading.target === null ? undefined : findEntry(turn.lore, reading.target);
  if (/\bwhere\b/iu.test(text) && wayNamed(turn, null, text) !== null) return travel(turn, null, text);
  if (known?.kind === "person" || known?.kind === "creature") {
    if (turn.present.some(({ name }) => name === known.name)) {
      turn.memo.last = known.name;
      return turn.say(`You go up to ${shortName(known)}.`);
    }
    return findPerson(turn, known);
  }
  // "I come ashore", "I follow the tracks": no place is named, so it is played as a deed and not as travel.
  if (!MERELY_GOES.test(text) && wayNamed(turn, reading.target, text) === null) return deed(turn, reading, text);
  return travel(turn, reading.target, text);
}

const MERELY_GOES =
  /^\W*(?:(?:i|we|let'?s|then|now|just|want to|will|'ll)\s+)*(?:go|leave|travel|move|walk|head|set out|depart)(?:\s+(?:on|off|away|out|outside|somewhere|elsewhere|there|now|from here|this place|here))*\W*$/iu;
