import { describe, expect, it } from "vitest";

import type { CalledTool } from "#contracts/http/inspection";
import { EMPTY_STORY } from "#contracts/story/state";
import type { InspectedPrompt } from "../ports.ts";
import { applyStoryEvents } from "../story/reduce-story.ts";
import { createOpenAiModel } from "./adapters/openai-model.ts";
import { AT_ONCE, call, finish } from "./chat-model.fake.ts";
import { connectionModel } from "./connection-model.ts";
import { createLlmGameMaster } from "./game-master.ts";
import { brief, recalled } from "./testing/brief.fake.ts";
import { model, narrated } from "./testing/narrated.ts";
import { STORY } from "./testing/scripts.ts";

/** What a player may inspect of a turn that these models write. */
async function inspected(models: Parameters<typeof narrated>[0], more: Parameters<typeof brief>[0] = {}) {
  const prompts: InspectedPrompt[] = [];
  const calls: CalledTool[] = [];
  const inspector = {
    prompt: (built: InspectedPrompt) => void prompts.push(built),
    called: (tool: CalledTool) => void calls.push(tool),
  };
  await narrated(models, brief({ ...more, inspector }));
  const last = prompts.at(-1);
  const part = (name: string) => last?.parts.find((one) => one.part === name);
  return { last, calls, part };
}

const story = applyStoryEvents(
  EMPTY_STORY,
  [
    {
      type: "secret_added",
      by: "server",
      secret: { id: "s1", text: "The keeper did it.", knownBy: [], when: "", place: "", thread: "", revealed: null },
    },
  ],
  1,
);

describe("the prompt of a turn that the player inspects", () => {
  it("has its parts with tokens and budgets, and one piece for the whole transcript", async () => {
    const { last, part } = await inspected([model([STORY])]);
    expect(last).toMatchObject({ window: 8_192, calling: "tools" });
    expect(last?.parts[0]).toMatchObject({ part: "tools", budget: null });
    expect(part("rules")).toMatchObject({ budget: null, room: null, dropped: [] });
    expect(part("transcript")?.pieces).toEqual([{ id: "turns 1–2", tokens: part("transcript")?.tokens }]);
    expect(
      part("player")
        ?.pieces.map(({ text }) => text)
        .join("\n"),
    ).toContain("I ask Hanne about the oil.");
  });

  it("says what called a memory up", async () => {
    const { part } = await inspected([model([STORY])], { recalled: [recalled("m1", "names Hanne")] });
    expect(part("recalled")?.pieces[0]).toMatchObject({ id: "m1", calledBy: ["names Hanne"] });
  });

  it("marks what only the game master may know", async () => {
    const secret = { ...recalled("m2", "names Hanne"), secret: true };
    const { part } = await inspected([model([STORY])], { recalled: [secret], story });
    expect(part("recalled")?.pieces[0]?.secret).toBe(true);
    expect(part("secrets")?.pieces).toMatchObject([
      { secret: true, text: expect.stringContaining("The keeper did it.") },
    ]);
    expect(part("rules")?.pieces[0]?.secret).toBeUndefined();
  });

  it("names what found no room, and how much room there was", async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({
      ...recalled(`m${at}`, "names Hanne"),
      content: "Hanne keeps the oil in the cellar, behind the third barrel. ".repeat(6),
    }));
    const { part } = await inspected([model([STORY])], { recalled: many });
    expect(part("recalled")?.dropped.length).toBeGreaterThan(0);
    expect(part("recalled")?.room).toBeLessThanOrEqual(part("recalled")?.budget ?? 0);
  });
});

it("the tool calls of a turn are inspected with their answers, refused ones too", async () => {
  const check = { what: "insight", difficulty: "medium", win: "she tells", lose: "she lies" };
  const wrong = call("fireball", {}, "a");
  const { calls } = await inspected([model([[wrong, call("check", check, "b"), finish("tool_calls")], STORY])]);
  expect(calls.map(({ name, refused }) => [name, refused])).toEqual([
    ["fireball", true],
    ["check", false],
  ]);
  expect(calls[0]?.result).toContain("There is no tool");
});

describe("a preview", () => {
  const preview = (chat: ReturnType<typeof connectionModel>, more: Parameters<typeof brief>[0] = {}) =>
    createLlmGameMaster({ models: [chat], contextTokens: 8_192, requestOptions: AT_ONCE }).preview?.(brief(more));

  it("is the request with which the turn begins, and asks nobody", async () => {
    const silent = model([]);
    const previewed = preview(silent);
    expect(silent.asked).toEqual([]);
    const asked = model([STORY]);
    await narrated([asked]);
    expect(previewed?.sent["messages"]).toEqual(asked.asked[0]?.messages);
    expect(previewed?.request).toMatchObject({ finish: "not_sent", firstMs: null });
  });

  it("has address and parameters, and neither the key nor a value of the extra body", () => {
    const own = connectionModel({
      id: "c1",
      provider: "custom",
      address: "https://models.mira.org/v1",
      model: "story-9b",
      key: "sk-mira-secret",
      contextTokens: null,
      replyTokens: null,
      thinkingTokens: 0,
      samplers: { topP: 0.9 },
      toolMode: "auto",
      extraBody: { api_token: "t0p-secret", route: "fallback" },
    });
    const previewed = preview(own);
    expect(previewed?.request).toMatchObject({
      model: "story-9b",
      url: "https://models.mira.org/v1/chat/completions",
      parameters: { top_p: 0.9, stream: true, api_token: "…", route: "…" },
    });
    expect(JSON.stringify(previewed)).not.toMatch(/sk-mira-secret|t0p-secret|fallback/u);
  });

  it("has no credentials of an operator's address either", () => {
    const baseUrl = "https://user:pass@models.mira.org/v1?key=abc";
    const previewed = preview(createOpenAiModel({ id: "m", callsTools: true, baseUrl, apiKey: undefined }));
    expect(previewed?.request.url).toBe("https://models.mira.org/v1/chat/completions");
  });
});
