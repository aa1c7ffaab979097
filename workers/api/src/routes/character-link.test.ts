import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import { expectLog } from "#worker-kit/testing";
import { Player, prepareDatabase } from "../../test/player.ts";
import { answered, ilse, ILSE_ID, REFUSED } from "../domain/dnd-beyond/sheet.fake.ts";

expectLog("request.failed");

const LINK = "/api/characters/link";
const HERS = `https://www.dndbeyond.com/characters/${ILSE_ID}`;
const SERVICE = "https://character-service.dndbeyond.com/character/v5/character/";

/** The fake sheet service: the requests that it received, and the response that it gives. */
const asked: [url: string, redirect: string | undefined][] = [];
let answer: () => Response | Promise<Response>;

beforeAll(prepareDatabase);
let player: Player;
let campaign: Campaign;
beforeEach(async () => {
  asked.length = 0;
  answer = () => Response.json(answered(ilse()));
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    asked.push([input instanceof Request ? input.url : String(input), init?.redirect]);
    return answer();
  });
  player = await Player.join();
  campaign = await player.campaign((await player.world()).id, { maxCharacters: 3 });
});
afterEach(() => vi.restoreAllMocks());

const link = (body: Record<string, unknown>) => player.call("POST", LINK, { campaignId: campaign.id, ...body });

describe("linking a character", () => {
  it("keeps a snapshot of the sheet, read-only, with the way to it", async () => {
    const { status, body } = await link({ sheet: HERS });
    expect(status).toBe(201);
    expect(body.character).toMatchObject({
      campaignId: campaign.id,
      name: "Ilse Varga",
      level: 5,
      hp: { current: 41, max: 44 },
      managedExternally: true,
      externalUrl: HERS,
    });
    expect(asked).toEqual([[`${SERVICE}${ILSE_ID}`, "manual"]]);
    expect((await player.call("GET", `/api/characters/${body.character.id}`)).body).toEqual({
      character: body.character,
    });
    const change = await player.call("PATCH", `/api/characters/${body.character.id}`, { name: "After" });
    expect(change.body).toMatchObject({
      code: "character_read_only",
      error: "This character is managed in D&D Beyond. Edit it there.",
    });
    expect((await player.call("GET", `/api/characters/${body.character.id}`)).body).toEqual({
      character: body.character,
    });
  });

  it("takes a pasted export without asking the service, and knows from it where the character is", async () => {
    const { status, body } = await link({ exported: JSON.stringify(answered(ilse())) });
    expect([status, body.character.externalUrl, asked]).toEqual([201, HERS, []]);
  });

  it("takes an export that does not say where it is from", async () => {
    const { body } = await link({ exported: JSON.stringify(ilse({ id: null })) });
    expect(body.character).toMatchObject({ managedExternally: true, externalUrl: null });
  });

  it("takes an export of more than 256 KB, and none over 10 MB", async () => {
    const long = ilse({ spells: "x".repeat(2 * 1024 * 1024) });
    expect((await link({ exported: JSON.stringify(long) })).status).toBe(201);
    const endless = await link({ exported: "x".repeat(10 * 1024 * 1024) });
    expect(endless.status).toBe(413);
    expect(endless.body).toMatchObject({ code: "too_large", error: "The request is too large (10 MB at most)" });
  });

  it.each([
    [{}, "Give the character's address or id"],
    [{ sheet: " " }, "Give the character's address or id"],
    [{ sheet: "https://evil.example/characters/1001" }, "This is no address or id of a D&D Beyond character"],
    [{ sheet: "http://169.254.169.254/latest" }, "This is no address or id of a D&D Beyond character"],
    [
      { exported: "{}" },
      "This is no character of D&D Beyond. Copy the whole export, from the first brace to the last.",
    ],
    [{ sheet: "2002", exported: JSON.stringify(ilse()) }, "This is the sheet of another character."],
  ])("refuses %j and asks nobody", async (body, error) => {
    const refused = await link(body);
    expect([refused.status, refused.body.error]).toEqual([400, error]);
    expect(asked).toEqual([]);
  });

  it("takes a character once a campaign, but into another as well", async () => {
    await link({ sheet: HERS });
    const again = await link({ sheet: String(ILSE_ID) });
    expect([again.status, again.body.code]).toEqual([409, "character_linked_already"]);
    const other = await player.campaign(campaign.worldId);
    expect((await player.call("POST", LINK, { campaignId: other.id, sheet: HERS })).status).toBe(201);
  });

  it("finds no seat where the party is full, and no campaign where it is another player's", async () => {
    const small = await player.campaign(campaign.worldId, { maxCharacters: 1 });
    await player.character(small.id);
    const full = await player.call("POST", LINK, { campaignId: small.id, sheet: HERS });
    expect([full.status, full.body.code]).toEqual([409, "campaign_full"]);
    const stranger = await Player.join();
    const missing = await stranger.call("POST", LINK, { campaignId: campaign.id, sheet: HERS });
    expect([missing.status, missing.body.error]).toEqual([404, "Campaign not found"]);
  });
});

describe("a service that does not give the sheet out", () => {
  it.each([
    ["private", () => Response.json(REFUSED, { status: 403 }), 502, "sheet_refused"],
    ["unknown", () => Response.json(REFUSED, { status: 404 }), 404, "sheet_missing"],
    ["busy", () => new Response("slow down", { status: 429 }), 503, "sheet_unreachable"],
    ["broken", () => new Response("oops", { status: 500 }), 503, "sheet_unreachable"],
    ["gone", () => Promise.reject(new TypeError("no route")), 503, "sheet_unreachable"],
    [
      "leading elsewhere",
      () => new Response(null, { status: 302, headers: { Location: "http://localhost/secret" } }),
      502,
      "sheet_refused",
    ],
    ["a page of its own", () => new Response("<html>Sign in</html>"), 400, "sheet_unreadable"],
    ["endless", () => new Response(endless()), 400, "sheet_unreadable"],
    ["somebody else's sheet", () => Response.json(answered(ilse({ id: 5 }))), 400, "invalid_input"],
  ])("is %s: nothing is linked, and the player knows what to do", async (_, answers, status, code) => {
    answer = answers;
    const refused = await link({ sheet: HERS });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect((await player.call("GET", `/api/characters?campaignId=${campaign.id}`)).body.characters).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it("is told apart in words: what is private can be pasted", async () => {
    answer = () => Response.json(REFUSED, { status: 403 });
    expect((await link({ sheet: HERS })).body.error).toBe(
      "D&D Beyond does not show this character: it may be private. You can paste the character's export instead.",
    );
  });
});

describe("refreshing a linked character", () => {
  const refresh = (id: string, body: Record<string, unknown> = {}) =>
    player.call("POST", `/api/characters/${id}/refresh`, body);

  it("takes the sheet as it is now and stays the same character", async () => {
    const before = (await link({ sheet: HERS })).body.character;
    answer = () => Response.json(answered(ilse({ name: "Ilse the Grey", removedHitPoints: 0 })));
    const { status, body } = await refresh(before.id);
    expect(status).toBe(200);
    expect(body.character).toEqual({
      ...before,
      name: "Ilse the Grey",
      hp: { current: 44, max: 44 },
      updatedAt: body.character.updatedAt,
    });
  });

  it("takes another pasted export of the same character only", async () => {
    const before = (await link({ exported: JSON.stringify(ilse()) })).body.character;
    const later = await refresh(before.id, { exported: JSON.stringify(ilse({ name: "Ilse the Grey" })) });
    expect(later.body.character.name).toBe("Ilse the Grey");
    const other = await refresh(before.id, { exported: JSON.stringify(ilse({ id: 5 })) });
    expect([other.status, other.body.error]).toEqual([400, "This is the sheet of another character."]);
    expect(asked).toEqual([]);
  });

  it("asks for the export where no address is known, and knows the address once an export says it", async () => {
    const before = (await link({ exported: JSON.stringify(ilse({ id: null })) })).body.character;
    const blind = await refresh(before.id);
    expect([blind.status, blind.body.error]).toEqual([400, "Paste the character's export: no address of it is known."]);
    expect((await refresh(before.id, { exported: JSON.stringify(ilse()) })).body.character.externalUrl).toBe(HERS);
  });

  it("leaves the last snapshot where the service refuses", async () => {
    const before = (await link({ sheet: HERS })).body.character;
    answer = () => Response.json(REFUSED, { status: 403 });
    expect((await refresh(before.id)).body.code).toBe("sheet_refused");
    expect((await player.call("GET", `/api/characters/${before.id}`)).body.character).toEqual(before);
  });

  it("is for linked characters of one's own", async () => {
    const own = await player.character(campaign.id);
    expect((await refresh(own.id)).body.code).toBe("character_not_linked");
    const linked = (await link({ sheet: HERS })).body.character;
    const stranger = await Player.join();
    asked.length = 0;
    expect((await stranger.call("POST", `/api/characters/${linked.id}/refresh`, {})).status).toBe(404);
    expect(asked).toEqual([]);
  });
});

/** A body that never ends, in chunks of one megabyte. */
const endless = () =>
  new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024).fill(32)) });
