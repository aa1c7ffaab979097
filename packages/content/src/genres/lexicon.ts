/**
 * The words of a genre, which the game master and the world builder share.
 * `essence`, `land`, `troubles` and `hooks` are whole sentences in the present tense. Roles and treasures are noun phrases without an
 * article. Manners are verb phrases in the third person ("speaks only in questions"). Wants and aims can follow "to". `essence`, `land`,
 * `troubles` and `hooks` are templates of `packages/english/src/template.ts` with the slots in LEXICON_SLOTS. A faction's name may be
 * singular ("the Order") or plural ("the Wardens"), so no verb in the present tense may follow its slot directly.
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

/** The slots that a template of a lexicon may use. */
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

/** Where people live, where they do not, and what is underground or hidden behind. */
export type Setting = "settled" | "wild" | "deep";

/** A kind of place, without an article, and what can be seen, heard and smelled there, in whole sentences. */
export interface PlaceKind {
  readonly kind: string;
  readonly setting: Setting;
  readonly senses: readonly string[];
}

/** Something that the heroes can fight or flee from. */
export interface Foe {
  readonly name: string;
  /** How the foe attacks: a verb phrase in the third person. */
  readonly approach: string;
}

/** A kind of group, without an article. Its aim can follow "to", and its means can follow "by". */
export interface FactionKind {
  readonly kind: string;
  readonly aim: string;
  readonly means: string;
}

/** Makes a kind of place. */
export const place = (setting: Setting, kind: string, ...senses: readonly string[]): PlaceKind => ({
  kind,
  setting,
  senses,
});

/** Makes a foe. */
export const foe = (name: string, approach: string): Foe => ({ name, approach });

/** Makes a kind of faction. */
export const faction = (kind: string, aim: string, means: string): FactionKind => ({ kind, aim, means });
