import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { GraphStatusAnswer } from "#contracts/http/graph";
import type { TableAnswer } from "#contracts/http/chat";
import type { MemoryItemsAnswer } from "#contracts/http/memory-items";
import type { TurnAnswer } from "#contracts/play/turn";
import { replying } from "#storyteller/testing/model-server";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { type ModelServer, startModelServer } from "../tools/harness/servers/model-server.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { Stack } from "../tools/harness/stack/stack.ts";

const PATIENCE = 30_000;
const MET = "An old smith named Brakk hammers at his forge by the ford. Brakk nods to you and works on.";
const DIES = "The raiders come out of the rain. Brakk dies at the ford, his hammer still in his hand.";
const SPEAKS = "The door of the smithy opens. “Come in,” says Brakk. The fire is low.";
const QUIET = "The door of the smithy stays shut. Only the river answers you.";

/** The text with which the model answers next. */
let next = QUIET;
/** The messages of all requests to the model, as JSON. */
const requests: string[] = [];
let server: ModelServer;
let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  // The chronicler's requests are recognised by having no tools. They are refused, so that the oracle's chronicler is used.
  server = await startModelServer(0, ({ tools, messages }) => {
    requests.push(JSON.stringify(messages));
    return tools === undefined ? { status: 400, message: "Only stories are told here" } : replying(next);
  });
  const settings = { GM_PROVIDER: "openai", GM_MODELS: "dictated", OPENAI_BASE_URL: server.baseUrl };
  [stack, browser] = await Promise.all([Stack.start(settings), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
  await server?.close();
});

let player: Player;
let campaign: Campaign;
beforeEach(async () => {
  player = await Player.ready(stack.url);
  ({ campaign } = await player.readyToPlay());
});

/** Plays a turn in which the model gives this reply. */
async function play(message: string, reply: string, more: object = {}): Promise<string> {
  next = reply;
  const body = { campaignId: campaign.id, message, ...more };
  const answer = await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", body);
  expect(answer.body).toMatchObject({ state: "complete", response: reply, source: "llm" });
  return answer.body.turnId;
}

/** Waits until memory has digested every turn. */
const digested = () =>
  vi.waitUntil(
    async () => {
      const path = `/api/graph/status?campaignId=${campaign.id}`;
      const { pending, lastDigestedTurnId } = (await player.call<GraphStatusAnswer>("GET", path)).body;
      return pending === 0 && lastDigestedTurnId !== null;
    },
    { timeout: PATIENCE, interval: 250 },
  );

/** The gold on the hero's sheet. */
const goldNow = async () =>
  (await player.call<TableAnswer>("GET", `/api/chat/table?campaignId=${campaign.id}`)).body.sheets[0]?.gold;

async function openTable(hash = ""): Promise<Page> {
  const page = await signedIn(browser, player, { viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${stack.url}/game/${campaign.id}${hash}`, { waitUntil: "networkidle" });
  await page.locator("article.turn").last().waitFor();
  return page;
}

const act = async (page: Page, words: string, reply: string) => {
  next = reply;
  await page.getByLabel("What do you do?").fill(words);
  await page.keyboard.press("Enter");
  const turn = page.locator("article.turn", { hasText: words });
  await turn.getByText(reply.split(" ").slice(-5).join(" ")).waitFor();
  await page.getByRole("button", { name: "Stop", exact: true }).waitFor({ state: "detached" });
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest("article")?.id ?? "");

describe("A reply in which a dead man speaks", () => {
  it("is shown with what it contradicts, and is retried, edited or accepted as the player likes", async () => {
    await play("I look for the smith.", MET);
    await play("I wait for what comes.", DIES);
    await digested();
    const page = await openTable();
    const last = page.locator("article.turn").last();
    const doubt = last.getByRole("list", { name: "Does this hold?" });

    await act(page, "I knock at the smithy.", SPEAKS);
    await doubt.getByText("Brakk is dead, and acts here").waitFor();
    expect(await doubt.innerText()).toContain("It was told in turn 2: Brakk dies at the ford");
    expect(await doubt.locator("blockquote").innerText()).toBe("“Come in,” says Brakk.");

    // The player chooses Retry: the old variant is still there, and the new variant has no flag.
    next = QUIET;
    await doubt.getByRole("button", { name: "Retry" }).press("Enter");
    await last.getByText("Telling 2 of 2").waitFor({ state: "attached" });
    await last.getByText("Only the river answers you.").waitFor();
    expect(await doubt.count()).toBe(0);
    expect(await focused(page)).toContain("turn-");

    // The player edits the reply. It then has no flag.
    await act(page, "I knock again.", SPEAKS);
    await doubt.getByRole("button", { name: "Edit" }).press("Enter");
    const box = page.getByLabel("The game master's reply");
    await box.fill("The door of the smithy opens. Nobody is there.");
    await page.keyboard.press("Control+Enter");
    await box.waitFor({ state: "detached" });
    await last.getByText("Nobody is there.").waitFor();
    expect(await doubt.count()).toBe(0);

    // The player accepts the reply. Memory is updated, and later replies about Brakk have no flag.
    await act(page, "I knock a third time.", SPEAKS);
    await doubt.getByRole("button", { name: "Keep" }).press("Enter");
    await doubt.waitFor({ state: "detached" });
    expect(await focused(page)).toContain("turn-");
    const path = `/api/memory/items?campaignId=${campaign.id}&q=Brakk`;
    const { items } = (await player.call<MemoryItemsAnswer>("GET", path)).body;
    expect(items.map(({ content }) => content)).toContain("Brakk is alive: “Come in,” says Brakk.");
    await act(page, "I greet him.", "“You look cold,” says Brakk, and nods at the fire.");
    expect(await doubt.count()).toBe(0);
    await page.reload();
    await last.getByText("You look cold").waitFor();
    expect(await page.getByRole("list", { name: "Does this hold?" }).count()).toBe(0);
    await page.close();
  });
});

describe("A sentence about gold that the table did not record", () => {
  it("is put on the sheet where the player has it recorded, and undo takes it back with the turn", async () => {
    await play("I look for the smith.", MET);
    const page = await openTable();
    const last = page.locator("article.turn").last();
    const doubt = last.getByRole("list", { name: "Does this hold?" });
    const gained = page.getByText(/gains 40 gold/u);
    await act(page, "I open the chest.", "You take 40 gold from the chest. The lid is heavy in your hand.");
    await doubt.getByRole("button", { name: "Record it: +40 gold" }).press("Enter");
    await doubt.waitFor({ state: "detached" });
    await gained.first().waitFor({ state: "attached" });
    expect(await goldNow()).toBe(40);
    await player.call("POST", "/api/chat/head", { campaignId: campaign.id, move: "undo" });
    await page.getByText("I open the chest.").waitFor({ state: "detached" });
    expect(await goldNow()).toBe(0);
    await page.close();
  });
});

describe("The author's note", () => {
  it("is set from the table's menu, and the model reads it with the next turn", async () => {
    await play("I look for the smith.", MET);
    const page = await openTable();
    const open = async () => {
      await page.getByRole("button", { name: "The table's menu" }).click();
      await page.getByRole("menuitem", { name: "Author's note" }).click();
    };
    const note = page.getByRole("dialog").getByLabel("Keep in mind");
    await open();
    await note.fill("Slow dread, dry humour.");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await note.waitFor({ state: "detached" });
    requests.length = 0;
    await act(page, "I warm my hands.", QUIET);
    expect(requests.join("\n")).toContain("Slow dread, dry humour.");
    await open();
    await note.waitFor();
    expect(await note.inputValue()).toBe("Slow dread, dry humour.");
    await page.close();
  });
});

describe("Two tabs at one table", { tags: ["long"] }, () => {
  it("both show a checkpoint's name, a changed reply, and a name taken away", async () => {
    const turnId = await play("I look for the smith.", MET);
    await play("I warm my hands.", QUIET);
    const [here, there] = [await openTable(), await openTable()];
    const turn = (page: Page) => page.locator(`#turn-${turnId}`);
    const nameIt = async (name: string) => {
      await turn(here).focus();
      await here.keyboard.press("n");
      await here.getByLabel("Name", { exact: true }).fill(name);
      await here.keyboard.press("Enter");
    };
    for (const name of ["The smith", "Brakk at his forge"]) {
      await nameIt(name);
      for (const page of [here, there]) await turn(page).getByText(name, { exact: true }).waitFor();
    }
    await turn(here).focus();
    await here.keyboard.press("t");
    await here.getByLabel("The game master's reply").fill("Brakk hums at his forge.");
    await here.keyboard.press("Control+Enter");
    for (const page of [here, there]) await turn(page).getByText("Brakk hums at his forge.").waitFor();
    await turn(here).focus();
    await here.keyboard.press("n");
    await here.getByRole("button", { name: "Remove the name" }).click();
    for (const page of [here, there]) {
      await turn(page).getByText("Brakk at his forge", { exact: true }).waitFor({ state: "detached" });
      expect(await turn(page).innerText()).toContain("Brakk hums at his forge.");
    }
    await Promise.all([here.close(), there.close()]);
  });
});

describe("A link to a turn on another branch", { tags: ["long"] }, () => {
  it("offers the way there, and takes the focus along", async () => {
    const first = await play("I look for the smith.", MET);
    const aside = await play("I ask after the raiders.", DIES);
    await play("I leave.", QUIET, { parentTurnId: first });
    const page = await openTable(`#turn-${aside}`);
    await page.getByText("That turn is on another branch.").waitFor();
    await page.keyboard.press("Alt+t");
    await page.keyboard.press("Tab");
    const button = page.getByRole("button", { name: "Go there" });
    while (!(await button.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator(`#turn-${aside}`).getByText("The raiders come out of the rain.").waitFor();
    await vi.waitFor(async () => expect(await focused(page)).toBe(`turn-${aside}`));
    // The turn still has the focus after the note was removed.
    await button.waitFor({ state: "detached" });
    expect(await focused(page)).toBe(`turn-${aside}`);
    await page.close();
  });
});
