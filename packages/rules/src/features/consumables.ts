import { hasClassFeature } from "../combat/state/traits.ts";
import type { Combatant } from "../combatant.ts";
import { readDice, rollSum, type Dice } from "../dice.ts";
import type { ActiveEffect, GearItem, Hero } from "../hero.ts";
import { harm, heal, shield } from "../spells/effect/harm.ts";
import { giveCondition, giveEffect } from "../spells/effect/lasting-work.ts";
import { withoutOne, withSpent } from "../spells/casting/materials.ts";
import { incapacitated, savingThrow } from "../spells/effect/rolls.ts";
import { heroNow, refused, Stage, type Outcome } from "../spells/stage.ts";
import { magicItemNamed } from "../tables/magic-items.ts";
import { THROWN } from "./thrown-items.ts";

const MINUTE = 10;
const HOUR = 600;

/** Potions that last, by their id: the effect that they give, and for how many rounds. */
const LASTING: Readonly<Record<string, readonly [effect: string, rounds: number]>> = {
  "potion-of-speed": ["potion-of-speed", MINUTE],
  "potion-of-heroism": ["potion-of-heroism", HOUR],
  "potion-of-flying": ["potion-of-flying", HOUR],
  "potion-of-gaseous-form": ["gaseous-form", HOUR],
  "potion-of-invisibility": ["invisibility", HOUR],
  "potion-of-resistance": ["resistance-potion", HOUR],
  antitoxin: ["antitoxin", HOUR],
};

/** What one wants to use up. */
export interface Consumption {
  readonly who: string;
  /** The piece of gear, by its key. */
  readonly key: string;
  /** Who drinks, or who is thrown at; oneself where it is absent. */
  readonly on?: string;
  /** The damage type of a potion of resistance. */
  readonly choice?: string;
  readonly inFight?: boolean;
}

function drink(stage: Stage, { on, who, choice }: Consumption, item: GearItem, name: string): void {
  const target = on ?? who;
  const id = item.item ?? "";
  const { heal: dice, temporary, drunkStrength } = magicItemNamed(id)?.effect ?? {};
  if (dice) heal(stage, target, rollSum(readDice(dice), stage.dice, name), name);
  if (temporary) shield(stage, target, temporary, name);
  const lasting: readonly [string, number] | undefined = drunkStrength ? ["drunk-strength", HOUR] : LASTING[id];
  if (lasting) {
    const [effect, rounds] = lasting;
    const ends = { kind: "rounds", left: rounds } as const;
    const given: ActiveEffect = {
      id: effect,
      source: target,
      ends,
      slot: 0,
      amount: drunkStrength ?? 0,
      choice: choice ?? null,
    };
    giveEffect(stage, target, given, name);
    if (effect === "invisibility") giveCondition(stage, target, { id: "invisible", source: target, ends }, name);
  }
  if (id === "potion-of-poison") {
    harm(stage, target, [{ amount: rollSum(readDice("4d6"), stage.dice, name), type: "poison" }], { because: [name] });
    if (!savingThrow(stage, target, { ability: "constitution", dc: 13, against: "poisoned" })) {
      const ends = { kind: "rounds", left: HOUR } as const;
      giveCondition(stage, target, { id: "poisoned", source: null, ends }, name);
    }
  }
  if (!dice && !temporary && !lasting && id !== "potion-of-poison") {
    stage.emit({ type: "guidance", by: who, what: name });
  }
}

/** What using an item takes: drinking a Bonus Action, throwing one attack, a kit an action, or a thief's Bonus Action ("Fast Hands"). */
function timeOf(user: Combatant, item: GearItem): "action" | "bonusAction" {
  if (THROWN[item.item ?? ""]) return "action";
  const isQuick = item.item !== "healers-kit" || (user.turn.bonusAction && hasClassFeature(user, "fast-hands"));
  return isQuick ? "bonusAction" : "action";
}

function takeTime(one: Combatant, item: GearItem): Combatant {
  if (!THROWN[item.item ?? ""]) return { ...one, turn: { ...one.turn, [timeOf(one, item)]: false } };
  const open = one.turn.attacks > 0;
  const attacks = open ? one.turn.attacks - 1 : one.attacksPerAction - 1;
  return { ...one, turn: { ...one.turn, action: open && one.turn.action, attacks } };
}

/** Uses of a healer's kit. */
const KIT_USES = 10;

/** A kit loses a use, and is gone with its last; anything else loses a piece. */
function usedUp(stage: Stage, who: string, item: GearItem): void {
  const lasts = item.item === "healers-kit" && (item.spent ?? 0) + 1 < KIT_USES;
  const left = (gear: readonly GearItem[]): GearItem[] => {
    if (lasts) return withSpent(gear, item.key, 1);
    // The next kit of a bundle is a whole one.
    return withoutOne(gear, item.key).map((one) => (one.key === item.key ? { ...one, spent: 0 } : one));
  };
  stage.change(who, (one) => (one.hero ? { ...one, hero: { ...one.hero, gear: left(one.hero.gear) } } : one));
  stage.emit({ type: "spent", by: who, what: item.name, amount: 1 });
}

/** Drinks, throws or otherwise uses something up (SRD 5.2, "Adventuring Gear", "Potions"). What has no numbers is guidance. */
export function consume(combatants: readonly Combatant[], what: Consumption, dice: Dice): Outcome {
  const user = combatants.find(({ id }) => id === what.who);
  const hero = user && heroNow(user);
  const item = hero?.gear.find(({ key }) => key === what.key);
  if (!user || !hero || !item || item.quantity < 1)
    return refused(combatants, what.who, "There is no such thing to use");
  if (incapacitated(user)) return refused(combatants, what.who, `${user.name} cannot act now`);
  const thrown = THROWN[item.item ?? ""];
  const budget = thrown && user.turn.attacks > 0 ? true : user.turn[timeOf(user, item)];
  if (what.inFight && !budget) return refused(combatants, what.who, `${user.name} has no time for ${item.name}`);
  const target = combatants.find(({ id }) => id === (what.on ?? what.who));
  if (!target) return refused(combatants, what.who, "Nobody of that name is here");
  const kit = item.item === "healers-kit";
  if (kit && target.state.life !== "dying") return refused(combatants, what.who, `${target.name} is not dying`);
  if (thrown && target.id === user.id) return refused(combatants, what.who, `${item.name}: choose whom to throw it at`);
  const stage = new Stage(combatants, dice);
  if (what.inFight) stage.change(user.id, (one) => takeTime(one, item));
  usedUp(stage, user.id, item);
  if (thrown) {
    thrown(stage, user, target);
  } else if (kit) {
    stage.changeState(target.id, () => ({ life: "stable", deathSaves: { successes: 0, failures: 0 } }));
    stage.emit({ type: "life", of: target.id, life: "stable" });
  } else if (item.name === "Goodberry") {
    heal(stage, target.id, 1, item.name);
  } else {
    drink(stage, what, item, item.name);
  }
  return stage.outcome();
}

/** So many pieces less of torches, rations or the like; or why not. */
export function usePieces(hero: Hero, key: string, count = 1): Hero | string {
  const item = hero.gear.find((one) => one.key === key);
  if (!item || !Number.isInteger(count) || count < 1) return "There is no such thing to use";
  if (item.quantity < count) return `Only ${item.quantity} of ${item.name} are left`;
  const gear = hero.gear.flatMap((one) => {
    if (one !== item) return [one];
    return one.quantity > count ? [{ ...one, quantity: one.quantity - count }] : [];
  });
  return { ...hero, gear };
}
