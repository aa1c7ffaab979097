import type { StoryState } from "#contracts/story/state";
import { attackInWords } from "./attack-in-words.ts";

const FLEES =
  /^\s*(?:i|we|ich|wir)\s+(?:\p{L}+ly\s+|now\s+|just\s+|turn(?: around)? and\s+|try to\s+|drehe mich um und\s+)*(?:flee\b|(?:run|bolt|sprint)(?:\s+(?:away|off|for (?:it|my life|our lives|the (?:door|exit|stairs?|woods?|trees)))\b|\s*[.!]*$)|escape\b|retreat\b|(?:fliehe|fliehen)\b|(?:renne|laufe|rennen|laufen)\s+weg\b)/iu;
const TALKS =
  /["“„»]|\b(?:say|tell|ask|shout|call|talk|speak|beg|plead|offer|promise|surrender|yield|parley|negotiate|persuade|threaten|bargain|sage|frage|rufe|rede|biete|bitte|ergebe|verhandle)\b/iu;

/** The tool call that plain words mean. */
interface CallInWords {
  readonly name: "act" | "encounter";
  readonly arguments: object;
}

/**
 * What plain words mean in a fight: an attack, or that the party runs. Null for all other words. A model may forget to call for it, so that
 * the table does it before the model writes.
 */
export function callInWords(playerText: string, story: Pick<StoryState, "encounter">): CallInWords | null {
  const attack = attackInWords(playerText, story);
  if (attack !== null) return { name: "act", arguments: attack };
  const isFlight = story.encounter !== null && FLEES.test(playerText) && !playerText.trim().endsWith("?");
  return isFlight ? { name: "encounter", arguments: { op: "flee" } } : null;
}

/** Whether the player's words take the hero's turn in a fight. Talk does not, nor a question, nor words in brackets. */
export const takesTurn = (playerText: string): boolean =>
  playerText.trim() !== "" && !/^\s*\(|\?\s*$/u.test(playerText) && !TALKS.test(playerText);
