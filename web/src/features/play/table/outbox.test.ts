import type { UseStore } from "idb-keyval";
import { describe, expect, it } from "vitest";

import { createCampaignTexts } from "./campaign-texts.ts";
import { createOutbox, type OutboxEntry } from "./outbox.ts";
import { shelf } from "./shelf.fake.ts";

const entry = (turnId: string): OutboxEntry => ({
  order: { kind: "action", body: { campaignId: "c1", turnId, message: "I wait." } },
  sentAt: "2026-09-15T20:00:00.000Z",
  headTurnId: null,
});

/** A store in a browser that allows no storage. */
const nothing = () =>
  createCampaignTexts("unsent:", () => {
    throw new DOMException("The operation is insecure", "SecurityError");
  });

/** The different ways in which browsers block IndexedDB. */
const blocked: Record<string, () => UseStore> = {
  "throws when opened": () => {
    throw new DOMException("The operation is insecure", "SecurityError");
  },
  "refuses every transaction": () => () => Promise.reject(new DOMException("Quota", "QuotaExceededError")),
  "never answers": () => () => new Promise<never>(() => undefined),
};

describe.each(Object.entries(blocked))("an outbox whose database %s", (_name, open) => {
  it("keeps the message for as long as the page lives", async () => {
    const outbox = createOutbox({ openStore: open, second: nothing(), patience: 5 });
    expect(await outbox.keep("c1", entry("t1"))).toBe(false);
    expect(await outbox.read("c1")).toEqual(entry("t1"));
    expect(await outbox.read("c2")).toBeNull();
  });

  it("forgets a turn that was confirmed, and only that turn", async () => {
    const outbox = createOutbox({ openStore: open, second: nothing(), patience: 5 });
    await outbox.keep("c1", entry("t2"));
    await outbox.forget("c1", "t1");
    expect(await outbox.read("c1")).toEqual(entry("t2"));
    await outbox.forget("c1", "t2");
    expect(await outbox.read("c1")).toBeNull();
  });

  it("tells of all that is on its way, and forgets all of it when the player leaves", async () => {
    const outbox = createOutbox({ openStore: open, second: nothing(), patience: 5 });
    await outbox.keep("c1", entry("t1"));
    expect(await outbox.all()).toEqual([entry("t1")]);
    await outbox.clear();
    expect([await outbox.all(), await outbox.read("c1")]).toEqual([[], null]);
  });

  it("keeps the message through a reload where the browser has another place for it", async () => {
    const things = shelf();
    const reloaded = () =>
      createOutbox({ openStore: open, second: createCampaignTexts("unsent:", () => things), patience: 5 });
    expect(await reloaded().keep("c1", entry("t1"))).toBe(true);
    expect(await reloaded().read("c1")).toEqual(entry("t1"));
    expect(await reloaded().all()).toEqual([entry("t1")]);
    await reloaded().forget("c1", "another");
    expect(await reloaded().read("c1")).toEqual(entry("t1"));
    await reloaded().forget("c1", "t1");
    expect([await reloaded().read("c1"), things.length]).toEqual([null, 0]);
    await reloaded().keep("c2", entry("t2"));
    await reloaded().clear();
    expect(things.length).toBe(0);
  });
});
