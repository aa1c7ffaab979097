import type { CheckProposal, Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import type { Sheet } from "#contracts/play/sheet";

import { createRandom } from "../../random.ts";
import type { TableRules } from "../../ports.ts";
import { fakeFights } from "./fights.fake.ts";

/** A table that really rolls dice, from a seed, and really changes sheets. It records every call. */
export interface FakeTable extends TableRules {
  readonly proposals: CheckProposal[];
  readonly rolls: Roll[];
  readonly effects: Effect[];
}

/** A sheet with ordinary numbers. `more` can set any field. */
export function fakeSheet(more: Partial<Sheet> = {}): Sheet {
  return {
    characterId: "hero",
    name: "Alda Venn",
    race: "Human",
    className: "Fighter",
    background: "Soldier",
    classes: [{ name: "Fighter", level: 3 }],
    level: 3,
    proficiencyBonus: 2,
    hp: { current: 28, max: 28, temporary: 0 },
    life: "up",
    deathSaves: { successes: 0, failures: 0 },
    hitDice: { sides: 10, current: 3, max: 3 },
    armorClass: 15,
    speed: 30,
    abilityScores: { strength: 16, dexterity: 12, constitution: 14, intelligence: 10, wisdom: 13, charisma: 8 },
    skills: ["Athletics", "Perception"],
    saves: ["strength", "constitution"],
    passivePerception: 13,
    resources: [],
    conditions: [],
    inventory: [],
    gold: 12,
    experience: 0,
    managedExternally: false,
    ...more,
  };
}

/** @param luck the result of every d20, if given */
export function fakeTable(sheets: readonly Sheet[], seed: string, luck?: number): FakeTable {
  const random = createRandom(seed);
  const kept = new Map(sheets.map((sheet) => [sheet.characterId, sheet]));
  const proposals: CheckProposal[] = [];
  const rolls: Roll[] = [];
  const effects: Effect[] = [];
  const fall = (sides: number) => (sides === 20 && luck !== undefined ? luck : random.int(1, sides));
  const keep = (roll: Omit<Roll, "number">): Roll => {
    const numbered = { ...roll, number: rolls.length };
    rolls.push(numbered);
    return numbered;
  };

  const fights = fakeFights({
    sheets: () => [...kept.values()],
    fall,
    rolled: (label, sides, value) =>
      keep({
        notation: `1d${sides}`,
        label,
        characterId: null,
        check: null,
        total: value,
        dice: [{ sides, value, kept: true }],
      }),
    hurt(characterId, hitPoints) {
      const sheet = kept.get(characterId)!;
      const delta = hitPoints - sheet.hp.current;
      if (delta === 0) return;
      effects.push({ type: "hit_points", characterId, delta, reason: "a fight" });
      kept.set(characterId, healthy(sheet, hitPoints));
    },
    gain(characterId, experience) {
      effects.push({ type: "experience", characterId, delta: experience, reason: "a fight" });
      kept.set(characterId, applied(kept.get(characterId)!, effects.at(-1)!));
    },
  });

  return {
    proposals,
    rolls,
    effects,
    sheets: () => [...kept.values()],
    async check(proposal) {
      proposals.push(proposal);
      const sheet = kept.get(proposal.characterId ?? "");
      const skilled = proposal.skill !== null && (sheet?.skills.includes(proposal.skill) ?? false);
      const modifier =
        sheet === undefined
          ? 0
          : Math.floor((sheet.abilityScores[proposal.ability] - 10) / 2) +
            (skilled || proposal.kind === "attack" ? sheet.proficiencyBonus : 0);
      const thrown = proposal.advantage === "none" ? [fall(20)] : [fall(20), fall(20)];
      const value = proposal.advantage === "disadvantage" ? Math.min(...thrown) : Math.max(...thrown);
      const total = value + modifier;
      return keep({
        notation: "1d20",
        label: proposal.skill ?? proposal.ability,
        characterId: proposal.characterId,
        dice: thrown.map((each, i) => ({ sides: 20, value: each, kept: i === thrown.indexOf(value) })),
        total,
        check: { ...proposal, modifier, success: total >= proposal.dc },
      });
    },
    async roll(notation, label) {
      const [, count, sides, sign, plus] = /^(\d+)d(\d+)(?:([+-])(\d+))?$/u.exec(notation) ?? [];
      if (count === undefined || sides === undefined) throw new RangeError(`Cannot read ${notation}`);
      const dice = Array.from({ length: Number(count) }, () => ({
        sides: Number(sides),
        value: fall(Number(sides)),
        kept: true,
      }));
      const total = dice.reduce((sum, die) => sum + die.value, 0) + Number(plus ?? 0) * (sign === "-" ? -1 : 1);
      return keep({ notation, label, characterId: null, dice, total, check: null });
    },
    act: async (act, story) => fights.act(act, story),
    encounter: async (order, story) => fights.encounter(order, story),
    allowed: (effect) => effect,
    waits: () => false,
    async change(effect) {
      const sheet = kept.get(effect.characterId);
      if (sheet === undefined) throw new RangeError(`Nobody called ${effect.characterId} sits here`);
      effects.push(effect);
      kept.set(effect.characterId, applied(sheet, effect));
      return kept.get(effect.characterId)!;
    },
    async deathSave(characterId) {
      const sheet = kept.get(characterId)!;
      keep({ notation: "1d20", label: "Death save", characterId, dice: [], total: fall(20), check: null });
      return sheet;
    },
    async rest(kind, reason) {
      for (const [characterId, sheet] of kept) {
        const missing = sheet.hp.max - sheet.hp.current;
        const healed = kind === "long" ? missing : Math.min(missing, random.int(1, sheet.hitDice.sides));
        effects.push({ type: "rest", characterId, rest: kind, hitDiceSpent: 0, healed, reason });
        kept.set(characterId, healthy(sheet, sheet.hp.current + healed));
      }
      return [...kept.values()];
    },
  };
}

function healthy(sheet: Sheet, hitPoints: number): Sheet {
  const current = Math.max(0, Math.min(sheet.hp.max, hitPoints));
  return { ...sheet, life: current === 0 ? "dying" : "up", hp: { ...sheet.hp, current } };
}

function applied(sheet: Sheet, effect: Effect): Sheet {
  switch (effect.type) {
    case "hit_points":
      return healthy(sheet, sheet.hp.current + effect.delta);
    case "level_up":
      return { ...sheet, level: sheet.level + 1 };
    case "gold":
      return { ...sheet, gold: Math.max(0, sheet.gold + effect.delta) };
    case "experience":
      return { ...sheet, experience: Math.max(0, sheet.experience + effect.delta) };
    case "condition":
      return {
        ...sheet,
        conditions: [
          ...sheet.conditions.filter((each) => each !== effect.condition),
          ...(effect.present ? [effect.condition] : []),
        ],
      };
    case "item": {
      const held = sheet.inventory.find(({ name }) => name === effect.name)?.quantity ?? 0;
      const others = sheet.inventory.filter(({ name }) => name !== effect.name);
      const quantity = Math.max(0, held + effect.delta);
      return { ...sheet, inventory: quantity > 0 ? [...others, { name: effect.name, quantity }] : others };
    }
    default:
      throw new RangeError(`This table keeps no ${effect.type}`);
  }
}
