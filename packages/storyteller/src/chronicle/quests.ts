import type { MemoryQuest } from "#contracts/memory/items";

import type { Line } from "./dialogue.ts";
import { type MarkedNames, WHAT, WHO } from "./marked-names.ts";
import { KINSHIP } from "./relation-words.ts";
import { A_THING } from "./things.ts";

/** The state of a quest, and the sentence that says so. */
export interface QuestSentence {
  readonly sentence: string;
  readonly quest: MemoryQuest;
}

const one = (source: string, flags = "u"): RegExp => new RegExp(source, flags);
const TO = `(?:to )?(?:the |old )?(?<to>${WHO})(?!['’-])`;

/** A promise of the player, in the third person. */
const PROMISED = one(
  `\\b(?:promised|promises|swore|swears|vowed|vows|pledged|pledges|gave (?:their|his|her|my) word) ${TO}(?<what>[^.!?]{3,160})`,
);
const KEPT = one(
  `\\b(?:kept|keeps?|keeping|fulfill?(?:ed|s)?|honou?red|made good on|makes? good on) (?:the|their|his|her|your|my) (?:promise|word|oath|vow) ${TO}|\\b(?:as promised|true to (?:your|their|his|her) word)\\b`,
);
const BROKE = one(
  `\\b(?:broke|breaks?|broken|betrayed|went back on|goes? back on) (?:the|their|his|her|your|my) (?:promise|word|oath|vow) ${TO}`,
);

const ERRAND =
  "(?:bring|find|fetch|rescue|free|save|slay|kill|recover|retrieve|deliver|protect|escort|destroy|avenge|steal|carry)";
const ASKED = one(
  `(?:^(?:please,? |so |then |now,? )?|[,;.:] (?:please,? |so |then |and )?|\\b(?:I need you to|you must|will you|would you|could you|can you|I want you to|I ask you to|help me(?: to)?|promise me (?:that )?you(?:['’]ll| will)|swear (?:to me )?(?:that )?you(?:['’]ll| will)) )(?<verb>${ERRAND})\\b(?<what>[^.!?;]{2,160})`,
  "iu",
);
/** Matches "New quest: …" and similar words of a game master that announces quests. */
const ANNOUNCED = one(
  `\\b(?<how>new quest|quest (?:added|begun|started|accepted|updated|completed?|done|finished|fulfilled|failed|lost))\\s*(?::|—|–|-)\\s*[“"']?(?<title>\\p{Lu}[^.!?”"\\n]{2,100})`,
  "iu",
);

/** What a promise or a task is about: a thing, a named person or thing, or a member of somebody's family. */
const THING = one(A_THING);
const NAMED = one(`(?:${WHO}|${WHAT})(?!['’])`, "gu");
const RELATIVE = one(`\\b(?:my|his|her|their|your) (?:\\p{Ll}+ ){0,2}?(?<kin>${KINSHIP})\\b`);

/**
 * Promises and tasks in a turn. The turn that opens a quest and the turn that closes it give it the same title, because both name the
 * person and the thing. A closing sentence that names no thing is ignored.
 * @param deed what the player's character did, in the third person
 */
export function questsIn(
  deed: string,
  narrated: readonly string[],
  lines: readonly Line[],
  names: MarkedNames,
  party: readonly string[],
): QuestSentence[] {
  const quests = new Map<string, QuestSentence>();
  const add = (title: string, status: MemoryQuest["status"], sentence: string) => {
    if (title.length <= 120) quests.set(title, { sentence, quest: { title, status } });
  };
  for (const sentence of narrated) {
    const { how, title } = ANNOUNCED.exec(sentence)?.groups ?? {};
    if (how !== undefined && title !== undefined) add(title.trim(), announced(how), sentence);
  }
  for (const { speaker, words, whole } of lines) {
    if (speaker === null) continue;
    const { what } = ASKED.exec(names.mark(words))?.groups ?? {};
    const about = what === undefined ? null : aboutIn(what, [speaker, ...party], names);
    if (about !== null) add(`For ${speaker}: ${about}`, "open", whole);
  }
  const marked = names.mark(deed);
  const { to, what } = PROMISED.exec(marked)?.groups ?? {};
  if (to !== undefined && what !== undefined && !marked.includes("?")) {
    const person = names.nameOf(to);
    const about = aboutIn(what, [person, ...party], names);
    if (about !== null) add(`Promise to ${person}: ${about}`, "active", deed);
  }
  for (const sentence of [deed, ...narrated]) {
    const closed = closing(names.mark(sentence), names, party);
    if (closed !== null) add(closed.title, closed.status, sentence);
  }
  return [...quests.values()];
}

const DENIED = /\?|\b(?:not|never|if|would|will|should|must|cannot)\b|n['’]t\b/iu;
const REACHES = one(
  `\\b(?:to|gives?|gave|hands?|handed|brings?|brought|tells?|told) (?:the |old )?(?<to>${WHO})(?!['’-])`,
);

/**
 * The quest that a sentence says is kept or broken. Null if the sentence does not say to whom the promise was made, or what it was about.
 */
function closing(marked: string, names: MarkedNames, party: readonly string[]): MemoryQuest | null {
  const kept = KEPT.exec(marked);
  const found = kept ?? BROKE.exec(marked);
  if (found === null || DENIED.test(marked.slice(0, found.index + found[0].length)) || marked.endsWith("?"))
    return null;
  const status = kept === null ? "failed" : "completed";
  const to = found.groups?.to ?? REACHES.exec(marked)?.groups?.to;
  if (to === undefined) return null;
  const person = names.nameOf(to);
  const about = aboutIn(marked, [person, ...party], names);
  return about === null ? null : { title: `Promise to ${person}: ${about}`, status };
}

/**
 * The thing or person that a promise is about: "the silver locket" → "silver locket", "her brother Tam" → "Tam", "my sister" → "sister".
 * Null if there is none.
 */
function aboutIn(text: string, others: readonly string[], names: MarkedNames): string | null {
  const { thing, named } = THING.exec(text)?.groups ?? {};
  if (thing !== undefined) return names.unmark(thing);
  if (named !== undefined) return names.nameOf(named);
  const who = [...text.matchAll(NAMED)].map(([mark]) => names.nameOf(mark)).find((name) => !others.includes(name));
  return who ?? RELATIVE.exec(text)?.groups?.kin ?? null;
}

function announced(how: string): MemoryQuest["status"] {
  if (/complete|done|finished|fulfilled/iu.test(how)) return "completed";
  if (/failed|lost/iu.test(how)) return "failed";
  return /accepted|updated/iu.test(how) ? "active" : "open";
}
