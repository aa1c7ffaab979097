import type * as z from "zod/mini";

import type { Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import type { Sheet } from "#contracts/play/sheet";
import type { TableRules } from "../../ports.ts";
import type { ChangeCall } from "./specs.ts";

type Change = z.infer<typeof ChangeCall>;

/** The largest amount of one change, up or down. */
const MOST = 999;
/** The amount of a change if the model does not give one. */
const USUAL: Partial<Record<Change["what"], number>> = { item: 1, resource: -1 };

/** The amount of a change, and the roll that gave it if dice did. */
interface Amount {
  readonly amount: number;
  readonly roll?: Roll;
}

/**
 * The amount of a change: a number, or the result of dice that the server rolls for it. Throws RangeError if the text is neither, or if
 * the amount is above 999.
 */
export async function amountOf({ what, amount, why, name }: Change, table: TableRules): Promise<Amount> {
  const text = (amount ?? "").replaceAll("−", "-").replace(/\s+/gu, "");
  if (text === "") return { amount: USUAL[what] ?? 0 };
  if (/^[+-]?\d+$/u.test(text)) return { amount: within(Number(text)) };
  const [, sign = "", notation = ""] = /^([+-]?)(\d*d\d.*)$/iu.exec(text) ?? [];
  if (notation === "") throw new RangeError(`amount: "${amount}" is neither a number nor dice`);
  const roll = await table.roll(notation, why || name || what);
  return { amount: within(Math.max(0, roll.total) * (sign === "-" ? -1 : 1)), roll };
}

function within(amount: number): number {
  if (Math.abs(amount) > MOST) throw new RangeError(`amount: at most ${MOST}, and nothing was done`);
  return amount;
}

/**
 * The effect that a change asks for. If it is not possible, an error in words for the model: for example, what is not on the sheet cannot
 * be spent.
 */
export function effectOf(change: Change, delta: number, sheet: Sheet): Effect | { readonly error: string } {
  const name = (change.name ?? "").trim();
  const base = { characterId: sheet.characterId, reason: change.why };
  const unnamed = { error: `A change of ${change.what} needs a name` };
  switch (change.what) {
    case "hp":
      return { ...base, type: "hit_points", delta };
    case "xp":
      return { ...base, type: "experience", delta };
    case "gold":
      return sheet.gold + delta < 0
        ? { error: `${sheet.name} has only ${sheet.gold} gold: nothing was spent` }
        : { ...base, type: "gold", delta };
    case "temp_hp":
      return { ...base, type: "temporary_hit_points", amount: Math.max(0, delta) };
    case "item": {
      if (name === "") return unnamed;
      const held = oneNamed(sheet.inventory, name);
      if (delta < 0 && (held?.quantity ?? 0) + delta < 0) return missing(sheet, name, held?.quantity, sheet.inventory);
      return { ...base, type: "item", name: held?.name ?? name, delta: delta === 0 ? 1 : delta };
    }
    case "resource": {
      if (name === "") return unnamed;
      const held = oneNamed(sheet.resources, name);
      if (!held || held.current + delta < 0) return missing(sheet, name, held?.current, sheet.resources);
      return { ...base, type: "resource", name: held.name, delta };
    }
    case "condition_on":
    case "condition_off":
      if (name === "") return unnamed;
      return { ...base, type: "condition", condition: name, present: change.what === "condition_on" };
    case "level_up":
      return { ...base, type: "level_up" };
    case "short_rest":
    case "long_rest":
      return { error: "A rest is the whole party's" };
  }
}

/** Finds a thing by its name. Upper and lower case do not matter. */
const oneNamed = <Thing extends { readonly name: string }>(things: readonly Thing[], name: string): Thing | undefined =>
  things.find((thing) => thing.name === name) ??
  things.find((thing) => thing.name.toLowerCase() === name.toLowerCase());

const missing = (
  sheet: Sheet,
  name: string,
  held: number | undefined,
  all: readonly { readonly name: string }[],
): { readonly error: string } => ({
  error: `${sheet.name} has ${held ? `only ${held}` : "no"} ${name}: nothing was spent. On the sheet: ${all.map((one) => one.name).join(", ") || "nothing"}`,
});
