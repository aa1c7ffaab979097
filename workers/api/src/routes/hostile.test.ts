import { beforeAll, describe, expect, it } from "vitest";

import { call, Player, prepareDatabase } from "../../test/player.ts";

let player: Player;
const known: Record<string, string> = {};
beforeAll(async () => {
  await prepareDatabase();
  player = await Player.join();
  const world = await player.world();
  const free = await player.campaign((await player.world()).id);
  const campaign = await player.campaign(world.id);
  const character = await player.character(campaign.id);
  Object.assign(known, { world: world.id, free: free.id, campaign: campaign.id, character: character.id });
});

const sheet = () => ({ campaignId: known["free"], name: "Brenna", hp: { current: 1, max: 1 } });
/** Every route that writes, with a body that it would accept. */
const writes: [string, () => string, () => Record<string, unknown>][] = [
  ["POST", () => "/api/auth/sign-up", () => ({ email: `${crypto.randomUUID()}@example.org`, password: "tall ships" })],
  ["POST", () => "/api/worlds", () => ({ genres: ["norse"], magicLevel: "low" })],
  ["PATCH", () => `/api/worlds/${known["world"]}`, () => ({})],
  ["DELETE", () => `/api/worlds/${known["world"]}`, () => ({})],
  ["POST", () => "/api/worlds/new/generate-description", () => ({ genres: ["norse"], magicLevel: "low" })],
  ["POST", () => "/api/campaigns", () => ({ worldId: known["world"] })],
  ["PATCH", () => `/api/campaigns/${known["free"]}`, () => ({})],
  ["DELETE", () => `/api/campaigns/${known["campaign"]}`, () => ({})],
  ["POST", () => "/api/campaigns/new/generate-description", () => ({ worldId: known["world"] })],
  ["POST", () => "/api/characters", sheet],
  ["PATCH", () => `/api/characters/${known["character"]}`, () => ({})],
];

const FIELDS = [
  "email",
  "password",
  "displayName",
  "id",
  "name",
  "worldId",
  "campaignId",
  "userId",
  "genres",
  "magicLevel",
  "additionalDetails",
  "description",
  "aiGeneratedDescription",
  "setting",
  "startingLevel",
  "maxCharacters",
  "elements",
  "notes",
  "race",
  "classes",
  "level",
  "hp",
  "abilityScores",
  "skills",
  "build",
  "preserveCampaignData",
  "preserveCharacterData",
];
const VALUES: unknown[] = [
  null,
  true,
  -1,
  1e308,
  0.5,
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udc00 tail",
  "'; DROP TABLE users; --",
  "${7*7}",
  "__proto__",
  [],
  [null],
  [[]],
  {},
  { $ne: null },
  { toString: 1 },
  "x".repeat(200_000),
];
const BODIES: string[] = [
  "",
  " ",
  "{",
  "null",
  "[]",
  "7",
  '"text"',
  "undefined",
  '{"__proto__":{"admin":true}}',
  '{"constructor":{}}',
  "\u0000",
  '{"name":"\\ud800"}',
  "[".repeat(20_000),
  '{"a":'.repeat(5_000),
];

describe("a hostile body", () => {
  it.each(writes)(
    "is refused in the contract's shape, never with a fault of ours: %s %s",
    async (method, path, valid) => {
      for (const body of BODIES) {
        const answer = await player.call(method, path(), body, { "Content-Type": "application/json" });
        expect(answer.status, body.slice(0, 40)).toBeLessThan(500);
        if (answer.status >= 400)
          expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
      }
      for (const field of FIELDS) {
        for (const value of VALUES) {
          const answer = await player.call(method, path(), { ...valid(), [field]: value });
          expect(answer.status, `${field}: ${JSON.stringify(value).slice(0, 40)}`).toBeLessThan(500);
        }
      }
    },
    120_000,
  );

  it.each(writes)("over 256 KB is too large: %s %s", async (method, path) => {
    const answer = await player.call(method, path(), { name: "x".repeat(300 * 1024) });
    expect(answer.status).toBe(413);
    expect(answer.body.code).toBe("too_large");
  });

  it("that is no JSON at all says so", async () => {
    const answer = await player.call("POST", "/api/worlds", "genres=norse", { "Content-Type": "application/json" });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe("invalid_json");
    const form = await player.call("POST", "/api/worlds", new URLSearchParams({ genres: "norse" }));
    expect(form.status).toBe(415);
  });

  it.each(["name", "additionalDetails", "description"])(
    "with a NUL or half a character in %s is refused",
    async (field) => {
      for (const text of ["a\0b", "half \ud83d of one"]) {
        const answer = await player.call("POST", "/api/worlds", {
          genres: ["norse"],
          magicLevel: "low",
          [field]: text,
        });
        expect(answer.status).toBe(400);
        expect(answer.body.error).toBe("Text contains characters that cannot be stored");
      }
    },
  );
});

describe("a hostile address", () => {
  const ids = [
    "'%20OR%201=1--",
    "..%2f..%2fetc",
    "%00",
    "%ff",
    "%",
    "a".repeat(65),
    "%F0%9F%90%89",
    "{id}",
    "new",
    "__proto__",
  ];
  const paths = ["worlds", "campaigns", "characters"];
  it.each(paths)("under /api/%s finds nothing and breaks nothing", async (path) => {
    for (const id of ids) {
      for (const method of ["GET", "PATCH", "DELETE", "PUT"]) {
        const answer = await player.call(method, `/api/${path}/${id}`, method === "GET" ? undefined : {});
        expect([400, 404, 405], `${method} ${id}`).toContain(answer.status);
      }
    }
  });

  it("that nobody answers is a 404 in the contract's shape", async () => {
    const answer = await call("GET", "/api/nonsense");
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ error: "Not found", code: "not_found", requestId: expect.any(String) });
  });
});
