import type { TurnCompleted } from "#contracts/queue/messages";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { RecordedStory } from "./read.ts";

export const KEY: CampaignKey = { userId: "reader", campaignId: "recorded" };

/** The id of the nth turn. */
export const turnIdOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Converts a recorded turn to the message that chat sends to graph. */
export const completedTurn = (
  { number, player, reply }: RecordedStory["turns"][number],
  hero: string,
): TurnCompleted => ({
  type: "turn.completed",
  ...KEY,
  worldId: "world",
  turnId: turnIdOf(number),
  parentTurnId: number === 0 ? null : turnIdOf(number - 1),
  number,
  version: 1,
  kind: number === 0 ? "opening" : "action",
  state: "complete",
  playerText: player ?? "",
  reply,
  rolls: [],
  effects: [],
  introduced: [],
  characterNames: [hero],
  at: new Date(Date.UTC(2026, 0, 5, 18, number * 3)).toISOString(),
});
