import { describe, expect, it } from "vitest";

import type { Roll } from "#contracts/play/dice";
import type { Message } from "#contracts/play/turn";
import { drawsOnMemory, newTurn, settled, turnsOf } from "./story-turn.ts";

const at = "2026-09-15T20:00:00.000Z";
const roll: Roll = { number: 0, notation: "1d6", label: "", characterId: null, dice: [], total: 4, check: null };

function line(turnId: string, sender: "user" | "gm", message: string, more: Partial<Message> = {}): Message {
  const owner = { campaignId: "c1", userId: "u1", variants: [turnId], kind: "action" as const };
  const stamps = { timestamp: at, createdAt: at, updatedAt: at };
  return { id: `${turnId}:${sender}`, turnId, turnNumber: 1, ...owner, ...stamps, sender, message, ...more };
}

describe("the transcript's lines", () => {
  it("make one turn of the player's words and the reply", () => {
    const turn = { memoryEnhanced: true, rolls: [roll], seed: "5e" };
    const reply: Partial<Message> = { state: "complete", source: "oracle", ...turn };
    expect(turnsOf([line("a", "user", "I wait."), line("a", "gm", "Wind.", reply)])).toMatchObject([
      {
        turnId: "a",
        number: 1,
        state: "complete",
        playerText: "I wait.",
        text: "Wind.",
        flags: { source: "oracle", memoryEnhanced: true, aiEnhanced: false },
        rolls: [{ roll, at: 0 }],
        seed: "5e",
      },
    ]);
  });

  it("show what was recalled for a reply and for a question about the story, and not for one about the sheet", () => {
    const draws = (source: "oracle" | "table", act: "rules" | "recall" | "look") => {
      const reading = { act, target: null, sure: true, alternatives: [] };
      const [turn] = turnsOf([line("a", "gm", "You carry a lantern.", { state: "complete", source, reading })]);
      return turn && drawsOnMemory(turn);
    };
    expect([draws("oracle", "look"), draws("table", "recall"), draws("table", "rules")]).toEqual([true, true, false]);
  });

  it("put the dice where they fell, and first where that was not kept", () => {
    const rolls = [roll, { ...roll, number: 1 }];
    const [kept] = turnsOf([line("a", "gm", "You leap. You land.", { rolls, rollOffsets: [0, 10] })]);
    expect(kept?.rolls.map(({ at: place }) => place)).toEqual([0, 10]);
    const [lost] = turnsOf([line("a", "gm", "You leap. You land.", { rolls })]);
    expect(lost?.rolls.map(({ at: place }) => place)).toEqual([0, 0]);
  });

  it("make an opening of a reply to nobody", () => {
    const [opening] = turnsOf([line("a", "gm", "It begins.", { kind: "opening", turnNumber: 0 })]);
    expect(opening).toMatchObject({ kind: "opening", number: 0, playerText: "" });
  });

  it("leave a turn open that has no reply yet", () => {
    expect(turnsOf([line("a", "user", "I wait.")])).toMatchObject([{ state: "open", text: "" }]);
  });
});

describe("a turn that has been told, once it is stored", () => {
  const stored = {
    ...newTurn("a", "action", "I wait.", at, "open"),
    state: "failed",
    text: "Wind.",
    rolls: [{ roll, at: 0 }],
    commitment: "another promise",
  } as const;

  it("keeps its dice where they fell and its reason for failing", () => {
    const failure = { message: "No model answered", code: "game_master_failed", retryable: true };
    const reply = { ...stored, rolls: [{ roll, at: 40 }], failure };
    expect(settled(stored, reply)).toMatchObject({ text: "Wind.", rolls: [{ roll, at: 40 }], failure });
  });

  it("is held to the promise that was heard before the dice fell", () => {
    expect(settled(stored, { ...stored, commitment: "the promise" }).commitment).toBe("the promise");
    expect(settled(stored, { ...stored, commitment: null }).commitment).toBe("another promise");
  });
});
