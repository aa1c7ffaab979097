import type { CampaignFile } from "#contracts/portability/campaign-file";

import type { BookWords } from "./book-words.ts";
import { heroLine } from "./hero-line.ts";
import { rowsOf, visibleItems } from "./visible-items.ts";

/** A person of the story and what is known about them. */
export interface CastMember {
  readonly name: string;
  readonly about: string;
}

/** The largest number of people listed in addition to the party. */
const MOST = 40;

/**
 * Lists the party, then the people whom the party has met; the people mentioned most come first. People known only from secret items are
 * left out.
 */
export function castOf({ campaign, characters, memory }: CampaignFile, words: BookWords): CastMember[] {
  const mentions = new Map<number, number>();
  for (const { entities } of visibleItems(memory)) {
    for (const id of entities) mentions.set(id, (mentions.get(id) ?? 0) + 1);
  }
  const party = characters.map((character) => ({ name: character.name, about: heroLine(character, campaign, words) }));
  const own = new Set(party.map(({ name }) => name));
  const met = rowsOf(memory, "entity")
    .filter(({ id, type, name }) => type === "person" && mentions.has(id) && !own.has(name))
    .toSorted((a, b) => (mentions.get(b.id) ?? 0) - (mentions.get(a.id) ?? 0) || a.id - b.id)
    .slice(0, MOST)
    .map(({ name, description }) => ({ name, about: description }));
  return [...party, ...met];
}
