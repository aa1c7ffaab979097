import { expect, it } from "vitest";

import data from "../expected.json" with { type: "json" };
import { attack } from "./combat/attack/attack.ts";
import { disengage } from "./combat/turn/actions.ts";
import { freshTurn, speedNow, standUp } from "./combat/turn/budget.ts";
import { concentrate } from "./combat/state/concentration.ts";
import { isCondition } from "./combat/state/conditions.ts";
import { rollDamage } from "./combat/attack/damage-roll.ts";
import { giveTemporary, heal, takeDamage } from "./combat/attack/damage.ts";
import { changeExhaustion, cure, deathSave } from "./combat/state/dying.ts";
import { fighting, foe, friend } from "./combat/fighters.fake.ts";
import { escape, grapple, shove } from "./combat/turn/grapple.ts";
import { current, find, freshFight, put, type Fight } from "./combat/fight.ts";
import { part, withdraw } from "./combat/turn/positions.ts";
import { nextTurn } from "./combat/turn/turns.ts";
import { sneakAttack } from "./combat/attack/riders.ts";
import { damageAfterSave, savingThrow } from "./combat/rolls/saving-throw.ts";
import type { AttackOption, Combatant, DamageType } from "./combatant.ts";
import type { Dice } from "./dice.ts";
import type { HeroState } from "./hero.ts";
import type { Ability } from "#contracts/options";
import { modifierOf } from "./sheet/build.ts";

/** Fights worked out by hand (expected.json): the dice fall as written, and after each step the state is compared. */
interface FightRow {
  readonly title: string;
  readonly combatants: Readonly<Record<string, CombatantRow>>;
  readonly steps: readonly StepRow[];
}

interface AttackRow {
  readonly toHit: number;
  readonly damage: string;
  readonly type: DamageType;
  readonly mastery?: string;
  readonly ranged?: boolean;
  readonly finesse?: boolean;
  readonly light?: boolean;
  readonly thrown?: boolean;
}

interface CombatantRow {
  readonly hero?: boolean;
  readonly class?: string;
  readonly level?: number;
  readonly armorClass: number;
  readonly hitPoints: number;
  readonly hitPointsMost?: number;
  readonly temporary?: number;
  readonly speed?: number;
  readonly size?: string;
  readonly exhaustion?: number;
  readonly abilities?: Partial<Record<Ability, number>>;
  readonly saves?: Partial<Record<Ability, number>>;
  readonly checks?: { readonly acrobatics: number; readonly athletics: number };
  readonly resistances?: readonly DamageType[];
  readonly immunities?: readonly DamageType[];
  readonly vulnerabilities?: readonly DamageType[];
  readonly conditions?: readonly string[];
  readonly concentration?: string;
  readonly life?: HeroState["life"];
  readonly sneakAttack?: string;
  readonly attacks: Readonly<Record<string, AttackRow>>;
}

interface Expected {
  readonly hitPoints?: number;
  readonly temporary?: number;
  readonly conditions?: readonly string[];
  readonly concentration?: string | null;
  readonly life?: HeroState["life"];
  readonly deathSaves?: HeroState["deathSaves"];
  readonly speed?: number;
  readonly pushed?: number;
  readonly reaction?: boolean;
}

interface StepRow {
  readonly does: string;
  readonly by?: string;
  readonly to?: string;
  readonly weapon?: string;
  readonly distance?: number;
  readonly advantage?: readonly string[];
  readonly light?: boolean;
  readonly ally?: boolean;
  readonly cleave?: string;
  readonly prone?: boolean;
  readonly disengaged?: boolean;
  readonly condition?: string;
  readonly spell?: string;
  readonly amount?: number;
  readonly levels?: number;
  readonly damage?: string;
  readonly type?: DamageType;
  readonly save?: { readonly ability: Ability; readonly dc: number; readonly half: boolean };
  readonly targets?: readonly string[];
  readonly dice: readonly { readonly die: string; readonly values: readonly number[] }[];
  readonly expected: Readonly<Record<string, Expected>>;
  readonly because: string;
}

const FIGHTS: readonly FightRow[] = data.fights as unknown as readonly FightRow[];

/** Dice that fall as a step says, each of the sort that it says. */
function fallingAs({ dice }: StepRow): Dice & { readonly left: () => number } {
  const rest = dice.flatMap(({ die, values }) => values.map((value) => [Number(die.slice(1)), value] as const));
  return {
    roll: (sides, label) => {
      const [of, value] = rest.shift() ?? [0, 0];
      if (of !== sides) throw new Error(`${label}: a d${sides} falls, where a d${of} is written`);
      return value;
    },
    left: () => rest.length,
  };
}

const optionOf = (name: string, row: AttackRow): AttackOption => ({
  id: name.toLowerCase(),
  name,
  kind: row.ranged ? "ranged" : "melee",
  toHit: row.toHit,
  reach: 5,
  range: row.ranged ? [80, 320] : row.thrown ? [30, 120] : null,
  damage: [{ dice: row.damage, type: row.type }],
  properties: [...(row.finesse ? ["finesse"] : []), ...(row.light ? ["light"] : [])],
  mastery: row.mastery ?? null,
  ability: row.finesse || row.ranged ? "dexterity" : "strength",
  onHit: [],
});

function combatantOf(name: string, row: CombatantRow): Combatant {
  const most = row.hitPointsMost ?? row.hitPoints;
  const plain =
    row.class === undefined
      ? (row.hero ? friend : foe)(name)
      : fighting(row.class.toLowerCase(), row.level ?? 1, { species: null });
  const modifiers = Object.entries(row.abilities ?? {}).map(([ability, score]) => [ability, modifierOf(score)]);
  return {
    ...plain,
    id: name,
    name,
    creature: row.size === "large" ? "ogre" : null,
    armorClass: row.armorClass,
    maxHitPoints: most,
    speed: row.speed ?? 30,
    abilities: {
      ...plain.abilities,
      ...Object.fromEntries(modifiers),
      // A creature that no table knows adds its bare modifier to checks.
      ...(row.checks ? { dexterity: row.checks.acrobatics, strength: row.checks.athletics } : {}),
    },
    saves: { ...plain.saves, ...row.saves },
    resistances: row.resistances ?? [],
    immunities: row.immunities ?? [],
    vulnerabilities: row.vulnerabilities ?? [],
    attacks: Object.entries(row.attacks).map(([weapon, one]) => optionOf(weapon, one)),
    state: {
      ...plain.state,
      hitPoints: row.hitPoints,
      temporary: row.temporary ?? 0,
      life: row.life ?? "up",
      exhaustion: row.exhaustion ?? 0,
      concentration: row.concentration === undefined ? null : { spell: row.concentration, slot: 1, rounds: null },
      conditions: (row.conditions ?? []).filter(isCondition).map((id) => ({
        id,
        source: id === "unconscious" ? "0 hit points" : null,
        ends: { kind: "cured" },
      })),
    },
  };
}

/** The fight as it is, all beside all, in the order in which they are named; and what the last step pushed. */
class Table {
  #fight: Fight;
  readonly #rows: FightRow["combatants"];
  pushed = 0;

  constructor(rows: FightRow["combatants"]) {
    this.#rows = rows;
    this.#fight = freshFight(
      Object.entries(rows).map(([name, row]) => combatantOf(name, row)),
      Object.keys(rows),
    );
    for (const one of this.#fight.combatants) this.closeIn(one);
  }

  at(name: string | undefined): Combatant {
    const one = find(this.#fight, name ?? "");
    if (!one) throw new Error(`Nobody is called ${name}`);
    return one;
  }

  set(...changed: readonly Combatant[]): void {
    this.#fight = put(this.#fight, ...changed);
  }

  /** Puts somebody beside every foe. */
  closeIn(one: Combatant): void {
    const foes = this.#fight.combatants.filter(({ side }) => side !== one.side);
    const pairs = foes.map(({ id }) => (one.side === "party" ? ([one.id, id] as const) : ([id, one.id] as const)));
    this.#fight = { ...this.#fight, engaged: [...part(this.#fight, one.id).engaged, ...pairs] };
    this.set(...[one, ...foes].map(({ id }) => ({ ...this.at(id), zone: "engaged" as const })));
  }

  begin(name: string, dice: Dice): void {
    do this.#fight = nextTurn(this.#fight, dice).fight;
    while (current(this.#fight)?.id !== name);
  }

  /** Leaves all foes, who may strike. */
  leave(name: string, disengaged: boolean, dice: Dice): void {
    this.closeIn(this.at(name));
    const ready = freshTurn(this.at(name));
    this.set(disengaged ? disengage(ready).combatant : ready);
    this.#fight = withdraw(this.#fight, name, dice).fight;
  }

  strike(step: StepRow, dice: Dice, distance: number): void {
    const attacker = this.at(step.by);
    const option = attacker.attacks.find(({ name }) => name === step.weapon);
    if (!option) throw new Error(`${attacker.name} has no ${step.weapon}`);
    const rider = this.#rows[attacker.id]?.sneakAttack === undefined ? null : sneakAttack(attacker);
    const request = {
      option,
      distance,
      foeBeside: option.kind === "ranged" && distance <= 5,
      allyBeside: step.ally ?? false,
      attackerUnseen: step.advantage !== undefined,
      extra: step.light ?? false,
      riders: rider ? [rider] : [],
    };
    const first = attack(attacker, this.at(step.to), request, dice);
    this.set(first.attacker, first.target);
    this.pushed = first.pushed;
    expect(first.mayCleave).toBe(step.cleave !== undefined);
    if (step.cleave === undefined) return;
    const second = attack(first.attacker, this.at(step.cleave), { ...request, cleave: true }, dice);
    this.set(second.attacker, second.target);
  }

  burst({ damage = "", type = "fire", save, targets = [] }: StepRow, dice: Dice): void {
    const { amount } = rollDamage(damage, type, dice, "area");
    for (const name of targets) {
      const saved = savingThrow(this.at(name), save ?? { ability: "dexterity", dc: 0 }, dice);
      const left = damageAfterSave(saved.combatant, save?.ability ?? "dexterity", amount, saved.success);
      this.set(takeDamage(saved.combatant, { damages: [{ amount: left, type }] }, dice).combatant);
    }
  }

  play(step: StepRow, dice: Dice): void {
    const { by, to, amount = 0, distance = 5 } = step;
    this.pushed = 0;
    switch (step.does) {
      case "attack":
        this.strike(step, dice, distance);
        break;
      case "opportunity attack":
        this.leave(to ?? "", false, dice);
        break;
      case "leave reach":
        this.leave(by ?? "", step.disengaged ?? false, dice);
        break;
      case "area":
        this.burst(step, dice);
        break;
      case "next turn":
        this.begin(by ?? "", dice);
        break;
      case "condition ends":
        this.set(cure(this.at(to), "poisoned", "over").combatant);
        break;
      case "stand up":
        this.set(standUp(this.at(by)).combatant);
        break;
      case "death save":
        this.set(deathSave(this.at(by), dice).combatant);
        break;
      case "heal":
        this.set(heal(this.at(to), amount, "cure").combatant);
        break;
      case "damage":
        this.set(takeDamage(this.at(to), { damages: [{ amount, type: step.type ?? null }] }, dice).combatant);
        break;
      case "temporary":
        this.set(giveTemporary(this.at(to), amount, "spell").combatant);
        break;
      case "concentrate":
        this.set(concentrate(this.at(by), { spell: step.spell ?? "", slot: 1, rounds: null }).combatant);
        break;
      case "exhaust":
        this.set(changeExhaustion(this.at(to), step.levels ?? 0, "cold").combatant);
        break;
      case "grapple": {
        const held = grapple(this.at(by), this.at(to), { distance, freeHand: true }, dice);
        this.set(held.attacker, held.target);
        break;
      }
      case "shove": {
        const shoved = shove(this.at(by), this.at(to), { distance, to: step.prone ? "prone" : "away" }, dice);
        this.set(shoved.attacker, shoved.target);
        break;
      }
      case "escape":
        // Each attempt is an action of a turn of its own.
        this.set(escape(freshTurn(this.at(by)), this.at("Bram"), dice).combatant);
        break;
      default:
        throw new Error(`Nobody knows how to ${step.does}`);
    }
  }

  /** What a step expects of somebody, as it is. */
  seen(name: string, expected: Expected): Expected {
    const one = this.at(name);
    const { state } = one;
    const all: Required<Expected> = {
      hitPoints: state.hitPoints,
      temporary: state.temporary,
      conditions: [...new Set(state.conditions.map(({ id }) => id))].toSorted(),
      concentration: state.concentration?.spell ?? null,
      life: state.life,
      deathSaves: state.deathSaves,
      speed: speedNow(one),
      pushed: this.pushed,
      reaction: one.turn.reaction,
    };
    return Object.fromEntries(Object.keys(expected).map((key) => [key, all[key as keyof Expected]]));
  }
}

for (const { title, combatants, steps } of FIGHTS) {
  it(`${title}: each step is as by hand`, () => {
    const table = new Table(combatants);
    for (const [at, step] of steps.entries()) {
      const dice = fallingAs(step);
      table.play(step, dice);
      const described = `step ${at + 1}, ${step.because}`;
      expect(dice.left(), described).toBe(0);
      for (const [name, expected] of Object.entries(step.expected)) {
        expect(table.seen(name, expected), `${described}: ${name}`).toEqual(expected);
      }
    }
  });
}
