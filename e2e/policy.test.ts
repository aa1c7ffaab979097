import { readFileSync } from "node:fs";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { ANSWER_HEADERS, PAGE_HEADERS } from "../functions/_gateway/policy.ts";
import { fromRoot } from "../tools/shared/paths.ts";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { Stack } from "../tools/harness/stack/stack.ts";

/** HTML that a player may write. Every page must show it as text. */
const MARKUP = "<img src='zq' onerror='alert(1)'>";
const PARTS_OF_THE_CHRONICLE = ["people", "timeline", "quests", "health"];

/** Every route of the web app, filled with valid ids. The style guide is left out, because only development has it. */
function routes(ids: Readonly<Record<string, string>>): string[] {
  const router = readFileSync(fromRoot("web/src/app/router.tsx"), "utf8");
  const paths = [...router.matchAll(/path: "([^"]+)"/gu)].map(([, path = ""]) => path);
  const shown = paths.filter((path) => path !== "/styleguide" && path !== "/login");
  const filled = shown.map((path) =>
    path === "*" ? "/nowhere" : path.replace(/:(\w+)/gu, (_, id: string) => ids[id] ?? ""),
  );
  return [...filled, ...PARTS_OF_THE_CHRONICLE.map((part) => `/campaigns/${ids["campaignId"]}/chronicle#${part}`)];
}

let stack: Stack;
let browser: Browser;
let player: Player;
let ids: { worldId: string; campaignId: string; characterId: string };
beforeAll(async () => {
  [stack, browser] = await Promise.all([Stack.start({ RATE_LIMITS: "on" }), openBrowser()]);
  player = await Player.ready(stack.url);
  const { world, campaign, character } = await player.readyToPlay();
  for await (const { event } of player.turn(campaign.id, "I search the cabin.")) if (event.type === "end") break;
  ids = { worldId: world.id, campaignId: campaign.id, characterId: character.id };
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** Starts to collect everything that the page's content security policy refuses. */
async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("noteRefusal", (what: string) => void refused.push(`${page.url()}: ${what}`));
  await page.addInitScript(() => {
    const { noteRefusal } = globalThis as unknown as { noteRefusal: (what: string) => void };
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      noteRefusal(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on("console", (line) => {
    if (/Content Security Policy|Permissions-Policy/u.test(line.text())) refused.push(`${page.url()}: ${line.text()}`);
  });
  return refused;
}

describe("The pages' policy", () => {
  it(
    "refuses nothing that any page does, and lets a page play a turn, open its menus and notify",
    { tags: ["long"] },
    async () => {
      const page = await signedIn(browser, player);
      const refused = await refusals(page);
      const paths = routes(ids);
      expect(paths.length).toBeGreaterThan(20);
      for (const path of paths) {
        const response = await page.goto(stack.url + path, { waitUntil: "networkidle" });
        await page.getByRole("heading").first().waitFor();
        if (!response) continue;
        const headers = response.headers();
        for (const [name, value] of Object.entries(PAGE_HEADERS)) {
          expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
        }
      }
      await page.goto(`${stack.url}/game/${ids.campaignId}`, { waitUntil: "networkidle" });
      await page.getByRole("textbox").first().fill(`I open the door. ${MARKUP}`);
      await page.keyboard.press("Enter");
      await page.getByText(`I open the door. ${MARKUP}`).first().waitFor();
      expect(await page.locator("img[src='zq']").count()).toBe(0);
      await page.waitForLoadState("networkidle");
      await page.keyboard.press("Control+k");
      await page.waitForTimeout(500);
      expect(refused).toEqual([]);
      await page.context().close();
    },
  );

  it("refuses what a page never does: inline code, another site's script, a frame around it", async () => {
    const page = await signedIn(browser, player);
    const refused = await refusals(page);
    await page.goto(`${stack.url}/worlds`, { waitUntil: "networkidle" });
    await page.evaluate(() => {
      const inline = document.createElement("script");
      inline.textContent = "globalThis.zqRan = true";
      const foreign = document.createElement("script");
      foreign.src = "https://elsewhere.example/x.js";
      const styled = document.createElement("style");
      styled.textContent = "body { display: none }";
      document.head.append(inline, foreign, styled);
    });
    await expect
      .poll(() => refused.map((each) => /: ((?:script|style)-src-elem) /u.exec(each)?.[1]).filter(Boolean).length)
      .toBeGreaterThanOrEqual(3);
    expect(await page.evaluate(() => "zqRan" in globalThis)).toBe(false);
    await page.context().close();
  });

  it("goes with every answer of a service as well, which may not be cached", async () => {
    for (const path of ["/api/worlds", "/api/chat/detail-levels", "/api/memory/items", "/api/graph", "/api/nowhere"]) {
      const answer = await player.fetch("GET", path);
      await answer.arrayBuffer();
      expect([path, answer.headers.get("Cache-Control")]).toEqual([path, "no-store"]);
      for (const [name, value] of Object.entries(ANSWER_HEADERS)) {
        const wanted = name === "Strict-Transport-Security" ? null : value;
        expect([path, name, answer.headers.get(name)]).toEqual([path, name, wanted]);
      }
      expect(answer.headers.get("Server-Timing")).toContain("total;dur=");
    }
  });
});

describe("A client with too many requests", () => {
  it("is refused for the rest of the minute, by class of route", async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 70; time += 1) {
      const { status } = await player.call("POST", "/api/chat/quick", { message: "How do checks work?" });
      statuses.push(status);
      if (status === 429) break;
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20);
    const refused = await player.fetch("POST", "/api/chat/quick", {
      body: JSON.stringify({ message: "And now?" }),
      headers: { "Content-Type": "application/json" },
    });
    expect(await refused.json()).toMatchObject({ code: "rate_limited" });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await player.call("GET", "/api/worlds")).status).toBe(200);
  });
});
