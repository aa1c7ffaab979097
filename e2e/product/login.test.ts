import { beforeEach, describe, expect, it } from "vitest";

import { Player } from "../../tools/harness/player/player.ts";
import { openSite, seen } from "./site.ts";

const site = openSite();
const form = () => site.page.locator("form");
const submit = () => form().locator('button[type="submit"]');
const email = () => site.page.getByLabel("Email");
const password = () => site.page.getByLabel("Password", { exact: true });
/** The block above the form in which messages are shown. */
const messageBlock = () => site.page.locator('div[aria-live="polite"]:has(+ form)');

beforeEach(async () => {
  await site.as(null);
  await site.open("/login");
});

describe("Login screen", () => {
  it("has title, subtitle, a toggle, email, password, a submit button, a divider, Google and a switch link", async () => {
    const { page } = site;
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Lorehearth");
    await page.getByText("An intelligent companion for epic adventures").waitFor();
    const toggle = page.getByRole("group", { name: "Sign in or create an account" });
    expect(await toggle.getByRole("button").allInnerTexts()).toEqual(["Sign In", "Create Account"]);
    expect(await email().getAttribute("type")).toBe("email");
    expect(await password().getAttribute("type")).toBe("password");
    expect(await submit().innerText()).toBe("Sign In");
    await page.getByText("or", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Sign in with Google" }).waitFor();
    await page.getByText("Don't have an account?").waitFor();
  });

  it("changes between Sign In and Create Account by the link and by the toggle", async () => {
    const { page } = site;
    await page.getByText("Don't have an account?").getByRole("button", { name: "Create Account" }).click();
    expect(await submit().innerText()).toBe("Create Account");
    await page.getByText("Already have an account?").getByRole("button", { name: "Sign In" }).click();
    expect(await submit().innerText()).toBe("Sign In");
    await page.getByRole("group").getByRole("button", { name: "Create Account" }).click();
    await page.getByText("Already have an account?").waitFor();
  });

  it("shows 'Loading...' on the button while it is busy, and takes no second press", async () => {
    const { page } = site;
    const player = new Player(site.stack.url);
    await player.signUp();
    const held = Promise.withResolvers<void>();
    let sent = 0;
    await page.route("**/api/auth/callback/credentials", async (route) => {
      sent += 1;
      await held.promise;
      await route.continue();
    });
    await email().fill(player.email);
    await password().fill(player.password);
    await submit().click();
    await page.getByRole("button", { name: "Loading..." }).waitFor();
    await submit().click({ force: true });
    held.resolve();
    await page.getByRole("heading", { name: `Welcome, ${player.email}` }).waitFor();
    expect(sent).toBe(1);
  });

  it("makes an account and signs in with it", async () => {
    await site.page.getByRole("group").getByRole("button", { name: "Create Account" }).click();
    await site.page.getByLabel("Name (optional)").fill("Ada of the Marsh");
    await email().fill(`${crypto.randomUUID()}@example.org`);
    await password().fill("a lantern in the rain");
    await submit().click();
    expect(await seen(site.page.getByRole("heading", { name: "Welcome, Ada of the Marsh" }))).toBe(true);
  });
});

describe("Login validation, shown in the block above the form", () => {
  const FAULTS = [
    ["nothing", "", "", "Email is required. Password is required"],
    ["no @", "mira.varrow.pt", "secret", "Please enter a valid email address"],
    ["no dot after the @", "mira@varrow", "secret", "Please enter a valid email address"],
    ["a space inside", "mi ra@varrow.pt", "secret", "Please enter a valid email address"],
    ["five characters", "mira@varrow.pt", "12345", "Password must be at least 6 characters long"],
    ["two faults", "mira", "12345", "Please enter a valid email address. Password must be at least 6 characters long"],
  ] as const;

  it("says what is wrong with an address, a password, or both", async () => {
    for (const [, address, secret, words] of FAULTS) {
      await email().fill(address);
      await password().fill(secret);
      await submit().click();
      await messageBlock().getByText(words, { exact: true }).waitFor();
      expect(new URL(site.page.url()).pathname).toBe("/login");
    }
  });
});

describe("Login failure", () => {
  const attempt = async () => {
    await email().fill("nobody@example.org");
    await password().fill("not the password");
    await submit().click();
  };

  it("says the provider's message", async () => {
    const words = "Somebody at the door says no.";
    await site.page.route("**/api/auth/callback/credentials", (route) =>
      route.fulfill({ status: 401, json: { error: words, code: "refused_somehow" } }),
    );
    await attempt();
    expect(await seen(messageBlock().getByText(words, { exact: true }))).toBe(true);
  });

  it("says 'An error occurred' where the provider refuses without a word", async () => {
    await site.page.route("**/api/auth/callback/credentials", (route) =>
      route.fulfill({ json: { url: `${site.stack.url}/login?error=CredentialsSignin` } }),
    );
    await attempt();
    expect(await seen(messageBlock().getByText("An error occurred", { exact: true }))).toBe(true);
  });

  it("is the same for an unknown address and for a wrong password", async () => {
    const player = new Player(site.stack.url);
    await player.signUp();
    await attempt();
    const unknown = await messageBlock().locator("p, div").last().innerText();
    await email().fill(player.email);
    await submit().click();
    await submit().getByText("Sign In").waitFor();
    expect(await messageBlock().locator("p, div").last().innerText()).toBe(unknown);
    expect(unknown).not.toBe("");
  });
});
