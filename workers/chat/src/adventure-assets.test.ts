import { env, runInDurableObject, SELF } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";

import { packedFile } from "#content/adventures";
import { ADVENTURES } from "#content/adventures/cards";
import type { TurnAnswer } from "#contracts/play/turn";
import { expectLog } from "#worker-kit/testing";
import { ORIGIN, player, STREAM } from "../test/requests.ts";
import { theStage } from "../test/scripted-game-master.ts";
import { calls } from "../test/worker.ts";
import { adventuresFromAssets } from "./adventure-assets.ts";

expectLog("adventure.unreadable", "adventure.unknown");

const PLAY = "/api/chat/gamemaster";
const LEDGER = { id: "ledger", version: 1 };
const FAULTS = ["down", "missing", "damaged"] as const;

beforeEach(() => {
  Object.assign(calls, { adventure: LEDGER, assets: "well", assetsRead: [] });
  theStage.briefs.length = 0;
});

describe("the adventures in the static assets", () => {
  it.each(ADVENTURES)("are all there: $id", async ({ id, version }) => {
    const adventures = adventuresFromAssets(env.ASSETS, new Map());
    expect(await adventures.load(id, version)).toMatchObject({ id, version });
  });

  it("are read once in an isolate, whichever table needs one", async () => {
    const paths: string[] = [];
    const fetch = (url: string) => {
      paths.push(url);
      return env.ASSETS.fetch(url);
    };
    const loaded = new Map();
    const first = await adventuresFromAssets({ fetch }, loaded).load("charts", 1);
    expect(await adventuresFromAssets({ fetch }, loaded).load("charts", 1)).toBe(first);
    expect(paths).toEqual(["https://assets/adventures/charts-1.json.gz"]);
  });

  it("are returned to nobody, neither to strangers nor to players", async () => {
    const mira = await player("mira");
    const file = packedFile("ledger", 1);
    for (const path of [
      `/adventures/${file}`,
      `/${file}`,
      `/api/chat/adventures/${file}`,
      `/api/chat/assets/${file}`,
    ]) {
      expect((await env.ASSETS.fetch(`https://assets/adventures/${file}`)).status).toBe(200);
      expect(await (await SELF.fetch(ORIGIN + path)).json()).toMatchObject({ code: "not_authenticated" });
      expect(await (await mira.get(path)).json()).toMatchObject({ code: "not_found" });
    }
  });
});

describe("a turn of an adventure", () => {
  it("has the adventure in the version with which the story began", async () => {
    const mira = await player("mira");
    await mira.post(PLAY, { campaignId: "mira-ledger", message: "say one" });
    expect(theStage.briefs[0]?.adventure).toMatchObject(LEDGER);
    expect(calls.assetsRead).toEqual(["/adventures/ledger-1.json.gz"]);
  });

  it("has none in a version that this release does not know, and reads none in a story of the player's own", async () => {
    const mira = await player("mira");
    for (const adventure of [{ ...LEDGER, version: 2 }, null]) {
      calls.adventure = adventure;
      const turn = await mira.post(PLAY, { campaignId: "mira-no-adventure", message: "say one" });
      expect(await turn.json()).toMatchObject({ state: "complete" });
    }
    expect(theStage.briefs.map((brief) => brief.adventure)).toEqual([undefined, undefined]);
    expect(calls.assetsRead).toEqual([]);
  });
});

describe("an adventure that cannot be read", () => {
  it.each(FAULTS)(
    "is said to be so, nothing of the turn is begun, and the same turn is played later: %s",
    async (fault) => {
      const campaignId = `mira-assets-${fault}`;
      const mira = await player("mira");
      const turn = { campaignId, message: "say one", turnId: crypto.randomUUID() };
      calls.assets = fault;
      for (const headers of [{}, STREAM]) {
        const refused = await mira.post(PLAY, turn, headers);
        expect(refused.status).toBe(503);
        expect(await refused.json()).toEqual({
          code: "unavailable",
          error: "The adventure cannot be read right now. Nothing is lost: please try again.",
          requestId: expect.any(String) as string,
        });
      }
      const turns = await runInDurableObject(env.GAME_TABLE.getByName(`mira:${campaignId}`), (_, { storage }) =>
        storage.sql.exec("SELECT id FROM turns").toArray(),
      );
      expect(turns).toEqual([]);
      expect(theStage.briefs).toEqual([]);
      calls.assets = "well";
      expect(await (await mira.post(PLAY, turn)).json()).toMatchObject({ state: "complete", response: "one." });
      expect(theStage.briefs[0]?.adventure).toMatchObject(LEDGER);
    },
  );

  it("costs nothing of the story so far: it can be read, and a turn that was played is returned", async () => {
    const campaignId = "mira-assets-later";
    const mira = await player("mira");
    const turn = { campaignId, message: "say one", turnId: crypto.randomUUID() };
    const played = await (await mira.post(PLAY, turn)).json<TurnAnswer>();
    calls.assets = "down";
    expect((await mira.post(PLAY, { campaignId, message: "say two" })).status).toBe(503);
    expect(await (await mira.post(PLAY, turn)).json()).toEqual(played);
    const transcript = await mira.get(`/api/chat/messages?campaignId=${campaignId}`);
    expect(await transcript.json()).toMatchObject({ messages: [{ message: "say one" }, { message: "one." }] });
  });

  it("is not needed where the table itself answers", async () => {
    const mira = await player("mira");
    calls.assets = "down";
    const answer = await mira.post(PLAY, { campaignId: "mira-assets-care", message: "I kill myself." });
    expect(await answer.json()).toMatchObject({ state: "complete", source: "table" });
    expect(calls.assetsRead).toEqual([]);
  });
});
