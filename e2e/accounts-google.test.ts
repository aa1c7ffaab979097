import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { violations } from "../tools/harness/browser/axe.ts";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { startOpenIdServer, type OpenIdServer } from "../tools/harness/servers/openid-server.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { Stack } from "../tools/harness/stack/stack.ts";

describe("Signing in with Google in a browser", () => {
  let stack: Stack;
  let browser: Browser;
  let google: OpenIdServer;
  beforeAll(async () => {
    google = await startOpenIdServer();
    const vars = { GOOGLE_CLIENT_ID: "lorehearth", GOOGLE_CLIENT_SECRET: "hush", GOOGLE_ISSUER: google.issuer };
    [stack, browser] = await Promise.all([Stack.start(vars), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
    await google?.stop();
  });

  let context: BrowserContext;
  let page: Page;
  beforeEach(async () => {
    context = await browser.newContext();
    context.setDefaultTimeout(30_000);
    page = await context.newPage();
    await page.goto(`${stack.url}/login`, { waitUntil: "networkidle" });
    return () => context.close();
  });
  const press = () => page.getByRole("button", { name: "Sign in with Google" }).click();
  const claims = (more: object = {}) => ({
    sub: crypto.randomUUID(),
    email: `${crypto.randomUUID()}@example.org`,
    email_verified: true,
    name: "Mira of the Fen",
    ...more,
  });

  it("signs a new player in by a window that closes by itself", async () => {
    google.claims = claims();
    const opened = context.waitForEvent("page");
    await press();
    const popup = await opened;
    await page.waitForURL(`${stack.url}/`);
    await page.getByText("Mira of the Fen").first().waitFor();
    if (!popup.isClosed()) await popup.waitForEvent("close");
    expect(popup.isClosed()).toBe(true);
  });

  it("asks for the password where the address has an account, and then connects them", { tags: ["long"] }, async () => {
    const player = await Player.ready(stack.url);
    google.claims = claims({ email: player.email });
    await press();
    await page.getByRole("heading", { name: "Is this account yours?" }).waitFor();
    await page.getByText(player.email).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Connect and sign in" }).click();
    await page.getByText("The password is not right").waitFor();
    await page.getByLabel("Password", { exact: true }).fill(player.password);
    await page.getByRole("button", { name: "Connect and sign in" }).click();
    await page.waitForURL(`${stack.url}/`);
    await page.getByText(player.email).first().waitFor();
  });

  it(
    "is connected and let go again on the account's page, whatever address Google knows",
    { tags: ["long"] },
    async () => {
      const player = await Player.ready(stack.url);
      google.claims = claims();
      const account = await signedIn(context, player);
      await account.goto(`${stack.url}/account`);
      const section = account.locator("#google");
      await section.getByLabel("Password", { exact: true }).fill("not the password");
      await section.getByRole("button", { name: "Connect Google" }).click();
      await section.getByText("The password is not right").waitFor();
      await expect.poll(() => context.pages().length, { timeout: 20_000 }).toBe(2);
      await section.getByLabel("Password", { exact: true }).fill(player.password);
      await section.getByRole("button", { name: "Connect Google" }).click();
      await section.getByText("A Google account is connected").waitFor();
      expect(await violations(account)).toEqual([]);

      await account.getByRole("button", { name: "Sign Out" }).click();
      await account.getByRole("button", { name: "Sign in with Google" }).click();
      await account.getByRole("heading", { name: /^Welcome/u }).waitFor();
      await account.goto(`${stack.url}/account`);
      await account.getByText(player.email).first().waitFor();
      await section.getByRole("button", { name: "Disconnect Google" }).click();
      await section.getByRole("button", { name: "Connect Google", exact: true }).waitFor();
      // Disconnecting Google has ended the player's other session, so the player signs in again.
      await player.signIn();
      expect((await player.call<{ google: boolean }>("GET", "/api/account")).body.google).toBe(false);
    },
  );

  it(
    "says why where Google has not confirmed the address, and where the window was closed",
    { tags: ["long"] },
    async () => {
      google.claims = claims({ email_verified: false });
      await press();
      await page.getByText("Google has not confirmed that this email address is yours.").waitFor();

      await context.route(`${google.issuer}/authorize*`, (route) => route.fulfill({ body: "Choose an account" }));
      const opened = context.waitForEvent("page");
      await press();
      await (await opened).getByText("Choose an account").waitFor();
      await page.getByText("Please go on in Google's window.").waitFor();
      await (await opened).close();
      await page.getByText("Google's window was closed before you were signed in.").waitFor();
      expect(new URL(page.url()).pathname).toBe("/login");
    },
  );

  it("says what to do where the browser opens no window", { tags: ["long"] }, async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await press();
    await page.getByText("Your browser has blocked Google's window.").waitFor();
    expect(context.pages()).toHaveLength(1);
  });
});
