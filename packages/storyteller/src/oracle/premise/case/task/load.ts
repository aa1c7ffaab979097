import { pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { entriesIn, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { hold } from "../../moves/record/items.ts";
import type { Turn } from "../../turn.ts";
import type { Part } from "../../words/clauses.ts";
import type { KeptCase, Step } from "../kept-case.ts";
import { openSteps } from "./task.ts";

/** What is to be carried: once it is loaded, led or driven off, it goes where the hero goes. An animal comes along when it has been coaxed. */

const hasWord = (text: string, of: string): boolean => {
  const words = contentWords(text);
  return [...contentWords(of)].some((word) => words.has(word));
};

/** The animal that is to be brought; undefined where it is a thing or a person. */
const beastOf = (turn: Turn, kept: KeptCase): LoreEntry | undefined =>
  entriesIn(turn.lore, kept.prize.words).find(({ kind, proper }) => kind === "creature" && proper);

/** The words that mean what is carried: "the goose", and its name. */
const wordsFor = (turn: Turn, kept: KeptCase): string => `${kept.prize.words} ${beastOf(turn, kept)?.name ?? ""}`;

/** Whether words mean what is carried. */
export const meansLoad = (turn: Turn, kept: KeptCase, text: string): boolean => hasWord(text, wordsFor(turn, kept));

/** Whether what is to be carried is with the hero. */
export function hasLoad(turn: Turn): boolean {
  const kept = turn.memo.case;
  if (kept?.task?.kind !== "carry") return false;
  const beast = beastOf(turn, kept);
  return beast === undefined
    ? turn.memo.held.some(({ thing }) => hasWord(thing, kept.prize.words))
    : turn.memo.companions.includes(beast.name);
}

/** What is to be carried is with the hero from now on. */
export function takesAlong(turn: Turn): void {
  const kept = turn.memo.case!;
  const beast = beastOf(turn, kept);
  if (hasLoad(turn)) return;
  if (beast === undefined) hold(turn, kept.prize.words, true);
  else turn.memo.companions.push(beast.name);
}

/** A deed that loads it, or moves it or what it stands on: it is with the hero from now on. An animal that refuses has to be coaxed first. */
export function takesLoad(turn: Turn, part: Part): void {
  const kept = turn.memo.case;
  if (part.kind !== "do" || kept?.task?.kind !== "carry" || hasLoad(turn)) return;
  const beast = beastOf(turn, kept);
  if (beast !== undefined && (!turn.isHere(beast) || openSteps(kept.task).some(({ sort }) => sort === "coaxed")))
    return;
  const isIt = meansLoad(turn, kept, part.text) || pattern("task rides along").test(part.text);
  if (isIt && pattern(beast === undefined ? "task loads" : "task lures").test(part.text)) takesAlong(turn);
}

/** To load it is not yet to bring it. */
export const isLoading = (text: string): boolean => pattern("task only loads").test(text);

/** That it is with the hero, where words are about it or what it stands on; empty otherwise. */
export function withLoad(turn: Turn, said: string): string {
  if (!hasLoad(turn)) return "";
  const kept = turn.memo.case!;
  const beast = beastOf(turn, kept);
  return meansLoad(turn, kept, said) || pattern("task rides along").test(said)
    ? `You have ${beast === undefined ? kept.prize.words : shortName(beast)} with you.`
    : "";
}

/** How near a deed comes to coaxing the animal that a step is about: by its name, or by luring while it is here. */
export function luresIn(turn: Turn, { person }: Step, text: string, whole: string): number {
  const beast = turn.entry(person);
  if (!turn.isHere(beast) || pattern("task looks").test(text)) return 0;
  const isNamed = hasWord(text, wordsFor(turn, turn.memo.case!)) || hasWord(text, person);
  const isMeant = isNamed || /\b(?:him|her|it|his|its)\b/iu.test(text) || hasWord(whole, person);
  return pattern("task lures").test(text) ? (isNamed ? 4 : isMeant ? 3 : 2) : 0;
}

/** That the animal has stayed behind, where the hero meant to lead it away. */
export const staysBehind = (turn: Turn, { person }: Step): string =>
  `${capitalise(shortName(turn.entry(person)))} stays where it is.`;
