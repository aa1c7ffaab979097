import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { Connection, ConnectionFields } from "#contracts/connections/connection";
import { STORY } from "#storyteller/testing/model-server";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { Player } from "../tools/harness/player/player.ts";
import { type Fault, type ProviderServer, startProvider } from "../tools/harness/servers/provider-server.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { Stack } from "../tools/harness/stack/stack.ts";

const PATIENCE = 20_000;
const JSON_TYPE = { "Content-Type": "application/json" };
const error = (status: number, fields: object, headers: Record<string, string> = {}): Fault => ({
  status,
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify({ error: fields }),
});
const word = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

let server: ProviderServer;
let stack: Stack;
let browser: Browser;
let player: Player;
let campaign: Campaign;
let page: Page;
beforeAll(async () => {
  server = await startProvider("lm-studio");
  [stack, browser] = await Promise.all([Stack.start(), openBrowser()]);
  player = await Player.ready(stack.url);
  ({ campaign } = await player.readyToPlay());
  const connection: ConnectionFields = {
    name: "Mine",
    provider: "lm-studio",
    address: `${server.origin}/v1`,
    model: "qwen/qwen3-8b",
    key: "sk-mira-0123456789",
    contextTokens: 8_192,
    replyTokens: null,
    thinkingTokens: null,
    samplers: {},
    toolMode: "directives",
    extraBody: {},
    dailyTokens: null,
    prices: null,
    tested: null,
  };
  const added = await player.call<{ connection: Connection }>("POST", "/api/connections", { connection });
  const choice = { narrator: added.body.connection.id, helper: "oracle" };
  await player.call("PUT", "/api/connections/choices/usual", { choice });
  page = await signedIn(browser, player);
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${stack.url}/game/${campaign.id}`);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await server?.close();
});

const turnWith = (words: string) => page.locator("article.turn", { hasText: words });
async function say(words: string): Promise<void> {
  await page.getByLabel("What do you do?").fill(words);
  await page.getByLabel("What do you do?").press("Enter");
}

describe("a model that breaks in the middle of a story", () => {
  it.each([
    {
      what: "its server answers with a page for people",
      fault: {
        status: 502,
        headers: { "Content-Type": "text/html" },
        body: "<html><title>502 Bad Gateway</title></html>",
      },
      words: "The server of qwen/qwen3-8b had an error of its own.",
      retry: true,
      settings: false,
    },
    {
      what: "another site answers at its address",
      fault: { status: 200, headers: { "Content-Type": "text/html" }, body: "<!doctype html><title>Sign in</title>" },
      words: "No model server answers at the address that is set.",
      retry: false,
      settings: true,
    },
    {
      what: "its server answers with an error and a good status",
      fault: error(200, { message: "The model has crashed", type: "server_error" }),
      words: "The server of qwen/qwen3-8b had an error of its own.",
      retry: true,
      settings: false,
    },
    {
      what: "its server asks for patience",
      fault: error(429, { message: "Rate limit reached" }, { "Retry-After": "120" }),
      words: "Wait 120 seconds and retry",
      retry: true,
      settings: false,
    },
    {
      what: "its key is revoked",
      fault: error(401, { message: "Incorrect API key provided: sk-mira-0123456789", code: "invalid_api_key" }),
      words: "The provider does not accept the key for qwen/qwen3-8b.",
      retry: false,
      settings: true,
    },
    {
      what: "it is removed",
      fault: error(404, { message: "The model `qwen/qwen3-8b` does not exist", code: "model_not_found" }),
      words: "The provider does not know qwen/qwen3-8b.",
      retry: false,
      settings: true,
    },
  ] satisfies readonly { what: string; fault: Fault; words: string; retry: boolean; settings: boolean }[])(
    "says so, keeps the player's words, and goes on once it is mended: $what",
    async ({ what, fault, words, retry, settings }) => {
      const said = `I wait, and ${what}.`;
      server.failWith(fault);
      await say(said);
      const turn = turnWith(said);
      await turn.getByText(words).waitFor();
      expect(await turn.getByRole("button", { name: "Continue with the oracle" }).count()).toBe(1);
      expect(await turn.getByText("Retry", { exact: true }).count()).toBe(retry ? 1 : 0);
      expect(await turn.getByRole("link", { name: "Game master settings" }).count()).toBe(settings ? 1 : 0);
      expect(await page.locator("body").textContent()).not.toContain("sk-mira");
      expect((await player.messages(campaign.id)).map(({ message }) => message)).toContain(said);

      server.failWith(null);
      const { turnId = "" } = (await player.messages(campaign.id)).at(-1) ?? {};
      await player.call("POST", `/api/chat/turns/${turnId}/retry`, { campaignId: campaign.id });
      await page.reload();
      await turnWith(said).getByText(STORY.slice(0, 60)).waitFor();
    },
  );

  it("keeps the words that it has told when its connection breaks, and continues after them", async () => {
    const said = "I climb to the lamp.";
    const body = word("The lamp gutters as you climb. ") + word("Below you somebody calls your na");
    server.failWith({ status: 200, headers: { "Content-Type": "text/event-stream" }, body, cut: true });
    await say(said);
    const turn = turnWith(said);
    await turn.getByText("The lamp gutters as you climb.").waitFor();
    await turn.getByText("The game master broke off. What was told so far is kept").waitFor();
    expect(await turn.getByText("Retry", { exact: true }).count()).toBe(1);
    server.failWith(null);
    await turn.getByText("Continue", { exact: true }).click();
    await page.getByText(STORY.slice(0, 60)).last().waitFor();
    await turnWith(said).getByText("The lamp gutters as you climb.").waitFor();
  });
});
