import { pattern, storedPattern } from "../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { entriesIn, shortName } from "../lore/lore.ts";
import { contentWords } from "../lore/nouns.ts";
import type { Turn } from "../turn.ts";
import { cases } from "./case-content.ts";
import { ofHero } from "./fill-in.ts";
import type { KeptCase } from "./kept-case.ts";
import { isOpen } from "./open/open-story.ts";
import { wholeTruth, whyOf } from "./open/whole-truth.ts";
import { truthOf } from "./parts/people-of-case.ts";

/**
 * The open questions of the player's texts, beside what the hero sets out to do: "who is writing the letters", "why Joss fled". The case
 * answers each of them with what it has: a "who" with somebody's part, a "where" with the place, a "why" of the opponent with the reason, a
 * "what happened" with the truth. What nothing of it suits is the player's to say, and is never claimed as answered.
 */

export type Hook = KeptCase["hooks"][number];

const MOST = 5;
/** The open half of an aim: "find the urn and who is writing the letters", "find out who came out of the ninth pod and get it to Earth". */
const IN_AIM = storedPattern("hooks in aim");

/** What the aim and the texts leave open, each once, with what answers it. */
export function hooksOf(turn: Turn, kept: KeptCase): Hook[] {
  const asked = IN_AIM.exec(kept.aim)?.[1] ?? "";
  const open = [
    asked.split(pattern("hooks hooks of", "u"))[0]!.trim(),
    ...turn.lore.sentences
      .filter(({ source }) => source !== "story" && source !== "hero")
      .flatMap(({ text }) =>
        cases().hooks.flatMap(({ of, asks }) => {
          const pattern = new RegExp(of, "u");
          const found = pattern.exec(text)?.[0];
          return found === undefined ? [] : [found.replace(pattern, asks).trim()];
        }),
      ),
  ].filter((each) => each !== "" && each.length < 120);
  return open
    .filter((each, at) => !open.slice(0, at).some((other) => isSame(each, other)))
    .slice(0, MOST)
    .map((asks, _at, all) => ({ asks: ofHero(asks), by: answeredBy(turn, kept, asks, all) }));
}

/** Whether two questions are about the same: half of their telling words. */
function isSame(one: string, other: string): boolean {
  const [own, words] = [contentWords(one), contentWords(other)];
  const shared = [...own].filter((word) => words.has(word)).length;
  return shared >= Math.max(1, Math.ceil(Math.min(own.size, words.size) / 2));
}

function answeredBy(turn: Turn, kept: KeptCase, asks: string, all: readonly string[]): Hook["by"] {
  const namedIn = (text: string) => entriesIn(turn.lore, text).map(({ name }) => name);
  // Nobody writes the letters by which they are blackmailed.
  const named = new Set(
    [asks, ...all.filter((each) => /^(?:who|by whom)\b/iu.test(asks) && each.startsWith("by whom"))].flatMap(namedIn),
  );
  if (isOpen(kept)) return kept.aim.includes(asks) ? "truth" : "player";
  if (/^(?:who|by whom)\b/iu.test(asks))
    return (["opponent", "tool"] as const).find((role) => !named.has(kept.who[role])) ?? "player";
  if (/^where\b/iu.test(asks) && isShared(kept.prize.words, asks)) return "lair";
  if (/^why\b/iu.test(asks) && named.has(kept.who.opponent)) return "why";
  if (/^(?:what|how|why)\b/iu.test(asks) && kept.aim.includes(asks)) return "truth";
  return "player";
}
const isShared = (one: string, other: string): boolean =>
  [...contentWords(one)].some((word) => contentWords(other).has(word));

/** The answer that the case has to an open question, as a sentence; empty where it is the player's to give. */
export function answerOf(turn: Turn, kept: KeptCase, { by }: Hook): string {
  const truth = truthOf(kept);
  if (by === "player" || truth === undefined) return "";
  if (by === "opponent" || by === "tool") return `It was ${shortName(turn.entry(kept.who[by]))}.`;
  if (by === "lair") return capitalise(`${kept.where.lair}.`);
  return by === "why" ? capitalise(`${whyOf(turn, kept)}.`) : wholeTruth(turn, kept);
}

/**
 * What became of the open questions, for the end: those with an answer, and those that the player may answer. It is remembered.
 * @param parts of the goal, which the end has gone through already
 */
export function hooksAtEnd(
  turn: Turn,
  kept: KeptCase,
  parts: readonly { readonly part: string; readonly answer: string }[],
): string {
  const all = kept.hooks
    .filter(({ asks }) => !parts.some(({ part, answer }) => answer !== "" && isSame(asks, part)))
    .map((hook) => ({ asks: hook.asks, answer: answerOf(turn, kept, hook) }));
  if (turn.memo.end !== null) turn.memo.end.hooks = all;
  // "Nobody knows who or why": what the player has said it is has answered that.
  const open = all
    .filter(({ asks, answer }) => answer === "" && (kept.theory === "" || asks.split(" ").length > 3))
    .map(({ asks }) => asks);
  return [
    ...all.flatMap(({ asks, answer }) =>
      answer === "" || turn.paragraphs.includes(answer) ? [] : [`And ${asks}? ${answer}`],
    ),
    open.length === 0 ? "" : `Still open, and yours to say: ${open.join("; ")}.`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** The answer to a question about what the texts left open, once it is known: after the end, or when the hero knows who it is. Empty before. */
export function answersHook(turn: Turn, question: string): string {
  const { case: kept, end } = turn.memo;
  const questions =
    kept === null
      ? (end?.hooks ?? [])
      : kept.announced
        ? kept.hooks.map((hook) => ({ asks: hook.asks, answer: answerOf(turn, kept, hook) }))
        : [];
  const found = hookAsked(questions, question);
  return found === undefined ? "" : found.answer || "The story has left that open: it is yours to say.";
}

/** The open question that words are about; undefined for another question. */
function hookAsked<Asked extends { readonly asks: string }>(hooks: readonly Asked[], text: string): Asked | undefined {
  const words = contentWords(text);
  return hooks.find(({ asks }) => {
    const own = [...contentWords(asks)];
    return own.length > 0 && own.filter((word) => words.has(word)).length >= Math.max(1, Math.ceil(own.length / 2));
  });
}
