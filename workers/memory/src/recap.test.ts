import { expect, it } from "vitest";

import { item, move, newCampaign, service, rememberTurn, turn, turnId } from "../test/campaign.ts";

const deed = (content: string) => item(content, { key: "deed", kind: "event", entities: ["Mira"] });
const recapBefore = async (key: { userId: string; campaignId: string }, before: number) =>
  (await service.recall({ ...key, situation: "on", limit: 1, budget: 100, recap: { of: ["Mira", "Nobody"], before } }))
    .recap;

it("says what the party did last before a turn, oldest first, and nothing of what was taken back", async () => {
  const key = newCampaign();
  for (let number = 1; number <= 8; number += 1) {
    await rememberTurn(key, turn(number), [
      deed(`Mira opened door ${number}.`),
      item("Mira was seen.", { entities: ["Mira"] }),
    ]);
  }
  await move(key, [turnId(5)], []);
  expect(await recapBefore(key, 7)).toEqual(["Mira opened door 3.", "Mira opened door 4.", "Mira opened door 6."]);
  expect(await recapBefore(key, 1)).toEqual([]);
  expect(await service.recall({ ...key, situation: "on", limit: 1, budget: 100 })).not.toHaveProperty("recap");
});

it("says how they stand with others and how they are now, each thing once", async () => {
  const key = newCampaign();
  const relationship = { from: "Mira", to: "Hanne", type: "owes" };
  const state = { about: "Mira", relation: "want", value: "a boat" } as const;
  await rememberTurn(key, turn(1), [
    deed("Mira climbed the stair."),
    item("Mira owes Hanne.", { key: "bond", kind: "relationship", entities: ["Mira", "Hanne"], relationship }),
    item("Mira wants a boat.", { key: "state", entities: ["Mira"], state }),
  ]);
  expect(await recapBefore(key, 2)).toEqual(["Mira climbed the stair.", "Mira owes Hanne.", "Mira wants a boat."]);
});
