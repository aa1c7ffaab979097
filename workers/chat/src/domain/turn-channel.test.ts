import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { NumberedEvent, TurnEvent } from "#contracts/play/events";
import { eventsAfter, parseCursor, TurnChannel } from "./turn-channel.ts";

const recall: TurnEvent = { type: "recall", items: [], degraded: false };
const happenings = fc.array(
  fc.oneof(
    fc.string({ minLength: 1, maxLength: 8 }).map((delta): TurnEvent => ({ type: "text", delta })),
    fc.constant(recall),
  ),
  { maxLength: 30 },
);

const received = (events: readonly NumberedEvent[]): string =>
  events.map(({ event }) => (event.type === "text" ? event.delta : "|")).join("");

describe("a turn's channel", () => {
  it("gives a reader who comes back all that was missed, once and in order, wherever the line was cut", () => {
    fc.assert(
      fc.property(happenings, fc.nat(), (events, cut) => {
        const channel = new TurnChannel();
        const whole: NumberedEvent[] = [];
        channel.subscribe({ seq: 0, chars: 0 }, (event) => whole.push(event));
        for (const event of events) channel.push(event);

        const before = whole.slice(0, cut % (whole.length + 1));
        const rest = eventsAfter(channel.events, channel.text, parseCursor(before.at(-1)?.id));
        expect(received(before) + received(rest)).toBe(received(whole));
      }),
    );
  });

  it("lets a late reader catch up and then hear the rest", () => {
    const channel = new TurnChannel();
    channel.push({ type: "text", delta: "The stair " });
    const subscribed: NumberedEvent[] = [];
    const leave = channel.subscribe({ seq: 0, chars: 4 }, (event) => subscribed.push(event));
    channel.push({ type: "text", delta: "gives out" });
    leave();
    channel.push({ type: "text", delta: " onto cold iron." });
    expect(received(subscribed)).toBe("stair gives out");
  });

  it.each([null, "", "1", "1.", "-1.2", "x.y", "1.2.3", "9".repeat(30) + ".1"])(
    "reads the id %j as the beginning",
    (id) => {
      expect(parseCursor(id)).toEqual({ seq: 0, chars: 0 });
    },
  );
});
