import { pattern } from "../../patterns.ts";
import type { Entity, Mention } from "../entities.ts";

/**
 * Makes a function that resolves "him", "her", "it" and "them": the last fitting name, else the only fitting entity in the scene, else the
 * foe.
 */
export function pronounResolver(
  entities: readonly Entity[],
): (pronoun: string, before: readonly Mention[]) => Entity | null {
  const people = entities.filter(({ kind }) => kind === "person");
  const foes = entities.filter(({ kind }) => kind === "foe");
  return (pronoun, before) => {
    if (/^(?:it|its|itself)$/u.test(pronoun)) {
      const thing = before.findLast(
        ({ entity }) => entity.kind === "thing" || entity.kind === "item" || entity.kind === "foe",
      );
      return thing?.entity ?? foes[0] ?? null;
    }
    if (pattern("pronouns pronoun resolver", "u").test(pronoun))
      return before.findLast(({ entity }) => entity.kind !== "exit" && entity.kind !== "hero")?.entity ?? null;
    const gender = pattern("pronouns pronoun resolver 2", "u").test(pronoun) ? "female" : "male";
    const fits = (entity: Entity): boolean =>
      (entity.kind === "person" || entity.kind === "foe") && (entity.gender === gender || entity.gender === "unknown");
    const named = before.findLast(({ entity }) => fits(entity));
    if (named !== undefined) return named.entity;
    if (foes.length > 0) return foes.find(fits) ?? null;
    const certain = people.filter((entity) => entity.gender === gender);
    if (certain.length === 1) return certain[0] ?? null;
    const possible = people.filter(fits);
    return possible.length === 1 ? (possible[0] ?? null) : null;
  };
}
