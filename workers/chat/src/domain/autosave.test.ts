import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { TurnEvent } from "#contracts/play/events";
import { autosave } from "./autosave.ts";
import { TurnChannel } from "./turn-channel.ts";

const RECALL: TurnEvent = { type: "recall", items: [], degraded: false };
const GUARD: TurnEvent = { type: "guard", flags: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function table() {
  const channel = new TurnChannel();
  const kept: string[] = [];
  const disk = { full: false };
  const keep = (what: string) => {
    if (disk.full) throw new Error("The disk is full");
    kept.push(what);
  };
  const saving = autosave(channel, {
    save: (reply, events) => keep([reply, ...events.map(({ event }) => event.type)].join(" + ")),
  });
  const happens = (event: TurnEvent) => {
    channel.push(event);
    saving.changed();
  };
  return { kept, turn: saving, happens, disk };
}

it("leaves the disk alone while the game master is asked, and keeps what was told before half a second is over", () => {
  const { kept, happens } = table();
  happens(RECALL);
  happens({ type: "text", delta: "The lamp" });
  expect(kept).toEqual([]);
  vi.advanceTimersByTime(499);
  expect(kept).toEqual(["The lamp + recall"]);
});

it("leaves what happened last to the turn's end", () => {
  const { kept, turn: saving, happens } = table();
  happens(RECALL);
  vi.advanceTimersByTime(499);
  happens(GUARD);
  saving.stop();
  vi.advanceTimersByTime(5_000);
  expect(kept).toEqual([" + recall"]);
});

it("tries again what could not be written, and leaves nothing out", () => {
  const { kept, happens, disk } = table();
  happens(RECALL);
  disk.full = true;
  vi.advanceTimersByTime(1_000);
  expect(kept).toEqual([]);
  happens(GUARD);
  disk.full = false;
  vi.advanceTimersByTime(499);
  expect(kept).toEqual([" + recall + guard"]);
});
