import { storedPattern } from "../../patterns.ts";
import type { Phrase } from "./clause.ts";
import type { Entity, Mention } from "../entities.ts";
import { ADVERBS, DETERMINERS, PREPOSITIONS, PRONOUNS } from "../lexicon/words.ts";
import type { Token } from "../tokens.ts";
import { nounKinds } from "../lexicon/vocabulary.ts";

/** What is needed to read a phrase. */
export interface PhraseContext {
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  /** The entity that a pronoun means, given the names before it. */
  readonly resolve: (pronoun: string, before: readonly Mention[]) => Entity | null;
  readonly fight: boolean;
}

const SELF = storedPattern("phrases self", "u");
const POSSESSIVE = /^(?:his|its|their)$/u;

/** Reads a range of tokens as a phrase: which entities it names, and of what kinds they are. */
export function readPhrase(context: PhraseContext, preposition: string | null, start: number, end: number): Phrase {
  const { tokens, mentions, resolve, fight } = context;
  // In "Willem's wheelchair" the phrase names the wheelchair.
  const named = mentions.filter(
    (mention) =>
      mention.start >= start &&
      mention.end <= end &&
      !(/['’]s$/u.test(tokens[mention.end - 1]?.text ?? "") && mentions.some((other) => other.start === mention.end)),
  );
  const found = [...named];
  let owner: Mention | null = null;
  let kinds = "";
  const wordAt = (at: number): string => (at < end ? (tokens[at]?.text ?? "") : "");
  const mentionOf = (at: number, weight: number): Mention | null => {
    const entity = resolve(
      wordAt(at),
      mentions.filter((mention) => mention.start < at),
    );
    return entity === null ? null : { start: at, end: at + 1, entity, weight, rivals: [] };
  };
  for (let at = start; at < end; at++) {
    const text = wordAt(at);
    const inside = named.some((mention) => mention.start <= at && at < mention.end);
    const next = wordAt(at + 1);
    if (SELF.test(text)) kinds += "s";
    else if (
      POSSESSIVE.test(text) ||
      (text === "her" && next !== "" && !ADVERBS.has(next) && !PREPOSITIONS.has(next) && !DETERMINERS.has(next))
    ) {
      // "Josef runs his eyes along it": "his" means the hero if the hero was named before.
      if (!mentions.some((mention) => mention.start < at && mention.entity.kind === "hero"))
        owner ??= mentionOf(at, 0.5);
    } else if (PRONOUNS.has(text)) {
      const mention = mentionOf(at, 0.8);
      if (mention !== null) found.push(mention);
      if (text !== "it") kinds += fight ? "pf" : "p";
      else if (mention === null) kinds += fight ? "f" : "t";
    } else if (!inside) kinds += nounKinds(text);
  }
  // "his arm" means the person himself; "his ring" means a ring.
  let possessor: Entity | null = null;
  if (owner !== null && named.length === 0) {
    found.push(owner);
    if (!kinds.includes("b")) possessor = owner.entity;
  }
  for (const { entity } of found) {
    if (entity === possessor) continue;
    kinds += ENTITY_KINDS[entity.kind];
    if (entity.kind !== "person" && entity.kind !== "hero") kinds += nameKinds(entity.name);
  }
  const unknown = tokens
    .slice(start, end)
    .some(
      ({ text, mark }) =>
        !mark && !DETERMINERS.has(text) && !ADVERBS.has(text) && !PRONOUNS.has(text) && nounKinds(text) === "",
    );
  if (named.length === 0 && unknown) kinds += "u";
  return {
    preposition,
    tokens: tokens.slice(start, end).filter(({ mark }) => !mark),
    mentions: found.toSorted((a, b) => a.start - b.start),
    kinds,
  };
}

const ENTITY_KINDS: Readonly<Record<Entity["kind"], string>> = {
  person: "p",
  foe: "fp",
  thing: "t",
  exit: "xl",
  item: "i",
  hero: "s",
  place: "l",
  elsewhere: "p",
};

const nameKinds = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => nounKinds(word).replace(/[pfxl]/gu, ""))
    .join("");
