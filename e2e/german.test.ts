import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";

const PATIENCE = 60_000;

describe("The app in German", () => {
  const stack = sharedStack();
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  const open = async (locale: string): Promise<Page> => {
    const page = await browser.newPage({ locale, viewport: { width: 1280, height: 900 } });
    page.setDefaultTimeout(15_000);
    return page;
  };
  const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
  const chunks = (page: Page) =>
    page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length);

  it("leads a German browser from signing up to a turn, and says that the oracle speaks English", async () => {
    const page = await open("de-DE");
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));

    await page.goto(stack.url);
    await page.waitForURL("**/login");
    expect(await languageOf(page)).toBe("de");
    await page.getByText("Du hast noch kein Konto?").getByRole("button", { name: "Konto anlegen" }).click();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Konto anlegen" }).last().click();
    await page.getByLabel("Name (freiwillig)").fill("Mira");
    await page.getByLabel("E-Mail").fill("mira@example");
    await page.getByLabel("Passwort", { exact: true }).fill("kurz");
    await page.keyboard.press("Enter");
    // The contracts have the error messages in English; the player sees them in German.
    await page
      .getByText("Bitte gib eine gültige E-Mail-Adresse ein. Das Passwort muss mindestens 6 Zeichen lang sein")
      .waitFor();
    await page.getByLabel("E-Mail").fill("mira.german@example.com");
    await page.getByLabel("Passwort", { exact: true }).fill("eine Laterne im Regen");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Willkommen, Mira" }).waitFor({ timeout: PATIENCE });

    await page.getByRole("link", { name: "Neue Welt erschaffen" }).click();
    await page.getByLabel("Name der Welt").fill("Varrow Point");
    await page.getByText("Seefahrt", { exact: true }).click();
    await page.getByLabel("Magiegrad").selectOption({ label: "Wenig Magie" });
    await page.getByRole("button", { name: "Welt erschaffen" }).click();
    await page.waitForURL(/\/worlds\/[\w-]{20,}$/u, { timeout: PATIENCE });
    await page.getByText("Wenig Magie", { exact: true }).waitFor();
    const worldId = page.url().split("/").at(-1) ?? "";

    await page.goto(`${stack.url}/campaigns/create/${worldId}`);
    expect(await page.getByRole("combobox", { name: "Sprache" }).inputValue()).toBe("de");
    await page.getByLabel("Name der Kampagne").fill("Die blaue Flamme");
    await page.getByText("Rätsel", { exact: true }).click();
    await page.getByRole("button", { name: "Kampagne erstellen" }).click();
    await page.waitForURL(/\/campaigns\/[\w-]{20,}(#.*)?$/u, { timeout: PATIENCE });
    const campaignId = new URL(page.url()).pathname.split("/").at(-1) ?? "";

    await page.goto(`${stack.url}/characters/create/${campaignId}#review`);
    await page.getByLabel(/^Name/u).fill("Mira Vance");
    await page.getByRole("button", { name: "Charakter erstellen" }).click();
    await page.waitForURL((url) => !url.pathname.includes("/create"), { timeout: PATIENCE });

    await page.goto(`${stack.url}/game/${campaignId}`);
    await page.getByRole("button", { name: "Szene setzen" }).click();
    await page.locator("article.turn").first().waitFor({ timeout: PATIENCE });
    await page.getByRole("button", { name: "Stopp", exact: true }).waitFor({ state: "detached", timeout: PATIENCE });
    await page.getByLabel("Was tust du?").fill("I look around the room.");
    await page.keyboard.press("Enter");
    await page.getByRole("article", { name: "Zug 1" }).getByText("Orakel").waitFor({ timeout: PATIENCE });
    await page.getByText("Das Orakel spricht Englisch.").waitFor();
    // What the oracle says about the app is in German, too.
    for (const [words, answer] of [
      ["asdf qwer", "Das habe ich nicht verstanden, also ist nichts geschehen."],
      ["(can I save the game?)", "Jeder Zug ist gespeichert, sobald er erzählt ist."],
    ] as const) {
      await page.getByRole("button", { name: "Stopp", exact: true }).waitFor({ state: "detached", timeout: PATIENCE });
      await page.getByLabel("Was tust du?").fill(words);
      await page.keyboard.press("Enter");
      await page.getByText(answer).waitFor({ timeout: PATIENCE });
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it(
    "is chosen on the login page and beside the theme, keeps the address, and comes in one file that English never asks for",
    { tags: ["long"] },
    async () => {
      const player = await Player.ready(stack.url);
      const body = { worldId: (await player.world()).id, name: "Die Glocke", gameMaster: "oracle", language: "de" };
      const campaignId = (await player.call<{ campaign: Campaign }>("POST", "/api/campaigns", body)).body.campaign.id;
      await player.character(campaignId);
      await player.call("POST", "/api/chat/gamemaster", { campaignId, message: "Ich sehe mich um." });
      const page = await open("en-GB");
      await page.goto(`${stack.url}/login?from=a-friend`);
      await page.getByRole("button", { name: "Sign In" }).first().waitFor();
      expect(await languageOf(page)).toBe("en");
      await page.waitForLoadState("networkidle");
      const inEnglish = await chunks(page);

      await page.getByRole("button", { name: "Deutsch" }).click();
      await page.getByRole("button", { name: "Anmelden" }).first().waitFor();
      expect(await languageOf(page)).toBe("de");
      expect(page.url()).toBe(`${stack.url}/login?from=a-friend`);
      await page.waitForLoadState("networkidle");
      expect((await chunks(page)) - inEnglish).toBeGreaterThan(0);

      await page.getByLabel("E-Mail").fill(player.email);
      await page.getByLabel("Passwort", { exact: true }).fill(player.password);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: /^Willkommen/u }).waitFor({ timeout: PATIENCE });
      await page.getByRole("link", { name: "Abenteuer fortsetzen" }).click();
      await page.getByLabel("Was tust du?").fill("Ich warte, bis");
      const table = page.url();
      await page.getByRole("button", { name: "Sprache" }).click();
      await page.getByRole("menuitemradio", { name: "English" }).click();
      await page.getByLabel("What do you do?").waitFor();
      expect(page.url()).toBe(table);
      expect(await page.getByLabel("What do you do?").inputValue()).toBe("Ich warte, bis");
      await page.getByText("The oracle speaks English.").waitFor();
      await page.context().close();
    },
  );
});
