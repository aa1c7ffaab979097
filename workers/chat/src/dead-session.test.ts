import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { afterAll, beforeEach, describe, expect, inject, it, vi } from "vitest";

import { CALLS } from "#contracts/openapi/calls";
import { headersOf, ORIGIN, player } from "../test/requests.ts";
import { scriptedGameMaster } from "../test/scripted-game-master.ts";
import { setNarrator, theNarrators } from "../test/narrators.ts";
import { calls } from "../test/worker.ts";
import { app } from "./app.ts";
import { servicesOf } from "./services.ts";

/** How often the game master's model was asked. */
let asked = 0;
const { configured } = theNarrators;
afterAll(() => setNarrator(configured));
beforeEach(() => {
  asked = 0;
  const narrate: typeof scriptedGameMaster.narrate = (turn, signal) => {
    asked += 1;
    return scriptedGameMaster.narrate(turn, signal);
  };
  setNarrator({ source: "llm", gameMaster: () => ({ ...scriptedGameMaster, narrate }) });
  Object.assign(calls, { recalls: [], recallAsksModel: true, scene: "at once", memory: "well", resetsAt: null });
  return () => Object.assign(calls, { recallAsksModel: false });
});

/** Requests that play a turn, for which the game master's model is asked, and memory's embedding model. `turnId` is an earlier turn. */
const TURNS: readonly (readonly [path: string, body: object])[] = [
  ["/api/chat", { message: "say two" }],
  ["/api/chat/gamemaster", { message: "say two" }],
  ["/api/chat/gm-response", { message: "say two" }],
  ["/api/chat/continue", {}],
  ["/api/chat/turns/:turnId/retry", {}],
  ["/api/chat/turns/:turnId/edit", { message: "say two" }],
];
/** The opening asks a model too, if the story has not begun. */
const OPENING = ["/api/chat/initialize-campaign", {}] as const;
/** Requests that ask a model outside the story. */
const QUICK = ["/api/chat/quick", "/api/quick-chat"] as const;

let tables = 0;
/** Creates a campaign of Mira's. With a story, it also returns the id of its turn. */
async function newTable(withStory: boolean): Promise<{ campaignId: string; turnId: string }> {
  const campaignId = `mira-dead-${(tables += 1)}`;
  if (!withStory) return { campaignId, turnId: "" };
  const mira = await player("mira");
  const played = await mira.post("/api/chat/gamemaster", { campaignId, message: "say one" });
  const { turnId } = await played.json<{ turnId: string }>();
  asked = 0;
  calls.recalls = [];
  return { campaignId, turnId };
}

describe("a session that has ended", () => {
  it.each([...TURNS, OPENING])("asks no model by %s, which asks one for a session that stands", async (path, body) => {
    const { campaignId, turnId } = await newTable(path !== OPENING[0]);
    const at = path.replace(":turnId", turnId);
    const dead = await (await player("mira", "revoked")).post(at, { campaignId, ...body });
    expect(dead.status).toBe(401);
    expect({ asked, recalls: calls.recalls.length }).toEqual({ asked: 0, recalls: 0 });

    expect((await (await player("mira")).post(at, { campaignId, ...body })).status).toBe(200);
    expect(asked).toBe(1);
  });

  it.each(QUICK)("asks no model by %s, which asks one for a session that stands", async (path) => {
    const fetching = vi.spyOn(globalThis, "fetch");
    const quick = async (sid: string): Promise<number> => {
      const context = createExecutionContext();
      const answer = await app.request(
        ORIGIN + path,
        {
          method: "POST",
          headers: { ...(await headersOf("mira", sid)), "Content-Type": "application/json" },
          body: JSON.stringify({ campaignId: "mira-quick", message: "How do checks work?" }),
        },
        { ...env, GM_PROVIDER: "openai", GM_MODELS: "good", OPENAI_BASE_URL: inject("modelServer") },
        context,
      );
      await waitOnExecutionContext(context);
      return answer.status;
    };
    expect([await quick("revoked"), fetching.mock.calls.length]).toEqual([401, 0]);
    expect([await quick("session-1"), fetching.mock.calls.length]).toEqual([200, 1]);
    fetching.mockRestore();
  });

  it("has memory ask no embedding model, which a turn of a session that stands does", async () => {
    const { campaignId } = await newTable(true);
    await (await player("mira")).post("/api/chat/gamemaster", { campaignId, message: "say two" });
    expect(calls.recalls).toHaveLength(1);
  });
});

it("Memory's embedding model is known to the table, so that it waits for the session", () => {
  expect(servicesOf({ ...env, EMBEDDING_MODEL: "good" }).recallAsksModel).toBe(true);
  expect(servicesOf({ ...env, EMBEDDING_MODEL: "" }).recallAsksModel).toBe(false);
});

it("No other call of chat asks a model: a new one has to be put into this list or that", () => {
  const asksSession = new Set([...[...TURNS, OPENING].map(([path]) => path), ...QUICK].map((path) => `post ${path}`));
  const others = CALLS.chat.map(({ method, path }) => `${method} ${path}`).filter((call) => !asksSession.has(call));
  expect(CALLS.chat.length - others.length).toBe(asksSession.size);
  expect(new Set(others)).toEqual(
    new Set([
      "delete /api/chat/checkpoints",
      "delete /api/chat/imports/:importId",
      "get /api/chat/authors-note",
      "get /api/chat/detail-level",
      "get /api/chat/detail-levels",
      "get /api/chat/evening",
      "get /api/chat/export",
      "get /api/chat/health",
      "get /api/chat/messages",
      "get /api/chat/safety",
      "get /api/chat/search",
      "get /api/chat/table",
      "get /api/chat/tree",
      "get /api/chat/turns/:turnId/inspection",
      "get /api/chat/turns/:turnId/stream",
      "post /api/chat/checkpoints",
      "post /api/chat/context",
      // It builds the request and sends it to nobody.
      "post /api/chat/preview",
      "post /api/chat/sheet",
      "post /api/chat/detail-level",
      "post /api/chat/head",
      "post /api/chat/imports",
      "post /api/chat/imports/:importId/finish",
      "post /api/chat/imports/:importId/memory",
      "post /api/chat/imports/:importId/turns",
      "post /api/chat/story",
      "post /api/chat/turns/:turnId/flags",
      "post /api/chat/turns/:turnId/stop",
      "post /api/chat/x-card",
      "put /api/chat/authors-note",
      "put /api/chat/safety",
    ]),
  );
});
