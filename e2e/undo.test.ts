import { describe, expect, it, vi } from "vitest";

import type { TableAnswer } from "#contracts/http/chat";
import type { GraphStatusAnswer } from "#contracts/http/graph";
import type { HeadAnswer } from "#contracts/http/ledger";
import type { TurnAnswer } from "#contracts/play/turn";
import { Player } from "./harness/player.ts";
import { sharedStack } from "./harness/shared-stack.ts";

const MOST_BLOWS = 30;

describe("Undoing a wound", () => {
  const stack = sharedStack();

  it("gives the hit points back, and nobody remembers it afterwards", async () => {
    const player = await Player.join(stack.url);
    const { campaign } = await player.readyToPlay();
    const campaignId = campaign.id;
    const act = async (message: string) =>
      (await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", { campaignId, message })).body;
    const hitPoints = async () =>
      (await player.call<TableAnswer>("GET", `/api/chat/table?campaignId=${campaignId}`)).body.sheets[0]?.hp.current;
    const digested = (turnId: string) =>
      vi.waitUntil(
        async () => {
          const path = `/api/graph/status?campaignId=${campaignId}`;
          return (await player.call<GraphStatusAnswer>("GET", path)).body.lastDigestedTurnId === turnId;
        },
        { timeout: 30_000, interval: 250 },
      );

    await act("I look around.");
    let wounded: TurnAnswer | undefined;
    let before = await hitPoints();
    for (let blow = 0; blow < MOST_BLOWS && !wounded; blow += 1) {
      before = await hitPoints();
      const turn = await act("I attack the wolf that bit my arm with my sword.");
      if ((await hitPoints()) !== before) wounded = turn;
    }
    if (!wounded) throw new Error(`Nobody was hurt in ${MOST_BLOWS} blows`);
    const { turnId } = wounded;
    await digested(turnId);
    // While it stands it is remembered: otherwise forgetting it would prove nothing.
    await act("I wait.");
    await act("I wait again.");
    const asked = await act("What happened to my arm? Who bit it?");
    expect(asked.recalled.map((item) => item.turnId)).toContain(turnId);

    const moved = await player.call<HeadAnswer>("POST", "/api/chat/head", { campaignId, turnId });
    expect(moved.status).toBe(200);
    const undone = await player.call<HeadAnswer>("POST", "/api/chat/head", { campaignId, move: "undo" });
    expect(undone.body.left).toEqual([turnId]);
    expect(await hitPoints()).toBe(before);

    const left = new Set([turnId, ...moved.body.left]);
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await act("What happened to my arm? Who bit it?");
      expect(answer.memoryEnhanced).toBe(true);
      expect(answer.recalled.filter((item) => item.turnId !== null && left.has(item.turnId))).toEqual([]);
    }
  });
});
