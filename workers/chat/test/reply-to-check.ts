import { EMPTY_STORY } from "#contracts/story/state";
import type { KnownEntity } from "#contracts/rpc/memory";
import { miraOf, sceneOf } from "./fixtures.ts";
import { sheetOf, tableHero } from "../src/domain/table-hero.ts";
import type { ReplyToCheck } from "../src/domain/guard/reply-to-check.ts";

const TURN = "00000000-0000-4000-8000-00000000000";

/** A known person. `more` adds or replaces fields. */
export const person = (name: string, more: Partial<KnownEntity> = {}): KnownEntity => ({
  name,
  aliases: [],
  type: "person",
  status: null,
  place: null,
  ...more,
});

export const dead = (name: string): KnownEntity =>
  person(name, {
    status: { value: "dead", itemId: "7", turnId: `${TURN}3`, turnNumber: 3, content: `${name} dies at the ford.` },
  });

export const at = (name: string, place: string, turnNumber = 4): KnownEntity =>
  person(name, {
    place: { value: place, itemId: "8", turnId: `${TURN}4`, turnNumber, content: `${name} is in ${place}.` },
  });

/**
 * The input of the guard for a reply: turn 5 of The Blue Flame, in Varrow Point, with Mira Vance. Nothing else is known unless `more`
 * adds it.
 */
export const replyToCheck = (reply: string, more: Partial<ReplyToCheck> = {}): ReplyToCheck => ({
  reply,
  playerText: "I look around.",
  turnId: `${TURN}5`,
  turnNumber: 5,
  introduced: [],
  effects: [],
  scene: sceneOf("mira", "mira-1"),
  story: EMPTY_STORY,
  adventure: null,
  sheets: [sheetOf(tableHero(miraOf("mira", "mira-1")))],
  itemChanges: [],
  transcript: [],
  recalled: [],
  memoryContext: "",
  known: [],
  wasWritten: () => false,
  ...more,
});
