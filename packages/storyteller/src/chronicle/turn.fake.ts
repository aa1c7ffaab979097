import type { Roll } from "#contracts/play/dice";
import type { TurnCompleted } from "#contracts/queue/messages";

import type { Chronicle } from "../ports.ts";
import { createOracleChronicler } from "../oracle/chronicler.ts";

/** A finished turn of Mira's. `turn` sets the fields that the test is about. */
export const turnOf = (turn: Partial<TurnCompleted>): TurnCompleted => ({
  type: "turn.completed",
  userId: "u",
  campaignId: "c",
  worldId: "w",
  turnId: "6f1c2a30-0000-4000-8000-000000000001",
  parentTurnId: null,
  number: 3,
  version: 1,
  kind: "action",
  state: "complete",
  playerText: "",
  reply: "",
  rolls: [],
  effects: [],
  introduced: [],
  characterNames: ["Mira"],
  at: "2026-09-15T20:00:00.000Z",
  ...turn,
});

export const digest = (turn: Partial<TurnCompleted>): Promise<Chronicle> =>
  createOracleChronicler().chronicle(turnOf(turn), new AbortController().signal);

/** A Stealth check that succeeded or failed. */
export const check = (success: boolean): Roll => ({
  number: 0,
  notation: "1d20",
  label: "Stealth",
  characterId: "m",
  dice: [],
  total: success ? 17 : 4,
  check: {
    kind: "ability",
    ability: "dexterity",
    skill: "Stealth",
    dc: 12,
    modifier: 2,
    advantage: "none",
    success,
    stakes: "slip past the guard",
  },
});

/** An example reply of a game master. */
export const REPLY =
  "You reach the Weeping Fen by dusk. Hanne, the miller's widow, looks at you for a long while. “Bring it back before winter,” she says. “My sister Ysolde wore it.” Old Corvin is the ferryman here. Rain falls.";
