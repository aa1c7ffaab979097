import type { Character } from "#contracts/entities/character";
import type { HeroAct } from "#contracts/play/hero-act";
import type { Dice } from "#rules/dice";
import type { Hero } from "#rules/hero";
import { heroCombatant } from "#rules/sheet";
import { freeCasts, slotFor, spellNamed } from "#rules/spells";
import { actInWords } from "../domain/acts/act-in-words.ts";
import { performAct } from "../domain/acts/perform-act.ts";
import { refuse, type Refused } from "../domain/refusal.ts";
import type { NarratedTurn } from "../domain/turn-record.ts";
import type { Ledger } from "../store/ledger.ts";

/** Dice for an act that is only tried. What the rules refuse, they refuse before they roll. */
const ONES: Dice = { roll: () => 1 };

/**
 * Whether a hero lacks what a spell in plain words costs: it is not ready, or no slot is left. Then the rules say no. Any other refusal may
 * come from words that were not complete or were meant otherwise, and the game master takes them as they are.
 */
function lacksSpell(act: HeroAct, party: readonly Hero[]): boolean {
  const hero = party.find(({ id }) => id === act.characterId);
  const spell = act.type === "cast" ? spellNamed(act.spell) : undefined;
  if (act.type !== "cast" || act.ritual || !hero || !spell || spell.level === 0) return false;
  if (freeCasts(hero, spell.id).some(({ left }) => left > 0)) return false;
  const isReady = hero.spells.some(({ id, prepared, always }) => id === spell.id && (prepared || always));
  return !isReady || slotFor(hero, spell.level, act.slot === 0 ? undefined : act.slot) === undefined;
}

/**
 * Settles what a new turn does by the rules: the act that was sent from the sheet, or else the one that the player's words name. Refused,
 * with the reason in words, if the rules do not allow the act.
 * @param isNote whether the turn is a note of the table, which does nothing in the story
 */
export function settleAct(
  ledger: Ledger,
  turn: NarratedTurn,
  characters: readonly Character[],
  isNote: boolean,
): { readonly ok: true; readonly turn: NarratedTurn } | Refused {
  if (turn.kind !== "action" || isNote) return { ok: true, turn };
  const { story, heroes } = ledger.stateAt(characters, turn.parentId);
  const party = heroes.map(({ hero }) => hero);
  const present = [
    ...(story.encounter?.combatants.flatMap(({ name, side }) => (side === "party" ? [] : [name])) ?? []),
    ...(story.scene?.present ?? []),
  ];
  const act = turn.act ?? actInWords(turn.playerText, party, [...new Set(present)]);
  if (act === null) return { ok: true, turn };
  const { encounter, cast } = story;
  const outcome = performAct(act, { encounter, cast, party: party.map((hero) => heroCombatant(hero)) }, ONES);
  if (outcome.ok) return { ok: true, turn: { ...turn, act } };
  const isSure = turn.act !== null || lacksSpell(act, party);
  return isSure ? refuse("refused_by_rules", outcome.why) : { ok: true, turn };
}
