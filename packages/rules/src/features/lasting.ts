import type { ActiveEffect } from "../hero.ts";
import type { Gives } from "../spells/spell.ts";

const BPS = ["bludgeoning", "piercing", "slashing"] as const;
const STRONG = { ability: "strength", advantage: 1 } as const;

/** What features, traits and potions give while they last, by their id. Spells have it in their own table. */
const LASTING: Readonly<Record<string, (effect: ActiveEffect) => Gives>> = {
  // Its damage and the sheet's resistance come from the sheet, which knows that the hero rages; a creature's would come from here.
  rage: () => ({
    resist: BPS,
    rolls: [
      { on: "check", ...STRONG },
      { on: "save", ...STRONG },
    ],
  }),
  "reckless-attack": () => ({
    rolls: [
      { on: "attack", ability: "strength", advantage: 1 },
      { on: "attacked", advantage: 1 },
    ],
  }),
  "bardic-inspiration": () => ({}),
  "steady-aim": () => ({ speedTimes: 0, rolls: [{ on: "attack", advantage: 1, once: true }] }),
  "innate-sorcery": () => ({}),
  "sacred-weapon": () => ({}),
  "turn-undead": () => ({ harmEnds: true, noReactions: true }),
  "frosts-chill": () => ({ speed: -10 }),
  hamstring: () => ({ speed: -15 }),
  "draconic-flight": () => ({ fly: 30 }),
  "large-form": () => ({ speed: 10, rolls: [{ on: "check", ...STRONG }] }),
  "resistance-potion": () => ({ resistChosen: true }),
  "potion-of-speed": () => ({
    armorClass: 2,
    speedTimes: 2,
    rolls: [{ on: "save", ability: "dexterity", advantage: 1 }],
    extraAction: true,
  }),
  "potion-of-heroism": () => ({
    rolls: [
      { on: "attack", dice: "1d4" },
      { on: "save", dice: "1d4" },
    ],
  }),
  "potion-of-flying": () => ({ fly: 60 }),
  "drunk-strength": () => ({}),
  // SRD 5.2, "Burning": an action that puts the fire out ends it.
  burning: () => ({ tick: { at: "start", damage: [{ dice: "1d4", types: ["fire"] }] } }),
  "oil-doused": () => ({ doused: true }),
  antitoxin: () => ({ rolls: [{ on: "save", against: "poisoned", advantage: 1 }] }),
  "stunning-strike": () => ({ speedTimes: 0.5, rolls: [{ on: "attacked", advantage: 1, once: true }] }),
  "wild-shape": () => ({}),
  "blinked-away": () => ({}),
  "open-hand-addle": () => ({ noOpportunity: true }),
};

/** What a feature's or an item's lasting effect gives; undefined for what is none of them. */
export const lastingGives = (effect: ActiveEffect): Gives | undefined => LASTING[effect.id]?.(effect);
