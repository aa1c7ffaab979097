import type { CampaignDeleted, TurnCompleted } from "#contracts/queue/messages";

export const turnId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A finished turn of Ada's campaign, as the queue message that chat sends. */
export const turn = (number: number, more: Partial<TurnCompleted> = {}): TurnCompleted => ({
  type: "turn.completed",
  userId: "ada",
  campaignId: "ada-1",
  worldId: "world-1",
  turnId: turnId(number),
  parentTurnId: number === 0 ? null : turnId(number - 1),
  number,
  version: 1,
  kind: number === 0 ? "opening" : "action",
  state: "complete",
  playerText: "I look around.",
  reply: `Turn ${number}: Hanne hides the silver locket.`,
  rolls: [],
  effects: [],
  introduced: [],
  characterNames: ["Mira"],
  at: "2026-09-15T20:01:02.345Z",
  ...more,
});

export const deletion: CampaignDeleted = { type: "campaign.deleted", userId: "ada", campaignId: "ada-1" };
