import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { CALLS } from "#contracts/openapi/calls";
import { fakeWorldBuilder } from "../../test/fake-world-builder.ts";
import { PASSWORD, Player, post, prepareDatabase } from "../../test/player.ts";
import { answered, ilse, ILSE_ID } from "../domain/dnd-beyond/sheet.fake.ts";

beforeAll(prepareDatabase);

let fetched = 0;
beforeEach(() => {
  fetched = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
    fetched += 1;
    return Response.json(answered(ilse()));
  });
});
afterEach(() => vi.restoreAllMocks());

/** The number of requests to a model, fetches and mails since the tests began. */
const asked = (): number =>
  fakeWorldBuilder.worlds.length + fakeWorldBuilder.campaigns.length + fetched + post.sent.length;

/** A player with two worlds. One world is empty. The other has two campaigns, one of them with a linked character. */
async function settledPlayer() {
  const player = await Player.join();
  const world = await player.world({ name: "Varrow", description: "A coast." });
  const emptyWorld = await player.world({ name: "Rime", description: "Ice." });
  const named = { name: "The Bell", description: "It rings." };
  const campaign = await player.campaign(world.id, named);
  const played = await player.campaign(world.id, named);
  const link = { campaignId: played.id, exported: JSON.stringify(answered(ilse())) };
  const { character } = (await player.call("POST", "/api/characters/link", link)).body;
  return { player, world, emptyWorld, campaign, character };
}
type Settled = Awaited<ReturnType<typeof settledPlayer>>;

const wish = { genres: ["norse"], magicLevel: "low" };
/** Every call of api that asks a model, fetches something or sends a mail for a signed-in player, with its path and body. */
const ASKING: readonly (readonly [call: string, path: (of: Settled) => string, body: (of: Settled) => object])[] = [
  ["post /api/worlds", () => "/api/worlds", () => wish],
  ["post /api/worlds", () => "/api/worlds", () => ({ ...wish, name: "Named" })],
  ["post /api/worlds", () => "/api/worlds", () => ({ ...wish, description: "Described" })],
  ["post /api/worlds/:id/generate-description", () => "/api/worlds/new/generate-description", () => wish],
  [
    "post /api/worlds/:id/generate-description",
    ({ emptyWorld }) => `/api/worlds/${emptyWorld.id}/generate-description`,
    () => wish,
  ],
  ["post /api/campaigns", () => "/api/campaigns", ({ world }) => ({ worldId: world.id })],
  ["post /api/campaigns", () => "/api/campaigns", ({ world }) => ({ worldId: world.id, name: "Named" })],
  ["post /api/campaigns", () => "/api/campaigns", ({ world }) => ({ worldId: world.id, description: "Described" })],
  [
    "post /api/campaigns/:id/generate-description",
    () => "/api/campaigns/new/generate-description",
    ({ world }) => ({ worldId: world.id }),
  ],
  [
    "post /api/campaigns/:id/generate-description",
    ({ campaign }) => `/api/campaigns/${campaign.id}/generate-description`,
    ({ world }) => ({ worldId: world.id }),
  ],
  [
    "post /api/characters/link",
    () => "/api/characters/link",
    ({ campaign }) => ({ campaignId: campaign.id, sheet: String(ILSE_ID) }),
  ],
  ["post /api/characters/:id/refresh", ({ character }) => `/api/characters/${character.id}/refresh`, () => ({})],
  [
    "post /api/account/email",
    () => "/api/account/email",
    () => ({ password: PASSWORD, email: `${crypto.randomUUID()}@example.org` }),
  ],
];

describe("a session that has ended", () => {
  it.each(ASKING)("asks nobody anything by %s (%#), which a session that stands does", async (_, path, body) => {
    const settled = await settledPlayer();
    const { player } = settled;
    const elsewhere = await Player.as(player.user.email);
    await env.DB.prepare("UPDATE sessions SET revoked_at = '2026-01-01T00:00:00.000Z' WHERE sid = ?")
      .bind(player.sid)
      .run();

    const before = asked();
    expect((await player.call("POST", path(settled), body(settled))).status).toBe(401);
    expect(asked()).toBe(before);

    expect((await elsewhere.call("POST", path(settled), body(settled))).status).toBeLessThan(300);
    expect(asked()).toBe(before + 1);
  });
});

it("No other call of core for a signed-in player asks anybody: a new one has to be put into this list or that", () => {
  const asksSession = new Set(ASKING.map(([call]) => call));
  const others = CALLS.core
    .filter(({ session }) => session)
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !asksSession.has(call));
  expect(new Set(others)).toEqual(
    new Set([
      "delete /api/account",
      "delete /api/account/google",
      "delete /api/account/sessions",
      "delete /api/account/sessions/:id",
      "delete /api/campaigns/:id",
      "delete /api/characters/:id",
      "delete /api/connections/:id",
      "delete /api/worlds/:id",
      "get /api/account",
      "get /api/account/sessions",
      "get /api/campaigns",
      "get /api/campaigns/:id",
      "get /api/characters",
      "get /api/characters/:id",
      "get /api/connections",
      "get /api/connections/:id",
      "get /api/connections/choices/:id",
      "get /api/dashboard",
      "get /api/worlds",
      "get /api/worlds/:id",
      "get /api/worlds/:id/info",
      "patch /api/campaigns/:id",
      "patch /api/characters/:id",
      "patch /api/worlds/:id",
      "post /api/account/google",
      "post /api/account/name",
      "post /api/account/password",
      "post /api/characters",
      "post /api/connections",
      // It asks the player's own model. connections.test.ts has what it does with a session that has ended.
      "post /api/connections/test",
      "put /api/connections/:id",
      "put /api/connections/choices/:id",
    ]),
  );
});
