import type { Hero } from "../../hero.ts";
import { chosen } from "../../sheet/build.ts";
import { resource } from "../../sheet/resources.ts";
import type { Spell } from "../spell.ts";

/** What each option costs in Sorcery Points (SRD 5.2, "Metamagic Options"). */
const COSTS: Readonly<Record<string, number>> = {
  "careful-spell": 1,
  "distant-spell": 1,
  "empowered-spell": 1,
  "extended-spell": 1,
  "heightened-spell": 2,
  "quickened-spell": 2,
  "seeking-spell": 1,
  "subtle-spell": 1,
  "transmuted-spell": 1,
  "twinned-spell": 1,
};

/** Options that go together with another one on the same spell. */
const BESIDE: ReadonlySet<string> = new Set(["empowered-spell", "seeking-spell"]);

/** Damage types that Transmuted Spell turns into each other. */
export const TRANSMUTED = ["acid", "cold", "fire", "lightning", "poison", "thunder"] as const;

export const metamagicCost = (options: readonly string[]): number =>
  options.reduce((sum, option) => sum + (COSTS[option] ?? 0), 0);

/** Why these options cannot be used on a spell now; null where they can. */
export function metamagicRefusal(
  hero: Hero | null,
  options: readonly string[],
  spell: Spell,
  cost: number,
): string | null {
  if (options.length === 0) return null;
  const unknown = options.find((option) => !hero || !(option in COSTS) || !chosen(hero, "metamagic").includes(option));
  if (!hero || unknown !== undefined) return `Nobody here has learnt “${unknown ?? options.join(", ")}”`;
  if (options.filter((option) => !BESIDE.has(option)).length > 1) return "Only one metamagic option fits a spell";
  if ((resource(hero, "sorcery-points")?.left ?? 0) < cost) return `${cost} Sorcery Points are needed`;
  if (options.includes("quickened-spell") && spell.time !== "action") return `${spell.name} takes no action to quicken`;
  if (options.includes("twinned-spell") && !spell.effects.some(({ moreTargets }) => moreTargets)) {
    return `${spell.name} cannot be twinned: a higher slot reaches nobody more`;
  }
  const saves = spell.effects.some(({ save }) => save);
  if (!saves && options.some((option) => option === "careful-spell" || option === "heightened-spell")) {
    return `${spell.name} asks for no saving throw`;
  }
  return null;
}
