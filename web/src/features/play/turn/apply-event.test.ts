import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { NumberedEvent, TurnEvent } from "#contracts/play/events";
import { applyEvent, readCursor, START, type StreamedTurn } from "./apply-event.ts";
import { newTurn } from "./story-turn.ts";

const turnId = "3f2c1c52-0c5b-4e39-9d57-6f1a7f0f6a01";
const fresh: StreamedTurn = {
  turn: newTurn(turnId, "action", "I wait.", "2026-09-15T20:00:00.000Z", "sending"),
  cursor: START,
};

const events = {
  turn: {
    type: "turn",
    turnId,
    placeId: turnId,
    parentTurnId: null,
    kind: "action",
    number: 7,
    message: "I wait.",
    commitment: "c0",
    startedAt: "2026-09-15T20:00:01.000Z",
  },
  recall: { type: "recall", items: [], degraded: true },
  roll: {
    type: "roll",
    roll: { number: 0, notation: "1d6", label: "", characterId: null, dice: [], total: 4, check: null },
  },
  effect: { type: "effect", effect: { type: "gold", characterId: "mira", delta: -2, reason: "ferry" } },
  end: {
    type: "end",
    state: "complete",
    seed: "5eed",
    source: "oracle",
    aiEnhanced: false,
    memoryEnhanced: true,
    isContextual: true,
    messageCount: 16,
  },
} as const satisfies Record<string, TurnEvent>;

/** Gives the events the ids that the table gives them: `<count of events other than text>.<count of characters>`. */
function number(list: readonly TurnEvent[]): NumberedEvent[] {
  let [seq, chars] = [0, 0];
  return list.map((event) => {
    if (event.type === "text") chars += event.delta.length;
    else seq += 1;
    return { id: `${seq}.${chars}`, event };
  });
}

const wait = (id: string, what: "reading" | "rate_limit", leftMs?: number): NumberedEvent => ({
  id,
  event: { type: "waiting", for: what, model: "m", waitedMs: 12_000, ...(leftMs === undefined ? {} : { leftMs }) },
});
const send = (list: readonly NumberedEvent[], from = fresh) => list.reduce(applyEvent, from);
const say = (delta: string): TurnEvent => ({ type: "text", delta });
const story = number([
  events.turn,
  events.recall,
  say("The flame "),
  events.roll,
  say("leans."),
  events.effect,
  say(" Why?"),
  events.end,
]);

describe("an event's id", () => {
  it("says how far the turn was heard, or nothing", () => {
    expect(readCursor("3.120")).toEqual({ events: 3, chars: 120 });
    for (const id of ["", "3", "3.", "-1.2", "1.2.3", "a.b", "1.1e9", `1.${"9".repeat(10)}`]) {
      expect(readCursor(id)).toBeNull();
    }
  });
});

describe("a turn being told", () => {
  it("becomes what the events say", () => {
    const { turn, cursor } = send(story);
    expect(turn).toMatchObject({
      number: 7,
      state: "complete",
      text: "The flame leans. Why?",
      recallDegraded: true,
      commitment: "c0",
      seed: "5eed",
      flags: { source: "oracle", memoryEnhanced: true },
    });
    expect(turn.effects).toHaveLength(1);
    expect(cursor).toEqual({ events: 5, chars: 21 });
  });

  it("remembers where in the text the dice fell", () => {
    expect(send(story).turn.rolls).toEqual([{ roll: events.roll.roll, at: 10 }]);
  });

  it("is the same when the whole of it is heard twice", () => {
    expect(send(story, send(story))).toEqual(send(story));
  });

  it("is the same wherever the line is cut, and however the text comes joined or overlapping afterwards", () => {
    const whole = send(story).turn;
    const text = whole.text;
    fc.assert(
      fc.property(fc.nat(story.length), fc.nat(text.length), (cut, overlap) => {
        const before = send(story.slice(0, cut));
        const { events: seq, chars } = before.cursor;
        const from = Math.max(0, chars - overlap);
        // After the cut, new events come one by one. The text between them comes in one piece, which repeats a little of the text before
        // the cut.
        let reply = from;
        const after = story.flatMap((item): NumberedEvent[] => {
          const [n, c] = item.id.split(".").map(Number) as [number, number];
          if (item.event.type === "text" || n <= seq) return [];
          const gap = text.slice(reply, c);
          const joined = gap ? [{ id: `${n - 1}.${c}`, event: say(gap) }] : [];
          reply = Math.max(reply, c);
          return [...joined, item];
        });
        expect(send(after, before).turn).toEqual(whole);
      }),
    );
  });

  it("does not take text from beyond a gap, nor anything without a number", () => {
    expect(send([{ id: "0.50", event: say("leans.") }])).toBe(fresh);
    expect(send([{ id: "", event: events.effect }])).toBe(fresh);
  });

  it("says why it failed, and keeps what was told till then", () => {
    const error: TurnEvent = {
      type: "error",
      error: "No model answered",
      code: "game_master_failed",
      retryable: true,
      state: "failed",
      seed: "5eed",
    };
    const { turn } = send(number([events.turn, say("The fl"), error]));
    expect(turn).toMatchObject({
      state: "failed",
      text: "The fl",
      failure: { message: "No model answered", code: "game_master_failed", retryable: true },
    });
  });

  it("says what it waits for, by this device's clock, until the story goes on; that moves no cursor", () => {
    const before = send(number([events.turn]));
    const waiting = send([wait("1.0", "reading")], before);
    expect(waiting.cursor).toEqual(before.cursor);
    expect(Date.now() - (waiting.turn.waiting?.since ?? 0)).toBeGreaterThanOrEqual(12_000);
    expect(waiting.turn.waiting).toMatchObject({ for: "reading", until: null });
    const limited = send([wait("1.0", "rate_limit", 20_000)], waiting).turn.waiting;
    expect((limited?.until ?? 0) - Date.now()).toBeGreaterThan(10_000);

    expect(send([{ id: "1.4", event: say("Wind") }], waiting).turn).toMatchObject({ text: "Wind", waiting: null });
    expect(send([{ id: "2.0", event: events.roll }], waiting).turn.waiting).toBeNull();
    expect(send([{ id: "2.0", event: events.end }], waiting).turn.waiting).toBeNull();
  });
});
