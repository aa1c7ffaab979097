/**
 * What a genre is made of: the words that the game master and the world builder share.
 *
 * How entries read: `essence`, `land`, `troubles` and `hooks` are whole sentences in the present tense;
 * roles and treasures are noun phrases without an article; manners are verb phrases in the third person
 * ("speaks only in questions"); wants and aims follow "to". `essence`, `land`, `troubles` and `hooks` are templates of
 * `packages/english/src/template.ts` over the slots in LEXICON_SLOTS. A faction may be one ("the Order") or many ("the Wardens"), so no
 * present-tense verb follows its slot directly.
 */
export interface GenreLexicon {
  readonly essence: readonly string[];
  readonly land: readonly string[];
  readonly places: readonly PlaceKind[];
  readonly roles: readonly string[];
  readonly manners: readonly string[];
  readonly wants: readonly string[];
  readonly foes: readonly Foe[];
  readonly treasures: readonly string[];
  readonly factions: readonly FactionKind[];
  readonly troubles: readonly string[];
  readonly hooks: readonly string[];
}

/** The slots a template of a lexicon may use. */
export const LEXICON_SLOTS = [
  "world",
  "settlement",
  "settlement2",
  "wild",
  "person",
  "person2",
  "faction",
  "faction2",
  "item",
] as const;

/** Where people live, where they do not, and what lies below or behind. */
export type Setting = "settled" | "wild" | "deep";

/** A kind of place, without article, and what is seen, heard and smelled there: whole sentences. */
export interface PlaceKind {
  readonly kind: string;
  readonly setting: Setting;
  readonly senses: readonly string[];
}

/** Something to fight or to flee. */
export interface Foe {
  readonly name: string;
  /** How it comes at you: a verb phrase in the third person. */
  readonly approach: string;
}

/** A kind of group, without article; what it is after ("to" + aim) and how ("by" + means). */
export interface FactionKind {
  readonly kind: string;
  readonly aim: string;
  readonly means: string;
}

/** Writes a place kind. */
export const place = (setting: Setting, kind: string, ...senses: readonly string[]): PlaceKind => ({
  kind,
  setting,
  senses,
});

/** Writes a foe. */
export const foe = (name: string, approach: string): Foe => ({ name, approach });

/** Writes a kind of faction. */
export const faction = (kind: string, aim: string, means: string): FactionKind => ({ kind, aim, means });
