import type { MemorySource } from "#contracts/memory/items";

/**
 * Story order: one number by which items, claims and mentions are sorted along the story.
 * - A turn has twice its number.
 * - What the player writes by hand comes after the latest turn: twice its number plus one.
 * - Lore comes before the first turn.
 * - The player's description of an entity comes before all other mentions.
 * - A turn that is not digested yet comes at the end.
 */
const PLAYER_MENTION = -3;
const LORE = -2;
const UNDIGESTED_TURN_NUMBER = 1_000_000;

/** The lowest story order of any mention. */
export const FIRST_STORY_ORDER = PLAYER_MENTION;

export const turnStoryOrder = (turnNumber: number): number => 2 * turnNumber;

/** The story order of what the player writes by hand after a turn. */
export const storyOrderAfterTurn = (turnNumber: number): number => 2 * turnNumber + 1;

/**
 * The story order of a source's items.
 * @param latestTurn returns the number of the latest turn on the active path
 */
export function itemStoryOrder(source: MemorySource, latestTurn: () => number): number {
  if (source.kind === "turn") return turnStoryOrder(source.turnNumber);
  return source.kind === "player" ? storyOrderAfterTurn(latestTurn()) : LORE;
}

/** The story order of a source's mentions of entities. */
export const mentionStoryOrder = (source: MemorySource): number =>
  source.kind === "turn" ? turnStoryOrder(source.turnNumber) : source.kind === "player" ? PLAYER_MENTION : LORE;

/** SQL: mentionStoryOrder of a row of `sources`. */
export const MENTION_STORY_ORDER = `CASE kind WHEN 'player' THEN ${PLAYER_MENTION}
  WHEN 'turn' THEN 2 * coalesce(turn_number, ${UNDIGESTED_TURN_NUMBER}) ELSE ${LORE} END`;

/** SQL: whether an item `i` is lore or was written by the player. Only items of turns have an even story order from 0 on. */
export const IS_BESIDE_TURNS = "(i.story < 0 OR (i.story & 1) = 1)";
