import { pattern, storedPattern } from "../../patterns.ts";
import type { Adventure } from "#content/adventures/schema";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { namesOf } from "../stage/prose.ts";
import { count, next, present, so, type Stage, say } from "../stage/stage.ts";
import { calledStems } from "./conversation-partner.ts";

/** People whom texts of an adventure name and who are nobody of its cast: carters at a hearth, a fiddler, somebody long dead. */
type Bystander = NonNullable<Adventure["bystanders"]>[number];

const WHO_OR_WHERE = storedPattern("bystanders who or where");
const TURNS_TO = storedPattern("adventure bystanders turns to");
const ASKS_WHO = storedPattern("bystanders asks who");
const LOOKS = storedPattern("bystanders looks");

const isHere = (stage: Stage, { at, when }: Bystander): boolean =>
  at.includes(stage.progress.place) && (when === undefined || so(stage, when));

const named = (stage: Stage, stems: readonly string[]): Bystander | undefined => {
  const found = (stage.adventure.bystanders ?? []).filter(({ names }) => mentions(names, stems) >= 1);
  return found.find((each) => isHere(stage, each)) ?? found[0];
};

/**
 * Plays words to or about a bystander: their next line, how they look, or where they are. Returns whether the words were that.
 * @param hasWords whether the person here who is asked has words of their own for it
 */
export function answerBystander(stage: Stage, text: string, hasWords: () => boolean): boolean {
  if (/["“]/u.test(text)) return false;
  const called = calledStems(text);
  const asked = WHO_OR_WHERE.exec(text)?.[1] ?? "";
  // "I remember my captain. What happened to him?"
  const whom = pattern("bystanders answer bystander").test(asked) ? text : asked;
  const words = [called, stemsOf(whom), stemsOf(TURNS_TO.exec(text)?.[1] ?? "")];
  const meant = words
    .filter((stems) => stems.length > 0 && !present(stage).some((each) => mentions(namesOf(each), stems) >= 1))
    .map((stems) => named(stage, stems))
    .find((each) => each !== undefined);
  if (meant === undefined) return false;
  const talks = called.length > 0 && mentions(meant.names, called) >= 1;
  if (!isHere(stage, meant)) {
    // "Wenna, who was Josias?" is asked of her, if she has words for it.
    if (!talks && hasWords()) return false;
    if (talks || ASKS_WHO.test(text)) say(stage, meant.away);
    else return false;
    stage.still = true;
  } else if (!talks && LOOKS.test(text)) say(stage, meant.look);
  else speakTo(stage, meant);
  return true;
}

/** Plays words in quotation marks to a bystander, who is named beside them. Returns whether they were to one. */
export function speakToBystander(stage: Stage, to: string): boolean {
  const meant = to === "" ? undefined : named(stage, stemsOf(to));
  if (meant === undefined) return false;
  if (isHere(stage, meant)) speakTo(stage, meant);
  else say(stage, meant.away);
  return true;
}

/** What somebody of the cast says if they are asked about a bystander: who that is. */
export const knownOf = (stage: Stage, topic: readonly string[]): string | undefined => {
  // "The wick drawer" is not Wick.
  const things = stage.adventure.places.flatMap((place) => place.things);
  if (things.some(({ name }) => mentions([name], topic) >= 2)) return undefined;
  const meant = named(stage, topic);
  return meant === undefined ? undefined : isHere(stage, meant) ? meant.look : meant.away;
};

/** How the bystanders here look. */
export const bystandersHere = (stage: Stage): string[] =>
  (stage.adventure.bystanders ?? []).filter((each) => isHere(stage, each)).map(({ look }) => look);

/** If nobody of the cast is here, words without an addressee are said to the first bystander. Returns whether there is one. */
export function speakToAnybody(stage: Stage): boolean {
  const meant = (stage.adventure.bystanders ?? []).find((each) => isHere(stage, each));
  if (meant !== undefined) speakTo(stage, meant);
  return meant !== undefined;
}

/** A bystander says what they know of it, once; otherwise their next line. */
function speakTo(stage: Stage, { names, lines, knows = [] }: Bystander): void {
  const stems = stemsOf(stage.brief.playerText);
  const key = (at: number) => `bystander/${names[0]}/${at}`;
  const [best] = knows
    .map(({ about, says }, at) => ({ says, at, fit: mentions(about, stems) }))
    .filter(({ at, fit }) => fit >= 1 && stage.progress.said[key(at)] === undefined)
    .toSorted((a, b) => b.fit - a.fit);
  if (best !== undefined) count(stage, key(best.at));
  say(stage, best?.says ?? next(stage, `bystander/${names[0]}`, lines));
}
