import type { AttackOption, Combatant } from "../../combatant.ts";
import { refused, unchanged, type Outcome } from "../outcome.ts";

/** What each weapon shoots (SRD 5.2, "Ammunition"), by its id in the table. */
const SHOTS: Readonly<Record<string, string>> = {
  shortbow: "arrows-20",
  longbow: "arrows-20",
  "light-crossbow": "bolts-20",
  "hand-crossbow": "bolts-20",
  "heavy-crossbow": "bolts-20",
  sling: "bullets-sling-20",
  blowgun: "needles-50",
  musket: "bullets-firearm-10",
  pistol: "bullets-firearm-10",
};

/** Takes one piece of ammunition from a hero's gear. Creatures have enough, and so has what no table knows. */
export function spendShot(combatant: Combatant, option: AttackOption): Outcome {
  const { hero } = combatant;
  const weapon = hero?.gear.find(({ key }) => key === option.id);
  const shot = SHOTS[weapon?.item ?? ""];
  if (!hero || !weapon || shot === undefined || !option.properties.includes("ammunition")) return unchanged(combatant);
  const held = hero.gear.find(({ item, quantity }) => item === shot && quantity > 0);
  if (!held) return refused(combatant, `${combatant.name} has nothing left to shoot with ${option.name}.`);
  const gear = hero.gear.map((one) => (one.key === held.key ? { ...one, quantity: one.quantity - 1 } : one));
  return {
    combatant: { ...combatant, hero: { ...hero, gear } },
    events: [{ type: "spent", by: combatant.id, what: held.key, amount: 1 }],
  };
}

const thrownAs = (option: AttackOption): string => `thrown ${option.id}`;

/**
 * A thrown weapon leaves the hand and lies where it fell until the fight is over: a hero throws no more than they have. The next one is
 * drawn as part of the attack (SRD 5.2, "Thrown").
 */
export function spendThrown(combatant: Combatant, option: AttackOption): Outcome {
  const { hero } = combatant;
  const weapon = hero?.gear.find(({ key }) => key === option.id);
  if (!weapon) return unchanged(combatant);
  const thrown = combatant.thrown ?? [];
  const left = weapon.quantity - thrown.filter((key) => key === option.id).length;
  if (left < 1) return refused(combatant, `${combatant.name} has thrown ${option.name} away.`);
  return {
    combatant: { ...combatant, thrown: [...thrown, option.id] },
    events: [{ type: "spent", by: combatant.id, what: thrownAs(option), amount: 1 }],
  };
}

/** Whether a weapon is still in a hero's hands, and not all of it thrown. */
export const isInHand = ({ hero, thrown = [] }: Combatant, option: AttackOption): boolean => {
  const quantity = hero?.gear.find(({ key }) => key === option.id)?.quantity;
  return quantity === undefined || thrown.filter((key) => key === option.id).length < quantity;
};
