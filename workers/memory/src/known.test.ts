import { describe, expect, it } from "vitest";

import type { MemoryState } from "#contracts/memory/items";
import type { CampaignKey } from "#contracts/rpc/memory";
import { entity, item, move, newCampaign, recalled, service, rememberTurn, turn, turnId } from "../test/campaign.ts";

const dead: MemoryState = { about: "Brakk", relation: "status", value: "dead" };
const at = (value: string): MemoryState => ({ about: "Brakk", relation: "place", value });
const says = (content: string, state?: MemoryState) =>
  item(content, { entities: ["Brakk"], ...(state ? { state } : {}) });
const brakk = async (key: CampaignKey) => (await service.known({ ...key, text: "Brakk smiles at you." })).entities[0];

const keep = (key: CampaignKey, number: number, closes: string | null) =>
  service.correct({
    ...key,
    turnId: turnId(number),
    turnNumber: number,
    closes,
    item: {
      ...says("Brakk is alive after all.", { about: "Brakk", relation: "status", value: "alive" }),
      key: "kept:dead_acts:0",
    },
    entities: [entity("Brakk")],
    at: new Date().toISOString(),
  });

describe("what is known of whom a text names", () => {
  it("is who they are, whether they live and where they are, with the turn that says so", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [says("Brakk waits at the Salt Gate.", at("Salt Gate"))]);
    await rememberTurn(key, turn(2), [says("Brakk dies.", dead)]);
    expect(await brakk(key)).toMatchObject({
      name: "Brakk",
      status: { value: "dead", content: "Brakk dies.", turnId: turnId(2), turnNumber: 2 },
      place: { value: "Salt Gate", turnId: turnId(1), turnNumber: 1 },
    });
    expect((await service.known({ ...key, text: "Nobody is here; ' OR 1 --" })).entities).toEqual([]);
  });

  it("is the latest in the story, not the latest to be digested", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(5), [says("Brakk is in Varrow.", at("Varrow"))]);
    await rememberTurn(key, turn(3), [says("Brakk is in Aldermoor.", at("Aldermoor"))]);
    expect((await brakk(key))?.place?.value).toBe("Varrow");
  });

  it("follows the head: an undone death is no death, and who was only met in an undone turn is not known", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [says("Brakk ferries you over.")]);
    await rememberTurn(key, turn(2), [
      says("Brakk dies.", dead),
      item("Hela weeps.", { key: "hela", entities: ["Hela"] }),
    ]);
    await move(key, [turnId(2)], []);
    expect((await brakk(key))?.status).toBeNull();
    expect((await service.known({ ...key, text: "Hela" })).entities).toEqual([]);
    await move(key, [], [turnId(2)]);
    expect((await brakk(key))?.status?.value).toBe("dead");
  });

  it("is nobody else's", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [says("Brakk dies.", dead)]);
    expect(await brakk({ ...key, userId: "bela" })).toBeUndefined();
  });
});

describe("a turn that the player lets stand", () => {
  it("closes what it contradicts, and undo opens it again", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [says("Brakk dies.", dead)]);
    await rememberTurn(key, turn(2), [item("Brakk smiles.", { entities: ["Brakk"] })]);
    const closes = (await brakk(key))?.status?.itemId ?? null;
    await keep(key, 2, closes);
    expect((await brakk(key))?.status).toMatchObject({ value: "alive", turnId: turnId(2) });
    expect(await recalled(key, "What of Brakk?")).not.toContain("Brakk dies.");
    expect(await recalled(key, "What of Brakk?")).toContain("Brakk is alive after all.");
    await move(key, [turnId(2)], []);
    expect((await brakk(key))?.status?.value).toBe("dead");
    expect(await recalled(key, "What of Brakk?")).toContain("Brakk dies.");
  });

  it("may do so before it is digested, and stays so when it is digested again", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(0), [says("Brakk dies.", dead)]);
    await keep(key, 1, (await brakk(key))?.status?.itemId ?? null);
    await rememberTurn(key, turn(1), [item("Brakk smiles.", { entities: ["Brakk"] })]);
    await rememberTurn(key, turn(1, 2), [item("Brakk grins.", { entities: ["Brakk"] })]);
    expect((await brakk(key))?.status?.value).toBe("alive");
    expect((await service.digestStatus(key)).digestedThrough).toBe(1);
  });

  it("does so once, and closes nothing that is not there", async () => {
    const key = newCampaign();
    const { revision } = await keep(key, 1, "999999");
    expect((await keep(key, 1, "no number")).revision).toBe(revision);
    expect((await keep(key, 1, null)).revision).toBe(revision);
    expect((await service.overview(key)).totalMemories).toBe(1);
  });
});
