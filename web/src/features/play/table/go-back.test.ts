import { describe, expect, it } from "vitest";

import { ApiError } from "../../../shared/api/api-error.ts";
import type { TurnCall } from "../api/turn-call.ts";
import { turnsOf } from "../turn/story-turn.ts";
import { campaignId, ends, idOf, line, opens, reminders, settle, replyMessages, world } from "./table.fake.ts";

const numbers = (turns: readonly { readonly number: number | null }[]) => turns.map(({ number }) => number);
const spent = new ApiError("Today's budget is spent.", { status: 429, code: "budget_spent" });

describe("regenerating a turn", () => {
  it("shows it in the turn's place, with the same words, and puts what came after aside", async () => {
    const { table, state, lines } = world([...replyMessages(1), ...replyMessages(2), ...replyMessages(3)]);
    await table.load();
    void table.retry(idOf(2));
    await settle();
    expect(lines[0]?.order).toMatchObject({ kind: "retry", of: idOf(2), body: { turnId: idOf(100) } });
    expect(state().turns).toMatchObject([
      { turnId: idOf(1) },
      { turnId: idOf(100), state: "sending", playerText: "I do 2.", variants: [idOf(2), idOf(100)] },
    ]);
    lines[0]?.listener.received({ id: "1.0", event: opens(idOf(100)) });
    lines[0]?.listener.received({ id: "2.4", event: { type: "text", delta: "Once" } });
    expect(state().turns).toMatchObject([{ turnId: idOf(1) }, { text: "Once", variants: [idOf(2), idOf(100)] }]);
  });

  it("brings everything back where it is refused", async () => {
    const { table, state, lines } = world([...replyMessages(1), ...replyMessages(2), ...replyMessages(3)]);
    await table.load();
    void table.retry(idOf(2));
    await settle();
    lines[0]?.end(new ApiError("Not found", { status: 404, code: "not_found" }));
    await settle();
    expect(numbers(state().turns)).toEqual([1, 2, 3]);
    expect(state()).toMatchObject({ liveTurnId: null, draft: "" });
  });

  it("keeps the player's other words in the box where they are refused", async () => {
    const { table, state, lines } = world([...replyMessages(1), ...replyMessages(2)]);
    await table.load();
    void table.editAction(idOf(1), " I run. ");
    await settle();
    expect(lines[0]?.order).toMatchObject({ kind: "edit", of: idOf(1), body: { message: "I run." } });
    expect(state().turns).toMatchObject([{ turnId: idOf(100), playerText: "I run." }]);
    lines[0]?.end(new ApiError("That crosses a line", { status: 400, code: "line_crossed" }));
    await settle();
    expect(state()).toMatchObject({ draft: "I run.", turns: [{ turnId: idOf(1) }, { turnId: idOf(2) }] });
  });

  it("is taken up under its own id after a reload", async () => {
    const order: TurnCall = { kind: "retry", of: idOf(2), body: { campaignId, turnId: idOf(9) } };
    const kept = { order, sentAt: "2026-09-15T20:00:00.000Z", headTurnId: idOf(3) };
    const { table, state, lines } = world([...replyMessages(1), ...replyMessages(2), ...replyMessages(3)], kept);
    await table.load();
    expect(lines).toMatchObject([{ turnId: idOf(9), order }]);
    expect(state().turns).toMatchObject([{ turnId: idOf(1) }, { turnId: idOf(9), playerText: "I do 2." }]);
  });
});

describe("a day's budget that is spent", () => {
  it("gives the words back at once, and lets the oracle take them", async () => {
    const { table, state, lines } = world(replyMessages(1));
    await table.load();
    void table.act("I wait.", reminders);
    await settle();
    lines[0]?.end(spent);
    await settle();
    expect(state()).toMatchObject({ draft: "I wait.", sendFailure: { message: spent.message } });
    table.write("I wait and listen.");
    void table.withOracle();
    await settle();
    expect(lines[1]?.order).toMatchObject({
      kind: "action",
      body: { turnId: idOf(101), message: "I wait and listen.", gameMaster: "oracle", memoryEnhanced: true },
    });
    expect(state()).toMatchObject({ draft: "", sendFailure: null });
  });

  it("does not stop the oracle from regenerating a turn", async () => {
    const { table, lines } = world(replyMessages(1));
    await table.load();
    void table.retry(idOf(1));
    await settle();
    lines[0]?.end(spent);
    await settle();
    void table.withOracle();
    await settle();
    expect(lines[1]?.order).toMatchObject({ kind: "retry", of: idOf(1), body: { gameMaster: "oracle" } });
  });
});

describe("moving the head", () => {
  it("shows the story as it then goes, and keeps the pages that were read", async () => {
    const all = Array.from({ length: 60 }, (_, n) => replyMessages(n)).flat();
    const { table, state, server } = world(all);
    await table.load();
    await table.loadOlder();
    server.messages = all.slice(0, -4);
    expect(await table.moveHead({ move: "undo" })).toBe(true);
    expect(numbers(state().turns)).toEqual(Array.from({ length: 48 }, (_, n) => n + 10));
    expect(state()).toMatchObject({ headTurnId: idOf(57), hasMore: true, moving: false });
    await table.loadOlder();
    expect(numbers(state().turns)).toEqual(Array.from({ length: 58 }, (_, n) => n));
  });

  it("reads again where nothing of what is shown is left", async () => {
    const { table, state, server } = world(Array.from({ length: 60 }, (_, n) => replyMessages(n)).flat());
    await table.load();
    server.messages = replyMessages(1);
    await table.moveHead({ turnId: idOf(1) });
    expect(numbers(state().turns)).toEqual([1]);
    expect(state().hasMore).toBe(false);
  });

  it("shows an empty table before the beginning", async () => {
    const { table, state, server } = world(replyMessages(1));
    await table.load();
    server.messages = [];
    await table.moveHead({ turnId: null });
    expect(state()).toMatchObject({ turns: [], headTurnId: null });
  });

  it("waits for the turn that is being told, and lets nothing be sent meanwhile", async () => {
    const { table, calls, lines } = world(replyMessages(1));
    await table.load();
    void table.continueStory();
    await settle();
    expect(await table.moveHead({ move: "undo" })).toBe(false);
    expect(calls.filter((call) => call.startsWith("head"))).toEqual([]);
    expect(lines).toMatchObject([{ order: { kind: "continue" } }]);
  });

  it("says so where the table refuses, and can be tried again", async () => {
    const { table, state, server } = world(replyMessages(1));
    await table.load();
    server.move = new ApiError("There is nothing to undo", { status: 409, code: "conflict" });
    await expect(table.moveHead({ move: "undo" })).rejects.toThrow("There is nothing to undo");
    expect(state().moving).toBe(false);
  });
});

describe("news from another tab", () => {
  it("of a turn is heard here too", async () => {
    const { table, lines, server, state } = world(replyMessages(1));
    await table.load();
    server.messages = [...replyMessages(1), line("user", 2, "I go.")];
    server.open = idOf(2);
    table.applyUpdate({ type: "turn_started", turnId: idOf(2) });
    await settle();
    expect(lines).toMatchObject([{ turnId: idOf(2), order: null }]);
    expect(state().turns.at(-1)).toMatchObject({ playerText: "I go." });
  });

  it("of a moved head shows the story as it now goes", async () => {
    const { table, server, state } = world([...replyMessages(1), ...replyMessages(2)]);
    await table.load();
    server.messages = replyMessages(1);
    table.applyUpdate({ type: "head_moved", headTurnId: idOf(1) });
    await settle();
    expect(numbers(state().turns)).toEqual([1]);
  });

  it("of a turn far back shows what was changed in it, and keeps all that was read", async () => {
    const story = Array.from({ length: 40 }, (_, index) => replyMessages(index + 1)).flat();
    const { table, server, state } = world(story);
    await table.load();
    await table.loadOlder();
    server.messages = story.map((message) =>
      message.turnId === idOf(3) && message.sender === "gm" ? { ...message, checkpoint: "The blue lamp" } : message,
    );
    table.applyUpdate({ type: "turn_ended", turnId: idOf(3), state: "complete" });
    await settle();
    expect(numbers(state().turns)).toEqual(numbers(turnsOf(story)));
    expect(state().turns[2]).toMatchObject({ turnId: idOf(3), checkpoint: "The blue lamp" });
    expect(state()).toMatchObject({ hasMore: false });
  });

  it("is none where it is this tab's own turn", async () => {
    const { table, calls, lines } = world(replyMessages(1));
    await table.load();
    void table.act("I wait.", reminders);
    await settle();
    const before = calls.length;
    table.applyUpdate({ type: "turn_started", turnId: idOf(100) });
    lines[0]?.listener.received({ id: "1.0", event: opens(idOf(100)) });
    table.applyUpdate({ type: "turn_ended", turnId: idOf(100), state: "complete" });
    await settle();
    expect(calls).toHaveLength(before);
  });
});

describe("a doubt", () => {
  it("shows what was recorded of a doubt, and changes nothing where it is only let be", async () => {
    const { table, state, calls } = world(replyMessages(1));
    await table.load();
    await table.keepFlag(idOf(1), "told-0", false);
    expect(state().turns[0]?.effects).toEqual([]);
    await table.keepFlag(idOf(1), "told-1", true);
    expect(calls).toContain("record told-1");
    expect(state().turns[0]?.effects).toMatchObject([{ type: "gold", delta: 40 }]);
  });
});

describe("the X-card", () => {
  it("takes the last turn out of sight at once, and back for good", async () => {
    const { table, state, calls } = world([...replyMessages(1), ...replyMessages(2)]);
    await table.load();
    const taken = table.playXCard();
    expect(numbers(state().turns)).toEqual([1]);
    await taken;
    expect(calls).toContain(`x-card ${idOf(2)}`);
    expect(numbers(state().turns)).toEqual([1]);
  });

  it("ends a turn that is being told, and does not listen to it any longer", async () => {
    const { table, state, lines, server, entry } = world(replyMessages(1));
    await table.load();
    void table.act("I wait.", reminders);
    await settle();
    lines[0]?.listener.received({ id: "1.0", event: opens(idOf(100)) });
    server.messages = replyMessages(1);
    await table.playXCard();
    lines[0]?.listener.received({ id: "2.0", event: ends });
    expect(numbers(state().turns)).toEqual([1]);
    expect(state()).toMatchObject({ liveTurnId: null, phase: "ready" });
    expect(entry()).toBeNull();
  });

  it("is done where the turn never reached the table", async () => {
    const { table, server, state } = world(replyMessages(1));
    await table.load();
    void table.act("I wait.", reminders);
    await settle();
    server.move = new ApiError("Turn not found", { status: 404, code: "not_found" });
    await table.playXCard();
    expect(numbers(state().turns)).toEqual([1]);
  });
});

describe("a name given to a turn", () => {
  it("shows on the turn, and goes when it is taken away", async () => {
    const { table, state, calls } = world(replyMessages(1));
    await table.load();
    await table.nameTurn(idOf(1), "Before the bridge");
    expect(state().turns).toMatchObject([{ checkpoint: "Before the bridge" }]);
    await table.nameTurn(idOf(1), null);
    expect(state().turns).toMatchObject([{ checkpoint: null }]);
    expect(calls.filter((call) => call.startsWith("name"))).toEqual(["name Before the bridge", "name null"]);
  });
});

describe("a reply changed by hand", () => {
  it("stands in the same turn, marked as edited", async () => {
    const { table, state } = world(replyMessages(1));
    await table.load();
    await table.editReply(idOf(1), "You did it well.", "You did 1.");
    expect(state().turns).toMatchObject([{ playerText: "I do 1.", text: "You did it well.", edited: true }]);
  });

  it("is refused where another tab changed it meanwhile, and shows what that tab made of it", async () => {
    const { table, state, server } = world(replyMessages(1));
    await table.load();
    server.messages = [line("user", 1, "I do 1."), line("gm", 1, "You did it badly.", { edited: true })];
    await expect(table.editReply(idOf(1), "You did it well.", "You did 1.")).rejects.toMatchObject({
      code: "reply_changed",
    });
    expect(state().turns).toMatchObject([{ text: "You did it badly." }]);
    await table.editReply(idOf(1), "You did it well.", "You did it badly.");
    expect(state().turns).toMatchObject([{ text: "You did it well." }]);
  });
});
