import { describe, expect, it } from "vitest";

import type { NumberedEvent } from "#contracts/play/events";
import { ApiError } from "../../../shared/api/api-error.ts";
import type { StreamedEvent } from "../api/turn-stream.ts";
import { followTurn, type FollowPorts } from "./follow-turn.ts";

const text = (id: string, delta = "…"): NumberedEvent => ({ id, event: { type: "text", delta } });
const end: NumberedEvent = {
  id: "2.9",
  event: {
    type: "end",
    state: "complete",
    seed: "00",
    source: "oracle",
    aiEnhanced: false,
    memoryEnhanced: false,
    isContextual: false,
    messageCount: 2,
  },
};
const lost = new ApiError("network", { status: 0, code: "network" });
const refused = (status: number) => new ApiError(`refused ${status}`, { status, code: "unknown" });

/** A server that answers the requests one after the other: with events and then a broken connection, or with an error. */
function server(...calls: (StreamedEvent | Error)[][]) {
  const log: string[] = [];
  async function* play(): AsyncGenerator<StreamedEvent> {
    const call = calls.shift();
    if (!call) throw new Error("one call too many");
    for (const item of call) {
      if (item instanceof Error) throw item;
      yield item;
    }
  }
  const ports: FollowPorts = {
    ask: () => (log.push("ask"), play()),
    attach: (id) => (log.push(`attach ${id}`), play()),
    wait: async (attempt) => void log.push(`wait ${attempt}`),
    watch: (signal) => ({ signal, alive: () => undefined, end: () => undefined }),
  };
  const received: string[] = [];
  const lines: string[] = [];
  const listener = {
    received: (event: NumberedEvent) => void received.push(event.id),
    line: (line: string) => void (lines.at(-1) !== line && lines.push(line)),
  };
  return { log, received, lines, ports, listener };
}

const follow = ({ ports, listener }: ReturnType<typeof server>, signal = new AbortController().signal) =>
  followTurn(ports, listener, signal);

describe("following a turn", () => {
  it("hears it to its end", async () => {
    const table = server([null, text("1.1"), end]);
    await follow(table);
    expect(table.received).toEqual(["1.1", "2.9"]);
    expect(table.log).toEqual(["ask"]);
  });

  it("takes a cut line up again from the last event heard", async () => {
    const table = server([text("1.1"), text("1.5"), lost], [], [text("1.8")], [end]);
    await follow(table);
    expect(table.log).toEqual(["ask", "wait 1", "attach 1.5", "wait 2", "attach 1.5", "wait 1", "attach 1.8"]);
    expect(table.lines).toEqual(["open", "reconnecting", "open", "reconnecting", "open"]);
  });

  it("asks again while nothing shows that the words arrived, however long the network is away", async () => {
    const table = server(...Array.from({ length: 20 }, () => [lost]), [null, text("1.1"), end]);
    await follow(table);
    expect(table.log.filter((entry) => entry === "ask")).toHaveLength(21);
    expect(table.log).toContain("wait 20");
  });

  it("only listens where the turn is already being told", async () => {
    const table = server([text("1.1"), end]);
    const { ask: _, ...ports } = table.ports;
    await followTurn(ports, table.listener, new AbortController().signal);
    expect(table.log).toEqual(["attach null"]);
  });

  it("gives up on a refusal at once", async () => {
    for (const status of [400, 401, 404, 409]) {
      const table = server([refused(status)]);
      await expect(follow(table)).rejects.toMatchObject({ status });
      expect(table.log).toEqual(["ask"]);
    }
  });

  it("bears with a struggling server six times running, and no more", async () => {
    const recovers = server(...Array.from({ length: 5 }, () => [refused(503)]), [end]);
    await follow(recovers);
    expect(recovers.received).toEqual(["2.9"]);
    const fails = server(...Array.from({ length: 6 }, () => [refused(429)]));
    await expect(follow(fails)).rejects.toMatchObject({ status: 429 });
  });

  it("ends quietly when the player leaves", async () => {
    const leaving = new AbortController();
    const table = server([text("1.1"), text("1.2"), text("1.3")]);
    const { received } = table.listener;
    const listener = { ...table.listener, received: (event: NumberedEvent) => (received(event), leaving.abort()) };
    await followTurn(table.ports, listener, leaving.signal);
    expect(table.received).toEqual(["1.1"]);
    expect(table.log).toEqual(["ask"]);
  });
});
