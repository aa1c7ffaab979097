import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";

import { CHRONICLE_VERSION } from "#storyteller/chroniclers";
import { expectLog } from "#worker-kit/testing";
import { FakeServices } from "../../test/fake-services.ts";
import { deletion, turn, turnId } from "../../test/turns.ts";
import { graphWorker } from "../graph-worker.ts";

expectLog(
  "digest.behind",
  "digest.caught_up",
  "digest.failed",
  "digest.give_up_failed",
  "digest.given_up",
  "queue.bury_failed",
  "queue.poison",
);

/**
 * Delivers messages, named by their place in the batch. Returns which were acknowledged, and after how many seconds the others are
 * retried.
 */
async function deliver(services: FakeServices, bodies: readonly unknown[], queue = "turns", attempts = 1) {
  const batch = createMessageBatch(
    queue,
    bodies.map((body, place) => ({ id: String(place), timestamp: new Date(), attempts, body })),
  );
  const retries = batch.messages.map((message) => vi.spyOn(message, "retry"));
  const context = createExecutionContext();
  await graphWorker(() => services).queue(batch, env);
  const { explicitAcks, retryMessages } = await getQueueResult(batch, context);
  return {
    acked: explicitAcks.toSorted(),
    retried: retryMessages.map(({ msgId }) => ({ msgId, ...retries[Number(msgId)]?.mock.calls[0]?.[0] })),
  };
}

describe("digesting turns", () => {
  it("remembers what the chronicler made of a turn, with the turn as its source", async () => {
    const services = new FakeServices();
    expect(await deliver(services, [turn(3, { version: 2 })])).toEqual({ acked: ["0"], retried: [] });

    expect(services.remembered).toEqual([
      {
        userId: "ada",
        campaignId: "ada-1",
        source: { kind: "turn", turnId: turnId(3), turnNumber: 3, version: 2_000 + CHRONICLE_VERSION },
        items: [expect.objectContaining({ content: "Turn 3: Hanne hides the silver locket." })],
        entities: [expect.objectContaining({ name: "Hanne" })],
        at: "2026-09-15T20:01:02.345Z",
      },
    ]);
  });

  it("reads a batch in the order the story was told, however it arrives", async () => {
    const services = new FakeServices();
    await deliver(services, [turn(5), turn(2), turn(4), turn(3)]);

    expect(services.remembered.map(({ source }) => source.kind === "turn" && source.turnNumber)).toEqual([2, 3, 4, 5]);
  });

  it("reads a turn delivered twice once, and again where it was changed since", async () => {
    const services = new FakeServices();
    expect((await deliver(services, [turn(1), turn(1)])).acked).toEqual(["0", "1"]);
    expect((await deliver(services, [turn(1)])).acked).toEqual(["0"]);
    expect(services.chronicled).toEqual([turnId(1)]);

    await deliver(services, [turn(1, { version: 2 }), turn(1)]);
    expect(services.chronicled).toEqual([turnId(1), turnId(1)]);
    expect(services.remembered).toHaveLength(2);
  });

  it("counts a turn without a reply as read, with nothing to remember of it", async () => {
    const services = new FakeServices();
    await deliver(services, [turn(1, { state: "failed", reply: "" })]);

    expect(services.remembered).toMatchObject([{ items: [], source: { turnId: turnId(1) } }]);
  });
});

describe("what the chronicler finds of the story", () => {
  const found = { type: "clock_changed", by: "chronicler", name: "The tide", ticks: 1 } as const;

  it("goes to chat with the version of the turn it was read in", async () => {
    const services = new FakeServices();
    services.storyFound = [found];
    await deliver(services, [turn(3, { version: 2 })]);
    expect(services.lateStories).toEqual([{ turnId: turnId(3), version: 2, events: [found] }]);
    expect(services.remembered).toHaveLength(1);
  });

  it("has a summary of the scene that is over with it, made of what memory holds of its turns", async () => {
    const services = new FakeServices();
    const scene = { place: "The ferry", time: "", present: [], since: 1 };
    const context = { replyBefore: "", scene, cast: [], threads: [], opensScene: true };
    const event = { itemId: "1", turnId: turnId(1), kind: "episode", content: "It rang.", importance: 3 } as const;
    const at = new Date().toISOString();
    const events = [1, 2, 3].map((turnNumber) => ({ ...event, turnNumber, at }));
    services.sessions = [{ startedAt: at, endedAt: at, summary: "", events }];
    await deliver(services, [turn(3, { context })]);
    const summary = { from: 1, to: 2, text: "2 things happened." };
    expect(services.lateStories).toEqual([
      { turnId: turnId(3), version: 1, events: [{ type: "scenes_summarized", by: "chronicler", summary }] },
    ]);
  });

  it("still goes there where chat was away at first: the turn comes again, and is read once more", async () => {
    const services = new FakeServices();
    services.storyFound = [found];
    services.chatIsAway = true;
    expect((await deliver(services, [turn(3)])).retried).toHaveLength(1);
    expect(services.remembered).toEqual([]);
    services.chatIsAway = false;
    expect((await deliver(services, [turn(3)])).acked).toEqual(["0"]);
    expect([services.lateStories.length, services.remembered.length]).toEqual([1, 1]);
  });

  it("is nothing where the family does not look for it, and is taken back where the reply is empty now", async () => {
    const services = new FakeServices();
    await deliver(services, [turn(3)]);
    expect(services.lateStories).toEqual([]);
    await deliver(services, [turn(3, { version: 2, reply: "" })]);
    expect(services.lateStories).toEqual([{ turnId: turnId(3), version: 2, events: [] }]);
  });
});

describe("a turn that never arrived, as after the runtime was killed", () => {
  /** Services whose ledger has turns 0 to 4, of which some are not digested. */
  function behind(read = { digestedThrough: 0, digestedBeyond: [turnId(4)] }): FakeServices {
    const services = new FakeServices();
    services.ledger = [0, 1, 2, 3, 4].map((number) => turn(number));
    services.status = { ...services.status, ...read };
    return services;
  }
  const numbers = ({ remembered }: FakeServices) =>
    remembered.map(({ source }) => source.kind === "turn" && source.turnNumber);

  it("is read with the next one that does, from the ledger, in the order of the story", async () => {
    const services = behind();
    expect((await deliver(services, [turn(4)])).acked).toEqual(["0"]);
    expect(numbers(services)).toEqual([4, 1, 2, 3]);
  });

  it("is read later where it cannot be read now, and holds up nobody", async () => {
    const services = behind();
    services.unreadable.add(turnId(2));
    expect((await deliver(services, [turn(4)])).acked).toEqual(["0"]);
    expect(numbers(services)).toEqual([4, 1]);
  });

  it("is not looked for where there is none: nobody reads a ledger at every turn", async () => {
    const services = behind({ digestedThrough: 4, digestedBeyond: [] });
    const pages = vi.spyOn(services.chat, "ledgerPage");
    await deliver(services, [turn(4)]);
    services.status = {
      ...services.status,
      digestedThrough: 0,
      digestedBeyond: [2, 3, 4].map(turnId),
      deadLetters: [{ turnId: turnId(1), error: "given up on" }],
    };
    await deliver(services, [turn(4)]);
    expect(pages).not.toHaveBeenCalled();
  });

  it("waits while the whole ledger is read again", async () => {
    const services = behind();
    services.status = { ...services.status, rebuilding: true };
    await deliver(services, [turn(4)]);
    expect(numbers(services)).toEqual([4]);
  });
});

describe("a turn that cannot be digested", () => {
  it("is tried again later when memory is out, and then remembered", async () => {
    const services = new FakeServices();
    services.outages = 2;
    expect(await deliver(services, [turn(1)], "turns", 1)).toEqual({
      acked: [],
      retried: [{ msgId: "0", delaySeconds: 2 }],
    });
    expect((await deliver(services, [turn(1)], "turns", 2)).retried).toEqual([{ msgId: "0", delaySeconds: 8 }]);

    expect(await deliver(services, [turn(1)], "turns", 3)).toEqual({ acked: ["0"], retried: [] });
    expect(services.remembered).toHaveLength(1);
  });

  it("does not hold up the turns beside it", async () => {
    const services = new FakeServices();
    services.unreadable.add(turnId(1));
    const { acked, retried } = await deliver(services, [turn(0), turn(1), turn(2)]);

    expect(acked).toEqual(["0", "2"]);
    expect(retried).toMatchObject([{ msgId: "1" }]);
    expect(services.remembered).toHaveLength(2);
  });

  it("is noted for the status once the platform gave up on it", async () => {
    const services = new FakeServices();
    expect((await deliver(services, [turn(4)], "turns-dead")).acked).toEqual(["0"]);

    expect(services.letters).toEqual([
      {
        campaignId: "ada-1",
        turnId: turnId(4),
        error: "The turn could not be digested, however often it was tried",
      },
    ]);
    expect(services.remembered).toEqual([]);
  });

  it("is noted later when even noting fails", async () => {
    const services = new FakeServices();
    services.outages = 1;

    expect((await deliver(services, [turn(4)], "turns-dead")).retried).toMatchObject([{ msgId: "0" }]);
    expect((await deliver(services, [turn(4)], "turns-dead")).acked).toEqual(["0"]);
  });
});

describe("a poisoned message", () => {
  const poison = [
    null,
    "turn",
    7,
    {},
    { type: "turn.completed" },
    { type: "unheard.of" },
    [turn(1)],
    { ...deletion, userId: 1 },
  ];

  it("is put away at once and blocks nothing", async () => {
    const services = new FakeServices();
    const { acked, retried } = await deliver(services, [...poison, turn(1)]);

    expect(acked).toHaveLength(poison.length + 1);
    expect(retried).toEqual([]);
    expect(services.remembered).toHaveLength(1);
    expect(services.letters).toEqual([]);
  });

  it("is noted where it says whose turn is lost, without the player's words", async () => {
    const services = new FakeServices();
    await deliver(services, [{ ...turn(1, { playerText: "my secret" }), reply: 42 }]);

    expect(services.letters).toEqual([
      { campaignId: "ada-1", turnId: turnId(1), error: "The turn's message could not be read (reply)" },
    ]);
  });

  it("is tried again when it could not be noted", async () => {
    const services = new FakeServices();
    services.outages = 1;

    expect((await deliver(services, [{ ...turn(1), reply: 42 }])).retried).toMatchObject([{ msgId: "0" }]);
  });
});

describe("a sign-in that its owner ended", () => {
  const ended = { type: "session.ended", userId: "ada", campaignId: "ada-1", sids: ["s1", "s2"] };

  it("is told to the campaign's table and memory before turns are read, and again where one is out", async () => {
    const services = new FakeServices();
    const table = ["s1 at the table of ada-1", "s2 at the table of ada-1"];
    services.outages = 1;
    expect((await deliver(services, [turn(1), ended])).retried).toMatchObject([{ msgId: "1" }]);
    expect(services.closed).toEqual(table);
    await deliver(services, [ended]);
    expect(services.closed).toEqual([...table, "s1 at ada-1", "s2 at ada-1", ...table]);
  });

  it("is let go where it failed too often: its connection is refused at its next frame", async () => {
    const services = new FakeServices();
    expect((await deliver(services, [ended], "turns-dead")).acked).toEqual(["0"]);
    expect(services.closed).toEqual([]);
  });
});

describe("a deleted campaign", () => {
  it("loses its table, its memory and its vectors before its turns are read, however often it is announced", async () => {
    const services = new FakeServices();
    expect((await deliver(services, [turn(1), deletion, deletion])).acked).toEqual(["0", "1", "2"]);
    const gone = ["table of ada-1", "memory of ada-1", "vectors of ada-1"];

    expect(services.erased).toEqual([...gone, ...gone]);
    expect(services.confirmed).toEqual(["ada-1", "ada-1"]);
  });

  it.each([
    ["table", ["memory of ada-1", "vectors of ada-1"]],
    ["memory", ["table of ada-1", "vectors of ada-1"]],
    ["vectors", ["table of ada-1", "memory of ada-1"]],
  ])("loses the rest while its %s cannot be erased, and is confirmed only when all is gone", async (part, rest) => {
    const services = new FakeServices();
    services.stuck.add(part);
    expect((await deliver(services, [deletion])).retried).toMatchObject([{ msgId: "0" }]);
    expect(services.erased).toEqual(rest);
    expect(services.confirmed).toEqual([]);

    services.stuck.clear();
    expect((await deliver(services, [deletion], "turns", 2)).acked).toEqual(["0"]);
    expect(services.erased).toContain(`${part} of ada-1`);
    expect(services.confirmed).toEqual(["ada-1"]);
  });

  it("is erased and confirmed again where api could not hear of it", async () => {
    const services = new FakeServices();
    vi.spyOn(services.api, "confirmErased").mockRejectedValueOnce(new Error("The database is down"));
    expect((await deliver(services, [deletion])).retried).toMatchObject([{ msgId: "0" }]);
    expect((await deliver(services, [deletion], "turns", 2)).acked).toEqual(["0"]);
    expect(services.confirmed).toEqual(["ada-1"]);
  });

  it("is erased later when memory is out", async () => {
    const services = new FakeServices();
    services.outages = 2;

    expect((await deliver(services, [deletion])).retried).toEqual([{ msgId: "0", delaySeconds: 2 }]);
    expect((await deliver(services, [deletion], "turns-dead")).retried).toEqual([{ msgId: "0", delaySeconds: 3_600 }]);
    expect((await deliver(services, [deletion], "turns-dead")).acked).toEqual(["0"]);
    expect(services.erased).toContain("memory of ada-1");
  });
});
