import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { signedIn } from "../tools/harness/browser/browser.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";

describe("The site as a browser meets it", () => {
  const stack = sharedStack();
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it("opens every page under its own content security policy, deep links included, without a word in the console", async () => {
    const player = await Player.ready(stack.url);
    const { world, campaign, character } = await player.readyToPlay();
    const page = await signedIn(browser, player);
    const complaints: string[] = [];
    page.on("console", (line) => {
      if (line.type() === "error" || line.type() === "warning") complaints.push(`${page.url()}: ${line.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
    const paths = [
      "/",
      "/worlds",
      `/worlds/${world.id}`,
      "/campaigns",
      `/campaigns/${campaign.id}`,
      `/characters/${character.id}`,
      `/game/${campaign.id}`,
    ];
    for (const path of paths) {
      const response = await page.goto(stack.url + path, { waitUntil: "networkidle" });
      expect([path, response?.status()]).toEqual([path, 200]);
      expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
      // A page may still be rendering when the network is idle.
      await page.locator("h1, h2").first().waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it("names the files of the pages opened most often before it sends the page, and has them", async () => {
    for (const path of ["/login", "/", "/worlds", "/campaigns", "/game/any"]) {
      const link = (await fetch(stack.url + path)).headers.get("Link") ?? "";
      const files = [...link.matchAll(/<([^>]+)>/gu)].map(([, file = ""]) => file);
      expect([path, files.length]).toEqual([path, expect.toSatisfy((count: number) => count > 0)]);
      for (const file of files) expect([file, (await fetch(stack.url + file)).status]).toEqual([file, 200]);
    }
    expect((await fetch(`${stack.url}/characters`)).headers.get("Link")).toBeNull();
  });

  it("lets its pages open a WebSocket to the site and to nowhere else", async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    const page = await signedIn(browser, player);
    await page.goto(`${stack.url}/worlds`);
    const open = (url: string) =>
      page.evaluate(
        (address) =>
          new Promise<string>((resolve) => {
            addEventListener("securitypolicyviolation", (violation) => resolve(violation.effectiveDirective));
            const socket = new WebSocket(address);
            socket.addEventListener("message", ({ data }) => resolve(String(data)));
          }),
        url,
      );
    const welcome = JSON.parse(
      await open(`${stack.url.replace("http", "ws")}/ws?campaignId=${campaign.id}`),
    ) as unknown;
    expect(welcome).toMatchObject({ type: "welcome", resumed: false });
    expect(await open("ws://elsewhere.example/")).toBe("connect-src");
  });

  it(
    "can be read before its own letters have come, and has them from the start when it is opened again",
    { tags: ["long"] },
    async () => {
      const page = await signedIn(browser, await Player.ready(stack.url));
      await page.addInitScript(() => {
        const note = (_: unknown, watch: MutationObserver) => {
          watch.disconnect();
          Object.assign(window, { couldBeRead: document.querySelector("h1") !== null });
        };
        new MutationObserver(note).observe(document, { attributeFilter: ["data-fonts"], subtree: true });
      });
      const couldBeRead = async () => {
        await page.locator("html[data-fonts]").waitFor({ state: "attached" });
        return page.evaluate(() => (window as unknown as { couldBeRead: boolean }).couldBeRead);
      };
      const letters = () =>
        page.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
        );

      await page.goto(`${stack.url}/worlds`);
      expect(await couldBeRead()).toBe(true);
      await expect.poll(letters).toEqual(expect.arrayContaining(["Fraunces", "Inter"]));

      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.reload();
      expect(await couldBeRead()).toBe(false);
      await expect.poll(letters).toEqual(expect.arrayContaining(["Fraunces", "Inter"]));
    },
  );

  it("says that a file of an older build is gone, instead of answering with a page", async () => {
    const response = await fetch(`${stack.url}/assets/of-yesterday.js`);
    expect(response.status).toBe(404);
    expect(response.headers.get("Cache-Control")).not.toContain("immutable");
  });
});
