import { describe, expect, it } from "vitest";

import { signedIn } from "../../tools/harness/browser/browser.ts";
import { openSite, seen } from "./site.ts";

const site = openSite();
const main = () => site.page.getByRole("main");
const service = (name: string) =>
  main()
    .getByRole("listitem")
    .filter({ has: site.page.getByRole("heading", { name, exact: true }) });

describe("Service status page", () => {
  it("shows the four services, how many are healthy, and when that was", async () => {
    await site.join();
    await site.open("/service-status");
    await main().getByText("4 of 4 services healthy").waitFor();
    for (const name of ["Core API", "Chat service", "Graph-database manager", "WebSocket memory service"]) {
      await service(name).getByText("Healthy", { exact: true }).waitFor();
    }
    expect(await seen(main().getByText(/^Last updated: .*\d/u))).toBe(true);
  });

  it(
    "says what is wrong: 'HTTP {status}', 'Connection timeout (5s)', 'CORS or network error'",
    { tags: ["long"] },
    async () => {
      await site.join();
      await site.page.route("**/api/health", (route) => route.fulfill({ status: 503, body: "" }));
      await site.page.route("**/api/chat/health", () => {});
      await site.page.route("**/api/graph/health", (route) => route.abort("failed"));
      await site.open("/service-status");
      await main().getByText("1 of 4 services healthy").waitFor();
      const shown = async (name: string) => (await service(name).innerText()).split(/\n+/u).slice(1).join(": ");
      expect(await shown("Core API")).toBe("Unhealthy: HTTP 503");
      expect(await shown("Chat service")).toBe("Error: Connection timeout (5s)");
      expect(await shown("Graph-database manager")).toBe("Error: CORS or network error");
    },
  );

  it(
    "checks again every 30 seconds while that is switched on, and when Refresh Now is pressed",
    { tags: ["long"] },
    async () => {
      const page = await signedIn(site.browser, await site.join(), { serviceWorkers: "block", locale: "en-US" });
      await page.clock.install();
      let requests = 0;
      page.on("request", (request) => {
        if (new URL(request.url()).pathname === "/health") requests += 1;
      });
      const refresh = page.getByRole("button", { name: "Refresh Now" });
      const rounds = async (count: number) => {
        await expect.poll(() => requests, { timeout: 10_000 }).toBe(count);
        await refresh.waitFor();
      };
      await page.goto(`${site.stack.url}/service-status`);
      await rounds(1);
      await page.clock.fastForward(30_000);
      await rounds(2);
      await refresh.click();
      await rounds(3);
      await page.getByRole("switch", { name: /Auto-refresh/u }).click();
      await page.clock.fastForward(120_000);
      // Any other request of the page would have been sent before the answer to this one.
      await page.evaluate(() => fetch("/api/health").then((answer) => answer.status));
      await rounds(3);
      await page.context().close();
    },
  );
});

describe("API test page", () => {
  it("runs five calls one after another and counts what passed", async () => {
    const player = await site.join();
    const { world, campaign } = await player.readyToPlay();
    const requests: string[] = [];
    let open = 0;
    let together = 0;
    site.page.on("request", (request) => {
      if (!/\/api\/(?:health|worlds\/.*\/info|campaigns\/new|chat\/)/u.test(request.url())) return;
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
      together = Math.max(together, (open += 1));
    });
    site.page.on("requestfinished", (request) => {
      if (/\/api\/(?:health|worlds\/.*\/info|campaigns\/new|chat\/)/u.test(request.url())) open -= 1;
    });
    await site.open("/api-test");
    await site.page.getByRole("button", { name: "Run All Tests" }).click();
    await main().getByText("5 passed, 0 failed", { exact: true }).waitFor();
    expect(requests).toEqual([
      "GET /api/health",
      `GET /api/worlds/${world.id}/info`,
      "POST /api/campaigns/new/generate-description",
      "POST /api/chat/gamemaster",
      "POST /api/chat/context",
    ]);
    expect(together).toBe(1);
    const [shown] = await player.messages(campaign.id);
    expect(shown?.message).toBe("I look around.");
    site.page.removeAllListeners("request");
    site.page.removeAllListeners("requestfinished");
  });

  it("pauses 500 ms between the calls", { tags: ["long"] }, async () => {
    const page = await signedIn(site.browser, await site.join(), { serviceWorkers: "block", locale: "en-US" });
    await page.clock.install();
    let requests = 0;
    for (const call of ["**/api/health", "**/api/worlds/*/info"]) {
      await page.route(call, (route) => {
        requests += 1;
        return route.fulfill({ json: {} });
      });
    }
    await page.goto(`${site.stack.url}/api-test`);
    // Wait until the button can be pressed. World and campaign are then loaded, while the clock still runs.
    await page.getByRole("button", { name: "Run All Tests" }).click({ trial: true });
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.getByRole("button", { name: "Run All Tests" }).click();
    await page.getByText("1 passed, 0 failed", { exact: true }).waitFor();
    await page.clock.runFor(499);
    expect(requests).toBe(1);
    await page.clock.runFor(1);
    await page.getByText("2 passed, 0 failed", { exact: true }).waitFor();
    expect(requests).toBe(2);
    await page.context().close();
  });

  it(
    "says 'HTTP {status}: error text', 'Unknown error' without a word, NETWORK_ERROR where nothing answers",
    { tags: ["long"] },
    async () => {
      await site.join();
      await site.page.route("**/api/health", (route) => route.fulfill({ status: 500, body: "" }));
      await site.page.route("**/api/chat/context", (route) => route.abort("failed"));
      await site.open("/api-test");
      await site.page.getByRole("button", { name: "Run All Tests" }).click();
      // Without a world and a campaign, only refused calls are listed.
      await main().getByText("0 passed, 5 failed", { exact: true }).waitFor();
      const words = await main().getByRole("listitem").allInnerTexts();
      expect(words.find((each) => each.includes("/api/health"))).toContain("HTTP 500: Unknown error");
      expect(words.find((each) => each.includes("/info"))).toContain("HTTP 404: World not found");
      expect(words.find((each) => each.includes("/api/chat/context"))).toContain("NETWORK_ERROR");
    },
  );
});
