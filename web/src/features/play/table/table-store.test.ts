import { describe, expect, it } from "vitest";

import { ApiError } from "../../../shared/api/api-error.ts";
import type { TurnCall } from "../api/turn-call.ts";
import type { OutboxEntry } from "./outbox.ts";
import { at, campaignId, ends, idOf, line, opens, reminders, settle, replyMessages, world } from "./table.fake.ts";

describe("sitting down", () => {
  it("shows the newest page, and the pages before it as they are asked for", async () => {
    const { table, state, calls } = world(Array.from({ length: 40 }, (_, n) => replyMessages(n)).flat());
    await table.load();
    expect(state()).toMatchObject({ phase: "ready", hasMore: true });
    expect(state().turns.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, n) => n + 15));
    await table.loadOlder();
    expect(state().turns).toHaveLength(40);
    expect(state().hasMore).toBe(false);
    await table.loadOlder();
    expect(calls).toEqual(["messages newest", "messages 15-user"]);
  });

  it("mends a turn that a page's edge tore in two", async () => {
    const { table, state } = world([
      line("gm", 0, "It begins."),
      ...Array.from({ length: 25 }, (_, n) => replyMessages(n + 1)).flat(),
      line("user", 26, "I go."),
    ]);
    await table.load();
    expect(state().turns[0]).toMatchObject({ number: 1, playerText: "", text: "You did 1." });
    await table.loadOlder();
    expect(
      state()
        .turns.map(({ number, playerText }) => [number, playerText])
        .slice(0, 2),
    ).toEqual([
      [0, ""],
      [1, "I do 1."],
    ]);
  });

  it("says so when the story cannot be read, and reads it on the next try", async () => {
    const { table, state, server } = world(replyMessages(1));
    server.failing = new ApiError("down", { status: 503, code: "unavailable" });
    await table.load();
    expect(state().phase).toBe("failed");
    server.failing = null;
    await table.load();
    expect(state()).toMatchObject({ phase: "ready", turns: [{ number: 1 }] });
  });

  it("lets a caller who asks for something too early wait, until the table is there", async () => {
    const { table, state, server } = world(replyMessages(1));
    const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
    server.held = held;
    void table.load();
    const ready = table.whenReady();
    await settle();
    expect(state()).toMatchObject({ phase: "loading", awaited: true });
    letGo(undefined);
    expect(await ready).toBe(true);
    expect(state()).toMatchObject({ phase: "ready", awaited: false, turns: [{ number: 1 }] });
    expect(await table.whenReady()).toBe(true);
  });

  it("answers a caller that it still cannot be had, after it was tried again for them", async () => {
    const { table, state, server } = world(replyMessages(1));
    server.failing = new ApiError("down", { status: 503, code: "unavailable" });
    const early = table.whenReady();
    await table.load();
    expect(await early).toBe(false);
    expect(await table.whenReady()).toBe(false);
    expect(state()).toMatchObject({ phase: "failed", awaited: false });
    server.failing = null;
    expect(await table.whenReady()).toBe(true);
    expect(state().turns).toHaveLength(1);
  });

  it("goes on hearing the turn that is being told, without losing sight of what is stored of it", async () => {
    const { table, state, server, lines } = world([
      ...replyMessages(1),
      line("user", 2, "I wait."),
      line("gm", 2, "The fl", { state: "open" }),
    ]);
    server.open = idOf(2);
    await table.load();
    expect(lines).toMatchObject([{ turnId: idOf(2), order: null }]);
    expect(state().turns.at(-1)).toMatchObject({ text: "The fl", playerText: "I wait." });
    lines[0]?.listener.received({ id: "1.0", event: opens(idOf(2)) });
    lines[0]?.listener.received({ id: "1.10", event: { type: "text", delta: "The flame " } });
    expect(state().turns).toHaveLength(2);
    expect(state().turns.at(-1)).toMatchObject({ text: "The flame ", playerText: "I wait." });
  });
});

describe("sending", () => {
  it("shows the words at once, and keeps them until the server has them", async () => {
    const { table, state, lines, entry } = world();
    await table.load();
    table.write("I wait. ");
    void table.act("I wait. ", reminders);
    expect(state().turns).toMatchObject([{ state: "sending", playerText: "I wait." }]);
    await settle();
    expect(state().draft).toBe("");
    expect(entry()?.order).toMatchObject({ kind: "action", body: { message: "I wait.", detailLevel: "concise" } });
    lines[0]?.listener.received({ id: "1.0", event: opens(idOf(100)) });
    await settle();
    expect(entry()).toBeNull();
    expect(state().turns).toMatchObject([{ state: "open", number: 1 }]);
  });

  it("shows the stored turn and the new sheets once it has ended", async () => {
    const { table, state, lines, server, calls } = world();
    await table.load();
    void table.act("I wait.", reminders);
    await settle();
    lines[0]?.listener.received({ id: "1.0", event: opens(idOf(100)) });
    lines[0]?.listener.received({ id: "2.0", event: ends });
    server.messages = [line("user", 100, "I wait."), line("gm", 100, "The flame leans.", { source: "oracle" })];
    lines[0]?.end();
    await settle();
    expect(calls).toEqual(["messages newest", "messages newest"]);
    expect(state()).toMatchObject({
      liveTurnId: null,
      headTurnId: idOf(100),
      turns: [{ text: "The flame leans.", state: "complete" }],
    });
  });

  it("refuses an empty and an overlong message with a sentence for the player, and sends nothing", async () => {
    const { table, state, lines } = world();
    await table.load();
    const said = async (words: string) => (await table.act(words, reminders), state().sendFailure?.message);
    expect(await said("")).toBe("Message is required");
    expect(await said(" \n")).toBe("Message cannot be empty");
    expect(await said("x".repeat(2001))).toBe("Message is too long (max 2000 characters)");
    expect(lines).toEqual([]);
  });

  it("knows when its words would be lost with the page", async () => {
    const { table, state, server } = world();
    await table.load();
    server.keeps = false;
    void table.act("I wait.", reminders);
    await settle();
    expect(state().keepsNothing).toBe(true);
  });

  it("does not send a second time while the first is under way", async () => {
    const { table, lines } = world();
    await table.load();
    void table.act("I wait.", reminders);
    void table.act("I wait.", reminders);
    await settle();
    expect(lines).toHaveLength(1);
  });

  it("puts refused words back before what was written since", async () => {
    const { table, state, lines, entry } = world();
    await table.load();
    void table.act("I wait.", reminders);
    await settle();
    table.write("And then");
    lines[0]?.end(new ApiError("The game master is still replying", { status: 409, code: "turn_in_flight" }));
    await settle();
    expect(state()).toMatchObject({
      turns: [],
      draft: "I wait.\nAnd then",
      sendFailure: { message: "Failed to send message: The game master is still replying", forOracle: null },
      liveTurnId: null,
    });
    expect(entry()).toBeNull();
  });

  it("keeps a message that a failing server may have, and sends the same one again", async () => {
    const { table, state, lines, entry } = world();
    await table.load();
    void table.act("I wait.", reminders);
    await settle();
    lines[0]?.end(new ApiError("Busy", { status: 503, code: "unavailable" }));
    await settle();
    expect(state().turns).toMatchObject([{ state: "sending", failure: { message: "Busy", retryable: true } }]);
    expect(entry()).not.toBeNull();
    void table.sendAgain(idOf(100));
    await settle();
    expect(lines[1]?.order).toEqual(lines[0]?.order);
    expect(state().turns).toMatchObject([{ state: "sending", failure: null }]);
  });
});

describe("a message that a reload overtook", () => {
  const order: TurnCall = { kind: "action", body: { campaignId, turnId: idOf(9), message: "I wait." } };
  const kept = (headTurnId: string | null): OutboxEntry => ({ order, sentAt: at, headTurnId });

  it("goes under its own id", async () => {
    const { table, state, lines } = world(replyMessages(1), kept(idOf(1)));
    await table.load();
    expect(lines).toMatchObject([{ turnId: idOf(9), order }]);
    expect(state().turns.at(-1)).toMatchObject({ state: "sending", playerText: "I wait." });
  });

  it("does not go where the server has it already", async () => {
    const { table, state, lines, entry } = world(
      [...replyMessages(1), line("user", 9, "I wait."), line("gm", 9, "Yes.")],
      kept(idOf(1)),
    );
    await table.load();
    expect(lines).toEqual([]);
    expect(entry()).toBeNull();
    expect(state().turns).toHaveLength(2);
  });

  it("is only heard where it is being told", async () => {
    const { table, lines, server, entry } = world([...replyMessages(1), line("user", 9, "I wait.")], kept(idOf(1)));
    server.open = idOf(9);
    await table.load();
    expect(lines).toMatchObject([{ turnId: idOf(9), order: null }]);
    expect(entry()).toBeNull();
  });

  it("returns to the box where the story went on without it", async () => {
    const { table, state, lines, entry } = world([...replyMessages(1), ...replyMessages(2)], kept(idOf(1)));
    await table.load();
    expect(lines).toEqual([]);
    expect(entry()).toBeNull();
    expect(state()).toMatchObject({ draft: "I wait.", sendFailure: { message: expect.stringContaining("elsewhere") } });
  });
});

describe("stopping", () => {
  it("asks the table, and waits for the turn to end there", async () => {
    const { table, state, lines, calls } = world();
    await table.load();
    void table.act("I wait.", reminders);
    await settle();
    lines[0]?.listener.received({ id: "1.0", event: opens(idOf(100)) });
    await table.stop();
    expect(calls).toContain(`stop ${idOf(100)}`);
    expect(state()).toMatchObject({ stopping: true, liveTurnId: idOf(100) });
  });

  it("calls back words that never arrived", async () => {
    const { table, state, server, entry } = world();
    await table.load();
    void table.act("I wait.", reminders);
    await settle();
    server.stop = new ApiError("network", { status: 0, code: "network" });
    await table.stop();
    expect(state()).toMatchObject({ turns: [], draft: "I wait.", liveTurnId: null, stopping: false });
    expect(entry()).toBeNull();
  });

  it("does not call back a turn that the server tells", async () => {
    const { table, state, lines, server } = world();
    await table.load();
    void table.act("I wait.", reminders);
    await settle();
    lines[0]?.listener.received({ id: "1.0", event: opens(idOf(100)) });
    server.stop = new ApiError("network", { status: 0, code: "network" });
    await table.stop();
    expect(state()).toMatchObject({ liveTurnId: idOf(100), stopping: false, draft: "" });
  });
});

describe("going back to the turn that something came from", () => {
  it("reads back until it is found", async () => {
    const { table, state } = world(Array.from({ length: 300 }, (_, n) => replyMessages(n)).flat());
    await table.load();
    expect(await table.find(idOf(40))).toBe(true);
    expect(state().turns.some(({ number }) => number === 40)).toBe(true);
  });

  it("waits for a page that is being read already, instead of asking and asking", async () => {
    const { table, calls, state, server } = world(Array.from({ length: 90 }, (_, n) => replyMessages(n)).flat());
    await table.load();
    calls.length = 0;
    // The held request gives other code time to run. Without a pause the requests would follow each other and nothing else would run.
    server.held = settle();
    const [, found] = await Promise.all([table.loadOlder(), table.find(idOf(2))]);
    expect(found).toBe(true);
    expect(state().hasMore).toBe(false);
    expect(calls).toHaveLength(2);
  });

  it("comes to an end where it is not in this story, or the pages cannot be read", async () => {
    const { table, server } = world(Array.from({ length: 60 }, (_, n) => replyMessages(n)).flat());
    await table.load();
    server.failing = new ApiError("down", { status: 500, code: "internal" });
    expect(await table.find(idOf(0))).toBe(false);
    server.failing = null;
    await table.loadOlder();
    expect(await table.find(idOf(9999))).toBe(false);
  });
});

describe("how much is told", () => {
  it("is saved at once and goes along with the next turn", async () => {
    const { table, calls, lines } = world();
    await table.load();
    await table.setDetailLevel("immersive");
    expect(calls).toContain("detail immersive");
    void table.open();
    await settle();
    expect(lines[0]?.order).toMatchObject({ kind: "opening", body: { detailLevel: "immersive" } });
  });
});
