import { afterAll, beforeEach, describe, expect, inject, it, vi } from "vitest";

import type { MessagesAnswer } from "#contracts/http/chat";
import type { Message } from "#contracts/play/turn";
import { type ChatModel, createOpenAiModel, createWorkersAiModel, type Patience } from "#storyteller/models";
import { createLlmGameMaster } from "#storyteller/llm";
import { FakeAiBinding } from "#storyteller/testing/ai-binding";
import { BEFORE_THE_CHECK, STORY } from "#storyteller/testing/model-server";
import { type Frame, framesOf, player, STREAM, textOf } from "../test/requests.ts";
import { scriptedGameMaster, theStage } from "../test/scripted-game-master.ts";
import { setNarrator } from "../test/narrators.ts";
import { calls } from "../test/worker.ts";

const PATIENT: Patience = { firstByteMs: 20_000, silenceMs: 20_000, totalMs: 20_000 };
/** Shorter waiting times, only for the models that fall silent. On a busy machine any other model may be slow too. */
const HASTY: Readonly<Record<string, Patience>> = {
  silent: { ...PATIENT, firstByteMs: 150 },
  stall: { ...PATIENT, silenceMs: 1_000 },
};
const wait = async () => {};
const PLAY = "/api/chat/gamemaster";

const FAMILIES = {
  "an OpenAI-compatible server": (id: string) =>
    createOpenAiModel({ id, callsTools: !id.startsWith("directives"), baseUrl: inject("modelServer"), apiKey: "key" }),
  "the AI binding": (id: string) => createWorkersAiModel(id, !id.startsWith("directives"), new FakeAiBinding("openAi")),
} as const;

const seatModels = (...models: ChatModel[]) => {
  const patience = HASTY[models[0]?.id.split(":")[0] ?? ""] ?? PATIENT;
  seatPatiently(patience, models);
};

const seatPatiently = (patience: Patience, models: readonly ChatModel[]) =>
  setNarrator({
    source: "llm",
    gameMaster: (meter) =>
      createLlmGameMaster({ models: meter.metered(models), contextTokens: 8_192, requestOptions: { patience, wait } }),
  });

/**
 * Plays a turn. `types` are the event types of the stream without repetitions and without `waiting`. `stored` is the game master's
 * message in the transcript afterwards.
 */
async function play(
  campaignId: string,
  body: object = {},
): Promise<{ frames: Frame[]; types: string[]; stored: Message }> {
  const mira = await player("mira");
  const frames = await framesOf(
    await mira.post(PLAY, { campaignId, message: "I knock.", memoryEnhanced: false, ...body }, STREAM),
  );
  const types = frames
    .map(({ type }) => type)
    // Waiting events are removed, because on a busy machine any model may take a while.
    .filter((type) => type !== "waiting")
    .filter((type, at, all) => type !== all[at - 1]);
  const { messages } = await (await mira.get(`/api/chat/messages?campaignId=${campaignId}`)).json<MessagesAnswer>();
  const stored = messages.at(-1);
  if (!stored) throw new Error("Nothing was stored");
  // A later reader gets the same text.
  expect(stored.message).toBe(textOf(frames));
  return { frames, types, stored };
}

/** Fake models whose server responds with an error without running the model. */
const TURNED_AWAY = new Set(["rate-limited", "broken", "error-object", "unauthorized", "unknown"]);

let tables = 0;
const newTable = () => `mira-llm-${(tables += 1)}`;

beforeEach(() => {
  for (const level of ["info", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => {});
  Object.assign(calls, { activity: [], activityFails: 0, resetsAt: null, spends: [] });
});
afterAll(() => setNarrator({ source: "oracle", gameMaster: () => scriptedGameMaster }));

describe.each(Object.entries(FAMILIES))("a table led by a model over %s", (_, create) => {
  it.each(["good", "slow", "instant", "thoughts", "fences", "rate-limited-once", "broken-once"])(
    "tells a whole turn with a model that is %s",
    async (mode) => {
      const campaignId = newTable();
      const id = `${mode}:${campaignId}`;
      seatModels(create(id));
      const { types, frames, stored } = await play(campaignId);
      expect(types).toEqual(["turn", "text", "end"]);
      expect(stored.message.trim()).toBe(STORY);
      const by = { source: "llm", aiEnhanced: true, model: id, tokens: { input: 900, output: 75 } };
      expect(frames.at(-1)?.data).toMatchObject({ state: "complete", ...by });
      expect(stored).toMatchObject({ state: "complete", ...by });
      expect(stored.failure).toBeUndefined();
    },
  );

  it.each([
    ["check", { input: 1_800, output: 150 }],
    // The request is aborted at the directive, so its tokens are estimated.
    ["directives", { input: expect.closeTo(2_065, -3), output: expect.closeTo(130, -2) }],
  ])("rolls the server's dice for a model that asks by %s", async (mode, tokens) => {
    const campaignId = newTable();
    seatModels(create(`${mode}:${campaignId}`));
    const { types, stored } = await play(campaignId);
    expect(types).toEqual(["turn", "text", "roll", "text", "end"]);
    expect(stored.message).toBe(`${BEFORE_THE_CHECK}\n\n${STORY}`);
    expect(stored.rolls).toMatchObject([
      { check: { skill: "insight", dc: 15, modifier: 5, stakes: "win: she tells; lose: she lies" } },
    ]);
    expect(stored.tokens).toEqual(tokens);
  });

  it("does nothing at the table for a call that is no JSON, and tells the turn", async () => {
    const campaignId = newTable();
    seatModels(create(`bad-tool:${campaignId}`));
    const { types, stored } = await play(campaignId);
    expect(types).toEqual(["turn", "text", "end"]);
    expect(stored).toMatchObject({ state: "complete", rolls: [], message: `${BEFORE_THE_CHECK}\n\n${STORY}` });
  });

  it.each([
    ["rate-limited", "game_master_busy", true],
    ["broken", "game_master_server_error", true],
    ["silent", "game_master_silent", true],
    ["garbage", "game_master_failed", true],
    ["bad-utf8", "game_master_failed", true],
    ["shapeless", "game_master_failed", true],
    ["web-page", "game_master_address", false],
    ["error-object", "game_master_server_error", true],
    ["empty", "game_master_failed", true],
    ["leak", "game_master_failed", true],
    ["refusal", "game_master_refused", false],
    ["refusal-in-words", "game_master_refused", false],
    ["unauthorized", "game_master_key", false],
    ["unknown", "game_master_unknown_model", false],
  ])("fails clearly, with the player's words kept, where the model is %s", async (mode, code, retryable) => {
    const campaignId = newTable();
    seatModels(create(`${mode}:${campaignId}`));
    const { types, frames, stored } = await play(campaignId);
    expect(types.filter((type) => type !== "text")).toEqual(["turn", "error"]);
    expect(frames.at(-1)?.data).toMatchObject({ code, retryable, state: "failed" });
    // A few words of a reply that recites the prompt may be sent before it is recognised.
    expect(stored.message.split(" ").length).toBeLessThan(5);
    expect(stored).toMatchObject({ state: "failed", source: "llm", failure: { code, retryable } });
    // The player is told what to do. The provider's own error text is not shown, because it is meant for the operator.
    expect(stored.failure?.error).toMatch(/\b(?:oracle|check|wait|choose|retry)\b/iu);
    expect(JSON.stringify([frames, stored])).not.toMatch(/Incorrect API key|does not exist|max_tokens|billing/u);
    // Tokens that a model read count in the player's budget. A request that the server refused costs nothing.
    if (TURNED_AWAY.has(mode)) expect(stored.tokens).toBeUndefined();
    else expect(stored.tokens?.input).toBeGreaterThan(100);
  });

  it.each([
    ["stall", "game_master_silent", "The lamp gut…"],
    ["cut", "game_master_cut_off", "The lamp gut…"],
    ["unfinished", "game_master_cut_off", "The lamp gut…"],
  ])("keeps what was told where the model breaks off in the middle of a word: %s", async (mode, code, partialReply) => {
    const campaignId = newTable();
    seatModels(create(`${mode}:${campaignId}`));
    const { types, frames, stored } = await play(campaignId);
    expect(types).toEqual(["turn", "text", "error"]);
    expect(frames.at(-1)?.data).toMatchObject({ code, retryable: true, state: "interrupted" });
    expect(stored).toMatchObject({ state: "interrupted", message: partialReply, source: "llm", aiEnhanced: true });
    // The tokens read and written before the failure are counted.
    expect(stored.tokens?.input).toBeGreaterThan(100);
    expect(stored.tokens?.output).toBeGreaterThan(0);
  });

  it("counts the prompt of a turn that the player stops before the first word", async () => {
    const campaignId = newTable();
    const silent = create(`silent:${campaignId}`);
    let sent = false;
    const stream: ChatModel["stream"] = (request, signal) => {
      sent = true;
      return silent.stream(request, signal);
    };
    seatPatiently(PATIENT, [{ id: silent.id, callsTools: silent.callsTools, stream }]);
    const turnId = crypto.randomUUID();
    const playing = play(campaignId, { turnId });
    await vi.waitFor(() => expect(sent).toBe(true));
    const mira = await player("mira");
    await mira.post(`/api/chat/turns/${turnId}/stop`, { campaignId });
    const { stored } = await playing;
    expect(stored).toMatchObject({ state: "stopped", message: "" });
    expect(stored.tokens?.input).toBeGreaterThan(100);
    await vi.waitFor(() => expect(calls.activity.at(-1)?.usage?.inputTokens).toBe(stored.tokens?.input));
  });

  it("keeps what was told before garbage came", async () => {
    const campaignId = newTable();
    seatModels(create(`garbage-later:${campaignId}`));
    const { types, stored } = await play(campaignId);
    expect(types).toEqual(["turn", "text", "error"]);
    expect(stored).toMatchObject({ state: "failed", failure: { code: "game_master_failed" } });
    expect(stored.message).toContain("The lamp gutters.");
  });

  it("ends a turn where the model goes round in circles", async () => {
    const campaignId = newTable();
    seatModels(create(`loop:${campaignId}`));
    const { types, stored } = await play(campaignId);
    expect(types).toEqual(["turn", "text", "end"]);
    expect(stored.state).toBe("complete");
    expect(stored.message.trimEnd()).toMatch(/[.…]$/u);
    expect(stored.message.split(/\s+/u).length).toBeLessThan(150);
  });

  it("tells all that a model says, up to the model's own limit", async () => {
    const campaignId = newTable();
    seatModels(create(`long:${campaignId}`));
    const { types, stored } = await play(campaignId);
    expect(types).toEqual(["turn", "text", "end"]);
    expect(stored.state).toBe("complete");
    expect(stored.message).toMatch(/^Step 0 .* Step 59 of the stair is worn hollow by 66 keepers\. And the next…$/su);
  });

  it("asks the next model where the first fails, and says who told it", async () => {
    const campaignId = newTable();
    seatModels(create(`unknown:${campaignId}`), create(`good:${campaignId}`));
    expect((await play(campaignId)).stored).toMatchObject({ state: "complete", model: `good:${campaignId}` });
  });
});

describe("a model that needs a while", () => {
  it("is told to be reading, so that the player knows what they wait for; nothing of it is kept", async () => {
    const campaignId = newTable();
    const id = `reads-slowly:${campaignId}`;
    seatModels(FAMILIES["an OpenAI-compatible server"](id));
    const { frames, stored } = await play(campaignId);
    const types = frames.map(({ type }) => type);
    expect([...new Set(types)]).toEqual(["turn", "waiting", "text", "end"]);
    expect(frames[1]?.data).toMatchObject({ type: "waiting", for: "reading", model: id });
    expect(frames[1]?.id).toBe(frames[0]?.id);
    expect(stored.message.trim()).toBe(STORY);
    const again = await (await player("mira")).get(`/api/chat/turns/${stored.turnId}/stream?campaignId=${campaignId}`);
    expect(await again.text()).not.toContain("waiting");
  });
});

describe("a provider that wants money", () => {
  it.each([
    ["no-credit", "game_master_no_credit"],
    ["spent-quota", "game_master_quota"],
  ])("is told apart from one that is asked too often: %s", async (mode, code) => {
    const campaignId = newTable();
    seatModels(FAMILIES["an OpenAI-compatible server"](`${mode}:${campaignId}`));
    const { stored } = await play(campaignId);
    expect(stored).toMatchObject({
      state: "failed",
      failure: { code, retryable: false, model: `${mode}:${campaignId}` },
    });
    expect(stored.failure?.error).toContain(`${mode}:${campaignId}`);
  });

  it("that asks for patience is given in seconds", async () => {
    const campaignId = newTable();
    seatModels(FAMILIES["an OpenAI-compatible server"](`rate-limited:${campaignId}`));
    const { stored } = await play(campaignId);
    expect(stored.failure).toMatchObject({ code: "game_master_busy", seconds: 7 });
    expect(stored.failure?.error).toContain("Wait 7 seconds");
  });
});

describe("a turn that a model failed", () => {
  it("is answered as JSON with the reason, and goes on with the oracle under its own name, in the same place", async () => {
    const campaignId = newTable();
    seatModels(FAMILIES["the AI binding"](`broken:${campaignId}`));
    const mira = await player("mira");
    const answer = await mira.post(PLAY, { campaignId, message: "say hello" });
    expect(answer.status).toBe(502);
    const { code, details } = await answer.json<{ code: string; details: { turnId: string; retryable: boolean } }>();
    expect({ code, retryable: details.retryable }).toEqual({ code: "game_master_server_error", retryable: true });

    const retried = await mira.post(`/api/chat/turns/${details.turnId}/retry`, { campaignId, gameMaster: "oracle" });
    expect(await retried.json()).toMatchObject({ state: "complete", source: "oracle", response: "hello." });
    const { messages } = await (await mira.get(`/api/chat/messages?campaignId=${campaignId}`)).json<MessagesAnswer>();
    expect(messages.map(({ message }) => message)).toEqual(["say hello", "hello."]);
    expect(messages[1]?.variants).toHaveLength(2);
    expect(messages[1]?.model).toBeUndefined();
  });

  it("leaves the oracle's memo as it was, so that it can go on where it stood", async () => {
    const campaignId = newTable();
    const mira = await player("mira");
    const playOnce = (gameMaster?: "oracle") => mira.post(PLAY, { campaignId, message: "say one", gameMaster });
    await playOnce("oracle");
    seatModels(FAMILIES["the AI binding"](`good:${campaignId}`));
    expect(await (await playOnce()).json()).toMatchObject({ source: "llm" });
    await playOnce("oracle");
    expect(theStage.briefs.at(-1)?.memo).toEqual({ turns: 1 });
  });

  it("is another request than the same one told by the oracle", async () => {
    const campaignId = newTable();
    const mira = await player("mira");
    const turnId = crypto.randomUUID();
    await mira.post(PLAY, { campaignId, turnId, message: "say one", gameMaster: "oracle" });
    const again = await mira.post(PLAY, { campaignId, turnId, message: "say one" });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: "turn_mismatch" });
  });
});

describe("what models cost", () => {
  it("is told to api by the day, absolute, with the turns that were undone", async () => {
    const campaignId = newTable();
    seatModels(FAMILIES["the AI binding"](`good:${campaignId}`));
    await play(campaignId);
    await play(campaignId);
    const mira = await player("mira");
    await mira.post("/api/chat/head", { campaignId, move: "undo" });
    await play(campaignId);
    await play(campaignId, { gameMaster: "oracle", message: "say nothing" });
    await vi.waitFor(() => expect(calls.activity).toHaveLength(5));
    const day = new Date().toISOString().slice(0, 10);
    expect(calls.activity.map(({ usage }) => usage?.turns)).toEqual([1, 2, 2, 3, 3]);
    expect(calls.activity.at(-1)?.usage).toEqual({ day, turns: 3, inputTokens: 2_700, outputTokens: 225 });
  });
});
