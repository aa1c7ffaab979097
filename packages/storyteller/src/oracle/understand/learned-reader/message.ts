import { type Entity, type Mention, mentionsIn, shortNames } from "../entities.ts";
import type { ReadingScene } from "../reading.ts";
import { voicesOf } from "../speech.ts";
import { type Token, tokenize } from "../tokens.ts";
import { isCommon } from "../lexicon/vocabulary.ts";

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
  const tokens = tokenize(text, shortNames(entities));
  const { narrated } = voicesOf(text);
  return {
    text,
    scene,
    entities,
    tokens,
    mentions: mentionsIn(tokens, entities, isCommon),
    spoken: tokens.map(({ start, end }) => narrated.slice(start, end).trim() === ""),
  };
}

/** The tokens of a message that are part of a name. */
export const namedTokens = ({ mentions }: Message): ReadonlySet<number> =>
  new Set(mentions.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)));
