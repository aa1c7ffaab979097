import { type Entity, type Mention, mentionsIn, shortNames } from "./entities.ts";
import { isCommon } from "./lexicon/vocabulary.ts";
import { type Token, tokenize } from "./tokens.ts";

/** The words and the names of a text in a scene. Both readers need them of the same text, so they are kept with the scene's entities. */

const tokensOfTexts = new WeakMap<readonly Entity[], Map<string, readonly Token[]>>();
const mentionsOfTokens = new WeakMap<readonly Token[], readonly Mention[]>();

/** The words and punctuation marks of a text. */
export function tokensIn(text: string, entities: readonly Entity[]): readonly Token[] {
  const known = tokensOfTexts.get(entities) ?? new Map<string, readonly Token[]>();
  tokensOfTexts.set(entities, known);
  const tokens = known.get(text) ?? tokenize(text, shortNames(entities));
  known.set(text, tokens);
  return tokens;
}

/** The places where tokens of `tokensIn` name an entity of the scene. */
export function mentionsOf(tokens: readonly Token[], entities: readonly Entity[]): readonly Mention[] {
  const mentions = mentionsOfTokens.get(tokens) ?? mentionsIn(tokens, entities, isCommon);
  mentionsOfTokens.set(tokens, mentions);
  return mentions;
}
