import { expect, it, vi } from "vitest";

import { FakeServices } from "../../test/fake-services.ts";
import { dailyRound } from "./daily-round.ts";

const NIGHT = Date.parse("2026-09-16T03:17:00.000Z");
const PLAYED = { userId: "ada", campaignId: "ada-1" };

it("finishes what was promised to players who left, and puts in order what was played", async () => {
  const services = new FakeServices();
  services.played = [PLAYED];
  await dailyRound(NIGHT, services);
  expect(services.done).toEqual(["erasures finished"]);
  expect(services.sent).toEqual([{ type: "campaign.consolidate", ...PLAYED }]);
});

it("puts campaigns in order also where api cannot finish, and says that it waits", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const services = new FakeServices();
  services.played = [PLAYED];
  const api = { ...services.api, finishErasures: () => Promise.reject(new Error("the queue is down")) };
  await dailyRound(NIGHT, { api, turns: services.turns });
  expect(services.sent).toHaveLength(1);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
