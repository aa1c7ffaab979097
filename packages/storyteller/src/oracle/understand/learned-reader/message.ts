import type { Entity, Mention } from "../entities.ts";
import type { ReadingScene } from "../reading.ts";
import { voicesOf } from "../speech.ts";
import type { Token } from "../tokens.ts";
import { mentionsOf, tokensIn } from "../words-of-text.ts";

/** A player's message, split into words, with the names that it contains. Both learned readers take their features from it. */
export interface Message {
  readonly text: string;
  readonly scene: ReadingScene;
  readonly entities: readonly Entity[];
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  /** For each token, whether it is direct speech. */
  readonly spoken: readonly boolean[];
}

/** Splits an English message into tokens and finds the names of its scene. */
export function messageOf(text: string, scene: ReadingScene, entities: readonly Entity[]): Message {
  const tokens = tokensIn(text, entities);
  const { narrated } = voicesOf(text);
  return {
    text,
    scene,
    entities,
    tokens,
    mentions: mentionsOf(tokens, entities),
    spoken: tokens.map(({ start, end }) => narrated.slice(start, end).trim() === ""),
  };
}

/** The tokens of a message that are part of a name. */
export function namedTokens({ mentions }: Message): ReadonlySet<number> {
  const named = new Set<number>();
  for (const { start, end } of mentions) for (let at = start; at < end; at++) named.add(at);
  return named;
}
