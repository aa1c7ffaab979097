import { describe, expect, it } from "vitest";

import { openSite, seen } from "./site.ts";

const site = openSite();
const box = () => site.page.getByLabel("What do you do?");
const turn = (number: number) => site.page.getByRole("article", { name: `Turn ${number}` });
const untilNarrated = () => site.page.getByRole("button", { name: "Stop", exact: true }).waitFor({ state: "detached" });
const alert = (words: string) => site.page.getByRole("alert").getByText(words, { exact: true });
const GAME_MASTER = "**/api/chat/gamemaster";

/** Creates a player with a table that has no turns yet. */
async function sitDown() {
  const player = await site.join();
  const { campaign } = await player.readyToPlay();
  await site.open(`/game/${campaign.id}`);
  await site.page.getByRole("button", { name: "Set the Scene" }).waitFor();
  return { player, campaign };
}

describe("Game master page: the empty story", () => {
  it.each([
    ["Set the Scene", "opening", ["gm"]],
    ["Look Around", "action", ["user", "gm"]],
    ["Explore Options", "action", ["user", "gm"]],
  ])("has the quick start %s", async (name, kind, senders) => {
    const { player, campaign } = await sitDown();
    await site.page.getByRole("button", { name }).click();
    await site.page.locator("article.turn").waitFor();
    await untilNarrated();
    const messages = await player.messages(campaign.id);
    expect(messages.map(({ sender }) => sender)).toEqual(senders);
    expect(messages[0]?.kind).toBe(kind);
  });
});

describe("Game master page: the chat", () => {
  it("Shift+Enter inserts a newline, Enter sends; 'GM is thinking...' while waiting; then both bubbles are shown and saved, the oracle's with badges for its source and its context, and none for AI or memory that it did not have", async () => {
    const { player, campaign } = await sitDown();
    const held = Promise.withResolvers<void>();
    await site.page.route(GAME_MASTER, async (route) => {
      await held.promise;
      await route.continue();
    });
    await box().fill("I knock.");
    await box().press("Shift+Enter");
    await box().pressSequentially("Then I wait.");
    expect(await box().inputValue()).toBe("I knock.\nThen I wait.");
    await box().press("Enter");
    await site.page.locator("p.said", { hasText: "I knock." }).waitFor();
    await site.page.getByText("GM is thinking...", { exact: true }).waitFor();
    expect(await box().inputValue()).toBe("");
    held.resolve();
    await turn(1).locator(".gm-page p").first().waitFor();
    await untilNarrated();
    await site.page.getByText("GM is thinking...", { exact: true }).waitFor({ state: "detached" });
    const [sent, reply] = await player.messages(campaign.id);
    expect(sent).toMatchObject({ sender: "user", message: "I knock.\nThen I wait.", campaignId: campaign.id });
    expect(reply).toMatchObject({ sender: "gm", source: "oracle", aiEnhanced: false, memoryEnhanced: false });
    expect(await turn(1).locator("footer span[title]").allInnerTexts()).toEqual(["Oracle", "Contextual"]);
    // The reply's time comes with the saved message, a moment after the streamed reply.
    await expect.poll(() => turn(1).locator("time").allInnerTexts()).toEqual(["Just now", "Just now"]);
  });
});

describe("Chat message", () => {
  it("is refused where it is nothing, only spaces or 2001 characters, and is taken with 2000", async () => {
    const { player, campaign } = await sitDown();
    for (const [words, refusal] of [
      ["", "Message is required"],
      ["   ", "Message cannot be empty"],
      ["x".repeat(2_001), "Message is too long (max 2000 characters)"],
    ] as const) {
      await box().fill(words);
      await box().press("Enter");
      expect(await seen(alert(refusal))).toBe(true);
      expect(await box().inputValue()).toBe(words);
    }
    expect(await player.messages(campaign.id)).toEqual([]);
    await box().fill("x".repeat(2_000));
    await box().press("Enter");
    await turn(1).waitFor();
    await untilNarrated();
    expect((await player.messages(campaign.id))[0]?.message).toHaveLength(2_000);
  });
});

describe("Chat errors", () => {
  it("'Failed to send message: {message}', with the server's error field or else 'Failed to send message to GameMaster'; the words are back in the box", async () => {
    await sitDown();
    for (const [answer, words] of [
      [{ json: { error: "The table is taken", code: "oops" } }, "The table is taken"],
      [{ body: "no" }, "Failed to send message to GameMaster"],
    ] as const) {
      await site.page.route(GAME_MASTER, (route) => route.fulfill({ status: 403, ...answer }));
      await box().fill("I knock.");
      await box().press("Enter");
      expect(await seen(alert(`Failed to send message: ${words}`))).toBe(true);
      expect(await box().inputValue()).toBe("I knock.");
    }
  });

  it("'Failed to load campaign data', with a way to try again and one back", async () => {
    const player = await site.join();
    const { campaign } = await player.readyToPlay();
    await site.page.route("**/api/campaigns/*", (route) => route.fulfill({ status: 403, json: {} }));
    await site.open(`/game/${campaign.id}`);
    await site.page.getByRole("heading", { name: "Failed to load campaign data", exact: true }).waitFor();
    await site.page.unrouteAll();
    await site.page.getByRole("button", { name: "Retry" }).click();
    expect(await seen(box())).toBe(true);
  });

  it("'Failed to load messages', with a way to try again", { tags: ["long"] }, async () => {
    const player = await site.join();
    const { campaign } = await player.readyToPlay();
    await site.page.route("**/api/chat/messages*", (route) => route.fulfill({ status: 403, json: {} }));
    await site.open(`/game/${campaign.id}`);
    await site.page.getByText("Failed to load messages", { exact: true }).waitFor();
    await site.page.unrouteAll();
    await site.page.getByRole("button", { name: "Retry" }).click();
    expect(await seen(site.page.getByRole("button", { name: "Set the Scene" }))).toBe(true);
  });

  it("a table that is not there offers a way back to campaigns", { tags: ["long"] }, async () => {
    await site.join();
    await site.open("/game/none");
    const words = "The campaign you're looking for doesn't exist or you don't have permission to view it.";
    await site.page.getByText(words, { exact: true }).waitFor();
    const back = site.page.getByRole("link", { name: "Back to campaigns" });
    expect(await back.getAttribute("href")).toBe("/campaigns");
  });
});
