import { expect, it } from "vitest";

import { guardedCampaign } from "./self-play.fake.ts";

const CAMPAIGNS = 20;

it("raises at most two false alarms in a hundred turns of the oracle's, who contradicts itself in nothing it knows", async () => {
  const guarded = (await Promise.all(Array.from({ length: CAMPAIGNS }, (_, number) => guardedCampaign(number)))).flat();
  const alarms = guarded.flatMap(({ flags }) =>
    flags.map(({ kind, about, sentence }) => `${kind} ${about}: ${sentence}`),
  );
  expect(guarded.length).toBeGreaterThanOrEqual(CAMPAIGNS * 30);
  expect(alarms.length / guarded.length, alarms.join("\n")).toBeLessThanOrEqual(0.02);
});
