import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { Player, prepareDatabase, type Answer } from "../../test/player.ts";

beforeAll(prepareDatabase);
let player: Player;
beforeEach(async () => {
  player = await Player.join();
});

const atOnce = (count: number, ask: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
const count = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

/** Delays a request, so that it meets the others at different points of their execution. */
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe("twenty requests at once", () => {
  it("fill a party to its last place and not beyond", async () => {
    const campaign = await player.campaign((await player.world()).id, { maxCharacters: 4 });
    const answers = await atOnce(20, (index) =>
      player.call("POST", "/api/characters", { campaignId: campaign.id, name: `No. ${index}` }),
    );
    expect(count(answers, 201)).toBe(4);
    expect(count(answers, 409)).toBe(16);
    expect((await player.call("GET", `/api/characters?campaignId=${campaign.id}`)).body.characters).toHaveLength(4);
  });

  it("save one campaign where they carry one reserved id", async () => {
    const world = await player.world();
    const id = crypto.randomUUID();
    const answers = await atOnce(20, (index) =>
      player.call("POST", "/api/campaigns", { id, worldId: world.id, name: `No. ${index}`, description: "Words" }),
    );
    expect(count(answers, 201)).toBe(1);
    expect(count(answers, 200)).toBe(19);
    expect((await player.call("GET", "/api/campaigns")).body.campaigns).toHaveLength(1);
  });

  it("never leave a campaign in a world that was deleted without being asked to", async () => {
    for (let round = 0; round < 8; round++) {
      const world = await player.world();
      const answers = await atOnce(20, (index) =>
        index === 10
          ? later(round * 3).then(() => player.call("DELETE", `/api/worlds/${world.id}`))
          : player.call("POST", "/api/campaigns", { worldId: world.id, name: "Rime", description: "Words" }),
      );
      const deleted = answers[10]?.status === 204;
      const { body } = await player.call("GET", `/api/campaigns?worldId=${world.id}`);
      expect(body.campaigns).toHaveLength(count(answers, 201));
      expect(body.campaigns.length === 0).toBe(deleted);
    }
  });

  it("never change a campaign that has a character already", async () => {
    const campaign = await player.campaign((await player.world()).id, { name: "Before", maxCharacters: 4 });
    await atOnce(20, (index) =>
      index === 10
        ? player.call("POST", "/api/characters", { campaignId: campaign.id, name: "Brenna" })
        : player.call("PATCH", `/api/campaigns/${campaign.id}`, { maxCharacters: 1, name: `No. ${index}` }),
    );
    const settled = await player.call("GET", `/api/campaigns/${campaign.id}`);
    const late = await atOnce(20, () => player.call("PATCH", `/api/campaigns/${campaign.id}`, { name: "Late" }));
    expect(count(late, 409)).toBe(20);
    expect((await player.call("GET", `/api/campaigns/${campaign.id}`)).body).toEqual(settled.body);
  });

  it("delete a campaign once, and announce it at least once", async () => {
    const campaign = await player.campaign((await player.world()).id);
    const answers = await atOnce(20, () => player.call("DELETE", `/api/campaigns/${campaign.id}`));
    expect(count(answers, 204)).toBe(1);
    expect(count(answers, 404)).toBe(19);
  });
});
