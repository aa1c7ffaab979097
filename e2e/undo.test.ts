import { describe, expect, it, vi } from "vitest";

import type { TableAnswer } from "#contracts/http/chat";
import type { GraphStatusAnswer } from "#contracts/http/graph";
import type { HeadAnswer } from "#contracts/http/ledger";
import type { MemoryItemsAnswer } from "#contracts/http/memory-items";
import type { TurnAnswer } from "#contracts/play/turn";
import { Player } from "../tools/harness/player/player.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";

/** The actions that lead to the only foe of the beginners' adventure and attack it. */
const TO_THE_BADGER = ["Go to the lane", "Go down to the ash pit", "Attack the badger"];
const FIRST_EVENING = { id: "first-evening", version: 1 };
/** How often the adventure is begun again until the hero is wounded. In a single fight the badger may hit nobody. */
const MOST_EVENINGS = 12;

describe("Undoing a wound", () => {
  const stack = sharedStack();

  it("restores the hit points, and memory has nothing of it afterwards", async () => {
    const player = await Player.ready(stack.url);
    const world = await player.world();
    let campaignId = "";
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

    let wounded: TurnAnswer | undefined;
    let before: number | undefined;
    for (let evening = 0; evening < MOST_EVENINGS && !wounded; evening += 1) {
      campaignId = (await player.campaign(world.id, FIRST_EVENING)).id;
      await player.character(campaignId);
      for (const deed of [...TO_THE_BADGER, "I strike the badger", "I strike the badger", "I strike the badger"]) {
        before = await hitPoints();
        const turn = await act(deed);
        if ((await hitPoints()) === before) continue;
        wounded = turn;
        break;
      }
    }
    if (!wounded) throw new Error(`The badger hit nobody in ${MOST_EVENINGS} evenings`);
    const { turnId } = wounded;
    await digested(turnId);
    const remembered = async () => {
      const path = `/api/memory/items?campaignId=${campaignId}&limit=100`;
      const { items } = (await player.call<MemoryItemsAnswer>("GET", path)).body;
      return items.flatMap(({ source, content }) => (source.kind === "turn" ? [`${source.turnId}: ${content}`] : []));
    };
    // The wound must be in memory before the undo. Otherwise its absence afterwards would prove nothing.
    expect(await remembered()).toContainEqual(
      expect.stringMatching(new RegExp(`^${turnId}: .*(?:lost \\d+ hit points|hits you for \\d+)`, "u")),
    );
    await act("I wait.");
    await act("I wait again.");

    const moved = await player.call<HeadAnswer>("POST", "/api/chat/head", { campaignId, turnId });
    expect(moved.status).toBe(200);
    const undone = await player.call<HeadAnswer>("POST", "/api/chat/head", { campaignId, move: "undo" });
    expect(undone.body.left).toEqual([turnId]);
    expect(await hitPoints()).toBe(before);

    const left = new Set([turnId, ...moved.body.left]);
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await act("What did the badger do to me?");
      expect(answer.memoryEnhanced).toBe(true);
      expect(answer.recalled.filter((item) => item.turnId !== null && left.has(item.turnId))).toEqual([]);
    }
  });
});
