import type { HouseRules } from "#contracts/entities/house-rules";
import type { Roll } from "#contracts/play/dice";
import type { RulesEvent } from "#rules/combatant";
import type { Dice } from "#rules/dice";
import type { ThrowDie } from "./roll.ts";

type CheckEvent = Extract<RulesEvent, { type: "attack" | "save" | "check" }>;
type Cast = Pick<Roll, "number" | "notation" | "dice" | "total">;

/** Dice that the engine rolled one after another for the same thing. */
interface Group {
  readonly number: number;
  readonly label: string;
  readonly values: { sides: number; value: number }[];
  plus: number;
}

const isCheck = (event: RulesEvent): event is CheckEvent =>
  event.type === "attack" || event.type === "save" || event.type === "check";

/**
 * The table's dice as the rules engine throws them. The engine asks for single dice; here consecutive dice with the same label are one
 * roll with a number of its own, so that the player can check each.
 */
export class EngineDice implements Dice {
  readonly #throwDie: ThrowDie;
  readonly #nextNumber: () => number;
  readonly #crits: HouseRules["crits"];
  #groups: Group[] = [];
  /** Whether the next die begins a roll, whatever its label is. */
  #begins = false;

  /**
   * @param nextNumber returns the number of the turn's next roll and counts it
   * @param crits the house rule for the additional dice of a critical hit
   */
  constructor(throwDie: ThrowDie, nextNumber: () => number, crits: HouseRules["crits"] = "double_dice") {
    this.#throwDie = throwDie;
    this.#nextNumber = nextNumber;
    this.#crits = crits;
  }

  readonly roll = (sides: number, label: string): number => {
    const group = this.#groupFor(label);
    const value = this.#throwDie(group.number, group.values.length, sides);
    group.values.push({ sides, value });
    return value;
  };

  readonly begin = (): void => {
    this.#begins = true;
  };

  readonly plus = (constant: number, label: string): void => {
    const last = this.#groups.at(-1);
    if (last?.label === label) last.plus += constant;
  };

  readonly extra = (sides: number, label: string): number => {
    if (this.#crits === "double_dice") return this.roll(sides, label);
    this.plus(sides, label);
    return sides;
  };

  /**
   * The rolls since the last call, as the player sees them.
   * @param events what the rules did with these rolls; a d20 test among them says which die counted and what it had to reach
   */
  take(events: readonly RulesEvent[]): Roll[] {
    const groups = this.#groups;
    this.#groups = [];
    const tests = events.filter(isCheck);
    return groups.map((group) => {
      const at = tests.findIndex((test) => madeBy(group, test));
      const [test] = at === -1 ? [] : tests.splice(at, 1);
      return test ? testRoll(group, test) : { ...sumOf(group), label: group.label, characterId: null, check: null };
    });
  }

  #groupFor(label: string): Group {
    const last = this.#groups.at(-1);
    if (last?.label === label && !this.#begins) return last;
    this.#begins = false;
    const group: Group = { number: this.#nextNumber(), label, values: [], plus: 0 };
    this.#groups.push(group);
    return group;
  }
}

/** The label with which the rules throw the dice of a fight's order. They are no test, though their faces may be those of a later one. */
const INITIATIVE = /: initiative$/u;

/** Whether a d20 test was made with these dice: they contain its dice in the same order. */
function madeBy({ values, label }: Group, { dice }: CheckEvent): boolean {
  if (dice.length === 0 || INITIATIVE.test(label) || values.some(({ sides }) => sides !== 20)) return false;
  let found = 0;
  for (const { value } of values) if (value === dice[found]) found += 1;
  return found === dice.length;
}

function notationOf({ values, plus }: Group): string {
  const counts: { sides: number; count: number }[] = [];
  for (const { sides } of values) {
    const last = counts.at(-1);
    if (last?.sides === sides) last.count += 1;
    else counts.push({ sides, count: 1 });
  }
  return `${counts.map(({ sides, count }) => `${count}d${sides}`).join("+")}${signed(plus)}`;
}

const signed = (constant: number): string => (constant === 0 ? "" : constant > 0 ? `+${constant}` : `${constant}`);

const sumOf = (group: Group): Cast => ({
  number: group.number,
  notation: notationOf(group),
  dice: group.values.map((die) => ({ ...die, kept: true })),
  total: group.values.reduce((sum, { value }) => sum + value, group.plus),
});

/**
 * A d20 test as a roll. Its modifier is all that was added to the die that counts, also dice of spells and what exhaustion takes away.
 * Advantage is only named where the counting die is the best of the dice shown: a die that was rolled again breaks that.
 */
function testRoll(group: Group, test: CheckEvent): Roll {
  const natural = test.natural ?? 0;
  const kept = group.values.findLastIndex(({ value }) => value === natural);
  const values = group.values.map(({ value }) => value);
  const best = test.mode === "advantage" ? Math.max(...values) : Math.min(...values);
  const modifier = test.total - natural;
  const advantage = test.mode !== null && natural === best ? test.mode : "none";
  const thrown = { none: "1d20", advantage: `${values.length}d20kh1`, disadvantage: `${values.length}d20kl1` }[
    advantage
  ];
  return {
    number: group.number,
    notation: `${thrown}${signed(modifier)}`,
    dice: group.values.map((die, at) => ({ ...die, kept: at === kept })),
    total: test.total,
    label: group.label,
    characterId: null,
    check: {
      kind: test.type === "check" ? "ability" : test.type,
      ability: test.type === "attack" ? "strength" : test.ability,
      skill: test.type === "check" ? test.skill : null,
      dc: test.type === "attack" ? test.against : test.dc,
      modifier,
      advantage,
      success: test.type === "attack" ? test.result !== "miss" : test.success,
      stakes: "",
    },
  };
}
