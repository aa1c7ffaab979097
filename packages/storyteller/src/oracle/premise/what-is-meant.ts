import type { TurnBrief } from "../../ports.ts";
import type { Meaning, Reading } from "../understand/reading.ts";
import { entriesIn, findEntry, type LoreEntry } from "./lore.ts";
import { deedOf } from "./person-words.ts";
import { type Offer, readPremiseMemo } from "./memo.ts";
import { knows } from "./plot/reveal.ts";
import type { Turn } from "./turn.ts";

/** What the player means, where their words or the story narrow it down. */

/** The reading as the player has corrected it. */
export const corrected = (reading: Reading, as: Meaning | undefined): Reading =>
  as === undefined ? reading : { ...reading, ...as, sure: true, also: [], parts: [], alternatives: [] };

/** What was offered works when it is typed as it stands, or by its number. */
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

/** Acts that cannot be taken back by a word: where they may not have been meant, the player is asked. Everything else is played as it reads best. */
const COSTLY: ReadonlySet<Reading["act"]> = new Set(["fight", "threaten", "accuse"]);

/** The reading to play: the likeliest, unless it would do harm and another was as likely. The chip under the player's words corrects it. */
export function likely(turn: Turn, reading: Reading): Reading {
  if (reading.sure) return reading;
  const meant = (target: string | null) => (target === null ? null : (findEntry(turn.lore, target)?.name ?? target));
  // Whoever is blamed without a name is the one whom the hero suspects.
  if (reading.act === "accuse" && reading.target === null && turn.plot !== null && knows(turn.plot, "name"))
    return { ...reading, target: turn.plot.culprit, sure: true };
  // "Kick through the ashes": where nobody is, nobody is struck.
  if (reading.act === "fight" && turn.present.length === 0 && reading.target === null)
    return { ...reading, act: "use", sure: true };
  // "Punch him", with one person here or in talk: there is nobody else whom it could mean.
  const faced =
    turn.plot?.stage === "facing" ? turn.present.find(({ name }) => name === turn.plot?.culprit) : undefined;
  const other =
    faced ??
    turn.present.find(({ name }) => name === turn.memo.last) ??
    (turn.present.length === 1 ? turn.present[0] : undefined);
  if (reading.act === "fight" && other !== undefined && /\b(?:him|her|them|it)\b/iu.test(turn.brief.playerText))
    return { ...reading, target: reading.target ?? other.name, sure: true };
  const others = reading.alternatives.filter(
    (other) => !(other.act === reading.act && meant(other.target) === meant(reading.target)),
  );
  // "I'd quite like to listen at his door": a deed that could be a threat is the deed.
  const harmless =
    reading.act === "threaten" && deedOf(turn.brief.playerText) !== null && others.find(({ act }) => !COSTLY.has(act));
  if (harmless) return { ...reading, act: harmless.act, target: harmless.target, sure: true };
  return COSTLY.has(reading.act) && others.length > 0 ? reading : { ...reading, sure: true };
}

/** "I bring him back to Emberhall", "run back to the Shuttle": a way, whatever else the words hold. Null where they name no other place. */
export function movesTo(turn: Turn, text: string): string | null {
  const plain = text.replace(/[“"][^”"]*[”"]/gu, "");
  const found =
    /^(?:(?:then )?i |we |let's )?(?:quickly |slowly )?(?:bring|lead|carry|drag|roll|run|return|head|go|walk|hurry|rush|ride|travel|take)\b([^,.;]*?)\b(?:back to|back into|to|into) ([^,.;]+)$/iu.exec(
      plain.replace(/[.!]+$/u, ""),
    );
  if (found === null || / and (?!the )/u.test(found[2]!)) return null;
  const place = entriesIn(turn.lore, found[2]!).find(({ kind, name }) => kind === "place" && name !== turn.place);
  if (
    place === undefined ||
    !new RegExp(`^(?:the )?${place.name.replace(/^the /u, "").slice(0, 4)}`, "iu").test(found[2]!)
  )
    return null;
  const along =
    entriesIn(turn.lore, found[1]!).find(({ name }) => turn.present.some((here) => here.name === name)) ??
    (/\b(?:him|her|them)\b/iu.test(found[1]!)
      ? (turn.present.find(({ name }) => name === turn.memo.last) ?? turn.present[0])
      : undefined);
  if (along !== undefined && !turn.memo.companions.includes(along.name)) turn.memo.companions.push(along.name);
  return place.name;
}

/** "I ask who found the stranger": nobody is named to be asked, so it is whom the hero talks with, else who is here. */
export function anybodyAsked(turn: Turn, text: string): LoreEntry | undefined {
  if (!/^(?:(?:then )?i )?ask (?:around )?(?:who|whose|what|where|when|why|how|whether|if|about)\b/iu.test(text))
    return undefined;
  const here = turn.present.filter(({ kind }) => kind === "person");
  return here.find(({ name }) => name === turn.memo.last) ?? here[0];
}
