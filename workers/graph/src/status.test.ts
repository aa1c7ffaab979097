import { expect, it } from "vitest";

import { expectLog } from "#worker-kit/testing";
import { FakeServices } from "../test/fake-services.ts";
import { turn } from "../test/turns.ts";
import { statusOf } from "./status.ts";

expectLog("digest.unsent");

const ENDED_AT = Date.parse("2026-09-15T20:01:02.345Z");
const MINUTE = 60_000;
const key = (campaignId: string) => ({ userId: "ada", campaignId });

/** A campaign with two turns, of which the last is not digested. */
function behind(): FakeServices {
  const services = new FakeServices();
  services.ledger = [turn(0), turn(1)];
  services.status = { ...services.status, digestedThrough: 0 };
  return services;
}

it("sends for a turn that never arrived, once a minute however often it is asked", async () => {
  const services = behind();
  for (const minutes of [11, 11.5, 12, 12.5]) {
    expect((await statusOf(key("ada-late"), services, ENDED_AT + minutes * MINUTE)).pending).toBe(1);
  }
  const sent = { type: "campaign.consolidate", ...key("ada-late") };
  expect(services.sent).toEqual([sent, sent]);
});

it("answers all the same where the queue does not take it", async () => {
  const services = behind();
  services.refusals = 1;
  expect((await statusOf(key("ada-refused"), services, ENDED_AT + 60 * MINUTE)).pending).toBe(1);
  await statusOf(key("ada-refused"), services, ENDED_AT + 62 * MINUTE);
  expect(services.sent).toHaveLength(1);
});

it("takes up a rebuild that stands still, and leaves alone one that comes on", async () => {
  const services = new FakeServices();
  services.ledger = [turn(0), turn(1), turn(2)];
  const ask = async (digestedThrough: number, minutes: number) => {
    services.status = { ...services.status, rebuilding: true, digestedThrough };
    await statusOf(key("ada-lost"), services, ENDED_AT + minutes * MINUTE);
    return services.sent.length;
  };
  expect([await ask(-1, 0), await ask(0, 2), await ask(1, 4), await ask(1, 5)]).toEqual([0, 0, 0, 0]);
  expect(await ask(1, 6.5)).toBe(1);
  expect(services.sent).toEqual([{ type: "campaign.rebuild", ...key("ada-lost"), after: 1 }]);
  // The new message gets the full time too before it counts as lost.
  expect([await ask(1, 7), await ask(1, 9)]).toEqual([1, 2]);
});

it("ends a rebuild that was lost when there was nothing left to read", async () => {
  const services = new FakeServices();
  services.status = { ...services.status, rebuilding: true };
  await statusOf(key("ada-done"), services, ENDED_AT);
  await statusOf(key("ada-done"), services, ENDED_AT + 3 * MINUTE);
  expect(services.sent).toEqual([{ type: "campaign.rebuild", ...key("ada-done"), after: -1 }]);
});

it("leaves alone what may be on its way, and what is read again anyway", async () => {
  const services = behind();
  await statusOf(key("ada-soon"), services, ENDED_AT + MINUTE);
  services.status = { ...services.status, rebuilding: true };
  await statusOf(key("ada-rebuilding"), services, ENDED_AT + 60 * MINUTE);
  expect(services.sent).toEqual([]);
});
