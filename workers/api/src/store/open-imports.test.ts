import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";

import { LIMITS } from "#contracts/limits";
import { Player, prepareDatabase, queue } from "../../test/player.ts";
import { openDatabase } from "./database.ts";
import { beginImport, dropImport } from "./open-imports.ts";

beforeAll(prepareDatabase);

const db = () => openDatabase(env.DB);
const callerOf = ({ user, sid }: Player) => ({ userId: user.uid, sid });

describe("an import that begins", () => {
  it("reserves its id for one player, who may begin it again", async () => {
    const [mira, odd] = [await Player.join(), await Player.join()];
    const id = crypto.randomUUID();
    expect(await beginImport(db(), callerOf(mira), id)).toEqual({ ok: true });
    expect(await beginImport(db(), callerOf(mira), id)).toEqual({ ok: true });
    expect(await beginImport(db(), callerOf(odd), id)).toMatchObject({ ok: false });
    const { id: worldId } = await mira.world();
    expect((await mira.call("POST", "/api/campaigns", { id, worldId, name: "Played", description: "x" })).status).toBe(
      404,
    );
    expect(await dropImport(db(), { userId: odd.user.uid, campaignId: id })).toBe(false);
    expect(await dropImport(db(), { userId: mira.user.uid, campaignId: id })).toBe(true);
  });

  it("is refused the id of a campaign, of a deleted one, and to a session that has ended", async () => {
    const mira = await Player.join();
    const { id } = await mira.campaign((await mira.world()).id);
    expect(await beginImport(db(), callerOf(mira), id)).toEqual({ ok: false, refusal: "taken" });
    await mira.call("DELETE", `/api/campaigns/${id}`);
    expect(await beginImport(db(), callerOf(mira), id)).toEqual({ ok: false, refusal: "taken" });
    const dead = { ...callerOf(mira), sid: "another" };
    expect(await beginImport(db(), dead, crypto.randomUUID())).toEqual({ ok: false, refusal: "session" });
  });

  it("is refused beside as many as may be open, until one is given up", async () => {
    const mira = await Player.join();
    const ids = Array.from({ length: LIMITS.transfer.open }, () => crypto.randomUUID());
    for (const id of ids) expect(await beginImport(db(), callerOf(mira), id)).toEqual({ ok: true });
    const one = crypto.randomUUID();
    expect(await beginImport(db(), callerOf(mira), one)).toEqual({ ok: false, refusal: "full" });
    await dropImport(db(), { userId: mira.user.uid, campaignId: ids[0]! });
    expect(await beginImport(db(), callerOf(mira), one)).toEqual({ ok: true });
  });

  it("is erased with the account, like a campaign", async () => {
    const mira = await Player.join();
    const campaignId = crypto.randomUUID();
    await beginImport(db(), callerOf(mira), campaignId);
    queue.sent.splice(0);
    await mira.call("DELETE", "/api/account", { password: "correct horse battery" });
    expect(queue.sent).toEqual([{ type: "campaign.deleted", userId: mira.user.uid, campaignId }]);
  });
});
