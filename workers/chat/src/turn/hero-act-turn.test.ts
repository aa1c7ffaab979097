import { beforeEach, describe, expect, it } from "vitest";

import type { TableAnswer } from "#contracts/http/chat";
import type { TurnAnswer } from "#contracts/play/turn";
import { characterOf } from "#rules/character";
import { quickHero } from "#rules/growth";
import { spellNamed } from "#rules/spells";
import { player } from "../../test/requests.ts";
import { theStage } from "../../test/scripted-game-master.ts";
import { calls } from "../../test/worker.ts";

beforeEach(() => {
  theStage.held = false;
  Object.assign(calls, { announced: [], memory: "well", edited: {} });
});

const DRINK = "say You drink.";

/** Mira at her table, wounded, with a potion and a dagger in hand. */
async function wounded(campaignId: string, harm = 15) {
  const mira = await player("mira");
  const characterId = `mira-${campaignId}`;
  const play = (message: string, act?: object) =>
    mira.post("/api/chat", { campaignId, message, ...(act && { act: { characterId, ...act } }) });
  const sheet = async () =>
    (await (await mira.get(`/api/chat/table?campaignId=${campaignId}`)).json<TableAnswer>()).sheets[0]!;
  const keep = (action: object) => mira.post("/api/chat/sheet", { campaignId, characterId, action });
  await play(`wound ${harm}`);
  await keep({ type: "add_item", item: "potion-of-healing", name: "Potion", quantity: 1 });
  await keep({ type: "add_item", item: "dagger", name: "Dagger", quantity: 1 });
  const keyOf = async (name: string) => (await sheet()).hero!.gear.find((one) => one.name.includes(name))!.key;
  await keep({ type: "wield", key: await keyOf("Dagger"), hand: "main" });
  return { mira, play, sheet, potion: await keyOf("Potion"), dagger: await keyOf("Dagger") };
}

describe("a turn that is sent from the sheet", () => {
  it("is done by the rules first, with dice that can be checked, and then told", async () => {
    const { play, sheet, potion } = await wounded("mira-potion");
    const before = (await sheet()).hp.current;
    const turn = await (await play(DRINK, { type: "item", key: potion, target: null })).json<TurnAnswer>();
    expect(turn.response).toBe("You drink..");
    expect(turn.rolls).toMatchObject([{ notation: expect.stringMatching(/^2d4/u), characterId: "mira-mira-potion" }]);
    expect(theStage.briefs.at(-1)?.acted?.join(" ")).toMatch(/Mira Vance regains \d+ hit points/u);
    const after = await sheet();
    expect(after.hp.current).toBeGreaterThan(before);
    expect(after.inventory.map(({ name }) => name)).not.toContain("Potion of Healing");
  });

  it("is undone with its turn, and done again with the same dice where it is told again", async () => {
    const campaignId = "mira-potion-again";
    const { mira, play, sheet, potion } = await wounded(campaignId);
    const before = await sheet();
    const first = await (await play(DRINK, { type: "item", key: potion, target: null })).json<TurnAnswer>();
    const healed = (await sheet()).hp.current;
    await mira.post("/api/chat/head", { campaignId, move: "undo" });
    expect(await sheet()).toEqual(before);
    const again = await (await mira.post(`/api/chat/turns/${first.turnId}/retry`, { campaignId })).json<TurnAnswer>();
    expect(again.rolls).toEqual(first.rolls);
    expect((await sheet()).hp.current).toBe(healed);
  });

  it("hurts a foe of the fight, and the game master gets the fight as it is then", async () => {
    // Hardly hurt, so that the blow that comes back cannot beat her and end the fight.
    const { play, dagger } = await wounded("mira-fight", 1);
    const encounter = {
      round: 1,
      order: ["Snag"],
      combatants: [
        { name: "Snag", side: "foe", armorClass: 1, hp: { current: 30, max: 30 }, conditions: [], attacks: [] },
      ],
    };
    await play(`story ${JSON.stringify({ type: "encounter_changed", by: "game_master", encounter })}`);
    await play("say You strike.", { type: "attack", option: dagger, target: "Snag" });
    const { story, acted } = theStage.briefs.at(-1)!;
    // The foe strikes back in the same round, so only the hero's own blow counts.
    const missed = acted!.some((line) => /\bmisses\b.*\bSnag\b/u.test(line));
    expect(story.encounter!.combatants[0]!.hp.current < 30).toBe(!missed);
    await play("say on");
    expect(theStage.briefs.at(-1)!.story.encounter).toEqual(story.encounter);
  });

  it("may be in plain words: a potion that is drunk is used up by the rules, and one that nobody owns is only words", async () => {
    const { play, sheet } = await wounded("mira-thirsty");
    const drink = "I drink my potion of healing.";
    const turn = await (await play(drink)).json<TurnAnswer>();
    expect(turn.rolls).toMatchObject([{ notation: expect.stringMatching(/^2d4/u) }]);
    expect((await sheet()).inventory.map(({ name }) => name)).not.toContain("Potion of Healing");
    const again = await (await play(drink)).json<TurnAnswer>();
    expect([again.state, again.rolls]).toEqual(["complete", []]);
    expect(theStage.briefs.at(-1)?.acted).toBeUndefined();
  });

  it("is refused if it is a spell in plain words for which no slot is left, and the words of a table talk stay words", async () => {
    const made = quickHero({ id: "x", name: "Mira Vance", seed: 7, level: 1, answers: { class: ["cleric"] } });
    if (!made.ok) throw new Error(made.why.join("; "));
    calls.edited = characterOf(made.hero);
    const ready = made.hero.spells.find(({ id, prepared }) => prepared && (spellNamed(id)?.level ?? 0) === 1)!;
    const spell = spellNamed(ready.id)!.name;
    const mira = await player("mira");
    const campaignId = "mira-spent";
    const play = (message: string) => mira.post("/api/chat", { campaignId, message });
    await play("say on");
    const action = { type: "slots", level: 1, delta: -2 };
    await mira.post("/api/chat/sheet", { campaignId, characterId: `mira-${campaignId}`, action });
    // A feat or the species may give castings without a slot; they are used first.
    let refused = await play(`I cast ${spell} on myself.`);
    if (refused.status === 200) refused = await play(`I cast ${spell} on myself.`);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "refused_by_rules" }]);
    expect((await play(`Should I cast ${spell}?`)).status).toBe(200);
    expect((await play("I cast a glance at the door.")).status).toBe(200);
  });

  it("is refused in words where the rules do not allow it, and nothing is written", async () => {
    const { play, sheet } = await wounded("mira-no-act");
    const before = await sheet();
    const briefs = theStage.briefs.length;
    for (const act of [
      { type: "item", key: "nothing", target: null },
      { type: "feature", feature: "rage", targets: [] },
      { type: "attack", option: "unarmed-strike", target: "Nobody" },
      { type: "cast", spell: "wish", slot: 9, targets: [] },
    ]) {
      const refused = await play("say I try.", act);
      expect([refused.status, await refused.json()]).toMatchObject([409, { code: "refused_by_rules" }]);
    }
    const bad = await play("say I try.", { type: "cast", spell: "light", slot: 10, targets: [] });
    expect(bad.status).toBe(400);
    expect([theStage.briefs.length, await sheet()]).toEqual([briefs, before]);
  });
});
