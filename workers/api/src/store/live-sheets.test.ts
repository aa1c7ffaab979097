import { exports } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { Campaign } from "#contracts/entities/campaign";
import type { LiveSheet, PlayedCharacter } from "#contracts/play/live-sheet";
import type { ApiRpc } from "#contracts/rpc/api";
import { Player, prepareDatabase } from "../../test/player.ts";

const api = (exports as unknown as { ApiService: ApiRpc }).ApiService;

let player: Player;
let campaign: Campaign;
let brenna: PlayedCharacter;

beforeAll(prepareDatabase);
beforeEach(async () => {
  player = await Player.join();
  campaign = await player.campaign((await player.world()).id);
  brenna = await player.character(campaign.id);
});

/** Brenna's sheet at a turn. */
const at = (number: number, changes: Partial<LiveSheet> = {}): LiveSheet => ({
  characterId: brenna.id,
  name: "Brenna",
  race: "",
  className: "Fighter",
  background: "",
  classes: [{ name: "Fighter", subclass: "", level: 2 }],
  level: 2,
  proficiencyBonus: 2,
  hp: { current: 20 - number, max: 20, temporary: 0 },
  life: "up",
  deathSaves: { successes: 0, failures: 0 },
  hitDice: { sides: 10, current: 2, max: 2 },
  armorClass: 16,
  speed: 30,
  abilityScores: brenna.abilityScores,
  skills: [],
  saves: ["strength"],
  passivePerception: 10,
  resources: [],
  conditions: ["poisoned"],
  inventory: [{ name: "Rope", quantity: 1 }],
  gold: 2.5,
  experience: 300,
  managedExternally: false,
  turn: { id: `turn-${number}`, number, at: "2026-09-15T20:00:00.000Z" },
  ...changes,
});

const record = (epoch: number, sheets: readonly LiveSheet[], userId = player.user.uid) =>
  api.recordSheets({ userId, campaignId: campaign.id, epoch, sheets });
const liveOf = async (id = brenna.id) => (await player.call("GET", `/api/characters/${id}`)).body.character?.live;

describe("a character's live sheet", () => {
  it("is none before a story changed it", async () => {
    expect(brenna.live).toBeNull();
    expect(await liveOf()).toBeNull();
  });

  it("is what the table says last, whatever arrives late or twice", async () => {
    await record(5, [at(5)]);
    await record(7, [at(7)]);
    await record(6, [at(6)]);
    await record(7, [at(8)]);
    expect(await liveOf()).toEqual(at(7));
    const { body } = await player.call("GET", `/api/characters?campaignId=${campaign.id}`);
    expect(body.characters.map(({ live }) => live)).toEqual([at(7)]);
  });

  it("is gone after an undo of everything, and a late update of the undone branch does not bring it back", async () => {
    await record(5, [at(5)]);
    await record(9, []);
    await record(8, [at(8)]);
    expect(await liveOf()).toBeNull();
  });

  it("is the character's own: a missing one has none, and an unknown one is ignored", async () => {
    const osk = await player.character(campaign.id, { name: "Osk" });
    await record(5, [at(5), at(5, { characterId: osk.id, name: "Osk" })]);
    await record(6, [at(6), at(6, { characterId: "nobody" })]);
    expect(await liveOf()).toEqual(at(6));
    expect(await liveOf(osk.id)).toBeNull();
  });

  it("is not written by somebody else's story, or by another campaign's", async () => {
    const stranger = await Player.join();
    await record(5, [at(5)], stranger.user.uid);
    const other = await player.campaign((await player.world()).id);
    await api.recordSheets({ userId: player.user.uid, campaignId: other.id, epoch: 6, sheets: [at(6)] });
    expect(await liveOf()).toBeNull();
  });

  it("that is too large is not stored", async () => {
    await record(5, [
      at(5, { inventory: Array.from({ length: 5_000 }, () => ({ name: "A rope of silk", quantity: 1 })) }),
    ]);
    expect(await liveOf()).toBeNull();
  });

  it("arrives in vain when the character is gone", async () => {
    await player.call("DELETE", `/api/characters/${brenna.id}`);
    await record(5, [at(5)]);
    expect((await player.call("GET", `/api/characters/${brenna.id}`)).status).toBe(404);
  });

  it("goes with its campaign, and does not come back to a character who is preserved", async () => {
    await record(5, [at(5)]);
    await player.call("DELETE", `/api/campaigns/${campaign.id}`, { preserveCharacterData: true });
    expect(await liveOf()).toBeNull();
    await record(6, [at(6)]);
    expect(await liveOf()).toBeNull();
  });

  it("stays when the player edits the stored character, which it does not change", async () => {
    await record(5, [at(5)]);
    const { body } = await player.call("PATCH", `/api/characters/${brenna.id}`, { armorClass: 12 });
    expect(body.character).toMatchObject({ armorClass: 12, level: 1, live: { armorClass: 16, level: 2 } });
  });

  it("cannot be written by a request of the player", async () => {
    const answer = await player.call("PATCH", `/api/characters/${brenna.id}`, { live: at(5) });
    expect(answer.status).toBe(400);
    expect(await liveOf()).toBeNull();
  });
});
