import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { sideways, violations, violationsInBothThemes } from "../tools/harness/browser/axe.ts";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { mailedLink } from "../tools/harness/stack/mailbox.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";

const PATIENCE = { timeout: 30_000, interval: 200 };
const NEW = "another lantern entirely";

describe("A player's account in a browser", () => {
  const stack = sharedStack();
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  const section = (page: Page, id: string) => page.locator(`#${id}`);
  async function signIn(page: Page, email: string, password: string): Promise<void> {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.locator("form").getByRole("button", { name: "Sign In" }).click();
  }

  it(
    "is a page that everybody can use, reached from the sidebar, and so are those that mails lead to",
    { tags: ["long"] },
    async () => {
      const player = await Player.ready(stack.url);
      const page = await signedIn(browser, player, { reducedMotion: "reduce" });
      await page.goto(stack.url, { waitUntil: "networkidle" });
      await page.getByRole("link", { name: "Account" }).click();
      await page.getByText("You are signed in nowhere else.").waitFor();
      expect(await violationsInBothThemes(page)).toEqual([]);
      await page.getByRole("button", { name: "Delete account" }).click();
      await page.getByRole("dialog").waitFor();
      expect(await violations(page)).toEqual([]);
      for (const path of ["/account#delete", "/reset-password", "/reset-password#token=x", "/confirm-email#token=x"]) {
        await page.setViewportSize({ width: 320, height: 800 });
        await page.goto(stack.url + path, { waitUntil: "networkidle" });
        await page.reload({ waitUntil: "networkidle" });
        await page.getByRole("heading", { level: 1 }).waitFor();
        expect([path, await sideways(page), await violations(page)]).toEqual([path, 0, []]);
      }
      await page.context().close();
    },
  );

  it(
    "ends the sign-in of another browser, whose table is closed at once and whose words stay there",
    { tags: ["long"] },
    async () => {
      const player = await Player.ready(stack.url);
      const { campaign } = await player.readyToPlay();
      await player.call("POST", "/api/chat/gamemaster", { campaignId: campaign.id, message: "I look around." });
      const lost = await signedIn(browser, player);
      await lost.goto(`${stack.url}/game/${campaign.id}`, { waitUntil: "networkidle" });
      await lost.getByLabel("What do you do?").fill("Half a thought");
      await vi.waitFor(
        async () =>
          expect(await lost.evaluate((key) => localStorage.getItem(key), `lorehearth:draft:${campaign.id}`)).toContain(
            "Half a thought",
          ),
        PATIENCE,
      );

      const own = await (await browser.newContext()).newPage();
      await own.goto(`${stack.url}/login`);
      await signIn(own, player.email, player.password);
      await own.waitForURL(`${stack.url}/`);
      await own.goto(`${stack.url}/account#sessions`);
      await section(own, "sessions").getByRole("button", { name: "Sign out everywhere else" }).click();
      await own.getByText("One device was signed out.").waitFor();

      // No button is pressed in the other browser. Its connection was closed, and that alone sends it to the sign-in page.
      await lost.waitForURL(/\/login$/u, { timeout: 30_000 });
      await lost.getByText("Your session has ended.").waitFor();
      expect((await player.call("GET", "/api/worlds")).status).toBe(401);
      await signIn(lost, player.email, player.password);
      await lost.waitForURL(`${stack.url}/game/${campaign.id}`);
      expect(await lost.getByLabel("What do you do?").inputValue()).toBe("Half a thought");
      await Promise.all([lost.context().close(), own.context().close()]);
    },
  );

  it("gets a new password by a mail whose link works once", async () => {
    const player = await Player.ready(stack.url);
    const page = await browser.newPage();
    await page.goto(`${stack.url}/login`);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.waitForURL(`${stack.url}/reset-password`);
    await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
    for (const email of ["nobody@example.org", player.email]) {
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Send the link" }).click();
      await page.getByText(`If ${email} has an account here, a mail is on its way.`).waitFor();
    }
    const link = await mailedLink(stack, player.email);
    expect(link).toMatch(new RegExp(`^${stack.url}/reset-password#token=`, "u"));
    await page.goto(link);
    await page.getByLabel("New password").fill("password1");
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByText("This password is one of the first that anybody would guess.").waitFor();
    await page.getByLabel("New password").fill(NEW);
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByText("Your new password is set").waitFor();
    expect((await player.call("GET", "/api/worlds")).status).toBe(401);
    await page.getByRole("link", { name: "To the sign-in" }).click();
    await signIn(page, player.email, NEW);
    await page.waitForURL(`${stack.url}/`);

    await page.goto(link);
    await page.reload();
    await page.getByLabel("New password").fill("yet another one");
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByText("This link has been used already or is too old.").waitFor();
    await page.context().close();
  });

  it("changes its name, and leads to the export of all that is in it", { tags: ["long"] }, async () => {
    const player = await Player.ready(stack.url);
    const page = await signedIn(browser, player);
    await page.goto(`${stack.url}/account`);
    const name = section(page, "name");
    await name.getByRole("textbox", { name: "Name" }).fill("Mira of the Fen");
    await name.getByRole("button", { name: "Change name" }).click();
    await page.getByText("Your name is changed.").waitFor();
    await expect
      .poll(() => name.getByRole("textbox", { name: "Name" }).inputValue(), { timeout: 20_000 })
      .toBe("Mira of the Fen");
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await page.getByRole("heading", { name: "Welcome, Mira of the Fen" }).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Export everything…" }).click();
    await page.getByRole("heading", { name: "Export everything" }).waitFor();
    await page.context().close();
  });

  it("changes its password and its address", { tags: ["long"] }, async () => {
    const player = await Player.ready(stack.url);
    const page = await signedIn(browser, player);
    await page.goto(`${stack.url}/account#password`);
    const password = section(page, "password");
    await password.getByLabel("Current password").fill("not the password");
    await password.getByLabel("New password").fill(NEW);
    await password.getByRole("button", { name: "Change password" }).click();
    await page.getByText("The password is not right").waitFor();
    await password.getByLabel("Current password").fill(player.password);
    await password.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Your password is changed.").waitFor();

    const address = `${crypto.randomUUID()}@example.org`;
    const email = section(page, "email");
    await email.getByLabel("New email address").fill(address);
    await email.getByLabel("Password", { exact: true }).fill(NEW);
    await email.getByRole("button", { name: "Send the link" }).click();
    await page.getByText(`A mail is on its way to ${address}.`).waitFor();
    await page.goto(await mailedLink(stack, address));
    await page.getByRole("button", { name: "This address is mine" }).click();
    await page.getByText(`From now on ${address} is the address of your account.`).waitFor();
    await page.goto(`${stack.url}/account`);
    await page.getByText(address).first().waitFor();
    expect((await player.call<{ user: { email: string } }>("GET", "/api/account")).body.user.email).toBe(address);
    await page.context().close();
  });
});
