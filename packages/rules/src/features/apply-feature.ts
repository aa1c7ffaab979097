import type { Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import { resource } from "../sheet/resources.ts";
import { heroNow, refused, type Outcome } from "../spells/stage.ts";
import { attackRecklessly, endRage, startRage } from "./barbarian.ts";
import { inspirationFromSlot, inspire } from "./bard.ts";
import { divineSpark, preserveLife, turnUndead } from "./cleric.ts";
import { landsAid, ownShape, wildResurgence, wildShape } from "./druid.ts";
import { withUse } from "./feature-use.ts";
import { actionSurge, secondWind } from "./fighter.ts";
import { flurryOfBlows, patientDefense, stepOfTheWind, uncannyMetabolism } from "./monk.ts";
import { layOnHands, sacredWeapon } from "./paladin.ts";
import { steadyAim } from "./rogue.ts";
import { innateSorcery, pointsFromSlot, slotFromPoints, sorcerousRestoration } from "./sorcerer.ts";
import { adrenalineRush, breatheOut, draconicFlight, largeForm } from "./species.ts";
import { magicalCunning } from "./warlock.ts";
import { arcaneRecovery } from "./wizard.ts";

/** What a player wants to use from the sheet. */
export interface FeatureRequest {
  /** Id of the hero among the combatants. */
  readonly who: string;
  /** Id of a feature, a trait or a counted resource. */
  readonly feature: string;
  /** Ids of those on whom it works. */
  readonly targets: readonly string[];
  /** What the feature leaves to the player: Turn Undead or Divine Spark, a beast, a weapon. */
  readonly choice?: string | undefined;
  /** How much of a pool: points of Lay On Hands, the level of a slot. */
  readonly amount?: number | undefined;
  readonly inFight: boolean;
}

type Use = (all: readonly Combatant[], request: FeatureRequest, dice: Dice) => Outcome;

const isRaging = (all: readonly Combatant[], who: string): boolean =>
  all.find(({ id }) => id === who)?.state.effects?.some(({ id }) => id === "rage") ?? false;

/** Channel Divinity: Turn Undead where the player says so; otherwise Divine Spark, which heals a friend and sears a foe. */
const channelDivinity: Use = (all, { who, targets, choice, inFight }, dice) => {
  if (choice === "turn-undead") return turnUndead(all, who, targets, dice, inFight);
  const [on = who] = targets;
  const isFriend = all.find(({ id }) => id === on)?.side === all.find(({ id }) => id === who)?.side;
  const how =
    choice === "radiant" || choice === "necrotic" || choice === "heal" ? choice : isFriend ? "heal" : "radiant";
  return divineSpark(all, who, on, how, dice, inFight);
};

/** The spell slots that Arcane Recovery gives back: the highest that are spent, together at most half the wizard's level. */
const arcane: Use = (all, { who }, dice) => {
  const hero = heroNow(all.find(({ id }) => id === who)!);
  const level = hero?.classes.find(({ id }) => id === "wizard")?.level ?? 0;
  let left = Math.ceil(level / 2);
  const levels: number[] = [];
  for (let slot = 5; slot >= 1; slot -= 1) {
    for (let spent = hero?.state.slotsSpent[slot - 1] ?? 0; spent > 0 && slot <= left; spent -= 1) {
      levels.push(slot);
      left -= slot;
    }
  }
  return arcaneRecovery(all, who, levels, dice);
};

const USES: Readonly<Record<string, Use>> = {
  rage: (all, { who, inFight }, dice) =>
    isRaging(all, who) ? endRage(all, who, dice) : startRage(all, who, dice, inFight),
  "reckless-attack": (all, { who }, dice) => attackRecklessly(all, who, dice),
  "bardic-inspiration": (all, { who, targets, inFight }, dice) => inspire(all, who, targets[0] ?? who, dice, inFight),
  "font-of-inspiration": (all, { who, amount }, dice) => inspirationFromSlot(all, who, dice, amount),
  "channel-divinity": channelDivinity,
  "preserve-life": (all, { who, targets, amount = 0, inFight }, dice) => {
    const each = targets.length === 0 ? 0 : Math.floor(amount / targets.length);
    return preserveLife(all, who, Object.fromEntries(targets.map((id) => [id, each])), dice, inFight);
  },
  "wild-shape": (all, { who, choice, inFight }, dice) => {
    if (choice !== undefined) return wildShape(all, who, choice, dice, inFight);
    const isBeast = all.find(({ id }) => id === who)?.state.effects?.some(({ id }) => id === "wild-shape") ?? false;
    return isBeast ? ownShape(all, who, dice) : refused(all, who, "Wild Shape: choose a beast");
  },
  "wild-resurgence": (all, { who, choice }, dice) =>
    wildResurgence(all, who, choice === "slot" ? "slot" : "shape", dice),
  "lands-aid": (all, { who, targets, inFight }, dice) => {
    const side = all.find(({ id }) => id === who)?.side;
    const isFoe = (id: string): boolean => all.find((one) => one.id === id)?.side !== side;
    const healed = targets.find((id) => !isFoe(id)) ?? null;
    return landsAid(all, who, { hurt: targets.filter(isFoe), healed }, dice, inFight);
  },
  "second-wind": (all, { who, inFight }, dice) => secondWind(all, who, dice, inFight),
  "action-surge": (all, { who }, dice) => actionSurge(all, who, dice),
  "monks-focus": (all, { who, choice }, dice) => {
    if (choice === "patient-defense") return patientDefense(all, who, true, dice);
    if (choice === "step-of-the-wind") return stepOfTheWind(all, who, true, dice);
    return flurryOfBlows(all, who, dice);
  },
  "uncanny-metabolism": (all, { who }, dice) => uncannyMetabolism(all, who, dice),
  "lay-on-hands": (all, { who, targets, amount = 0, choice, inFight }, dice) =>
    layOnHands(all, who, targets[0] ?? who, { points: amount, poison: choice === "poison" }, dice, inFight),
  "sacred-weapon": (all, { who, choice }, dice) => {
    const held = all.find(({ id }) => id === who)?.attacks[0]?.id ?? "";
    return sacredWeapon(all, who, choice ?? held, dice);
  },
  "steady-aim": (all, { who }, dice) => steadyAim(all, who, dice),
  "innate-sorcery": (all, { who, inFight }, dice) => innateSorcery(all, who, dice, inFight),
  "font-of-magic": (all, { who, choice, amount = 1, inFight }, dice) =>
    choice === "points" ? pointsFromSlot(all, who, amount, dice) : slotFromPoints(all, who, amount, dice, inFight),
  "sorcerous-restoration": (all, { who }, dice) => sorcerousRestoration(all, who, dice),
  "breath-weapon": (all, { who, targets }, dice) => breatheOut(all, who, targets, dice),
  "draconic-flight": (all, { who, inFight }, dice) => draconicFlight(all, who, dice, inFight),
  "large-form": (all, { who, inFight }, dice) => largeForm(all, who, dice, inFight),
  "adrenaline-rush": (all, { who, inFight }, dice) => adrenalineRush(all, who, dice, inFight),
  "magical-cunning": (all, { who }, dice) => magicalCunning(all, who, dice),
  "arcane-recovery": arcane,
};

/** A feature whose effect only a game master can say. If the sheet counts it, a use is spent. */
const guided: Use = (all, { who, feature }, dice) => {
  const hero = heroNow(all.find(({ id }) => id === who)!);
  const counted = hero ? resource(hero, feature) : undefined;
  const name = counted?.name ?? feature.replaceAll("-", " ");
  return withUse(
    all,
    who,
    { feature, name, ...(counted ? { cost: { id: counted.id, amount: 1 } } : {}) },
    dice,
    (stage) => stage.emit({ type: "guidance", by: who, what: name }),
  );
};

/** Uses a feature of a class or species from the sheet (SRD 5.2, "Classes", "Character Origins"). */
export function applyFeature(all: readonly Combatant[], request: FeatureRequest, dice: Dice): Outcome {
  if (!all.some(({ id }) => id === request.who)) return refused(all, request.who, "Nobody of that name is here");
  return (USES[request.feature] ?? guided)(all, request, dice);
}
