import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Connection, ConnectionFields } from "#contracts/connections/connection";
import type { TurnAnswer } from "#contracts/play/turn";
import { GOOD_KEY, STORY } from "#storyteller/testing/model-server";
import { violations, violationsInBothThemes } from "../tools/harness/browser/axe.ts";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { Player } from "../tools/harness/player/player.ts";
import { type ProviderServer, startProvider } from "../tools/harness/servers/provider-server.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { Stack } from "../tools/harness/stack/stack.ts";
import { filesWith, storedWith } from "../tools/harness/stack/stored.ts";

const KEY = "sk-nobody-may-read-this-0123456789";

const SECRET = "the first secret of this site, long enough for it";

let ollama: ProviderServer;
let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  ollama = await startProvider("ollama");
  [stack, browser] = await Promise.all([Stack.start({ AUTH_SECRET: SECRET }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await ollama?.close();
});

/** Connects a model that then leads the player's stories. */
async function connect(player: Player, more: Partial<ConnectionFields>): Promise<Connection> {
  const connection: ConnectionFields = {
    name: "Keyed",
    provider: "custom",
    address: ollama.origin,
    model: "qwen3:8b",
    contextTokens: null,
    replyTokens: null,
    thinkingTokens: null,
    samplers: {},
    toolMode: "auto",
    extraBody: {},
    dailyTokens: null,
    prices: null,
    tested: null,
    ...more,
  };
  const { body } = await player.call<{ connection: Connection }>("POST", "/api/connections", { connection });
  const choice = { narrator: body.connection.id, helper: "oracle" };
  await player.call("PUT", "/api/connections/choices/usual", { choice });
  return body.connection;
}

describe("a player with a model on the same machine", () => {
  it("goes from no model to a turn that the model tells", async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    const page = await signedIn(browser, player);
    await page.goto(`${stack.url}/game/${campaign.id}`);
    const since = performance.now();
    await page.getByRole("button", { name: "Who leads: Oracle" }).click();
    await page.getByRole("menuitem", { name: "Set up models…" }).click();
    await page.getByRole("link", { name: "Add a model" }).click();
    // Ollama is the first choice, and the only model of its list is chosen by itself.
    await page.getByLabel("Address").fill(ollama.origin);
    await page.getByRole("button", { name: "Fetch the list" }).click();
    await page.getByText("One model to choose from.").waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("narrates", { exact: true }).waitFor();
    await page.goto(`${stack.url}/game/${campaign.id}`);
    await page.getByRole("button", { name: "Who leads: Ollama" }).waitFor();
    await page.getByLabel("What do you do?").fill("Is Hanne lying?");
    await page.getByLabel("What do you do?").press("Enter");
    await page.locator("article.turn").getByText(STORY.slice(0, 60)).waitFor();
    console.log(`From no model to a told turn: ${((performance.now() - since) / 1_000).toFixed(1)} s`);
    expect((await player.messages(campaign.id)).at(-1)).toMatchObject({ source: "llm", model: "qwen3:8b" });
    await page.close();
  });

  it("sees it tested, and changes who leads in the middle of a story", async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    const page = await signedIn(browser, player);
    await page.goto(`${stack.url}/settings/game-master`);
    await page.getByRole("link", { name: "Add a model" }).click();
    await page.getByLabel("Address").fill(ollama.origin);
    await page.getByLabel(/^Model/u).fill("qwen3:8b");
    await page.getByRole("button", { name: "Test it" }).click();
    await page.getByText("It can lead a story.").waitFor();
    // What the test found out is in the form.
    await page.getByText("More settings").click();
    expect(await page.getByLabel("Context window, in tokens").inputValue()).toBe("4096");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("narrates", { exact: true }).waitFor();

    await page.goto(`${stack.url}/game/${campaign.id}`);
    await page.getByRole("button", { name: "Who leads: Ollama" }).waitFor();
    const answer = await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", {
      campaignId: campaign.id,
      message: "I look around.",
    });
    expect(answer.body).toMatchObject({ state: "complete", source: "llm", response: expect.stringContaining(STORY) });

    // The player changes their mind in the middle of the story.
    await page.getByRole("button", { name: "Who leads: Ollama" }).click();
    await page
      .getByRole("menuitemradio", { name: /game master \(/u })
      .first()
      .click();
    await page.getByText("From the next turn on.").waitFor();
    const next = await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", {
      campaignId: campaign.id,
      message: "I wait.",
    });
    expect(next.body).toMatchObject({ state: "complete", source: "oracle" });
    await page.close();
  });

  it("reads how a reply was made, and what would be sent now, and copies the request without the key", async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    await connect(player, { key: KEY, extraBody: { note: KEY }, prices: { input: 1, output: 4 } });
    const body = { campaignId: campaign.id, message: "I look around." };
    const { body: turn } = await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", body);
    const page = await signedIn(browser, player);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: stack.url });
    await page.goto(`${stack.url}/game/${campaign.id}`);

    // By keyboard: the turn has the focus, and I opens its record.
    await page.locator(`#turn-${turn.turnId}`).focus();
    await page.keyboard.press("i");
    const record = page.getByRole("dialog", { name: "How this reply was made" });
    await record.getByText("Rules of narration").waitFor();
    await record.getByText(/about \$0\.0/u).waitFor();
    expect(await record.getByRole("button", { name: "Copy the request as curl" }).count()).toBe(0);
    await record.getByRole("button", { name: "Break the seal" }).click();
    await record.getByRole("button", { name: "Copy the request as curl" }).click();
    await page.getByText("Request copied").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`${ollama.origin}/v1/chat/completions`);
    expect(copied).toContain("I look around.");
    expect(copied).not.toContain(KEY);
    expect(await violationsInBothThemes(page)).toEqual([]);
    // The same button seals it again, and has kept the focus.
    await record.getByRole("button", { name: "Seal it again" }).click();
    await record.getByRole("button", { name: "Break the seal" }).waitFor();
    expect(await record.getByRole("button", { name: "Copy the request as curl" }).count()).toBe(0);
    expect(await record.innerText()).not.toContain(KEY);
    await page.keyboard.press("Escape");
    await record.waitFor({ state: "detached" });

    const asked = ollama.asked();
    await page.getByRole("textbox", { name: "What do you do?" }).fill("I knock at the red door.");
    await page.getByRole("button", { name: "Who leads: Keyed" }).click();
    await page.getByText(/This evening, 1 reply: .* about \$0\.0/u).waitFor();
    expect(await violations(page, ["aria-required-children", "aria-required-parent", "color-contrast"])).toEqual([]);
    await page.getByRole("menuitem", { name: "What would be sent now" }).click();
    const preview = page.getByRole("dialog", { name: "What would be sent now" });
    await preview.getByText("Your words", { exact: true }).click();
    await preview.getByText("I knock at the red door.").first().waitFor();
    expect(ollama.asked()).toBe(asked);
    await page.close();
  });

  it("stops a test, and the model is not asked on", async () => {
    const slow = await startProvider("lm-studio", 0, 60_000);
    const player = await Player.ready(stack.url);
    const page = await signedIn(browser, player);
    await page.goto(`${stack.url}/settings/game-master/new`);
    await page.getByLabel("Address").fill(slow.origin);
    await page.getByLabel(/^Model/u).fill("qwen/qwen3-8b");
    // The list alone is answered at once; the greeting takes minutes.
    await page.getByRole("button", { name: "Test it" }).click();
    await expect.poll(() => slow.answering()).toBe(1);
    await page.getByRole("button", { name: "Stop the test" }).click();
    await page.getByText("The test was stopped.").waitFor();
    await expect.poll(() => slow.answering()).toBe(0);
    await page.close();
    await slow.close();
  });

  it("has a key that stands in clear in no database, no answer, no export and no line of the log", async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    const added = await connect(player, { key: KEY, extraBody: { note: KEY } });
    const body = { campaignId: campaign.id, message: "I look around." };
    const { body: turn } = await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", body);
    expect(turn).toMatchObject({ state: "complete", source: "llm" });
    expect(added).toMatchObject({ key: "stored" });
    expect(storedWith(stack.dataDir, KEY)).toEqual({});
    expect(filesWith(stack.dataDir, KEY)).toEqual([]);
    // The search finds what is stored in clear.
    expect(filesWith(stack.dataDir, "I look around.")).not.toEqual([]);
    // A campaign's file and its book are made of these.
    const { id } = campaign;
    const exported = [`chat/export?campaignId=${id}`, `memory/export?campaignId=${id}`, `campaigns/${id}`];
    for (const path of exported) {
      const answer = await player.fetch("GET", `/api/${path}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toContain(KEY);
    }
    expect(stack.log().join("\n")).not.toContain(KEY);
  });

  it(
    "has a key that is still used after the site's secret was changed, and is stored with the new one by that",
    { tags: ["long"] },
    async () => {
      const kobold = await startProvider("koboldcpp");
      const player = await Player.ready(stack.url);
      const { campaign } = await player.readyToPlay();
      const fields = { provider: "koboldcpp", address: kobold.origin, key: GOOD_KEY } as const;
      const { id } = await connect(player, { ...fields, model: "koboldcpp/mistral-nemo-12b" });
      const play = async () => {
        const body = { campaignId: campaign.id, message: "I look around." };
        return (await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", body)).body;
      };
      const keyIs = async () =>
        (await player.call<{ connection: Connection }>("GET", `/api/connections/${id}`)).body.connection.key;
      const after = "a new secret of this site, long enough for it";

      await stack.restart({ AUTH_SECRET: after, AUTH_SECRET_OLD: SECRET });
      await player.signIn();
      expect(await play()).toMatchObject({ state: "complete", source: "llm" });
      await stack.restart({ AUTH_SECRET: after });
      expect(await keyIs()).toBe("stored");
      expect(await play()).toMatchObject({ state: "complete", source: "llm" });

      await stack.restart({ AUTH_SECRET: "another secret, without the one before" });
      await player.signIn();
      expect(await keyIs()).toBe("unreadable");
      expect(await play()).toMatchObject({ code: "game_master_key" });
      await kobold.close();
    },
  );
});
