import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { strFromU8, unzipSync } from "fflate";
import type { Browser, Download, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { GraphStatusAnswer } from "#contracts/http/graph";
import type { MessagesAnswer } from "#contracts/http/chat";
import type { TurnAnswer } from "#contracts/play/turn";
import { violations } from "../tools/harness/browser/axe.ts";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { Player } from "../tools/harness/player/player.ts";
import { dumpMemory, itemsOf } from "../tools/harness/player/remembered.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";

const PATIENCE = 60_000;

describe("Taking a story along", () => {
  const stack = sharedStack();
  let folder: string;
  let browser: Browser;
  let player: Player;
  let campaign: Campaign;
  let page: Page;
  const complaints: string[] = [];

  const act = async (campaignId: string, message: string) =>
    (await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", { campaignId, message })).body;
  const settled = (campaignId: string) =>
    vi.waitUntil(
      async () => {
        const path = `/api/graph/status?campaignId=${campaignId}`;
        const { pending, rebuilding } = (await player.call<GraphStatusAnswer>("GET", path)).body;
        return pending === 0 && !rebuilding;
      },
      { timeout: PATIENCE, interval: 250 },
    );
  const campaignNames = async () =>
    (await player.call<{ campaigns: Campaign[] }>("GET", "/api/campaigns")).body.campaigns.map(({ name }) => name);
  const messagesOf = async (campaignId: string) =>
    (await player.call<MessagesAnswer>("GET", `/api/chat/messages?campaignId=${campaignId}&limit=200`)).body.messages;

  /** Copies a downloaded file, because the test cannot read the files in the browser's own folder. */
  const savedCopy = async (download: Download): Promise<string> => {
    const path = join(folder, crypto.randomUUID());
    await download.saveAs(path);
    return path;
  };
  /** Presses a button of the export page and returns the name and the path of the file that it saves. */
  const save = async (campaignId: string, button: string): Promise<{ name: string; path: string }> => {
    await page.goto(`${stack.url}/campaigns/${campaignId}/export`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: button }).click(),
    ]);
    await page.getByText("was saved.").waitFor();
    return { name: download.suggestedFilename(), path: await savedCopy(download) };
  };
  const saveJson = async (campaignId: string) => {
    const { path } = await save(campaignId, "Save: Everything, as JSON");
    return { path, json: await readFile(path, "utf8") };
  };

  /** Imports a file with the import page. Returns the id of the new campaign. */
  const bringIn = async (files: string | { name: string; mimeType: string; buffer: Buffer }): Promise<string> => {
    await page.goto(`${stack.url}/campaigns`);
    await page.getByRole("link", { name: "Import…" }).click();
    await page.getByLabel("Choose a file").setInputFiles(files);
    const preview = page.getByRole("dialog");
    await preview.waitFor();
    expect(await violations(page)).toEqual([]);
    await preview.getByRole("button", { name: "Import" }).click();
    await page.waitForURL(/\/campaigns\/[\w-]{36}$/u, { timeout: PATIENCE });
    return page.url().split("/").at(-1) ?? "";
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "lorehearth-saved-"));
    browser = await openBrowser();
    player = await Player.ready(stack.url);
    ({ campaign } = await player.readyToPlay());
    const { id } = campaign;
    const turns: TurnAnswer[] = [];
    for (const deed of ["I look around.", "I ask the nearest person for their name.", "I attack the smuggler."]) {
      turns.push(await act(id, deed));
    }
    const reply = "Captain Ysolde Marr owes Odrun the Ferryman a silver bell.";
    await player.call("POST", `/api/chat/turns/${turns[1]!.turnId}/edit`, { campaignId: id, reply });
    await player.call("POST", "/api/chat/head", { campaignId: id, move: "undo" });
    await act(id, "I follow Odrun to the ferry instead.");
    const last = await act(id, "I ask Odrun about the bell.");
    await player.call("POST", `/api/chat/turns/${last.turnId}/retry`, { campaignId: id });
    await player.call("POST", "/api/chat/checkpoints", { campaignId: id, turnId: turns[0]!.turnId, name: "Ashore" });
    await player.call("PUT", "/api/chat/safety", { campaignId: id, lines: ["spiders"], veils: [] });
    await settled(id);
    const [first, second, third] = (await itemsOf(player, id)).filter(({ source }) => source.kind === "turn");
    await player.call("PATCH", `/api/memory/items/${first!.id}`, { campaignId: id, pinned: true });
    await player.call("PATCH", `/api/memory/items/${second!.id}`, { campaignId: id, content: "It was otherwise." });
    await player.call("DELETE", `/api/memory/items/${third!.id}`, { campaignId: id });

    page = await signedIn(browser, player, { acceptDownloads: true, reducedMotion: "reduce" });
    page.setDefaultTimeout(15_000);
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (logged) => logged.type() === "error" && complaints.push(logged.text()));
  });
  afterAll(async () => {
    await browser?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("restores it byte for byte, except ids of characters and the day of the export", async () => {
    const out = await saveJson(campaign.id);
    const copy = await bringIn(out.path);
    expect(copy).not.toBe(campaign.id);
    const again = await saveJson(copy);

    const same = ({ json }: { json: string }) => {
      const { characters } = JSON.parse(json) as { characters: { id: string }[] };
      const named = characters.reduce((text, { id }, place) => text.replaceAll(id, `character-${place}`), json);
      return named.replace(/"exportedAt":"[^"]+"/u, '"exportedAt":""');
    };
    expect(out.json.length).toBeGreaterThan(10_000);
    expect(same(again)).toBe(same(out));

    const story = async (campaignId: string) =>
      (await messagesOf(campaignId)).map(({ campaignId: _, effects: __, rolls: ___, ...message }) => message);
    expect(await story(copy)).toEqual(await story(campaign.id));
    expect(await dumpMemory(player, copy)).toEqual(await dumpMemory(player, campaign.id));
    const worlds = (await player.call<{ worlds: unknown[] }>("GET", "/api/worlds")).body.worlds;
    expect(worlds).toHaveLength(1);

    // The imported story continues and remembers earlier turns.
    await act(copy, "I wait.");
    await act(copy, "I wait again.");
    const answer = await act(copy, "Who owes Odrun the Ferryman a silver bell?");
    expect(answer.state).toBe("complete");
    expect(answer.recalled.map(({ content }) => content).join("\n")).toContain("silver bell");
    expect((await messagesOf(campaign.id)).some(({ message }) => message === "I wait again.")).toBe(false);
  });

  it("can be read as Markdown and as a book whose every page is well-formed", { tags: ["long"] }, async () => {
    const markdown = await save(campaign.id, "Save: The story, as Markdown");
    expect(markdown.name).toBe("the-drowned-bell.md");
    const text = await readFile(markdown.path, "utf8");
    expect(text).toContain("# The Drowned Bell");
    expect(text).toContain("> I follow Odrun to the ferry instead.");
    expect(text).not.toContain("I attack the smuggler.");

    const book = await save(campaign.id, "Save: The story, as a book (EPUB)");
    expect(book.name).toBe("the-drowned-bell.epub");
    const files = Object.entries(unzipSync(await readFile(book.path)));
    expect(files[0]?.[0]).toBe("mimetype");
    const pages = files
      .filter(([name]) => /\.(?:xhtml|opf|svg|xml)$/u.test(name))
      .map(([name, file]) => [name, strFromU8(file)]);
    const broken = await page.evaluate((documents) => {
      const parse = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");
      return documents.filter(([, xml = ""]) => parse(xml).querySelector("parsererror") !== null).map(([name]) => name);
    }, pages);
    expect(pages.map(([name]) => name)).toEqual(expect.arrayContaining(["EPUB/cover.svg", "EPUB/chapter-1.xhtml"]));
    expect(broken).toEqual([]);
  });

  it("exports the whole account into one file, and imports all of it", { tags: ["long"] }, async () => {
    await player.campaign(campaign.worldId);
    await page.goto(`${stack.url}/campaigns`);
    await page.getByRole("link", { name: "Export everything…" }).click();
    const save = page.getByRole("button", { name: "Save all campaigns" });
    await save.waitFor();
    expect(await violations(page)).toEqual([]);
    const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
    expect(download.suggestedFilename()).toMatch(/^lorehearth-\d{4}-\d{2}-\d{2}\.zip$/u);
    const buffer = await readFile(await savedCopy(download));
    const before = await campaignNames();
    await page.goto(`${stack.url}/campaigns/import`);
    await page.getByLabel("Choose a file").setInputFiles({ name: "all.zip", mimeType: "application/zip", buffer });
    await page.getByRole("dialog").getByRole("button", { name: "Import" }).click();
    await page.getByText(`${before.length} campaigns were imported.`).waitFor({ timeout: PATIENCE });
    expect(await campaignNames()).toHaveLength(2 * before.length);
  });

  it("continues a chat from elsewhere, and remembers what happened in it", { tags: ["long"] }, async () => {
    const lines = [
      { user_name: "Mira", character_name: "Hanne", chat_metadata: {} },
      { name: "Hanne", is_user: false, mes: "Hanne nods to {{user}} across the counter of the Broken Oar." },
      { name: "Mira", is_user: true, mes: "I ask her who rings the drowned bell." },
      { name: "Hanne", is_user: false, mes: "Hanne whispers: Captain Ysolde Marr rings the drowned bell." },
    ];
    const buffer = Buffer.from(lines.map((line) => JSON.stringify(line)).join("\n"));
    const chat = await bringIn({ name: "hanne.jsonl", mimeType: "", buffer });
    expect((await messagesOf(chat)).map(({ message }) => message)).toEqual([
      "Hanne nods to Mira across the counter of the Broken Oar.",
      "I ask her who rings the drowned bell.",
      "Hanne whispers: Captain Ysolde Marr rings the drowned bell.",
    ]);
    await settled(chat);
    await vi.waitUntil(async () => (await itemsOf(player, chat)).length > 0, { timeout: PATIENCE, interval: 250 });
    expect(JSON.stringify(await itemsOf(player, chat))).toContain("drowned bell");
    expect((await act(chat, "I walk to the harbour.")).state).toBe("complete");
  });

  it("remembers a lorebook", { tags: ["long"] }, async () => {
    const entries = {
      "0": { uid: 0, key: ["Saltmarrow"], comment: "Saltmarrow", content: "Saltmarrow sinks a hand a year." },
    };
    const buffer = Buffer.from(JSON.stringify({ entries }));
    const book = await bringIn({ name: "Marsh.json", mimeType: "application/json", buffer });
    expect(await itemsOf(player, book)).toMatchObject([
      { content: "Saltmarrow sinks a hand a year.", entities: ["Saltmarrow"], source: { kind: "import" } },
    ]);
    await player.character(book);
    // Imported lore is recalled as soon as the story has begun.
    await act(book, "I look around.");
    const answer = await act(book, "What do I know of Saltmarrow?");
    expect(answer.recalled.map(({ content }) => content)).toContain("Saltmarrow sinks a hand a year.");
  });

  it("adds a lorebook to a campaign that is there", { tags: ["long"] }, async () => {
    const world = await player.world("Aldermoor");
    const own = await player.campaign(world.id);
    const entries = {
      "0": { uid: 0, key: ["the ford"], comment: "The Ford", content: "Nobody crosses the ford by night." },
    };
    await page.goto(`${stack.url}/campaigns/import`);
    const buffer = Buffer.from(JSON.stringify({ entries }));
    await page.getByLabel("Choose a file").setInputFiles({ name: "Ford.json", mimeType: "application/json", buffer });
    const preview = page.getByRole("dialog");
    await preview.getByLabel("Where it goes").selectOption(own.id);
    expect(await violations(page)).toEqual([]);
    await preview.getByRole("button", { name: "Import" }).click();
    await page.waitForURL(`**/campaigns/${own.id}/chronicle`);
    await page.getByText("Nobody crosses the ford by night.").waitFor();
    expect(await itemsOf(player, own.id)).toMatchObject([{ entities: ["The Ford"], source: { kind: "import" } }]);
  });

  it("says clearly what it cannot read, and then changes nothing", async () => {
    const before = (await player.call("GET", "/api/campaigns")).body;
    await page.goto(`${stack.url}/campaigns/import`);
    const refused = async (name: string, content: string, words: string) => {
      await page.getByLabel("Choose a file").setInputFiles({ name, mimeType: "", buffer: Buffer.from(content) });
      await page.getByRole("alert").filter({ hasText: words }).waitFor();
    };
    await refused("a.json", '{"format":"lorehearth.campaign","version":9}', "another version (9)");
    await refused("b.json", '{"format":"lorehearth', "no valid JSON");
    await refused("c.json", "", "empty");
    await refused("d.zip", "PK\u0003\u0004 and no more of it than this", "damaged");
    expect(await violations(page)).toEqual([]);
    expect((await player.call("GET", "/api/campaigns")).body).toEqual(before);
  });

  it("can be found and used with keys alone, and nothing complains", { tags: ["long"] }, async () => {
    await page.goto(`${stack.url}/campaigns/${campaign.id}`);
    await page.getByRole("link", { name: "Export…" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/export");
    await page.getByRole("button", { name: "Save: Everything, as JSON" }).focus();
    const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
    expect(download.suggestedFilename()).toBe("the-drowned-bell.lorehearth.json");
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
