import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Connection, ORACLE } from "#contracts/connections/connection";
import type { TurnAnswer } from "#contracts/play/turn";
import { STORY } from "#storyteller/testing/model-server";
import { violations, violationsInBothThemes } from "../tools/harness/axe.ts";
import { signedIn } from "../tools/harness/browser.ts";
import { Player } from "../tools/harness/player.ts";
import { startProvider } from "../tools/harness/provider-server.ts";
import { openBrowser } from "../tools/harness/shared-browser.ts";
import { Stack } from "../tools/harness/stack.ts";
import { storedWith } from "../tools/harness/stored.ts";

const KEY = "sk-nobody-may-read-this-0123456789";

let ollama: Awaited<ReturnType<typeof startProvider>>;
let stack: Stack;
let browser: Browser;
beforeAll(async () => {
  ollama = await startProvider("ollama");
  [stack, browser] = await Promise.all([Stack.start(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await ollama?.close();
});

/** A connection with a key, and with a secret in its extra body. */
const keyed = () => ({
  name: "Keyed",
  provider: "custom",
  address: ollama.origin,
  model: "qwen3:8b",
  key: KEY,
  contextTokens: null,
  replyTokens: null,
  thinkingTokens: null,
  samplers: {},
  toolMode: "auto",
  extraBody: { note: KEY },
  dailyTokens: null,
  prices: null,
  tested: null,
});

describe("a player with a model on the same machine", () => {
  it("sets it up, sees it tested, and has it lead the next turn", async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    const page = await signedIn(browser, player);
    await page.goto(`${stack.url}/settings/game-master`);
    await page.getByRole("link", { name: "Add a model" }).click();
    await page.getByLabel("Address").fill(ollama.origin);
    await page.getByRole("button", { name: "Fetch the list" }).click();
    await page.getByText("One model to choose from.").waitFor();
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
    expect(answer.body).toMatchObject({ state: "complete", source: "llm", response: STORY });

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
    const connection = { ...keyed(), prices: { input: 1, output: 4 } };
    const added = await player.call<{ connection: Connection }>("POST", "/api/connections", { connection });
    const choice = { narrator: added.body.connection.id, helper: ORACLE };
    await player.call("PUT", "/api/connections/choices/usual", { choice });
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

  it("has a key that stands in clear in no database, no answer, no export and no line of the log", async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    const connection = keyed();
    const added = await player.call<{ connection: Connection }>("POST", "/api/connections", { connection });
    const { id } = added.body.connection;
    await player.call("PUT", "/api/connections/choices/usual", { choice: { narrator: id, helper: null } });
    const body = { campaignId: campaign.id, message: "I look around." };
    const { body: turn } = await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", body);
    expect(turn).toMatchObject({ state: "complete", source: "llm" });
    expect(added.body.connection).toMatchObject({ key: "stored" });
    expect(storedWith(stack.dataDir, KEY)).toEqual({});
    const ledger = await player.fetch("GET", `/api/chat/export?campaignId=${campaign.id}`);
    expect(await ledger.text()).not.toContain(KEY);
    expect(stack.log().join("\n")).not.toContain(KEY);
  });
});
