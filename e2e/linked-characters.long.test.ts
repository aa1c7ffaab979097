import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { Character } from "#contracts/entities/character";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import {
  answered,
  ilse,
  type SheetService,
  SHEETS,
  startSheetService,
} from "../tools/harness/servers/sheet-service.ts";
import { Stack } from "../tools/harness/stack/stack.ts";

const HERS = `https://www.dndbeyond.com/characters/${SHEETS.ilse}`;

describe("A character that is managed in D&D Beyond", () => {
  let sheets: SheetService;
  let stack: Stack;
  let browser: Browser;
  let player: Player;
  let campaign: Campaign;
  let page: Page;
  beforeAll(async () => {
    sheets = await startSheetService();
    [stack, browser] = await Promise.all([Stack.start({ SHEET_SERVICE_URL: sheets.url }), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
    await sheets?.close();
  });
  beforeEach(async () => {
    player = await Player.ready(stack.url);
    campaign = await player.campaign((await player.world()).id);
    page = await signedIn(browser, player, { viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(15_000);
    return () => page.context().close();
  });

  const open = (path: string) => page.goto(stack.url + path, { waitUntil: "networkidle" });
  /** Finds a required field. Its label ends with "(required)". */
  const required = (label: string) => page.getByLabel(new RegExp(`^${label} ?\\(required\\)$`, "u"));
  const listed = async (): Promise<readonly Character[]> =>
    (await player.call<{ characters: Character[] }>("GET", `/api/characters?campaignId=${campaign.id}`)).body
      .characters;

  it("may stay in D&D Beyond: linked, read-only everywhere, and refreshed", async () => {
    await open(`/characters/create/${campaign.id}`);
    await page.getByRole("link", { name: "Link that character instead" }).click();
    await required("Address or id").fill(HERS);
    await page.getByRole("button", { name: "Link Character" }).click();
    await page.waitForURL(/\/characters\/[\w-]{30,}$/u);
    await page.getByRole("heading", { name: "Ilse Varga", level: 1 }).waitFor();
    await page.getByText("Managed in D&D Beyond", { exact: true }).waitFor();
    expect(await page.getByRole("link", { name: "Open in D&D Beyond" }).getAttribute("href")).toBe(HERS);
    expect(await page.getByRole("link", { name: "Edit", exact: true }).count()).toBe(0);
    expect(sheets.requested.at(-1)).toBe(`/character/v5/character/${SHEETS.ilse}`);

    const [linked] = await listed();
    sheets.change({ name: "Ilse the Grey", removedHitPoints: 0 });
    await page.getByRole("button", { name: "Refresh" }).click();
    await page.getByRole("heading", { name: "Ilse the Grey", level: 1 }).waitFor();
    await page.getByText("44 / 44").waitFor();

    await open(`/characters/${linked?.id}/edit`);
    await page.getByText("This character is managed in D&D Beyond. Edit it there.").waitFor();
    expect(await page.getByRole("textbox").count()).toBe(0);
    await open("/characters");
    await page.getByText("Managed in D&D Beyond", { exact: true }).waitFor();
    expect(await page.getByRole("link", { name: "Edit Ilse the Grey" }).count()).toBe(0);
    await open(`/campaigns/${campaign.id}#character`);
    await page.getByText("This character is managed in D&D Beyond. Edit it there.").waitFor();
    expect(await page.getByRole("button", { name: "Edit Ilse the Grey" }).count()).toBe(0);
    const patch = await player.call<{ code: string }>("PATCH", `/api/characters/${linked?.id}`, { level: 20 });
    expect([patch.status, patch.body.code]).toEqual([409, "character_read_only"]);
  });

  it("may be pasted where D&D Beyond does not show them", async () => {
    await open(`/characters/create/${campaign.id}#link`);
    await required("Address or id").fill(String(SHEETS.private));
    await page.getByRole("button", { name: "Link Character" }).click();
    await page.getByText("it may be private. You can paste the character's export instead.").waitFor();
    await page.getByLabel("Paste its export").check();
    await required("Export").fill("{}");
    await page.getByRole("button", { name: "Link Character" }).click();
    await page.getByText("This is no character of D&D Beyond.").waitFor();
    const exported = answered(ilse({ id: SHEETS.private, spells: "x".repeat(400_000) }));
    await required("Export").fill(JSON.stringify(exported));
    await page.getByRole("button", { name: "Link Character" }).click();
    await page.getByRole("heading", { name: "Ilse Varga", level: 1 }).waitFor();

    await page.getByRole("button", { name: "Paste an export" }).click();
    await required("Export").fill(JSON.stringify(answered(ilse({ id: SHEETS.private, name: "Ilse the Old" }))));
    await page.getByRole("button", { name: "Take this sheet" }).click();
    await page.getByRole("heading", { name: "Ilse the Old", level: 1 }).waitFor();
    expect(await listed()).toMatchObject([{ name: "Ilse the Old", managedExternally: true }]);
  });

  it.each([
    ["sends elsewhere", SHEETS.elsewhere, 502],
    ["never answers", SHEETS.silent, 503],
    ["never ends", SHEETS.endless, 400],
    ["knows nobody", 9_999, 404],
  ])("are not linked from a service that %s", async (_, id, status) => {
    const before = sheets.requested.length;
    const answer = await player.call("POST", "/api/characters/link", { campaignId: campaign.id, sheet: String(id) });
    expect(answer.status).toBe(status);
    // Only one request was sent, and to no other address.
    expect(sheets.requested.slice(before)).toEqual([`/character/v5/character/${id}`]);
    expect(await listed()).toEqual([]);
  });
});
