import type { Recalled } from "#contracts/play/turn";

import type { Slots } from "../craft/grammar.ts";
import { whenOf } from "./drama/dealings.ts";
import type { Beat } from "./prose/compose.ts";
import { shortHash } from "./prose/hash.ts";
import type { Pool } from "./prose/writer.ts";
import type { Stage } from "./stage.ts";
import { calledBy } from "./story/names.ts";
import { peopleHere, personSlots } from "./story/people.ts";
import type { Person, Story } from "./story/state.ts";
import { HEARD, REMEMBER, REMEMBER_DEED, REMIND, REMIND_DEED, SAID_YOURSELF } from "./text/memories.ts";

const MOST_WORDS = 20;
/** Of a sentence that has more than that. */
const FEWEST_WORDS = 6;

/** A heading says what follows, and is not said itself; nor is the mark before an entry of a list. */
const LAYOUT = /^[^\S\n]*(?:#{1,6}(?:[^\S\n].*)?$|(?:[-*+•]|\d{1,3}[.)])[^\S\n]+)/gmu;

/**
 * A memory's first telling words, fit to stand in quotes: no markup, no quotes of its own, no closing stop, nothing past its first
 * paragraph. Null where nothing is left.
 */
export function gistOf(content: string): string | null {
  const [paragraph = ""] = content.replace(LAYOUT, "").trimStart().split(/\n/u);
  const plain = paragraph
    .replace(/<[^>]*>|[*_#`~>|[\]{}\\]/gu, " ")
    .replace(/[“”"«»]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
  const sentence = /^(.{12,}?[.!?…])(?:\s|$)/u.exec(plain)?.[1] ?? plain;
  const words = sentence.replace(/[.!?…,;:\s]+$/u, "").split(" ");
  if (words.length < 3 || !/\p{L}{3}/u.test(sentence) || words.some((word) => word.length > 30)) return null;
  if (words.length <= MOST_WORDS) return words.join(" ");
  const room = words.slice(0, MOST_WORDS);
  // Where a clause ends, so that nobody breaks off in the middle of one.
  const end = room.findLastIndex((word) => /[,;:]$/u.test(word)) + 1;
  const kept = room
    .slice(0, end >= FEWEST_WORDS ? end : MOST_WORDS)
    .join(" ")
    .replace(/[,;:]+$/u, "");
  return end >= FEWEST_WORDS ? kept : `${kept} …`;
}

/**
 * A deed of the acting character told of "you": "Mira promised Hanne the locket" → "you promised Hanne the locket".
 * Null where it is not one, or where a pronoun in it might be anybody's.
 */
function deedOfYours(gist: string, heroes: readonly string[]): string | null {
  const hero = heroes
    .filter((name) => name !== "" && gist.startsWith(`${name} `))
    .toSorted((a, b) => b.length - a.length)[0];
  if (hero === undefined) return null;
  const rest = gist.slice(hero.length + 1);
  if (
    !/^\p{Ll}+(?:ed|t|d|k|g|w|ve|ke|me|de|n|ew|ought|an)\b/u.test(rest) ||
    /\b(?:they|them|their|theirs|themself)\b|[…:?]/u.test(rest)
  )
    return null;
  return `you ${rest.replace(/^was\b/u, "were")}`;
}

/** What anybody does all day is not brought up again. */
const BY_THE_WAY = /^you (?:looked|searched|listened|waited|talked|went|walked|travelled|followed|asked)\b/u;

/** Where a memory is a line of talk or a digest of a reply, quoting it would say a sentence twice. */
const told = ({ kind }: Recalled) => kind === "dialogue" || kind === "fact";

const SPOKEN = /^([^:“”"]{2,40}): [“"](.+)[”"]\s*$/su;

/** Who said it is not known by name. */
const NOBODY_KNOWN = /^(?:(?:some|any|every|no)(?:thing|one|body)|who|they|she|he|you|it|an?|the|one)\b/iu;

/** Who said it and what, where a memory is a line of talk: `Delphine: “It was never locked.”` */
function spokenIn(content: string): { readonly speaker: string; readonly words: string } | null {
  const [, speaker, words] = SPOKEN.exec(content) ?? [];
  return speaker === undefined || words === undefined || NOBODY_KNOWN.test(speaker)
    ? null
    : { speaker: speaker.trim(), words };
}

/** What of a memory can be told: a line of talk, or the gist of anything that is not the label of something. */
function tellable(content: string): { readonly gist: string; readonly speaker: string | null } | null {
  const spoken = spokenIn(content);
  const text = spoken?.words ?? headOf(content);
  if (spoken === null && /^[^.!?“]{2,48}: /u.test(text)) return null;
  const gist = gistOf(text);
  return gist === null || /\?|^(?:who|where|what|why|how|when|does|do|is|are|can|could|did)\b/iu.test(gist)
    ? null
    : { gist, speaker: spoken?.speaker ?? null };
}

const MOST_CONTEXT = 6;

/** What was recalled, and after it what the client sent along as memory, line by line. */
function recalledIn({ brief }: Stage): readonly Recalled[] {
  const lines = brief.memoryContext.slice(0, 4_000).split("\n").slice(0, MOST_CONTEXT);
  return [
    ...brief.recalled,
    ...lines.map((content, i) => ({
      itemId: `context ${content.slice(0, 40)}`,
      content: content.replace(/^[-*•\s]+/u, ""),
      kind: "fact",
      turnId: null,
      turnNumber: null,
      reason: "",
      relevance_score: -i,
    })),
  ];
}

/** A note of the chronicler's, who somebody is and how they feel, is told by how they act, not recited. */
const isNote = ({ kind, content }: Pick<Recalled, "kind" | "content">): boolean =>
  kind === "fact" &&
  /^\p{Lu}[^.!?“”:]{1,60} (?:is (?:an? |at |dead\.|[\p{L} ]+ towards )|wants to )[^.!?]*\.$/u.test(content);

/** What a description says of the game rather than of its world: nobody in the story knows of a campaign that has levels. */
const ABOUT_THE_GAME = /^(?:#+ (?:Subtitle|Gameplay Style)\b|The campaign (?:is called|begins at level) )/u;

/** What is recalled and not yet woven in: deeds first, then what the player's words or the people here call up. */
function nextMemory(stage: Stage): { memory: Recalled; touching: boolean } | null {
  const { brief, story } = stage;
  const fresh = recalledIn(stage).filter(
    ({ itemId, turnNumber, kind, content, secret }) =>
      !story.recalled.includes(shortHash(itemId, 5)) &&
      (turnNumber === null || turnNumber < brief.number - 1) &&
      secret !== true &&
      !isNote({ kind, content }) &&
      !(kind === "lore" && ABOUT_THE_GAME.test(content)) &&
      tellable(content) !== null,
  );
  const text = brief.playerText.toLowerCase();
  const here = story.people.filter(({ at }) => at === story.place);
  const touches = ({ content }: Recalled) =>
    here.some(({ name }) => content.includes(calledBy(name, name))) || sharedWords(content, text) > 0;
  const asked = stage.action.intent === "recall";
  // Asked what one remembers, the deed that has most to do with it; else what comes first to mind, deeds before talk.
  const touching = fresh
    .filter(touches)
    .toSorted(
      (a, b) =>
        Number(told(a)) - Number(told(b)) || (asked ? sharedWords(b.content, text) - sharedWords(a.content, text) : 0),
    )[0];
  const memory = touching ?? fresh.find((item) => item.turnNumber !== null && !told(item));
  return memory === undefined ? null : { memory, touching: touching !== undefined };
}

const FUNCTION_WORDS = new Set(
  "where which there their about would could should these those after before again other while until whether never always something anything everything nothing someone".split(
    " ",
  ),
);

/** How many telling words of what would be told stand in `text`. */
function sharedWords(content: string, text: string): number {
  const words = new Set(
    tellable(content)
      ?.gist.toLowerCase()
      .match(/\p{L}{4,}/gu),
  );
  const said = new Set(text.match(/\p{L}{4,}/gu));
  return [...words].filter((word) => said.has(word) && !FUNCTION_WORDS.has(word)).length;
}

/** Nobody brings up what they were not there to learn. */
const knows = ({ knowers }: Recalled, { name }: Person): boolean =>
  (knowers ?? null) === null || knowers!.some((knower) => knower === name || knower === calledBy(name, name));

const heroesOf = ({ brief }: Stage): string[] => brief.table.sheets().flatMap(({ name }) => [name, calledBy(name, "")]);

/** The words of each memory that this turn wove in, as its reply has them: they are no news to the chronicler. */
export function remindersOf(stage: Stage, before: Pick<Story, "recalled">): string[] {
  return recalledIn(stage).flatMap(({ itemId, content }) => {
    const mark = shortHash(itemId, 5);
    const woven = stage.story.recalled.includes(mark) && !before.recalled.includes(mark);
    const said = woven ? tellable(content) : null;
    if (said === null) return [];
    return [(said.speaker === null ? deedOfYours(said.gist, heroesOf(stage)) : null) ?? said.gist];
  });
}

/** Without the chronicler's "At the Salt Tower: ". */
const headOf = (content: string): string => content.replace(/^At [^:.]{2,60}: /u, "");

/**
 * A beat that weaves one memory in, said by someone it concerns where one is here; null where there is none. It is said
 * for certain where the player's words call it up and there is room.
 */
export function memoryBeat(stage: Stage, roomy: boolean): Beat | null {
  const found = nextMemory(stage);
  const said = found === null ? null : tellable(found.memory.content);
  if (found === null || said === null) return null;
  const { memory, touching } = found;
  const { gist, speaker } = said;
  stage.story = { ...stage.story, recalled: [...stage.story.recalled, shortHash(memory.itemId, 5)] };
  const here = peopleHere(stage).filter((person) => knows(memory, person));
  const teller =
    speaker === null
      ? here.find(({ name }) => memory.content.includes(calledBy(name, name)))
      : here.find(({ name }) => name.includes(speaker) || speaker.includes(calledBy(name, name)));
  const heroes = heroesOf(stage);
  const deed = speaker === null ? deedOfYours(gist, heroes) : null;
  // What one did by the way, to nobody, is not worth recalling unless it is asked for.
  if (deed !== null && stage.action.intent !== "recall" && !/ \p{Lu}/u.test(deed)) return null;
  if (deed !== null && stage.action.intent !== "recall" && BY_THE_WAY.test(deed)) return null;
  // "Mira demanded that they tell her": a deed of yours that cannot be told of "you" is better left untold.
  if (speaker === null && deed === null && heroes.some((hero) => hero !== "" && gist.startsWith(`${hero} `)))
    return null;
  const slots: Slots = {
    ...(deed === null ? { memory: gist } : { deed }),
    ...(speaker === null ? {} : { speaker }),
    when: memory.turnNumber === null ? "before any of this" : whenOf(stage, memory.turnNumber),
    ...(teller === undefined ? {} : personSlots(teller)),
  };
  return {
    // Nobody says "you told Hanne about the fire" who is Hanne.
    pool: poolFor(
      deed !== null,
      speaker !== null,
      teller !== undefined && !(deed?.includes(calledBy(teller.name, teller.name)) ?? false),
    ),
    slots,
    need: touching && roomy ? "must" : "should",
    paragraph: true,
  };
}

function poolFor(deed: boolean, spoken: boolean, here: boolean): Pool {
  if (spoken) return here ? SAID_YOURSELF : HEARD;
  if (deed) return here ? REMIND_DEED : REMEMBER_DEED;
  return here ? REMIND : REMEMBER;
}
