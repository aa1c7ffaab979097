import { describe, expect, it } from "vitest";

import type { MemoryItem } from "#contracts/entities/memory";
import type { Message } from "#contracts/play/turn";
import { checkMemory, checkTranscript } from "./damage.ts";
import { newTurn, type SentTurn } from "./sent-turn.ts";

const sent = (message: string, more: Partial<SentTurn> = {}): SentTurn => ({
  ...newTurn(message),
  acknowledgedAt: 1,
  ended: "complete",
  due: "Yes.",
  ...more,
});
const stored = ({ turnId, message }: SentTurn, reply = "Yes.", variants = [turnId]): Message[] =>
  [
    { turnId, sender: "user", message, variants },
    { turnId, sender: "gm", message: reply, state: "complete", variants },
  ] as unknown as Message[];

const [knock, wait] = [sent("I knock."), sent("I wait.")];

describe("the kill drill", () => {
  it("finds nothing lost or doubled in a story that is whole", () => {
    const whole = [...stored(knock), ...stored(wait)];
    expect(checkTranscript([knock, wait], whole)).toEqual({ lost: [], doubled: [] });
    const unsent = sent("I run.", { acknowledgedAt: null, ended: null, due: "" });
    expect(checkTranscript([knock, wait, unsent], whole)).toEqual({ lost: [], doubled: [] });
  });

  it.each([
    ["the player's words", stored(wait), "I knock. (the player's words)"],
    ["a reply", [...stored(knock, "Ye"), ...stored(wait)], "I knock. (its reply)"],
    ["a place", [...stored(wait), ...stored(knock)], "I knock. (its place)"],
  ])("finds out that %s was lost", (_, transcript, lost) => {
    expect(checkTranscript([knock, wait], transcript).lost).toEqual([lost]);
  });

  it("finds another end stored than was received", () => {
    const turn = sent("I knock.", { ended: "interrupted" });
    expect(checkTranscript([turn], stored(turn)).lost).toEqual(["I knock. (its end)"]);
  });

  it.each([
    ["under its own id", [...stored(knock), ...stored(knock)]],
    ["under another id", [...stored(knock), ...stored(sent("I knock."))]],
    ["as another variant", stored(knock, "Yes.", [knock.turnId, "another"])],
  ])("finds a turn that was played twice %s", (_, transcript) => {
    expect(checkTranscript([knock], transcript).doubled).toEqual(["I knock."]);
  });

  it("finds out what memory lacks, and what it has twice", () => {
    const item = (content: string) =>
      ({ kind: "event", content, source: { kind: "turn", turnId: "t1" } }) as MemoryItem;
    const [bell, rope] = [item("The bell rang."), item("The rope broke.")];
    expect(checkMemory([bell, rope], [rope, bell])).toEqual({ lost: [], doubled: [] });
    const damage = checkMemory([bell, bell], [bell, rope]);
    expect(damage).toEqual({
      lost: ["t1 event: The rope broke. (in memory)"],
      doubled: ["t1 event: The bell rang. (in memory)"],
    });
  });
});
