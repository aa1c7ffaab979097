import { expect, it, vi } from "vitest";

import { FakeServices } from "../../test/fake-services.ts";
import { expectLog } from "#worker-kit/testing";
import { delayOf } from "./consolidate.ts";
import { dailyRound } from "./daily-round.ts";

expectLog("rows.swept");

const NIGHT = Date.parse("2026-09-16T03:17:00.000Z");
const PLAYED = { userId: "ada", campaignId: "ada-1" };

it("finishes what was promised to players who left, and puts in order what was played", async () => {
  const services = new FakeServices();
  services.played = [PLAYED];
  await dailyRound(NIGHT, services);
  expect(services.done).toEqual(["erasures finished", "rows swept"]);
  expect(services.sent).toEqual([{ type: "campaign.consolidate", ...PLAYED }]);
});

it("puts campaigns in order also where api can do nothing, and says what waits", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const services = new FakeServices();
  services.played = [PLAYED];
  const broken = () => Promise.reject(new Error("the database is down"));
  const api = { ...services.api, finishErasures: broken, sweep: broken };
  await dailyRound(NIGHT, { api, turns: services.turns });
  expect(services.sent).toHaveLength(1);
  expect(said).toHaveBeenCalledTimes(2);
  said.mockRestore();
});

it("spreads the campaigns of a day over six hours, each always at its own time", () => {
  // Ids as random as those of campaigns, and the same in each run.
  let state = 7;
  const word = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0).toString(16).padStart(8, "0");
  const ids = Array.from({ length: 3_600 }, () => `${word()}-${word()}-${word()}`);
  const quarters = new Map<number, number>();
  for (const id of ids) {
    const delay = delayOf(id);
    expect(delay).toBe(delayOf(id));
    quarters.set(Math.floor(delay / 900), (quarters.get(Math.floor(delay / 900)) ?? 0) + 1);
  }
  expect([...quarters.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, at) => at));
  // 150 in each quarter of an hour, on average.
  expect(Math.max(...quarters.values())).toBeLessThan(250);
});
