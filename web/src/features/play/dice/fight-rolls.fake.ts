import type { FightRoll } from "./exchange.ts";

type Check = NonNullable<FightRoll["check"]>;

/** The dice of a round of a fight, numbered in the order in which they are asked for. */
export class FightRolls {
  #number = 0;
  readonly #round: number;

  constructor(round: number) {
    this.#round = round;
  }

  /** An attack. `damage` is what the target took, undefined for a roll that was stored without it. */
  attack(by: string, on: string, success: boolean, damage?: number): FightRoll {
    const check = this.#check("attack", "strength", success);
    const fight = { round: this.#round, by, on };
    return {
      ...this.#roll(20, 14),
      label: `${by}: Scimitar`,
      check,
      fight: damage === undefined ? fight : { ...fight, damage },
    };
  }

  /** The dice of damage, or any others without a check. */
  dice(by: string, on: string, label: string, value: number, sides = 6): FightRoll {
    return { ...this.#roll(sides, value), label, fight: { round: this.#round, by, on } };
  }

  save(by: string, ability: Check["ability"], success: boolean): FightRoll {
    const check = this.#check("save", ability, success);
    return {
      ...this.#roll(20, 9),
      label: `${by}: ${ability} save`,
      check,
      fight: { round: this.#round, by, on: "" },
    };
  }

  #roll(sides: number, value: number) {
    const dice = [{ sides, value, kept: true }];
    const number = this.#number++;
    return { number, notation: `1d${sides}`, label: "", characterId: null, dice, total: value, check: null };
  }

  #check(kind: Check["kind"], ability: Check["ability"], success: boolean): Check {
    return { kind, ability, skill: null, dc: 13, modifier: 0, advantage: "none", success, stakes: "" };
  }
}
