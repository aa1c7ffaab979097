import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { MessagesAnswer, TableAnswer } from "#contracts/http/chat";
import type { HeadAnswer, TreeAnswer } from "#contracts/http/ledger";
import type { TurnAnswer } from "#contracts/play/turn";
import { player } from "../test/requests.ts";
import { theStage } from "../test/scripted-game-master.ts";
import { calls } from "../test/worker.ts";

type Player = Awaited<ReturnType<typeof player>>;

beforeEach(() => {
  theStage.held = false;
  Object.assign(calls, {
    activity: [],
    heads: [],
    announced: [],
    recalls: [],
    recalled: [],
    memory: "well",
    activityFails: 0,
  });
});

const play = async (mira: Player, path: string, body: Record<string, unknown>): Promise<TurnAnswer> => {
  const response = await mira.post(path, body);
  expect(response.status).toBe(200);
  return response.json<TurnAnswer>();
};
const head = async (mira: Player, body: Record<string, unknown>) => {
  const response = await mira.post("/api/chat/head", body);
  return { status: response.status, ...(await response.json<HeadAnswer & { error?: string }>()) };
};
const messagesOf = async (mira: Player, campaignId: string) =>
  (await (await mira.get(`/api/chat/messages?campaignId=${campaignId}&limit=200`)).json<MessagesAnswer>()).messages;
const tableOf = async (mira: Player, campaignId: string) =>
  (await mira.get(`/api/chat/table?campaignId=${campaignId}`)).json<TableAnswer>();

describe("moving through the ledger", () => {
  it("gives the hit points back when a wound is undone, and takes them again on redo", async () => {
    const mira = await player("mira");
    const campaignId = "mira-undo";
    await play(mira, "/api/chat", { campaignId, message: "say hello" });
    const wound = await play(mira, "/api/chat", { campaignId, message: "wound 6" });
    const hp = async () => (await tableOf(mira, campaignId)).sheets[0]?.hp.current;
    expect(await hp()).toBe(15);
    expect(await head(mira, { campaignId, move: "undo" })).toMatchObject({ left: [wound.turnId], canRedo: true });
    expect(await hp()).toBe(21);
    expect(calls.heads.at(-1)).toMatchObject({ left: [wound.turnId], joined: [] });
    expect(await head(mira, { campaignId, move: "redo" })).toMatchObject({ joined: [wound.turnId], canRedo: false });
    expect(await hp()).toBe(15);
    expect(calls.heads.at(-1)).toMatchObject({ left: [], joined: [wound.turnId] });
    expect(await head(mira, { campaignId, move: "redo" })).toMatchObject({
      status: 409,
      error: "There is nothing to redo",
    });
  });

  it("counts the campaign's messages again when a turn is undone, done again or taken off the table for good", async () => {
    const mira = await player("mira");
    const campaignId = "mira-counted";
    await play(mira, "/api/chat", { campaignId, message: "say hello" });
    await play(mira, "/api/chat", { campaignId, message: "say more" });
    const counted = async (count: number) =>
      vi.waitFor(() => expect(calls.activity.at(-1)).toMatchObject({ campaignId, messageCount: count }));
    await counted(4);
    await head(mira, { campaignId, move: "undo" });
    await counted(2);
    await head(mira, { campaignId, move: "redo" });
    await counted(4);
    await mira.post("/api/chat/x-card", { campaignId });
    await counted(2);
  });

  it("retries with the same words and the same dice, and leafs through the variants", async () => {
    const mira = await player("mira");
    const campaignId = "mira-retry";
    const first = await play(mira, "/api/chat", { campaignId, message: "check;wound 2" });
    const second = await play(mira, `/api/chat/turns/${first.turnId}/retry`, { campaignId });
    expect(second.turnId).not.toBe(first.turnId);
    expect(second.rolls).toEqual(first.rolls);
    const [user, gm] = await messagesOf(mira, campaignId);
    expect(user).toMatchObject({ message: "check;wound 2", turnId: second.turnId });
    expect(gm?.variants).toEqual([first.turnId, second.turnId]);
    expect((await tableOf(mira, campaignId)).sheets[0]?.hp.current).toBe(19);
    await play(mira, "/api/chat", { campaignId, message: "say and so on" });
    await head(mira, { campaignId, turnId: first.turnId });
    expect((await messagesOf(mira, campaignId)).map((message) => message.turnId)).toEqual([first.turnId, first.turnId]);
    // Back at the second variant and the turns after it.
    await head(mira, { campaignId, turnId: second.turnId, follow: true });
    expect(await messagesOf(mira, campaignId)).toHaveLength(4);
  });

  it("brings undone turns back to memory when a turn after them is run again", async () => {
    const mira = await player("mira");
    const campaignId = "mira-rejoined";
    const first = await play(mira, "/api/chat", { campaignId, message: "say one" });
    const second = await play(mira, "/api/chat", { campaignId, message: "say two" });
    const third = await play(mira, "/api/chat", { campaignId, message: "say three" });
    await head(mira, { campaignId, turnId: first.turnId });
    expect(calls.heads.at(-1)).toMatchObject({ left: [second.turnId, third.turnId] });
    const again = await play(mira, `/api/chat/turns/${third.turnId}/retry`, { campaignId });
    await vi.waitFor(() => expect(calls.heads.at(-1)).toMatchObject({ joined: [second.turnId, again.turnId] }));
  });

  it("plays an edited action as a sibling, and keeps the old one", async () => {
    const mira = await player("mira");
    const campaignId = "mira-edit";
    const first = await play(mira, "/api/chat", { campaignId, message: "say I open the door" });
    const edit = { campaignId, message: "say I knock first" };
    const second = await play(mira, `/api/chat/turns/${first.turnId}/edit`, edit);
    expect((await messagesOf(mira, campaignId))[0]).toMatchObject({
      message: "say I knock first",
      variants: [first.turnId, second.turnId],
    });
  });

  it("changes a reply in its own turn, marks it, and has it digested again", async () => {
    const mira = await player("mira");
    const campaignId = "mira-reword";
    const { turnId } = await play(mira, "/api/chat", { campaignId, message: "say The key is brass" });
    const edited = await mira.post(`/api/chat/turns/${turnId}/edit`, { campaignId, reply: "The key is silver." });
    expect(await edited.json()).toMatchObject({ message: { message: "The key is silver.", edited: true } });
    expect((await messagesOf(mira, campaignId))[1]).toMatchObject({ message: "The key is silver.", edited: true });
    await play(mira, "/api/chat", { campaignId, message: "say on" });
    expect(theStage.briefs.at(-1)?.transcript.at(-1)?.reply).toBe("The key is silver.");
    const nobody = await mira.post(`/api/chat/turns/${crypto.randomUUID()}/edit`, { campaignId, reply: "x" });
    expect(nobody.status).toBe(404);
    for (const body of [{ campaignId }, { campaignId, message: "a", reply: "b" }]) {
      expect((await mira.post(`/api/chat/turns/${turnId}/edit`, body)).status).toBe(400);
    }
  });

  it("does not write one tab's change of a reply over another's unseen", async () => {
    const mira = await player("mira");
    const campaignId = "mira-two-hands";
    const { turnId } = await play(mira, "/api/chat", { campaignId, message: "say The key is brass" });
    const change = (reply: string, was: string) =>
      mira.post(`/api/chat/turns/${turnId}/edit`, { campaignId, reply, was });
    const inTime = "The key is brass.";
    const [first, second] = await Promise.all([change("It is silver.", inTime), change("It is gold.", inTime)]);
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
    expect(await (first.ok ? second : first).json()).toMatchObject({
      code: "reply_changed",
      error: expect.stringContaining("changed in another tab"),
    });
    const { message } = (await messagesOf(mira, campaignId))[1]!;
    expect(["It is silver.", "It is gold."]).toContain(message);
    // The request is repeated because its response was lost. It must count as the same change.
    expect((await change(message, inTime)).status).toBe(200);
    expect((await change("It is neither.", message)).status).toBe(200);
  });

  it("lets the game master go on without a word from the player", async () => {
    const mira = await player("mira");
    const campaignId = "mira-continue";
    await play(mira, "/api/chat", { campaignId, message: "say hello" });
    await play(mira, "/api/chat/continue", { campaignId });
    expect((await messagesOf(mira, campaignId)).map((message) => message.sender)).toEqual(["user", "gm", "gm"]);
    expect(theStage.briefs.at(-1)?.kind).toBe("continue");
  });

  it("names turns, shows the whole tree, and goes back to before the beginning and forth again", async () => {
    const mira = await player("mira");
    const campaignId = "mira-tree";
    const root = await play(mira, "/api/chat", { campaignId, message: "say root" });
    const left = await play(mira, "/api/chat", { campaignId, message: "say left" });
    const right = await play(mira, "/api/chat", { campaignId, message: "say right", parentTurnId: root.turnId });
    const named = await mira.post("/api/chat/checkpoints", {
      campaignId,
      turnId: left.turnId,
      name: "Before the bridge",
    });
    expect(named.status).toBe(201);
    const tree = await (await mira.get(`/api/chat/tree?campaignId=${campaignId}`)).json<TreeAnswer>();
    expect(tree.headTurnId).toBe(right.turnId);
    expect(tree.turns.map(({ turnId, active, checkpoint }) => [turnId, active, checkpoint])).toEqual([
      [root.turnId, true, null],
      [left.turnId, false, "Before the bridge"],
      [right.turnId, true, null],
    ]);
    await head(mira, { campaignId, turnId: null });
    expect(await messagesOf(mira, campaignId)).toEqual([]);
    expect(await head(mira, { campaignId, move: "undo" })).toMatchObject({ status: 409 });
    await head(mira, { campaignId, move: "redo" });
    await head(mira, { campaignId, move: "redo" });
    expect((await messagesOf(mira, campaignId)).at(-1)?.turnId).toBe(right.turnId);
  });

  it("shows a turn's name on its reply, and tells the open tabs of what the player changes in a told turn", async () => {
    const mira = await player("mira");
    const campaignId = "mira-named";
    const { turnId } = await play(mira, "/api/chat", { campaignId, message: "say one" });
    const announced = () => calls.announced.filter((turn) => turn.turnId === turnId).map(({ state }) => state);
    await vi.waitFor(() => expect(announced()).toEqual(["open", "complete"]));
    const nameOf = async () => (await messagesOf(mira, campaignId)).map(({ checkpoint }) => checkpoint);
    expect(await nameOf()).toEqual([undefined, null]);

    for (const name of ["The lamp", "The blue lamp"]) {
      await mira.post("/api/chat/checkpoints", { campaignId, turnId, name });
      expect(await nameOf()).toEqual([undefined, name]);
    }
    const edited = await mira.post(`/api/chat/turns/${turnId}/edit`, { campaignId, reply: "The lamp is blue." });
    expect(await edited.json()).toMatchObject({ message: { checkpoint: "The blue lamp" } });
    await mira.send("DELETE", "/api/chat/checkpoints", { campaignId, turnId });
    expect(await nameOf()).toEqual([undefined, null]);
    await vi.waitFor(() => expect(announced()).toHaveLength(6));
    expect(new Set(announced().slice(2))).toEqual(new Set(["complete"]));
  });

  it("keeps its head while a turn is told", async () => {
    const mira = await player("mira");
    const campaignId = "mira-held";
    await play(mira, "/api/chat", { campaignId, message: "say one" });
    theStage.held = true;
    const playing = mira.post("/api/chat", { campaignId, message: "wait" });
    await vi.waitFor(async () => expect((await tableOf(mira, campaignId)).openTurnId).not.toBeNull());
    expect(await head(mira, { campaignId, move: "undo" })).toMatchObject({ status: 409, code: "turn_in_flight" });
    theStage.held = false;
    expect((await playing).status).toBe(200);
  });
});

/** Random operations of a player on a story. The numbers choose among the existing turns. */
const operations = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant("play" as const), wound: fc.integer({ min: 0, max: 3 }) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom("retry" as const, "reword" as const, "goto" as const, "edit" as const),
        at: fc.nat(),
      }),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constantFrom("undo" as const, "redo" as const, "continue" as const) }) },
  ),
  { minLength: 200, maxLength: 200 },
);

interface Node {
  id: string;
  parent: Node | null;
  words: string | null;
  reply: string;
  wound: number;
  die: number | undefined;
  next: Node | null;
}

const pathOf = (node: Node | null): Node[] => {
  const path: Node[] = [];
  for (let at = node; at; at = at.parent) path.unshift(at);
  return path;
};

/** The turns that are active according to the head moves that memory received, ordered by id. */
function activeByMoves(campaignId: string, nodes: readonly Node[]): string[] {
  const active = new Set(nodes.map((node) => node.id));
  const announced = calls.heads.filter((move) => move.campaignId === campaignId).toSorted((a, b) => a.epoch - b.epoch);
  for (const move of announced) {
    for (const id of move.left) active.delete(id);
    for (const id of move.joined) active.add(id);
  }
  return [...active].toSorted();
}

describe("any 200 operations", () => {
  it(
    "leave transcript, dice, hit points and active sources as a plain tree has them",
    { timeout: 240_000 },
    async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(operations, async (sequence) => {
          run += 1;
          const campaignId = `mira-any${run}`;
          const mira = await player("mira");
          calls.heads.length = 0;
          const nodes: Node[] = [];
          const root: { next: Node | null } = { next: null };
          let current: Node | null = null;
          const setHead = (to: Node | null) => {
            current = to;
            const path = pathOf(to);
            path.forEach((node, index) => ((path[index - 1] ?? root).next = node));
          };
          const playTurn = async (
            path: string,
            body: Record<string, unknown>,
            parent: Node | null,
            words: string | null,
            wound: number,
          ) => {
            const answer = await play(mira, path, { campaignId, ...body });
            const node: Node = {
              id: answer.turnId,
              parent,
              words,
              reply: answer.response,
              wound,
              die: answer.rolls[0]?.dice[0]?.value,
              next: null,
            };
            // All variants at one place in the story have the same die.
            const sibling = nodes.find((other) => other.parent === parent && other.die !== undefined);
            if (sibling && node.die !== undefined) expect(node.die).toBe(sibling.die);
            nodes.push(node);
            setHead(node);
          };
          for (const [index, operation] of sequence.entries()) {
            const at: Node | null = current;
            const picked = "at" in operation ? nodes[operation.at % Math.max(nodes.length, 1)] : undefined;
            switch (operation.do) {
              case "play":
                await playTurn(
                  "/api/chat",
                  { message: `check;wound ${operation.wound};say ${index}` },
                  at,
                  `check;wound ${operation.wound};say ${index}`,
                  operation.wound,
                );
                break;
              case "continue":
                await playTurn("/api/chat/continue", {}, at, null, 0);
                break;
              case "retry":
                if (picked)
                  await playTurn(`/api/chat/turns/${picked.id}/retry`, {}, picked.parent, picked.words, picked.wound);
                break;
              case "edit":
                if (picked?.words)
                  await playTurn(
                    `/api/chat/turns/${picked.id}/edit`,
                    { message: `check;say ${index}` },
                    picked.parent,
                    `check;say ${index}`,
                    0,
                  );
                break;
              case "reword":
                if (picked) {
                  picked.reply = `Reworded ${index}.`;
                  await mira.post(`/api/chat/turns/${picked.id}/edit`, { campaignId, reply: picked.reply });
                }
                break;
              case "goto":
                if (picked) {
                  await head(mira, { campaignId, turnId: picked.id });
                  setHead(picked);
                }
                break;
              case "undo":
                await head(mira, { campaignId, move: "undo" });
                if (at) setHead((at as Node).parent);
                break;
              case "redo": {
                await head(mira, { campaignId, move: "redo" });
                const next = (at as Node | null) ? (at as unknown as Node).next : root.next;
                if (next) setHead(next);
                break;
              }
            }
          }
          const path = pathOf(current);
          const playing = await (await mira.get(`/api/chat/tree?campaignId=${campaignId}`)).json<TreeAnswer>();
          expect(playing.turns.filter((turn) => turn.active).map((turn) => turn.turnId)).toEqual(
            path.map((node) => node.id),
          );
          expect((await messagesOf(mira, campaignId)).map((message) => message.message)).toEqual(
            path.flatMap((node) => (node.words === null ? [node.reply] : [node.words, node.reply])).slice(-200),
          );
          const { sheets } = await tableOf(mira, campaignId);
          expect(sheets[0]?.hp.current).toBe(path.reduce((hp, node) => Math.max(0, hp - node.wound), 21));
          // Memory's view: every turn joins when it is played, and head moves are applied in the order of their epochs. The last moves
          // may still be on their way, because they are sent after the response to a turn.
          await vi.waitFor(() =>
            expect(activeByMoves(campaignId, nodes)).toEqual(path.map((node) => node.id).toSorted()),
          );
        }),
        { numRuns: 4, endOnFailure: true },
      );
    },
  );
});
