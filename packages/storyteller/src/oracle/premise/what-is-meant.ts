import type { TurnBrief } from "../../ports.ts";
import type { Meaning, Reading } from "../understand/reading.ts";
import { entriesIn, findEntry, type LoreEntry } from "./lore.ts";
import { withoutTitleDots } from "./lore-entry.ts";
import { deedOf } from "./person-words.ts";
import { type Offer, readPremiseMemo } from "./memo.ts";
import { kindOfNoun } from "./nouns.ts";
import type { Turn } from "./turn.ts";

/** Finds out what the player means, if their words or the story narrow it down. */

/** The reading with the player's correction. */
export const corrected = (reading: Reading, as: Meaning | undefined): Reading =>
  as === undefined ? reading : { ...reading, ...as, sure: true, also: [], parts: [], alternatives: [] };

/** If the text is one of the suggestions or its number, the reading is that suggestion. */
export function offered(brief: TurnBrief, reading: Reading): Reading {
  if (brief.readAs !== undefined) return reading;
  const tidy = (text: string) =>
    text
      .toLowerCase()
      .replace(/^(?:i |then i |i'll )/u, "")
      .replace(/[.!“”"]+/gu, "")
      .trim();
  const said = tidy(brief.playerText);
  const { offers } = readPremiseMemo(brief.memo);
  const number = /^(?:option )?([123])$/u.exec(said)?.[1];
  const found: Offer | undefined =
    number === undefined ? offers.find(({ text }) => tidy(text) === said) : offers[Number(number) - 1];
  if (found === undefined) return reading;
  return {
    ...reading,
    act: found.act,
    target: found.target,
    topic: found.topic,
    sure: true,
    also: [],
    parts: [],
    alternatives: [],
  };
}

/** Without one of these words nobody is struck, threatened or accused. */
export const HOSTILE =
  /\b(?:attack|fight|hit|punch|kick|stab|shoot|kill|strike|slash|slap|cut (?:him|her|them|down)|murder|throttle|strangle|swing|charge|tackle|shove|push|wrestle|bite|headbutt|smash|beat|club|knife|fire at|open fire|draw (?:my|the)|ambush|threaten|warn|accuse|blame|confront|denounce|demand|knock (?:him|her|them|\p{Lu}\p{L}+) (?:out|down)|throw .* at|or else|raise my|grab|choke|behead|finish)\b/iu;

/**
 * Acts that cannot be undone by a word. If such an act may not be meant, the player is asked. Every other act is played with its likeliest
 * reading.
 */
const COSTLY: ReadonlySet<Reading["act"]> = new Set(["fight", "threaten", "accuse"]);

/**
 * The reading to play: the likeliest one, unless it would do harm and another one is as likely. The player can correct it with the chip
 * under their words.
 */
export function likely(turn: Turn, reading: Reading): Reading {
  if (reading.sure) return reading;
  const meant = (target: string | null) => (target === null ? null : (findEntry(turn.lore, target)?.name ?? target));
  // An accusation without a name is against the person whom the hero suspects.
  const guilty = turn.memo.accused.find((each) => each.guilty);
  if (reading.act === "accuse" && reading.target === null && guilty !== undefined)
    return { ...reading, target: guilty.name, sure: true };
  // "Accuse Pellow openly before the whole kirk" can mean nothing else.
  const blamed =
    /\b(?:accuse|confront|denounce|blame) ((?:the |Mr\.? |Mrs\.? |Miss |Captain )?[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*)*)/iu.exec(
      turn.brief.playerText,
    )?.[1];
  const accused = blamed === undefined ? undefined : entriesIn(turn.lore, blamed).find(({ kind }) => kind === "person");
  if (reading.act === "accuse" && accused !== undefined) return { ...reading, target: accused.name, sure: true };
  // "I cut the thread on Augusta's marrow" is a deed and accuses nobody.
  if (
    reading.act === "accuse" &&
    blamed === undefined &&
    reading.speech === "" &&
    deedOf(turn.brief.playerText) !== null
  )
    return { ...reading, act: "use", sure: true };
  // "Kick through the ashes": if nobody is here, this is not a blow.
  if (reading.act === "fight" && turn.present.length === 0 && reading.target === null)
    return { ...reading, act: "use", sure: true };
  // "Punch him": if one person is here, or the hero talks with one, it means that person.
  const other =
    turn.present.find(({ name }) => name === turn.memo.last) ??
    (turn.present.length === 1 ? turn.present[0] : undefined);
  if (reading.act === "fight" && other !== undefined && /\b(?:him|her|them|it)\b/iu.test(turn.brief.playerText))
    return { ...reading, target: reading.target ?? other.name, sure: true };
  const others = reading.alternatives.filter(
    (other) => !(other.act === reading.act && meant(other.target) === meant(reading.target)),
  );
  // "I'd quite like to listen at his door": a text that can be a deed or a threat is read as the deed.
  const harmless =
    reading.act === "threaten" && deedOf(turn.brief.playerText) !== null && others.find(({ act }) => !COSTLY.has(act));
  if (harmless) return { ...reading, act: harmless.act, target: harmless.target, sure: true };
  // "I step in front of the boat": a deed without a hostile word harms nobody.
  if (
    COSTLY.has(reading.act) &&
    reading.speech === "" &&
    !HOSTILE.test(turn.brief.playerText) &&
    deedOf(turn.brief.playerText) !== null
  )
    return { ...reading, act: "use", sure: true };
  return COSTLY.has(reading.act) && others.length > 0 ? reading : { ...reading, sure: true };
}

/** The place that the words lead to: "I bring him back to Emberhall", "run back to the Shuttle". Null if they name no other place. */
export function movesTo(turn: Turn, text: string): string | null {
  // "I put on my coat and set out for High Lund": the last part is the travel.
  const last =
    /^.*?(?:,| and|, and|,? then) (?=(?:set out|set off|head|go|ride|walk|run|return|travel|hurry)\b[^,;]*$)/iu.exec(
      text,
    );
  if (last !== null && !/[“"?]/u.test(text)) return movesTo(turn, text.slice(last[0].length));
  const plain = text.replace(/[“"][^”"]*[”"]/gu, "");
  const found =
    /^(?:(?:then )?i |we |let's )?(?:quickly |slowly )?(?:bring|lead|carry|drag|roll|run|return|head|go|walk|hurry|rush|ride|travel|take|set out|set off|climb|hike|trudge|march|drive|sail)\b([^,.;]*?)\b(?:back to|back into|to|into|towards?|for) ([^,.;]+)$/iu.exec(
      plain.replace(/[.!]+$/u, ""),
    );
  if (found === null || / and (?!the )/u.test(found[2]!)) return null;
  const [to = ""] = found[2]!.split(
    / (?:through|with|along|by|past|over|across|in|on foot)\b| (?:in order )?to (?!the\b|an?\b|my\b|our\b)(?=\p{Ll})/u,
  );
  const place = entriesIn(turn.lore, to).find(({ kind, name }) => kind === "place" && name !== turn.place);
  const starts =
    place !== undefined && new RegExp(`^(?:the )?${place.name.replace(/^the /u, "").slice(0, 4)}`, "iu").test(to);
  // "I set out for High Lund": a name that no text explains becomes a place.
  const isName =
    /^(?:set out|set off|head|travel|ride|sail|drive)\b/iu.test(plain.replace(/^(?:then )?i /iu, "")) &&
    /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(to);
  // "Walk to the vicarage": accepted if the texts mention a vicarage.
  const noun = /^(?:the|an?|my|our) ((?:\p{Ll}+ )?(\p{Ll}+))$/u.exec(to);
  const isWritten =
    !starts &&
    noun !== null &&
    kindOfNoun(noun[2]!) === "place" &&
    noun[1] !== turn.place.replace(/^the /u, "") &&
    turn.lore.sentences.some(({ text: each }) => new RegExp(`\\b${noun[1]}\\b`, "iu").test(each));
  if (isWritten) return `the ${noun[1]}`;
  if (!starts && !(isName && !entriesIn(turn.lore, to).some(({ kind }) => kind !== "place" && kind !== "person")))
    return null;
  const along =
    entriesIn(turn.lore, `${found[1]!} ${found[2]!.slice(to.length)}`).find(
      (entry) =>
        turn.present.some((here) => here.name === entry.name) ||
        (entry.kind === "creature" && / with /u.test(found[2]!)),
    ) ??
    (/\b(?:him|her|them)\b/iu.test(found[1]!)
      ? (turn.present.find(({ name }) => name === turn.memo.last) ?? turn.present[0])
      : undefined);
  if (along !== undefined && !turn.memo.companions.includes(along.name)) turn.memo.companions.push(along.name);
  return starts ? place.name : to;
}

/**
 * "I ask who found the stranger": the words name nobody, so the question goes to the person with whom the hero talks, else to a person
 * here.
 */
export function anybodyAsked(turn: Turn, text: string): LoreEntry | undefined {
  if (!/^(?:(?:then )?i )?ask (?:around )?(?:who|whose|what|where|when|why|how|whether|if|about)\b/iu.test(text))
    return undefined;
  const here = turn.present.filter(({ kind }) => kind === "person");
  return here.find(({ name }) => name === turn.memo.last) ?? here[0];
}

/** Adds missing apostrophes: "whats", "im", "dont". */
export const withMarks = (text: string): string =>
  withoutTitleDots(text)
    // "One poem a week, I say" is direct speech.
    .replace(
      /^([^“”"]+[,!?]) i (?:say|tell (?:him|her|them)|answer|reply)[.!]?$/iu,
      (_, words: string) => `“${words.replace(/,$/u, ".")}”`,
    )
    .replace(/\b(what|who|where|how|why|when|that|it|here|there)s\b(?! (?:of|own)\b)/giu, (word, stem: string) =>
      word === "its" || word === "Its"
        ? /^its (?:ok|okay|all|a|an|the|not|no|fine|over|me|you|just|so)\b/iu.test(text)
          ? "it's"
          : word
        : `${stem}'s`,
    )
    .replace(/\b(do|does|did|ca|wo|is|are|was|were|have|has|had|could|would|should)nt\b/giu, "$1n't")
    .replace(/\b(i)(m|ve)\b/giu, "$1'$2");
