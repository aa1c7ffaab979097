import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type FakeSpeech, installSpeech } from "../web/src/features/play/voice/web-speech.fake.ts";
import { violationsInBothThemes } from "../tools/harness/browser/axe.ts";
import { signedIn } from "../tools/harness/browser/browser.ts";
import { Player } from "../tools/harness/player/player.ts";
import { openBrowser } from "../tools/harness/browser/shared-browser.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";

const stack = sharedStack();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const box = (page: Page) => page.getByLabel("What do you do?");

/** Opens the table of a story that has begun, in a browser with fake speech and fake speech recognition. */
async function atTable(): Promise<Page> {
  const player = await Player.ready(stack.url);
  const { campaign } = await player.readyToPlay();
  for await (const { event } of player.turn(campaign.id, "I search the cabin.")) if (event.type === "end") break;
  const page = await signedIn(browser, player, {
    viewport: { width: 1280, height: 1_400 },
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(20_000);
  await page.addInitScript(installSpeech);
  await page.goto(`${stack.url}/game/${campaign.id}`);
  await page.locator("article.turn").last().waitFor();
  return page;
}

async function openVoice(page: Page): Promise<void> {
  await button(page, "The table's menu").click();
  await page.getByRole("menuitem", { name: "Voice" }).click();
  await page.getByRole("dialog", { name: "Voice" }).waitFor();
}
const speech = <Answer>(page: Page, what: (speech: FakeSpeech) => Answer): Promise<Answer> =>
  page.evaluate<Answer>(`(${what.toString()})(globalThis.speech)`);

describe("The voice at the table", () => {
  it("is silent and deaf until the player wants it, then reads a reply, and falls silent when they act or press Escape", async () => {
    const page = await atTable();
    const reply = page.locator("article.turn").last();
    const shown = await reply.locator(".gm-page").innerText();
    expect(await button(page, "Read aloud").count()).toBe(0);
    expect(await button(page, "Dictate").count()).toBe(0);

    await openVoice(page);
    await page.getByLabel("Read replies aloud").selectOption({ label: "When I ask for it" });
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await reply.focus();
    await page.keyboard.press("v");
    await expect.poll(() => speech(page, ({ said }) => said.length)).toBe(1);
    const [first] = await speech(page, ({ said }) => said);
    expect(first).toMatchObject({ lang: "en-GB", rate: 1, voice: "en-GB" });
    expect(shown.replaceAll(/\s+/gu, " ")).toContain(first?.text);
    await reply.getByRole("button", { name: "Stop reading" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => speech(page, ({ isSpeaking }) => isSpeaking())).toBe(false);

    await reply.getByRole("button", { name: "Read aloud" }).click();
    await expect.poll(() => speech(page, ({ isSpeaking }) => isSpeaking())).toBe(true);
    await box(page).fill("I wait.");
    await page.keyboard.press("Enter");
    await expect.poll(() => speech(page, ({ isSpeaking }) => isSpeaking())).toBe(false);
    await page.context().close();
  });

  it(
    "reads every reply while it is streamed, stores the choice, and stops speaking on another page",
    { tags: ["long"] },
    async () => {
      const page = await atTable();
      await openVoice(page);
      await page.getByLabel("Read replies aloud").selectOption({ label: "Every reply, as it is told" });
      await page.getByLabel("Pace").selectOption({ label: "Faster" });
      await page.keyboard.press("Escape");
      await page.reload();
      await page.locator("article.turn").last().waitFor();
      await box(page).fill("I look around.");
      await page.keyboard.press("Enter");
      await expect.poll(() => speech(page, ({ said }) => said[0]?.rate), { timeout: 20_000 }).toBe(1.25);
      await page.locator("form").getByRole("button", { name: "Stop reading" }).waitFor();
      await page.getByRole("link", { name: "Back to the campaign" }).click();
      await page.waitForURL(/\/campaigns\//u);
      await expect.poll(() => speech(page, ({ isSpeaking }) => isSpeaking())).toBe(false);
      await page.context().close();
    },
  );

  it(
    "adds the player's words after those in the box, to be checked before sending, and says what went wrong",
    { tags: ["long"] },
    async () => {
      const page = await atTable();
      await openVoice(page);
      await page.getByRole("switch", { name: "A microphone beside the box" }).click();
      await page.keyboard.press("Escape");
      await box(page).fill("Quietly,");
      await button(page, "Dictate").click();
      await page.getByText("Waiting for the microphone…").waitFor();
      await speech(page, ({ ear }) => ear.allow());
      await page.getByText("Listening: say what you do").waitFor();
      expect(await violationsInBothThemes(page)).toEqual([]);
      await speech(page, ({ ear }) => ear.hear(["I open", false]));
      await speech(page, ({ ear }) => ear.hear(["I open the hatch", true]));
      await expect.poll(() => box(page).inputValue()).toBe("Quietly, I open the hatch");
      await button(page, "Stop listening").click();
      await button(page, "Dictate").click();
      await speech(page, ({ ear }) => ear.fail("not-allowed"));
      await page.getByText("The microphone is blocked here.").waitFor();

      // Dictation must not overwrite typed text.
      await button(page, "Dictate").click();
      await speech(page, ({ ear }) => ear.allow());
      await box(page).fill("I wait.");
      await button(page, "Dictate").waitFor();
      expect(await speech(page, ({ ear }) => ear.current)).toBeNull();
      expect(await box(page).inputValue()).toBe("I wait.");
      await page.context().close();
    },
  );

  it("does not offer what the browser cannot do", { tags: ["long"] }, async () => {
    const bare = await atTable();
    await bare.addInitScript(() => {
      for (const name of ["speechSynthesis", "SpeechRecognition", "webkitSpeechRecognition"])
        Reflect.deleteProperty(globalThis, name);
    });
    await bare.reload();
    await bare.locator("article.turn").last().waitFor();
    await button(bare, "The table's menu").click();
    await bare.getByRole("menuitem", { name: "Keys" }).waitFor();
    expect(await bare.getByRole("menuitem", { name: "Voice" }).count()).toBe(0);
    await bare.context().close();
  });
});
