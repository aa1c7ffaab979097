import type { MagicLevel } from "#contracts/options";

import { capitalise, withArticle } from "#english/noun-phrase";
import type { GenreLexicon } from "#content/genres";
import { expand, type Slots } from "#english/template";
import { MAGIC } from "#content/magic-levels";
import type { NameMaker } from "./name-maker.ts";
import { asSentence, clip } from "#english/sentences";
import type { Random } from "../../random.ts";
import { type Cast, roomFor } from "./cast.ts";
import type { NamedFaction } from "./named-factions.ts";

/** Everything that is needed to write the sections of a world. */
export interface WorldDraft {
  readonly world: string;
  readonly lexicon: GenreLexicon;
  /** The number of first entries in a lexicon's list that contain each genre once. */
  readonly genres: number;
  /** Invented names. Because they are our own, the text may also invent a look and a trade for them. */
  readonly cast: Cast;
  readonly factions: readonly NamedFaction[];
  readonly names: NameMaker;
  /** The names that the player wrote. */
  readonly known: Cast;
  /** Fills a template's slots with the player's own names first. */
  readonly slots: (template: string) => Slots;
  /** Fills a template's slots with invented names only. */
  readonly ownSlots: (template: string) => Slots;
  readonly random: Random;
}

const MOST_DETAILS = 6_000;
export const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

/**
 * Picks `count` entries with at least one of each genre. The lexicon takes its genres in turn, so its first `genres` entries contain them
 * all.
 */
export function fromEachGenre<T>(list: readonly T[], genres: number, count: number, random: Random): T[] {
  return [...random.shuffle(list.slice(0, genres)), ...random.shuffle(list.slice(genres))].slice(0, count);
}

/** The section with what the player has decided, in the player's own words. `line` is plain text. */
export function certainSection(line: string, { world, random }: WorldDraft): string {
  const lead = random.pick([
    `Whatever else the maps of ${world} get wrong, this much is certain:`,
    `Ask anyone in ${world}, and this they will swear to:`,
    `Some things about ${world} are beyond dispute:`,
  ]);
  return `${lead}\n\n> ${capitalise(asSentence(clip(line, MOST_DETAILS)))}`;
}

export function landSection({ lexicon, genres, cast, ownSlots, random }: WorldDraft): string {
  const lie = fromEachGenre(lexicon.land, genres, genres > 2 ? 3 : 2, random);
  const shown = fromEachGenre(lexicon.places, genres, Math.min(Math.max(genres, 3), 5), random);
  let settled = 0;
  let wild = 0;
  const places = shown.map(({ kind, setting, senses }) => {
    const inhabited = setting === "settled";
    const list = inhabited ? cast.settlements : cast.wilds;
    const name = list[(inhabited ? settled++ : wild++) % list.length]!;
    const known = inhabited ? "known for its" : setting === "wild" ? "where travellers come upon" : "said to hide";
    return {
      name,
      line: `**${capitalise(name)}**, ${known} ${inhabited ? kind : withArticle(kind)}. ${random.pick(senses)}`,
    };
  });
  // Keeps only the first description of each place.
  const once = places.filter(({ name }, i) => places.findIndex((other) => other.name === name) === i);
  return `${lie.map((template) => expand(template, ownSlots(template), random)).join(" ")}\n\n${bullets(once.map(({ line }) => line))}`;
}

export function peopleSection(draft: WorldDraft): string {
  const { lexicon, genres, cast, factions, names, random } = draft;
  const sworn = random.shuffle(["{kind|a} with one aim, to {aim}", "{kind|a} sworn to {aim}", "{kind|a} out to {aim}"]);
  const powers = factions.map(({ name, kind, aim, means }, i) => {
    const what = expand(`${name}: ${sworn[i % sworn.length]}`, { kind, aim }, random).slice(name.length);
    return `**${capitalise(name)}**${what}. The method is ${means}.`;
  });
  const three = (list: readonly string[]) => fromEachGenre(list, genres, 3, random);
  const [roles, manners, wants] = [three(lexicon.roles), three(lexicon.manners), three(lexicon.wants)];
  const wishes = random.shuffle([
    "What {they} wants is to {want}",
    "{name} would give much to {want}",
    "Above all {they} hopes to {want}",
  ]);
  const people = roles.map((role, i) => {
    const { full, short, pronoun } = names.person();
    const home = cast.settlements[i % cast.settlements.length]!;
    const wish = expand(`${wishes[i % wishes.length]}.`, { they: pronoun, name: short, want: wants[i]! }, random);
    return `**${full}**, ${withArticle(role)} of ${home} who ${manners[i]}. ${wish}`;
  });
  const lead = random.pick([
    "Three powers pull at the land, and few are free of all of them.",
    "Ask who rules here and you will hear three answers.",
    "Whoever stays a while is asked, sooner or later, by one of these:",
  ]);
  const turn = random.pick([
    "And these are people worth knowing:",
    "A few names open doors:",
    "Three others will be heard of again:",
  ]);
  return `${lead}\n\n${bullets(powers)}\n\n${turn}\n\n${bullets(people)}`;
}

export function magicSection(level: MagicLevel, { world, random }: WorldDraft): string {
  const { law, custom, stakes } = MAGIC[level];
  return [law, custom, stakes].map((sentences) => expand(random.pick(sentences), { world }, random)).join(" ");
}

export function troublesSection(draft: WorldDraft): string {
  return bullets(expanded(draft.lexicon.troubles, 3, draft));
}

export function ideasSection(draft: WorldDraft): string {
  return bullets(expanded(draft.lexicon.hooks, Math.min(Math.max(draft.genres + 1, 4), 5), draft));
}

/** Picks templates from each genre, those with the most slots for the player's own names first, and fills them. */
function expanded(templates: readonly string[], count: number, { genres, known, slots, random }: WorldDraft): string[] {
  const byRoom = (list: readonly string[]) =>
    random.shuffle(list).toSorted((a, b) => roomFor(known, b) - roomFor(known, a));
  return [...byRoom(templates.slice(0, genres)), ...byRoom(templates.slice(genres))]
    .slice(0, count)
    .map((template) => expand(template, slots(template), random));
}
