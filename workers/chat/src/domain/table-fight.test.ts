import { describe, expect, it } from "vitest";

import type { Character } from "#contracts/entities/character";
import type { Effect } from "#contracts/play/effects";
import type { Roll } from "#contracts/play/dice";
import type { StoryEvent } from "#contracts/story/events";
import { StoryEvent as StoredEvent } from "#contracts/story/events";
import { type CastMember, EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { characterOf } from "#rules/character";
import { quickHero } from "#rules/growth";
import { castRested, statBlockOf } from "#rules/encounters";
import { createRandom } from "#storyteller/random";
import type { ActResult } from "#storyteller/ports";
import { applyStoryEvents, storyPanel } from "#storyteller/story";
import { createTable } from "./table-rules.ts";
import { afterEffect, tableHero, type TableHero } from "./table-hero.ts";

const AT = "2026-09-15T20:00:00.000Z";

function made(classId: string, level: number): Character {
  const hero = quickHero({ id: "mira", name: "Mira Vance", seed: 7, level, answers: { class: [classId] } });
  if (!hero.ok) throw new Error(hero.why.join("; "));
  const rest = { userId: "u", campaignId: "c", notes: "", managedExternally: false, externalUrl: null };
  return { ...characterOf(hero.hero), ...rest, id: "mira", createdAt: AT, updatedAt: AT };
}

const person = (name: string, role: string, more: Partial<CastMember> = {}): CastMember => ({
  name,
  aliases: [],
  role,
  attitude: 0,
  want: "",
  wantKnown: false,
  voice: "",
  hides: "",
  alive: true,
  place: "the ford",
  met: 1,
  touched: 1,
  ...more,
});

/** A hero's turns at the table, each with a table of its own, as the ledger plays them: what is stored is read again. */
class Played {
  heroes: readonly TableHero[];
  story: StoryState;
  readonly rolls: Roll[] = [];
  readonly effects: Effect[] = [];
  readonly #dice;
  #turn = 0;

  constructor(character: Character, cast: readonly CastMember[] = [], seed = 1) {
    this.heroes = [tableHero(character)];
    this.story = { ...EMPTY_STORY, cast: [...cast] };
    this.#dice = createRandom(`dice ${seed}`);
  }

  table() {
    this.#turn += 1;
    return createTable(
      this.heroes,
      (_roll, _die, sides) => this.#dice.int(1, sides),
      {
        rolled: (roll) => this.rolls.push(roll),
        changed: (effect) => {
          this.effects.push(effect);
          this.heroes = this.heroes.map((one) => afterEffect(one, JSON.parse(JSON.stringify(effect)) as Effect));
        },
      },
      { turn: this.#turn, progression: "xp" },
    );
  }

  after(result: ActResult | { readonly why: string }): ActResult {
    if ("why" in result) throw new Error(result.why);
    const stored = result.events.map((event): StoryEvent => StoredEvent.parse(JSON.parse(JSON.stringify(event))));
    expect(stored).toEqual(JSON.parse(JSON.stringify(result.events)));
    this.story = applyStoryEvents(this.story, stored, this.#turn);
    return result;
  }

  get sheet() {
    return this.heroes[0]!.hero;
  }
}

const strike = (target: string) => ({ who: "", kind: "attack", with: "", targets: [target] }) as const;

describe("a fight at the table", () => {
  it("begins with foes of the tables that have names of their own, and ends with what they were worth", async () => {
    const played = new Played(made("fighter", 3), [], 5);
    played.after(
      await played.table().encounter({ op: "start", foes: [{ name: "goblin", count: 2 }], friends: [] }, played.story),
    );
    const foes = played.story.encounter!.combatants.filter(({ side }) => side === "foe");
    expect(foes.map(({ name, creature }) => [name, creature])).toEqual([
      ["the tall goblin", "goblin-warrior"],
      ["the scarred goblin", "goblin-warrior"],
    ]);
    let last: ActResult | undefined;
    for (let turn = 0; played.story.encounter !== null && turn < 20; turn += 1) {
      const foe = played.story.encounter.combatants.find(
        ({ side, hp, left }) => side === "foe" && hp.current > 0 && !left,
      )!;
      last = played.after(await played.table().act(strike(foe.name), played.story));
    }
    expect(last?.outcome).toBe("victory");
    expect(last?.won).toContain("You gain 100 experience points.");
    expect(played.sheet.state.experience).toBe(1_000);
  });

  it("has the foes answer after the hero's act, with rolls of one round that say whose they are", async () => {
    const played = new Played(made("fighter", 3), [person("Brann", "bandit")], 3);
    const first = played.after(await played.table().act(strike("Brann"), played.story));
    expect(played.story.encounter?.combatants.map(({ name }) => name).toSorted()).toEqual(["Brann", "Mira Vance"]);
    expect(new Set(first.blows.map(({ by }) => by))).toContain("Brann");
    const answer = played.rolls.find(({ fight, check }) => fight?.by === "Brann" && check?.kind === "attack");
    expect(answer).toMatchObject({ characterId: null, fight: { by: "Brann", on: "Mira Vance" } });
  });

  it("marks the roll of each attack with the damage that its target took", async () => {
    const played = new Played(made("fighter", 3), [person("Brann", "bandit")], 3);
    for (let turn = 0; turn < 6 && (turn === 0 || played.story.encounter !== null); turn += 1) {
      const from = played.rolls.length;
      const { blows } = played.after(await played.table().act(strike("Brann"), played.story));
      const attacks = played.rolls.slice(from).filter(({ check }) => check?.kind === "attack");
      expect(attacks.map(({ fight }) => fight?.damage)).toEqual(blows.map(({ damage }) => damage));
    }
    const hits = played.rolls.filter(({ check }) => check?.kind === "attack" && check.success);
    expect(hits.some(({ fight }) => fight!.damage! > 0)).toBe(true);
    const damageDice = played.rolls.find(({ check, fight }) => check === null && fight?.on !== "");
    expect(damageDice?.fight).not.toHaveProperty("damage");
  });

  it("lets nobody act twice in a round, and no foe at a model's word", async () => {
    const played = new Played(made("fighter", 3), [person("Brann", "guard captain")], 3);
    const table = played.table();
    played.after(await table.act(strike("Brann"), played.story));
    expect(await table.act(strike("Brann"), played.story)).toMatchObject({
      why: expect.stringContaining("round is over"),
    });
    expect(
      await played.table().act({ who: "Brann", kind: "attack", with: "", targets: ["Mira Vance"] }, played.story),
    ).toMatchObject({ why: expect.stringContaining("acts by itself") });
  });

  it("is over when the party gets away, and the dead of the cast stay dead", async () => {
    const played = new Played(made("rogue", 5), [person("Brann", "commoner")], 2);
    played.after(await played.table().act(strike("Brann"), played.story));
    for (let turn = 0; played.story.encounter !== null && turn < 12; turn += 1)
      played.after(await played.table().act(strike("Brann"), played.story));
    const brann = played.story.cast[0]!;
    expect(played.story.encounter).toBeNull();
    if (!brann.alive) {
      expect(await played.table().act(strike("Brann"), played.story)).toHaveProperty("why");
    }
    played.after(
      await played.table().encounter({ op: "start", foes: [{ name: "wolf", count: 1 }], friends: [] }, played.story),
    );
    let last: ActResult | null = null;
    for (let turn = 0; played.story.encounter !== null && turn < 20; turn += 1)
      last = played.after(await played.table().encounter({ op: "flee" }, played.story));
    expect(["flight", "defeat"]).toContain(last?.outcome);
    expect(last?.lines.join(" ")).toMatch(/The fight is over: (?:the party has got away|nobody of the party is up)\./u);
  });

  it("leaves a foe who ran with a name and wounds, which they still have when they are met again, until they rest", async () => {
    const played = new Played(made("fighter", 3), [], 5);
    const order = { op: "start", foes: [{ name: "goblin", count: 2 }], friends: [] } as const;
    played.after(await played.table().encounter(order, played.story));
    const runner = played.story.encounter!.combatants.find(({ side }) => side === "foe");
    const name = runner!.name;
    const combatants = played.story.encounter!.combatants.map((one) =>
      one.name === name ? { ...one, hp: { ...one.hp, current: 4 }, state: { ...one.state!, hitPoints: 4 } } : one,
    );
    played.story = { ...played.story, encounter: { ...played.story.encounter!, combatants } };
    played.after(await played.table().encounter({ op: "leave", who: [name], outcome: "flight" }, played.story));
    const runaway = () => played.story.cast.find((one) => one.name === name);
    expect(runaway()).toMatchObject({
      role: "goblin warrior",
      alive: true,
      attitude: -2,
      wounds: { hp: { current: 4 } },
    });
    played.after(await played.table().encounter({ op: "end", outcome: "parley" }, played.story));

    const again = { op: "start", foes: [{ name, count: 1 }], friends: [] } as const;
    const { lines } = played.after(await played.table().encounter(again, played.story));
    expect(lines.join(" ")).toContain(`${name} fights (armour class 15, 4 of 10 hit points)`);
    expect(played.story.encounter?.combatants.find((one) => one.name === name)?.hp).toEqual({ current: 4, max: 10 });
    played.after(await played.table().encounter({ op: "end", outcome: "parley" }, played.story));

    played.story = applyStoryEvents(played.story, castRested(played.story.cast, "short"), 9);
    expect(runaway()?.wounds?.hp.current).toBe(7);
    played.story = applyStoryEvents(played.story, castRested(played.story.cast, "long"), 10);
    expect(runaway()?.wounds).toBeNull();
  });

  it("leaves nobody in the scene who ran away", async () => {
    const played = new Played(made("fighter", 3), [person("Brann", "bandit")], 3);
    played.story = applyStoryEvents(
      played.story,
      [{ type: "scene_opened", by: "server", place: "the ford", present: ["Brann"] }],
      1,
    );
    played.after(await played.table().act(strike("Brann"), played.story));
    played.after(await played.table().encounter({ op: "leave", who: ["Brann"], outcome: "flight" }, played.story));
    expect(played.story.scene?.present).toEqual([]);
  });

  it("keeps the name of a foe who was killed among the dead, and forgets the nameless", async () => {
    const played = new Played(made("fighter", 5), [], 3);
    const foes = [
      { name: "Dagny Roake", count: 1, kind: "commoner" },
      { name: "rat", count: 1 },
    ];
    played.after(await played.table().encounter({ op: "start", foes, friends: [] }, played.story));
    for (let turn = 0; played.story.encounter !== null && turn < 20; turn += 1) {
      const up = played.story.encounter.combatants.find(
        ({ side, hp, left }) => side === "foe" && hp.current > 0 && !left,
      );
      played.after(await played.table().act(strike(up!.name), played.story));
    }
    expect(played.story.cast).toMatchObject([{ name: "Dagny Roake", role: "commoner", alive: false }]);
    expect(await played.table().act(strike("Dagny"), played.story)).toHaveProperty("why");
  });

  it("never gives a foe the name of somebody else", async () => {
    const played = new Played(made("fighter", 3), [
      person("Tam Orre", "baker"),
      person("the wolf", "", { alive: false }),
    ]);
    played.after(
      await played.table().encounter(
        {
          op: "start",
          foes: [
            { name: "Tam", count: 1, kind: "bandit" },
            { name: "the wolf", count: 1 },
          ],
          friends: [],
        },
        played.story,
      ),
    );
    const foes = played.story.encounter!.combatants.filter(({ side }) => side === "foe");
    expect(foes.map(({ name }) => name)).toEqual(["the other Tam", "the tall wolf"]);
  });

  it("goes on from a fight that an older version stored", async () => {
    const played = new Played(made("fighter", 3), [], 4);
    const snag = { name: "Snag", side: "foe" as const, armorClass: 5, hp: { current: 9, max: 12 } };
    played.story = {
      ...played.story,
      encounter: {
        round: 2,
        order: ["Snag"],
        combatants: [{ ...snag, conditions: ["prone"], attacks: [{ name: "claw", toHit: 3, damage: "1d4 slashing" }] }],
      },
    };
    const { lines } = played.after(await played.table().act(strike("Snag"), played.story));
    expect(lines.join(" ")).toContain("Snag");
    expect(played.story.encounter?.combatants.some(({ name }) => name === "Mira Vance") ?? true).toBe(true);
  });
});

describe("a companion", () => {
  const osk = person("Osk", "guard", { attitude: 2, companion: statBlockOf({ name: "Osk", role: "guard" }) });

  it("joins and leaves outside a fight, if they are no enemy, alive and known", async () => {
    const played = new Played(made("fighter", 2), [
      person("Osk", "guard"),
      person("Brann", "bandit", { attitude: -2 }),
    ]);
    const ask = async (op: "join" | "leave", name: string) =>
      played
        .table()
        .encounter(
          op === "join" ? { op, foes: [], friends: [name] } : { op, who: [name], outcome: "flight" },
          played.story,
        );
    expect(await ask("join", "Brann")).toEqual({ why: "Brann is no friend of the party" });
    expect(await ask("join", "Nobody")).toHaveProperty("why");
    played.after(await ask("join", "Osk"));
    expect(played.story.cast[0]!.companion).toEqual({ creature: "guard", hp: { current: 11, max: 11 } });
    played.after(await ask("leave", "Osk"));
    expect(played.story.cast[0]!.companion).toBeNull();
    expect(await ask("leave", "Osk")).toHaveProperty("why");
  });

  it("goes where the party goes, heals when it rests, and is no companion of anybody when dead", () => {
    const hurt = { ...osk, companion: { ...osk.companion!, hp: { current: 1, max: 11 } } };
    const cast = (story: StoryState) => story.cast[0]!;
    const there = applyStoryEvents(
      { ...EMPTY_STORY, cast: [hurt] },
      [{ type: "scene_opened", by: "game_master", place: "the pass", present: [] }],
      5,
    );
    expect(there.scene?.present).toEqual(["Osk"]);
    const rested = (rest: "short" | "long") =>
      cast(applyStoryEvents(there, castRested(there.cast, rest), 6)).companion?.hp.current;
    expect([rested("short"), rested("long")]).toEqual([6, 11]);
    const dead = applyStoryEvents(there, [{ type: "cast_changed", by: "game_master", name: "Osk", alive: false }], 6);
    expect([cast(dead).companion, dead.scene?.present]).toEqual([null, []]);
  });

  it("is healed by a spell outside a fight, too", async () => {
    const hurt = { ...osk, companion: { ...osk.companion!, hp: { current: 0, max: 11 } } };
    const played = new Played(made("cleric", 3), [hurt], 6);
    const cure = { who: "", kind: "cast", with: "Cure Wounds", targets: ["Osk"] } as const;
    played.after(await played.table().act(cure, played.story));
    expect(played.story.cast[0]!.companion!.hp.current).toBeGreaterThan(1);
  });

  it("fights by themselves or at the player's word, is hurt, is shown, and can be lost", async () => {
    const played = new Played(made("fighter", 2), [osk], 6);
    played.after(
      await played
        .table()
        .encounter({ op: "start", foes: [{ name: "ogre", count: 1 }], friends: [], zone: "near" }, played.story),
    );
    expect(played.story.encounter?.combatants.find(({ name }) => name === "Osk")?.side).toBe("friend");
    const ordered = { who: "Osk", kind: "attack", with: "", targets: ["ogre"] } as const;
    const word = await played.table().act(ordered, played.story);
    if (!("why" in word)) expect(played.after(word).blows.filter(({ by }) => by === "Osk")).toHaveLength(1);
    for (let turn = 0; played.story.encounter !== null && turn < 30; turn += 1) {
      const pass = await played.table().encounter({ op: "pass" }, played.story);
      played.after(pass);
      const shown = storyPanel(played.story).people.find(({ name }) => name === "Osk");
      const { alive, companion } = played.story.cast[0]!;
      if (alive && companion!.hp.current < companion!.hp.max) expect(shown?.companion).not.toBe("unhurt");
    }
    const after = played.story.cast[0]!;
    // An ogre's club leaves nobody of eleven hit points unhurt: Osk is hurt or lost.
    expect(after.alive && after.companion?.hp.current === osk.companion!.hp.max).toBe(false);
    expect(after.alive).toBe(after.companion !== null);
  });
});
