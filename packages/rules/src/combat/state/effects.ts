import type { Change, Combatant, Effect, TestKind, TestOf } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import type { Outcome } from "../outcome.ts";

export const effectsOf = ({ effects }: Combatant): readonly Effect[] => effects ?? [];

export const effectNamed = (combatant: Combatant, id: string): Effect | undefined =>
  effectsOf(combatant).find((one) => one.id === id);

/** Gives an effect; the same one from the same source begins again. Two of one name work once (SRD 5.2, "Combining Effects"). */
export function addEffect(combatant: Combatant, effect: Effect, because = effect.name): Outcome {
  const others = effectsOf(combatant).filter((one) => one.id !== effect.id || one.source !== effect.source);
  const events = effectNamed(combatant, effect.id)
    ? []
    : [{ type: "effect", on: combatant.id, effect: effect.id, present: true, because } as const];
  return { combatant: { ...combatant, effects: [...others, effect] }, events };
}

/** Ends effects that `which` picks. */
export function removeEffects(combatant: Combatant, because: string, which: (one: Effect) => boolean): Outcome {
  const gone = effectsOf(combatant).filter((one) => which(one));
  if (gone.length === 0) return { combatant, events: [] };
  const left = effectsOf(combatant).filter((one) => !which(one));
  const ids = [...new Set(gone.map(({ id }) => id))].filter((id) => !left.some((one) => one.id === id));
  return {
    combatant: { ...combatant, effects: left },
    events: ids.map((id) => ({ type: "effect", on: combatant.id, effect: id, present: false, because })),
  };
}

/** The changes of one kind, each with its effect; of effects with one name only the first. */
export function changesOf<Kind extends Change["kind"]>(
  combatant: Combatant,
  kind: Kind,
): readonly { readonly effect: Effect; readonly change: Extract<Change, { kind: Kind }> }[] {
  const seen = new Set<string>();
  return effectsOf(combatant).flatMap((effect) => {
    const isRepeated = seen.has(effect.id) && effect.source === null;
    seen.add(effect.id);
    if (isRepeated) return [];
    return effect.changes
      .filter((change): change is Extract<Change, { kind: Kind }> => change.kind === kind)
      .map((change) => ({ effect, change }));
  });
}

export const isForbidden = (
  combatant: Combatant,
  what: Extract<Change, { kind: "forbid" }>["what"],
): Effect | undefined => changesOf(combatant, "forbid").find(({ change }) => change.what === what)?.effect;

const signed = (name: string, value: number): string => `${name} ${value > 0 ? "+" : "−"}${Math.abs(value)}`;

const concerns = (change: TestOf, { ability, skill }: TestOf): boolean =>
  (change.ability === undefined || change.ability === ability) &&
  (change.skill === undefined || change.skill.toLowerCase() === skill?.toLowerCase());

/** The numbers and dice that effects add to a d20 test or take from it, each effect's name once. */
export function rollEffectDice(
  combatant: Combatant,
  kind: TestKind,
  test: TestOf,
  dice: Dice,
): { readonly plus: number; readonly because: readonly string[]; readonly used: readonly Effect[] } {
  const byName = new Map(
    changesOf(combatant, "die")
      .filter(({ change }) => change.of.includes(kind) && concerns(change, test))
      .map((one) => [one.effect.id, one]),
  );
  const plain = new Map(
    changesOf(combatant, "plus")
      .filter(({ change }) => change.of === kind && concerns(change, test))
      .map(({ effect, change: { plus } }) => [effect.id, { value: plus, effect }]),
  );
  const fixed = [...plain.values()].map(({ value, effect }) => ({ value, text: signed(effect.name, value), effect }));
  const rolled = [...byName.values()].map(({ effect, change }) => {
    const value = dice.roll(change.sides, effect.name) * change.sign;
    return { value, text: signed(effect.name, value), effect };
  });
  const all = [...fixed, ...rolled];
  return {
    plus: all.reduce((sum, { value }) => sum + value, 0),
    because: all.map(({ text }) => text),
    used: all.map(({ effect }) => effect),
  };
}

/** Effects that have worked and end with it. */
export const spendOnce = (combatant: Combatant, used: readonly Effect[]): Outcome =>
  removeEffects(combatant, "used", (one) => one.once === true && used.includes(one));
