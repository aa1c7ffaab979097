import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";

import type { ErrorBody } from "#contracts/errors";
import type { GraphStatusAnswer } from "#contracts/http/graph";
import { countTokens } from "#storyteller/models";
import { type Asked, type Script, scriptFor } from "#storyteller/testing/model-server";
import { FIXTURES } from "../tools/harness/stack/fixture.ts";
import { importCampaign } from "../tools/harness/player/import-campaign.ts";
import { type ModelServer, startModelServer } from "../tools/harness/servers/model-server.ts";
import { Player } from "../tools/harness/player/player.ts";
import { Stack } from "../tools/harness/stack/stack.ts";

/** What the model's provider bills for an answered request: 900 tokens read and 75 written. */
const ANSWERED = 975;
const PLAYERS_DAY = 24_000;
const SITES_DAY = 60_000;
/** No piece of work in this attack uses more: two requests for a turn or a description, with the longest prompt that is sent here. */
const ONE_WORK = 12_000;

const SILENCE = "I wait in silence.";
const REFUSED = "I say what the model refuses.";

let server: ModelServer;
let stack: Stack;
/** What the provider has billed so far. */
const bill = { requests: 0, tokens: 0 };

function answer(request: Asked, times: number): Script {
  const said = JSON.stringify(request.messages);
  const last = JSON.stringify(request.messages.at(-1));
  bill.requests += 1;
  if (last.includes(SILENCE)) {
    bill.tokens += countTokens(said);
    return { status: 200, steps: ["hang"] };
  }
  bill.tokens += ANSWERED;
  return scriptFor(last.includes(REFUSED) ? { ...request, model: "refusal" } : request, times);
}

beforeAll(async () => {
  server = await startModelServer(0, answer);
  stack = await Stack.start({
    GM_PROVIDER: "openai",
    GM_MODELS: "good",
    OPENAI_BASE_URL: server.baseUrl,
    GM_DAILY_TOKENS: String(PLAYERS_DAY),
    GM_SITE_DAILY_TOKENS: String(SITES_DAY),
  });
});
afterAll(async () => {
  await stack?.stop();
  await server?.close();
});

const wish = { genres: ["norse"], magicLevel: "low" };

/** Does once everything that may ask a model. Returns the codes of the refusals. */
async function attack(player: Player, campaignId: string, worldId: string): Promise<Set<string>> {
  const codes = new Set<string>();
  const send = async (path: string, body: object): Promise<void> => {
    const { status, body: answered } = await player.call<ErrorBody | null>("POST", path, body);
    if (status >= 400 && answered) codes.add(answered.code);
  };
  await send("/api/worlds/new/generate-description", wish);
  await send("/api/worlds", wish);
  await send("/api/campaigns/new/generate-description", { worldId });
  await send("/api/campaigns", { worldId });
  await send("/api/chat/quick", { campaignId, message: "How do checks work?" });
  await send("/api/chat/gamemaster", { campaignId, message: "I look around." });
  await send("/api/chat/gamemaster", { campaignId, message: REFUSED });
  // A turn that is stopped before the model has said a word.
  const turnId = crypto.randomUUID();
  let isOver = false;
  const waiting = send("/api/chat/gamemaster", { campaignId, message: SILENCE, turnId }).then(() => (isOver = true));
  await vi.waitUntil(
    async () => isOver || (await player.call("POST", `/api/chat/turns/${turnId}/stop`, { campaignId })).status !== 404,
    { timeout: 30_000, interval: 100 },
  );
  await waiting;
  await send("/api/graph/rebuild", { campaignId });
  return codes;
}

async function settled(player: Player, campaignId: string): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { body } = await player.call<GraphStatusAnswer>("GET", `/api/graph/status?campaignId=${campaignId}`);
      return body.pending === 0 && !body.rebuilding;
    },
    { timeout: 60_000, interval: 200 },
  );
}

/** Attacks until a whole round asks no model any more. */
async function untilNothingIsSpent(player: Player): Promise<Set<string>> {
  const { campaign, world } = await player.readyToPlay();
  for (let round = 0; round < 30; round += 1) {
    const before = bill.requests;
    const codes = await attack(player, campaign.id, world.id);
    await settled(player, campaign.id);
    if (bill.requests === before) return codes;
  }
  throw new Error(`The model is still asked after ${bill.requests} requests`);
}

it("spends no more than a player's day and then the site's day, whatever is sent and by however many accounts", async () => {
  const first = await Player.ready(stack.url);
  const refused = await untilNothingIsSpent(first);
  expect([...refused]).toEqual(["budget_spent"]);
  expect(bill.tokens).toBeGreaterThan(PLAYERS_DAY / 2);
  expect(bill.tokens).toBeLessThan(PLAYERS_DAY + ONE_WORK);

  // A story from a file costs nothing, however often it is read again.
  const second = await Player.ready(stack.url);
  const file = readFileSync(join(FIXTURES, "v0.1.0/campaigns/the-salt-road.lorehearth.json"));
  const imported = await importCampaign(second, file, "the-salt-road.lorehearth.json");
  const before = bill.requests;
  for (const _ of [1, 2]) {
    await second.call("POST", "/api/graph/rebuild", { campaignId: imported });
    await settled(second, imported);
  }
  expect(bill.requests).toBe(before);

  // Accounts are free. All of them together have the site's day.
  await untilNothingIsSpent(second);
  for (const _ of [1, 2]) await untilNothingIsSpent(await Player.ready(stack.url));
  expect(bill.tokens).toBeGreaterThan(SITES_DAY / 2);
  expect(bill.tokens).toBeLessThan(SITES_DAY + ONE_WORK);
  const spent = bill.requests;
  await untilNothingIsSpent(await Player.ready(stack.url));
  expect(bill.requests).toBe(spent);

  // Nor does a deleted account give its tokens back to the site.
  expect((await first.call("DELETE", "/api/account", { password: first.password })).status).toBe(204);
  await untilNothingIsSpent(await Player.ready(stack.url));
  expect(bill.requests).toBe(spent);
});
