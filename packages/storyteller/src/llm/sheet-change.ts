import * as z from "zod/mini";

import type { Effect } from "#contracts/play/effects";
import type { Sheet } from "#contracts/play/sheet";

const amount = z.int().check(z.minimum(-999), z.maximum(999));

/** A change of one sheet, or a rest of the party, as a model asks for it. */
export const ChangeSheet = z.object({
  character: z.optional(z.string().check(z.maxLength(120))),
  change: z.enum([
    "hit_points",
    "temporary_hit_points",
    "gold",
    "experience",
    "item",
    "condition_on",
    "condition_off",
    "resource",
    "level_up",
    "short_rest",
    "long_rest",
  ]),
  name: z.optional(z.string().check(z.maxLength(60))),
  amount: z._default(amount, 0),
  reason: z._default(z.string().check(z.maxLength(200)), ""),
});
export type ChangeSheet = z.infer<typeof ChangeSheet>;

/** The effect that a change asks for, or in words for the model why it cannot be: what is not on the sheet cannot be spent. */
export function effectOf(change: ChangeSheet, sheet: Sheet): Effect | { readonly error: string } {
  const { amount: delta, reason } = change;
  const name = (change.name ?? "").trim();
  const base = { characterId: sheet.characterId, reason };
  const unnamed = { error: `A change of ${change.change} needs a name` };
  switch (change.change) {
    case "hit_points":
    case "experience":
      return { ...base, type: change.change, delta };
    case "gold":
      return sheet.gold + delta < 0
        ? { error: `${sheet.name} has only ${sheet.gold} gold: nothing was spent` }
        : { ...base, type: "gold", delta };
    case "temporary_hit_points":
      return { ...base, type: change.change, amount: Math.max(0, delta) };
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
      return { ...base, type: "condition", condition: name, present: change.change === "condition_on" };
    case "level_up":
      return { ...base, type: "level_up" };
    case "short_rest":
    case "long_rest":
      return { error: "A rest is the whole party's" };
  }
}

/** Things are the same however their names are written. */
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
