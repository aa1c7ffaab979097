import { entriesIn } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import type { Part } from "../../words/clauses.ts";
import { ofHero } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { namesAim } from "../aim/object-of-aim.ts";
import { isOpen } from "../open/open-story.ts";
import { truthOf } from "../parts/people-of-case.ts";
import { pattern, storedPattern } from "../../../patterns.ts";

/** What the hero's words and deeds are in the showdown: only what bears on what is being decided can decide it. */

/** "acts" decides, "beside" is answered and decides nothing, "nothing" lets the opponent act. */
type Sort = "acts" | "beside" | "nothing";

const WAITS = storedPattern("climax waits");
const MEANS = storedPattern("climax means");
const OFFERS = storedPattern("climax offers");
const ARGUES = storedPattern("climax argues");
const SMALL = storedPattern("climax small talk");
const IDLE = storedPattern("climax idle");
const COMMON = storedPattern("climax common");
const GIFT = storedPattern("climax gift");
/** Deeds that pass the time. */
export const isIdle = (text: string): boolean => IDLE.test(text);
const OBJECT = storedPattern("sort-try object");

/** Whether a text does what the plot hints at. */
export const isHinted = (kept: KeptCase, text: string): boolean => {
  const hint = truthOf(kept)?.hint;
  return hint !== null && hint !== undefined && new RegExp(`(?<!\\p{L})(?:${hint})`, "iu").test(text);
};

/** Whether a text bears on what is being decided: the aim, what was found, who is behind it, the scene. */
function bears(turn: Turn, kept: KeptCase, text: string): boolean {
  if (namesAim(kept, text) || isHinted(kept, text)) return true;
  const truth = truthOf(kept);
  const scene = `${ofHero(kept.threat)} ${kept.aim} ${turn.memo.clues.join(" ")} ${truth?.showdown ?? ""} ${truth?.why ?? ""} ${kept.theory}`;
  const known = contentWords(scene.replace(/[{][^}]*[}]/gu, " "));
  return [...contentWords(text)].some((word) => known.has(word) && !COMMON.test(word));
}

const holds = (turn: Turn, text: string): boolean => turn.memo.held.some(({ thing }) => turn.sharesWords(thing, text));

/** What a part of the message is in the showdown. */
export function sortOf(turn: Turn, part: Part & { readonly kind: "do" | "say" }): Sort {
  const kept = turn.memo.case!;
  if (part.kind === "say") {
    const words = `${part.verb} ${part.words}`;
    const argues = ARGUES.test(part.words) || OFFERS.test(words) || pattern("sort-try sort of", "u").test(part.verb);
    if (part.verb === "show" && holds(turn, words)) return "acts";
    if (SMALL.test(words) && !argues) return "beside";
    return argues || bears(turn, kept, words) || namesGuilt(turn, words) ? "acts" : "beside";
  }
  const { text } = part;
  const isHeld = holds(turn, text);
  // "I wait for the heart to beat": what is waited for may be what decides it.
  if (WAITS.test(text))
    return isOpen(kept) && /\b(?:for|until|till)\b/iu.test(text) && bears(turn, kept, text) ? "acts" : "nothing";
  const names = new Set(entriesIn(turn.lore, text).map(({ name }) => name));
  const { opponent, tool } = kept.who;
  // A gift counts by what is given, and not by who gets it.
  const plain = text.replace(new RegExp(`\\b(?:${opponent.split(" ").join("|")})\\b`, "gu"), "");
  if (isIdle(text))
    return OFFERS.test(text) || isHinted(kept, text) || (isOpen(kept) && bears(turn, kept, text)) ? "acts" : "beside";
  // What the hero carries all the time is what an open story can be decided with; what is given is not held any longer.
  if (isOpen(kept) && (isHeld || (GIFT.test(text) && /\b(?:my|the|it|them)\b/iu.test(text)))) return "acts";
  if (GIFT.test(text)) return OFFERS.test(text) || bears(turn, kept, plain) ? "acts" : "beside";
  return (MEANS.test(text) && (OBJECT.test(text) || isHeld)) ||
    OFFERS.test(text) ||
    names.has(opponent) ||
    names.has(tool) ||
    bears(turn, kept, text)
    ? "acts"
    : "beside";
}

const THREAT = storedPattern("climax threat");
const KINDNESS = storedPattern("climax kindness");
const OFFER = storedPattern("climax offer");
const PROOF = storedPattern("climax proof");
const CHARGES = storedPattern("charge of you");

/** What sort of thing the hero does, for how it is taken: null for a deed of force or skill, which has its own lines. */
export function sortOfTry(part: Part & { readonly kind: "do" | "say" }): string | null {
  const text = part.kind === "say" ? `${part.verb} ${part.words}` : part.text;
  if (THREAT.test(text)) return "threat";
  if (part.kind === "say" && (CHARGES.test(text) || pattern("sort-try sort of try", "u").test(part.verb)))
    return "charge";
  if (KINDNESS.test(text)) return "kindness";
  if (OFFER.test(text)) return "offer";
  if (PROOF.test(text)) return "proof";
  return part.kind === "say" ? "words" : null;
}

/** "The steward has the letter": words that name somebody who has a hand in it. */
const namesGuilt = (turn: Turn, words: string): boolean =>
  entriesIn(turn.lore, words).some(
    ({ name }) => name !== turn.memo.case!.who.opponent && Object.values(turn.memo.case!.who).includes(name),
  );
