import { env, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { MessagesAnswer } from "#contracts/http/chat";
import { fillStorage, makeRoom } from "#worker-kit/testing";
import { framesOf, player, STREAM } from "../test/requests.ts";
import { theStage } from "../test/scripted-game-master.ts";

const PLAY = "/api/chat/gamemaster";
const NO_ROOM = "There is no room left to keep this. What is there stays as it is.";

const tableOf = (campaignId: string) => env.GAME_TABLE.getByName(`mira:${campaignId}`);

const inStorage = (campaignId: string, task: (storage: DurableObjectStorage) => void) =>
  runInDurableObject(tableOf(campaignId), (_, { storage }) => task(storage));

async function read(campaignId: string): Promise<MessagesAnswer["messages"]> {
  const answer = await (await player("mira")).get(`/api/chat/messages?campaignId=${campaignId}`);
  expect(answer.status).toBe(200);
  return (await answer.json<MessagesAnswer>()).messages;
}

beforeEach(() => {
  theStage.held = false;
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

describe("a table whose storage is full", () => {
  it("says so before it takes a turn in, keeps what was told, and takes the same turn once there is room", async () => {
    const campaignId = "mira-full";
    const mira = await player("mira");
    await mira.post(PLAY, { campaignId, message: "say one" });
    await inStorage(campaignId, fillStorage);
    const turn = { campaignId, message: "say two", turnId: crypto.randomUUID() };
    for (const headers of [{}, STREAM]) {
      const refused = await mira.post(PLAY, turn, headers);
      expect([refused.status, await refused.json()]).toMatchObject([507, { code: "storage_full", error: NO_ROOM }]);
    }
    expect((await read(campaignId)).map(({ message }) => message)).toEqual(["say one", "one."]);

    await inStorage(campaignId, makeRoom);
    expect((await mira.post(PLAY, turn)).status).toBe(200);
    expect((await read(campaignId)).map(({ message }) => message)).toEqual(["say one", "one.", "say two", "two."]);
  });

  it.each([
    ["as a stream", STREAM],
    ["as one JSON", {}],
  ])(
    "in the middle of a turn keeps what it had kept, says so %s, and goes on once there is room",
    async (how, headers) => {
      const campaignId = `mira-filled ${how}`.replaceAll(" ", "-");
      const mira = await player("mira");
      theStage.held = true;
      const turnId = crypto.randomUUID();
      const playing = mira.post(PLAY, { campaignId, message: "say half;wait;say rest", turnId }, headers);
      await vi.waitFor(async () => expect((await read(campaignId)).at(-1)?.message).toBe("half."), 5_000);
      await inStorage(campaignId, fillStorage);
      theStage.held = false;
      const answer = await playing;
      if (headers === STREAM) {
        expect((await framesOf(answer)).at(-1)?.data).toMatchObject({
          type: "error",
          code: "storage_full",
          error: NO_ROOM,
        });
      } else {
        expect([answer.status, await answer.json()]).toMatchObject([507, { code: "storage_full", error: NO_ROOM }]);
      }
      expect((await read(campaignId)).at(-1)).toMatchObject({ message: "half.", state: "open" });

      await inStorage(campaignId, makeRoom);
      // The answer leaves a moment before the table has finished with the turn, and until then its alarm leaves the turn alone.
      await vi.waitFor(async () => {
        await runDurableObjectAlarm(tableOf(campaignId));
        expect((await read(campaignId)).at(-1)).toMatchObject({ message: "half.", state: "interrupted" });
      }, 5_000);
      expect((await mira.post(PLAY, { campaignId, message: "say on" })).status).toBe(200);
    },
  );
});
