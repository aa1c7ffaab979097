import { remember } from "../../remember.ts";
import { filledPattern, pattern, storedPattern } from "../patterns.ts";
import { lexicon } from "./lexicon/lexicon.ts";
import type { Act } from "./reading.ts";

/** Patterns for words that are addressed to the table and not to the story, from the lexicon. They match lower-case text; the first match decides. */
interface Patterns {
  readonly whole: readonly (readonly [Act, RegExp])[];
  readonly stop: readonly RegExp[];
  readonly meta: readonly RegExp[];
  readonly rules: readonly RegExp[];
  readonly options: readonly RegExp[];
  readonly recall: readonly RegExp[];
}
let read: Patterns | null = null;
function patterns(): Patterns {
  if (read !== null) return read;
  const of = (list: readonly string[]) => list.map((source) => new RegExp(source, "u"));
  const { whole, stop, meta, rules, options, recall } = lexicon().tableTalk;
  read = {
    whole: whole.map(([act, source]) => [act, new RegExp(source, "u")] as const),
    stop: of(stop),
    meta: of(meta),
    rules: of(rules),
    options: of(options),
    recall: of(recall),
  };
  return read;
}

/**
 * Matches narration about the hero such as "I tell Marta what happened". Does not match "I want to stop" or "I don't remember", which are
 * addressed to the table.
 */
const NARRATED = storedPattern("table-talk narrated", "u");
const REPORTED = storedPattern("table-talk reported", "u");

/** Matches the hero's name or "my character" at the start, because some players write about their hero in the third person. */
const subjectOf = remember((hero) => {
  const first = hero.toLowerCase().split(/\s+/u)[0] ?? "";
  const name = `${hero.toLowerCase()}|${first}`.replaceAll(/[^\p{L}\p{N}|' -]/gu, "");
  return filledPattern("table-talk subject of", "gu", name);
});

/** The text in lower case, with "I" in place of the hero's name. So "what could Zara do" is read as "what could I do". */
export function heroAsI(raw: string, hero: string): string {
  return raw
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(subjectOf(hero), "i")
    .replaceAll(/\b(?:does|do) i\b/gu, "do i")
    .replaceAll(/\bis i\b/gu, "am i")
    .replaceAll(/\bhas i\b/gu, "have i");
}

/** Whether a text describes what the hero does or says, rather than asking the table. */
export function isNarrated(raw: string, hero: string): boolean {
  const text = heroAsI(raw, hero).trim();
  return NARRATED.test(text) || REPORTED.test(text);
}

/**
 * The act of words that are addressed to the table. Null if the words belong to the story.
 * @param narrated whether the text describes what the hero does; then it can only end the scene or be out of character
 */
export function tableTalk(raw: string, narrated: boolean): Act | null {
  const { whole, stop, meta, rules, options, recall } = patterns();
  const text = raw.toLowerCase().replaceAll("’", "'").replace(/\s+/gu, " ").trim();
  if (meta.slice(0, 4).some((pattern) => pattern.test(text))) return "meta";
  const bare = text
    .replace(pattern("table-talk table talk", "u"), "")
    .replace(pattern("table-talk table talk 2", "u"), "");
  for (const [act, pattern] of whole) if (pattern.test(bare)) return act;
  if (meta.slice(4).some((pattern) => pattern.test(text))) return "meta";
  if (stop.some((pattern) => pattern.test(text))) return "stop";
  if (narrated) return null;
  if (options.some((pattern) => pattern.test(text))) return "options";
  if (rules.some((pattern) => pattern.test(text))) return "rules";
  if (recall.some((pattern) => pattern.test(text))) return "recall";
  return null;
}
