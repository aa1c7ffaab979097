import { storedPattern } from "../../../patterns.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { KeptCase } from "../kept-case.ts";
import { truthOf } from "../parts/people-of-case.ts";

/** What the aim is about, by its kind: what is to be stopped, found, or won. Empty where the hero only wants to know. */
export function objectOf(kept: KeptCase): string {
  const kind = truthOf(kept)?.kind;
  if (kind === "stop") return kept.threat;
  if (kind === "find") return kept.prize.words;
  return kind === "win" || kind === "reach" ? kept.goal.replace(/^\S+ /u, "") : "";
}

/** What keeps a thing going, where it is one that goes by itself. */
const PARTS = storedPattern("object-of-aim parts");
/** Whether a text names something that keeps a thing going. */
export const namesPart = (text: string): boolean => PARTS.test(text);
/** What decides a contest. */
const JUDGES = storedPattern("object-of-aim judges");

/** Whether a text names what the aim is about, or a part of it. */
export function namesAim(kept: KeptCase, text: string): boolean {
  const kind = truthOf(kept)?.kind;
  return (
    isShared(objectOf(kept), text) ||
    (kind === "stop" && /^(?:it|they)$/u.test(kept.prize.is) && PARTS.test(text)) ||
    (kind === "win" && JUDGES.test(text))
  );
}

/** Whether two texts have a telling word in common. */
export const isShared = (one: string, other: string): boolean => {
  const wanted = contentWords(one);
  return [...contentWords(other)].some((word) => wanted.has(word));
};
