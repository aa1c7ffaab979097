import { describe, expect, it } from "vitest";

import { expectLog } from "#worker-kit/testing";
import { FakeServices } from "../../test/fake-services.ts";
import { turn, turnId } from "../../test/turns.ts";
import { beginRebuild, rebuild } from "./rebuild.ts";

expectLog("rebuild.turn_failed");

const key = { userId: "ada", campaignId: "ada-1" };
const message = { type: "campaign.rebuild", ...key, after: -1 } as const;

/** Services whose ledger has that many turns. */
function servicesWithTurns(turns: number): FakeServices {
  const services = new FakeServices();
  services.ledger = Array.from({ length: turns }, (_, number) => turn(number));
  return services;
}

const numbers = ({ remembered }: FakeServices): number[] =>
  remembered.map(({ source }) => (source.kind === "turn" ? source.turnNumber : -1));

describe("reading a ledger again", () => {
  it("digests every turn of the active path in the order it was told, and then is over", async () => {
    const services = servicesWithTurns(45);
    await beginRebuild(key, services);
    expect(services.sent).toEqual([message]);
    await rebuild(message, services);

    expect(numbers(services)).toEqual(Array.from({ length: 45 }, (_, number) => number));
    expect(services.done).toEqual([
      "parked news of ada-1 sent",
      "rebuild begun",
      "rebuild ended",
      "vectors of ada-1 tended",
    ]);
  });

  it("is over at once where nothing was told, and where the last page is full", async () => {
    for (const services of [servicesWithTurns(0), servicesWithTurns(40)]) {
      await beginRebuild(key, services);
      await rebuild(message, services);

      expect(services.remembered).toHaveLength(services.ledger.length);
      expect(services.status.rebuilding).toBe(false);
    }
  });

  it("is not begun a second time while it goes on", async () => {
    const services = servicesWithTurns(3);
    await beginRebuild(key, services);
    await beginRebuild(key, services);

    expect(services.sent).toHaveLength(1);
    // The table's undelivered messages are sent again each time, because asking for that costs nothing.
    expect(services.done).toEqual(["parked news of ada-1 sent", "rebuild begun", "parked news of ada-1 sent"]);
  });

  it("is as if it had not been asked for where the queue does not take it", async () => {
    const services = servicesWithTurns(3);
    services.refusals = 1;

    await expect(beginRebuild(key, services)).rejects.toThrow("The queue is full");
    expect(services.status.rebuilding).toBe(false);
  });

  it("goes on from where it was broken off", async () => {
    const services = servicesWithTurns(30);
    await beginRebuild(key, services);
    await rebuild({ ...message, after: 24 }, services);

    expect(numbers(services)).toEqual([25, 26, 27, 28, 29]);
  });

  it("does nothing where another delivery has done it, or the campaign was deleted", async () => {
    const services = servicesWithTurns(30);
    await rebuild(message, services);
    expect(services.remembered).toEqual([]);

    services.status = { ...services.status, rebuilding: true, digestedThrough: 27 };
    await rebuild(message, services);
    expect(numbers(services)).toEqual([28, 29]);
  });

  it("leaves a turn that cannot be read to the queue, and reads on", async () => {
    const services = servicesWithTurns(4);
    services.unreadable.add(turnId(1));
    await beginRebuild(key, services);
    await rebuild(message, services);

    expect(numbers(services)).toEqual([0, 2, 3]);
    expect(services.sent).toEqual([message, turn(1)]);
    expect(services.status.rebuilding).toBe(false);
  });

  it("ends also where the ledger repeats itself", async () => {
    const services = servicesWithTurns(0);
    Object.assign(services.chat, { ledgerPage: async () => Array.from({ length: 20 }, () => turn(0)) });
    await beginRebuild(key, services);
    await rebuild({ ...message, after: 3 }, services);

    expect(services.remembered).toEqual([]);
    expect(services.status.rebuilding).toBe(false);
  });
});
