import { describe, expect, it } from "vitest";

import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import type { Roll } from "#contracts/play/dice";
import { quickHero } from "#rules/growth";
import type { Hero } from "#rules/hero";
import { gearItem } from "#rules/sheet";
import type { NamedAct } from "#storyteller/ports";
import { applyStoryEvents } from "#storyteller/story";
import type { TableHero } from "../table-hero.ts";
import { createTable } from "../table-rules.ts";

function made(more: Partial<Hero> = {}, classId = "fighter", level = 3): Hero {
  const result = quickHero({ id: "mira", name: "Mira Vance", seed: 7, level, answers: { class: [classId] } });
  if (!result.ok) throw new Error(result.why.join("; "));
  return { ...result.hero, masteries: [], ...more };
}
const atTable = (hero: Hero): TableHero => ({ hero, growth: "chosen", managedExternally: false, updatedAt: "" });

const SHORTSWORD = gearItem("blade", "shortsword", 1, { wielded: "main" });
const BOW = gearItem("bow", "longbow", 1, { wielded: "both" });
const DAGGER = gearItem("dagger", "dagger", 1);
const by = "game_master" as const;
const STORY: StoryState = applyStoryEvents(
  EMPTY_STORY,
  [
    { type: "scene_opened", by, place: "the cove", present: ["Hanne Orre"] },
    { type: "cast_changed", by, name: "Hanne Orre", role: "keeper" },
    { type: "cast_changed", by, name: "Snag", role: "goblin" },
    {
      type: "encounter_changed",
      by: "server",
      encounter: {
        round: 1,
        order: ["Snag"],
        combatants: [
          {
            name: "Snag",
            side: "foe",
            armorClass: 13,
            hp: { current: 40, max: 40 },
            conditions: [],
            attacks: [{ name: "Scimitar", toHit: 4, damage: "1d6+2 slashing" }],
          },
        ],
      },
    },
  ],
  1,
);

const CALM: StoryState = { ...STORY, encounter: null };
/** The same fight, with a foe who has hardly anything left. */
const WEAK: StoryState = {
  ...STORY,
  encounter: { ...STORY.encounter!, combatants: [{ ...STORY.encounter!.combatants[0]!, hp: { current: 1, max: 40 } }] },
};

/** A table with one hero, whose dice show these faces. */
function table(hero: Hero, story: StoryState, ...faces: number[]) {
  const rolls: Roll[] = [];
  const dice = [...faces];
  const rules = createTable(
    [atTable(hero)],
    (_, __, sides) => Math.min(sides, dice.shift() ?? 1),
    { rolled: (roll) => rolls.push(roll), changed: () => {} },
    { turn: 3, progression: "xp" },
  );
  let now = story;
  const act = async (more: Partial<NamedAct>) => {
    const result = await rules.act({ who: hero.name, kind: "attack", with: "", targets: ["Snag"], ...more }, now);
    if ("why" in result) return { why: result.why, lines: "" };
    now = applyStoryEvents(now, result.events, 3);
    return { why: "", lines: result.lines.join(" ") };
  };
  const snag = () => now.encounter?.combatants.find(({ name }) => name === "Snag");
  return { act, rolls, sheet: () => rules.sheets()[0]!, story: () => now, snag };
}

describe("an attack that a game master names", () => {
  const armed = made({ gear: [SHORTSWORD, DAGGER] });

  it("is to hit and damage by the rules, with the table's dice shown as rolls", async () => {
    const { act, rolls, snag } = table(armed, STORY, 15, 2);
    const { lines } = await act({ with: "my sword" });
    expect(lines).toMatch(/Mira Vance hits Snag .* Snag takes \d+ piercing damage/u);
    expect(rolls.slice(0, 2).map(({ check, characterId }) => [check?.dc ?? null, characterId])).toEqual([
      [13, "mira"],
      [null, "mira"],
    ]);
    const damage = Number(/Snag takes (\d+)/u.exec(lines)?.[1]);
    expect(damage).toBeGreaterThanOrEqual(rolls[1]!.total);
    expect(snag()?.hp.current).toBe(40 - damage);
  });

  it("kills, and the story has them dead", async () => {
    const { act, story } = table(armed, WEAK, 20, 6, 6);
    expect((await act({})).lines).toContain("Snag is dead");
    expect(story().cast.find(({ name }) => name === "Snag")?.alive).toBe(false);
  });

  it("spends an arrow, and without one the hero takes what else is in hand", async () => {
    const arrow = made({ gear: [BOW, gearItem("arrows", "arrows-20", 1)] });
    const shot = table(arrow, STORY, 2);
    expect((await shot.act({ with: "longbow" })).why).toBe("");
    expect(shot.sheet().hero?.gear.find(({ key }) => key === "arrows")?.quantity ?? 0).toBe(0);
    const { act } = table(made({ gear: [BOW] }), STORY, 2);
    expect((await act({ with: "longbow" })).why).toContain("nothing left to shoot");
    expect((await act({})).lines).toContain("Mira Vance");
  });

  it("draws a weapon of the pack, and refuses one that is not owned, with what there is", async () => {
    const { act, sheet, rolls } = table(armed, STORY, 15, 3);
    expect((await act({ with: "Excalibur" })).why).toMatch(/no Excalibur.*Shortsword/u);
    expect(rolls).toEqual([]);
    expect((await act({ with: "dagger" })).lines).toContain("hits Snag");
    expect(sheet().hero?.gear.find(({ key }) => key === "dagger")?.wielded).toBe("main");
  });

  it("at somebody of the story begins the fight with them, and at nobody it is an error", async () => {
    const { act, story, rolls } = table(armed, CALM, 18, 1);
    expect((await act({ targets: ["Hook-man"] })).why).toMatch(/Nobody called Hook-man/u);
    expect(rolls).toEqual([]);
    expect((await act({ targets: ["Hanne Orre"] })).why).toBe("");
    expect(story().encounter?.combatants.map(({ name }) => name)).toContain("Hanne Orre");
  });

  it("is never on the party, and a spell that is not known is not cast", async () => {
    const { act, sheet } = table(armed, STORY);
    const whole = sheet().hp.current;
    expect((await act({ targets: ["Mira Vance"] })).why).toContain("of the party");
    expect((await act({ kind: "cast", with: "Fireball" })).why).toContain("does not know Fireball");
    expect((await act({ kind: "item", with: "potion of healing", targets: [] })).why).toContain("has no potion");
    expect(sheet().hp.current).toBe(whole);
  });
});

describe("other acts that a game master names", () => {
  it("spend what they cost: a potion, a feature, a slot", async () => {
    const fighter = made({ gear: [SHORTSWORD, gearItem("p", "potion-of-healing", 1)] });
    const hurt = { ...fighter, state: { ...fighter.state, hitPoints: 5 } };
    const { act, sheet } = table(hurt, CALM, 3, 3, 4);
    await act({ kind: "item", with: "the potion of healing", targets: [] });
    expect(sheet().hp.current).toBe(5 + 3 + 3 + 2);
    expect(sheet().inventory.map(({ name }) => name)).toEqual(["Shortsword"]);
    expect((await act({ kind: "feature", with: "Second Wind", targets: [] })).why).toBe("");
    expect(sheet().hp.current).toBe(5 + 3 + 3 + 2 + 4 + 3);
    const wizard = made({}, "wizard");
    const ready = wizard.spells.map((spell) => ({ ...spell, id: "magic-missile", prepared: true })).slice(0, 1);
    const caster = table({ ...wizard, spells: ready }, STORY, 1, 1, 1);
    expect((await caster.act({ kind: "cast", with: "magic missile" })).lines).toContain("Snag takes");
    expect(caster.sheet().hero?.state.slotsSpent[0]).toBe(1);
    expect(caster.snag()?.hp.current).toBeLessThan(40);
  });
});
