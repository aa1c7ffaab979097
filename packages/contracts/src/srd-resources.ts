import { classNamed, spellSlots } from "./srd.ts";

/** A class and the character's level in it. */
interface ClassLevels {
  readonly name: string;
  readonly level: number;
}

/** Spell slots of one spell level, and the kind of rest that restores them. */
export interface Slots {
  readonly spellLevel: number;
  readonly max: number;
  readonly rest: "short" | "long";
}

/** A counter that is spent and that a rest restores. */
export interface ResourceMost {
  readonly name: string;
  readonly max: number;
  readonly rest: "short" | "long";
}

const HIGHEST_LEVEL = 20;

/**
 * The spell slots of all classes together. The levels in full caster classes, and half of the levels in half caster classes (rounded up),
 * add up to one caster level (SRD 5.2, "Multiclassing"). Slots of pact magic are separate.
 */
export function slotsOf(classes: readonly ClassLevels[]): Slots[] {
  const casting = classes.map(({ name, level }) => ({ level, kind: classNamed(name)?.casting ?? "none" }));
  const casterLevel = casting.reduce((sum, { kind, level }) => {
    if (kind === "full") return sum + level;
    return kind === "half" ? sum + Math.ceil(level / 2) : sum;
  }, 0);
  const bySpellLevel = new Map<number, Slots>();
  const add = ({ slots, rest }: ReturnType<typeof spellSlots>) =>
    slots.forEach((count, index) => {
      if (count === 0) return;
      const held = bySpellLevel.get(index + 1);
      bySpellLevel.set(index + 1, { spellLevel: index + 1, max: (held?.max ?? 0) + count, rest: held?.rest ?? rest });
    });
  if (casterLevel > 0) add(spellSlots("full", Math.min(HIGHEST_LEVEL, casterLevel)));
  for (const { kind, level } of casting) if (kind === "pact") add(spellSlots("pact", level));
  return [...bySpellLevel.values()].toSorted((one, other) => one.spellLevel - other.spellLevel);
}

/** The class features with a counter, at the given levels. Features of two classes with the same name are added up. */
export function featuresOf(classes: readonly ClassLevels[]): ResourceMost[] {
  const byName = new Map<string, ResourceMost>();
  for (const { name: className, level } of classes) {
    for (const { name, at, rest } of classNamed(className)?.resources ?? []) {
      const held = byName.get(name);
      if (at(level) > 0) byName.set(name, { name, max: (held?.max ?? 0) + at(level), rest: held?.rest ?? rest });
    }
  }
  return [...byName.values()];
}
