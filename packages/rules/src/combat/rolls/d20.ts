import type { Combatant, Effect, Mode, TestKind, TestOf } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { type Outcome, withState } from "../outcome.ts";
import { rollEffectDice, spendOnce } from "../state/effects.ts";
import { hasTrait } from "../state/traits.ts";

/** Why a roll has Advantage or Disadvantage. */
export interface Reasons {
  readonly advantage: readonly string[];
  readonly disadvantage: readonly string[];
  /** Effects among the reasons, some of which end with the roll. */
  readonly used?: readonly Effect[];
}

export const NO_REASONS: Reasons = { advantage: [], disadvantage: [] };

export const reason = (mode: Mode | null, why: string): Reasons => ({
  advantage: mode === "advantage" ? [why] : [],
  disadvantage: mode === "disadvantage" ? [why] : [],
});

export const allReasons = (...all: readonly (Reasons | undefined)[]): Reasons => ({
  advantage: [...new Set(all.flatMap((one) => one?.advantage ?? []))],
  disadvantage: [...new Set(all.flatMap((one) => one?.disadvantage ?? []))],
  used: all.flatMap((one) => one?.used ?? []),
});

/** However many reasons there are: one of each kind cancels all (SRD 5.2, "Advantage/Disadvantage"). */
export function modeOf({ advantage, disadvantage }: Reasons): Mode | null {
  if (advantage.length > 0 === disadvantage.length > 0) return null;
  return advantage.length > 0 ? "advantage" : "disadvantage";
}

function inWords(reasons: Reasons): readonly string[] {
  const { advantage, disadvantage } = reasons;
  if (advantage.length > 0 && disadvantage.length > 0) {
    return [`Advantage (${advantage.join(", ")}) and Disadvantage (${disadvantage.join(", ")}) cancel`];
  }
  if (advantage.length > 0) return [`Advantage: ${advantage.join(", ")}`];
  return disadvantage.length > 0 ? [`Disadvantage: ${disadvantage.join(", ")}`] : [];
}

export interface D20Roll {
  /** Each d20 as it fell, the ones that did not count too. */
  readonly dice: readonly number[];
  /** The one that counts. */
  readonly natural: number;
  readonly total: number;
  readonly mode: Mode | null;
  readonly because: readonly string[];
  /** Effects that changed the roll. */
  readonly used: readonly Effect[];
  readonly inspired: boolean;
}

export interface D20Request {
  readonly kind: TestKind;
  /** What the test is of: what some effects help depends on it. */
  readonly test?: TestOf;
  readonly bonus: number;
  readonly label: string;
  readonly reasons: Reasons;
  /** What the total must reach: with inspiration, a roll that fails is rolled again. */
  readonly against: number | null;
  readonly inspiration?: boolean;
  /** A die below this counts as this: Reliable Talent. */
  readonly least?: { readonly value: number; readonly because: string };
}

/**
 * A d20 test (SRD 5.2, "D20 Tests"): the die or dice, the bonus, 2 less for each level of exhaustion, the dice of effects. A hero's
 * Heroic Inspiration rolls the counting die again where the test would fail, and the new number stands.
 */
export function rollD20(combatant: Combatant, request: D20Request, dice: Dice): D20Roll {
  const { kind, test = {}, bonus, label, reasons, against, least } = request;
  const mode = modeOf(reasons);
  const because = [...inWords(reasons)];
  dice.begin?.();
  const roll = (): number => {
    const value = dice.roll(20, label);
    if (value !== 1 || !hasTrait(combatant, "luck")) return value;
    because.push("Luck: a 1 is rolled again");
    return dice.roll(20, label);
  };
  const fallen = mode ? [roll(), roll()] : [roll()];
  const count = (values: readonly number[]): number =>
    mode === "disadvantage" ? Math.min(...values) : Math.max(...values);
  const extra = rollEffectDice(combatant, kind, test, dice);
  const tired = 2 * combatant.state.exhaustion;
  const sum = (natural: number): number => Math.max(natural, least?.value ?? natural) + bonus + extra.plus - tired;
  let natural = count(fallen);
  const all = [...fallen];
  const fails =
    kind === "attack"
      ? natural === 1 || (natural < 20 && sum(natural) < (against ?? 0))
      : sum(natural) < (against ?? 0);
  const inspired = request.inspiration === true && combatant.state.inspiration && against !== null && fails;
  if (inspired) {
    const again = dice.roll(20, `${label}: Heroic Inspiration`);
    const at = fallen.indexOf(natural);
    natural = count(fallen.map((value, index) => (index === at ? again : value)));
    all.push(again);
    because.push("Heroic Inspiration: rolled again");
  }
  if (least && natural < least.value) because.push(least.because);
  because.push(...extra.because);
  if (tired > 0) because.push(`exhaustion −${tired}`);
  return {
    dice: all,
    natural,
    total: sum(natural),
    mode,
    because,
    used: [...(reasons.used ?? []), ...extra.used],
    inspired,
  };
}

/** What a roll uses up: Heroic Inspiration if the die was rolled again, and effects that work once. */
export function usedUp(combatant: Combatant, { used, inspired }: D20Roll): Outcome {
  const spent = spendOnce(combatant, used);
  if (!inspired) return spent;
  return {
    combatant: withState(spent.combatant, { inspiration: false }),
    events: [{ type: "spent", by: combatant.id, what: "inspiration", amount: 1 }, ...spent.events],
  };
}
