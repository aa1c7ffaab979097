import { storedPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import type { KnownDeed } from "../stage/deeds.ts";
import { matches, mentions, stemsOf } from "../stage/match-words.ts";
import { namesOf, shortName } from "../stage/prose.ts";
import { staysOpen } from "../stage/effects.ts";
import { count, next, present, stirsOf, type Stage, say } from "../stage/stage.ts";
import { moodLine } from "../stage/sight.ts";

/** Matches words for keeping silent: "I hold my tongue", "not a word from me", "I won't answer that". */
const SILENCE = storedPattern("silent-player silence");
/** Matches words that let another person speak: "let him say it", "I wait for her to speak", "it's his to tell". */
const LEAVES_WORD = storedPattern("adventure silent-player leaves word");
/** "Take your time": the other person should speak. */
const ENCOURAGES = storedPattern("silent-player encourages");
/** "Let me say it" does not let anybody else speak. */
const OWN_WORD = storedPattern("silent-player own word");

/** "I say nothing and hand the parcel to Tib": something is done besides. */
const BESIDES = storedPattern("silent-player besides");

const plain = (text: string): string => text.replaceAll("’", "'").replaceAll(/["“][^"”]*["”]/gu, " ");

/** Whether the player lets another person speak. */
export const leavesWord = (text: string): boolean =>
  (LEAVES_WORD.test(plain(text)) || ENCOURAGES.test(plain(text))) && !OWN_WORD.test(plain(text));

/** Whether the player keeps silent, or lets another person speak. Then the hero says nothing. */
export const isSilence = (stage: Stage, text: string): boolean =>
  !/["“?]/u.test(text) &&
  !BESIDES.test(text) &&
  (SILENCE.test(plain(text)) || (leavesWord(text) && (stage.progress.open !== "" || !ENCOURAGES.test(plain(text)))));

/** Words in a pattern that match a silence. */
const SILENT = new Set(stemsOf("wait nothing silent quiet quietly silence listen patient patiently let trust"));

/** The deed among these that consists of a silence. Null if there is none. Letting another person speak is no refusal to talk. */
export function silentDeed(stage: Stage, text: string, known: readonly KnownDeed[]): KnownDeed | null {
  const stems = stemsOf(text);
  const named = present(stage).filter((person) => mentions(namesOf(person), stems) > 0);
  const who = ["him", "her", "them", ...(named.length > 0 ? named : present(stage)).map(shortName)].flatMap(stemsOf);
  const phrases = leavesWord(text)
    ? [...who.map((each) => ["let", each, "say"]), ...who.map((each) => ["wait", each]), ["wait"]]
    : [["say", "nothing"], ["stay", "silent"], ["stay", "quiet"], ...who.map((each) => ["wait", each]), ["wait"]];
  let best: KnownDeed | null = null;
  let most = 0;
  for (const each of known) {
    const fitting = each.deed.try.filter((pattern) =>
      stemsOf(pattern.replaceAll("|", " ")).some((word) => SILENT.has(word)),
    );
    const fit = Math.max(0, ...fitting.flatMap((pattern) => phrases.map((phrase) => matches(pattern, phrase))));
    if (fit > most) [best, most] = [each, fit];
  }
  return best;
}

/** What a person does during a silence. Undefined if they have already done it, or have nothing to do. */
const hushOf = ({ progress }: Stage, { id, smalltalk }: Person): string | undefined =>
  (progress.said[`hush/${id}`] ?? 0) > 0 ? undefined : smalltalk.find(({ about }) => about.includes("hush"))?.says;

/** Plays a silence for which there is no deed: a person present reacts to it. */
export function keepSilence(stage: Stage, text: string): void {
  const here = present(stage);
  const person = here.find(({ id }) => id === stage.progress.partner) ?? here[0];
  // During the silence before the end, nobody does their usual work.
  const hushed = staysOpen(stage) ? here.find((each) => hushOf(stage, each) !== undefined) : undefined;
  const hush = hushed === undefined ? undefined : hushOf(stage, hushed);
  if (hushed !== undefined) count(stage, `hush/${hushed.id}`);
  const takenSo =
    hush ??
    (person === undefined || stirsOf(stage, person).length === 0
      ? moodLine(stage)
      : next(stage, `stirs/${person.id}`, stirsOf(stage, person)));
  say(stage, ENCOURAGES.test(plain(text)) ? undefined : "You say nothing.", takenSo);
}
