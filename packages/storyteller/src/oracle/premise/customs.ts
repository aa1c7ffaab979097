import { isKnownVerb, past } from "#english/past-tense";
import { type LoreEntry, shortName } from "./lore.ts";
import { contentWords } from "./nouns.ts";
import { deedOf } from "./person-words.ts";
import type { Turn } from "./turn.ts";

/**
 * Customs and laws of the player's texts. If the player breaks one, the reply says so, and people in the story hear of it. This pattern
 * finds a law.
 */

const LAW =
  /\b(?:(?:nobody|no one|no \p{Ll}+)\b.{0,50}\b(?:may|must|can|shall|should|is allowed|is ever)|must (?:never|not)|may not|never be|(?:is|are) (?:strictly )?forbidden|not allowed|by (?:custom|law)|it is (?:bad luck|against the law))\b/iu;
/** Verbs of deeds that need no object. */
const BARE = /^(?:whistl|sing|danc|laugh|run|shout|smok|spit|swim|knock|cry|weep|cough|sneez|bow|kneel|sleep|speak)/u;
const HARMLESS = /^(?:ask|tell|look|go|walk|talk|read|wonder|think|wait|listen|follow|promise)$/u;
const BROKEN = "Against the custom: you ";

/** The law that a deed breaks, in words for the reply with the consequences. Null if it breaks none. */
export function breaksLaw(turn: Turn, text: string, aloud: string | null = null): string | null {
  if (text.includes("?")) return null;
  const does = deedOf(text) ?? text.toLowerCase();
  const verb = /^\p{L}+/u.exec(does)?.[0] ?? "";
  const [stem = ""] = contentWords(verb);
  const rest = contentWords(does.slice(verb.length));
  const spoken = aloud === null ? new Set<string>() : contentWords(aloud);
  const law = turn.lore.sentences.find(({ text: each, source, words }) => {
    if (source === "story" || !LAW.test(each)) return false;
    const unquoted = contentWords(each.replace(/['"“”‘’](?=\P{L}|$)|(?<=\P{L}|^)['"“‘’]/gu, " "));
    if ([...spoken].some((word) => unquoted.has(word)) && /\b(?:say|said|speak|spoken|name|word|mention)/iu.test(each))
      return true;
    // Asking, telling or going breaks only a law that names this verb.
    const forbids = HARMLESS.test(verb)
      ? new RegExp(`\\b(?:may|must|can|shall|should|never|to) (?:not |never )?${verb}\\b`, "u").test(each)
      : stem !== "" && words.has(stem);
    if (!forbids) return false;
    return BARE.test(stem) || [...rest].some((word) => words.has(word));
  });
  if (law === undefined) return null;
  const said = law.text.replace(/[.!]+$/u, "");
  const wording = turn.memo.facts.find((fact) => fact.startsWith(BROKEN));
  const done = aloud === null ? pastOf(does) : `said ‘${aloud.replace(/[.!]$/u, "").toLowerCase()}’`;
  turn.fact(`${BROKEN}${done}.`);
  for (const { name } of turn.present) turn.attitude(name, -1);
  turn.log(`You break a custom: ${said}.`);
  const witness = turn.present.find(({ kind }) => kind === "person");
  if (witness === undefined)
    return wording === undefined ? `There is a rule against it: ${lower(said)}. Nobody has seen you.` : "";
  return wording === undefined
    ? `${shortName(witness)} stares at you. “${said},” says ${shortName(witness)}.`
    : `${shortName(witness)} has stopped saying anything about it.`;
}

const lower = (text: string): string =>
  /^(?:In|Nobody|No|By|It|The|At|On|After)\b/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const pastOf = (does: string): string => {
  const [verb = "", ...rest] = does.replace(/,.*$/u, "").split(" ");
  return [isKnownVerb(verb) || !verb.endsWith("ed") ? past(verb) : verb, ...rest].join(" ").replace(/ anyway$/u, "");
};

/** The first thing that a person says who has heard of a broken custom. Empty if no custom was broken, or if it was said already. */
export function mentionsCustom(turn: Turn, person: LoreEntry): string {
  const fact = turn.memo.facts.find((each) => each.startsWith(BROKEN));
  if (fact === undefined || person.kind !== "person" || turn.memo.log.at(-1)?.startsWith("You break a custom") === true)
    return "";
  const text = `heard ${fact}`;
  if (turn.wasSaid({ text })) return "";
  turn.markSaid({ text });
  return `“Is it true that you ${fact.slice(BROKEN.length).replace(/\.$/u, "")}?” says ${shortName(person)}.`;
}
