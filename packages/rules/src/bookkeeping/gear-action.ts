import { attune, endAttunement } from "../features/attunement.ts";
import type { GearItem, Hero } from "../hero.ts";
import { resolve } from "../sheet/equipment.ts";
import { load } from "../sheet/carrying.ts";
import { armorNamed } from "../tables/armor.ts";
import { priced } from "../tables/gear.ts";
import { magicItemNamed } from "../tables/magic-items.ts";
import { piecesOf, withFewer, withThing, withVeryThing } from "./belongings.ts";
import { done, refused, some, type SheetOutcome } from "./outcome.ts";
import type { ActionOf as Action, SheetContext } from "./context.ts";
import { moneyText } from "./money.ts";

const withItem = (hero: Hero, key: string, change: Partial<GearItem>): Hero => ({
  ...hero,
  gear: hero.gear.map((one) => (one.key === key ? { ...one, ...change } : one)),
});

const NO_SUCH = "There is no such thing on the sheet.";

const WORN_KINDS: ReadonlySet<string> = new Set(["armor", "wondrous", "ring"]);

/** Armour and what magic is worn. A shield, a wand and a potion are held. */
const wearable = (item: GearItem): boolean => {
  const { armor } = resolve(item);
  return armor !== null ? armor.category !== "shield" : WORN_KINDS.has(magicItemNamed(item.item ?? "")?.kind ?? "");
};

/** Putting on armour takes off what is worn of the kind (SRD 5.2, "Armor": one suit at a time). */
export function wear(hero: Hero, { key, worn }: Action<"wear">): SheetOutcome {
  const item = hero.gear.find((one) => one.key === key);
  if (!item) return refused(NO_SUCH);
  if (!wearable(item)) return refused(`${item.name} is nothing to wear.`);
  const isSuit = resolve(item).armor !== null;
  const others: Hero =
    !worn || !isSuit
      ? hero
      : {
          ...hero,
          gear: hero.gear.map((one) => {
            const { armor } = resolve(one);
            return armor && armor.category !== "shield" && one.worn ? { ...one, worn: false } : one;
          }),
        };
  return done(withItem(others, key, { worn }), `${hero.name} ${worn ? "puts on" : "takes off"} the ${item.name}.`);
}

/** Hands are two: what needs both leaves no room for another thing, and a shield takes one (SRD 5.2, "Two-Handed", "Shield"). */
export function wield(hero: Hero, { key, hand }: Action<"wield">): SheetOutcome {
  const item = hero.gear.find((one) => one.key === key);
  if (!item) return refused(NO_SUCH);
  if (hand === null) {
    return done(withItem(hero, key, { wielded: null, worn: false }), `${hero.name} puts the ${item.name} away.`);
  }
  const { weapon, armor } = resolve(item);
  const isShield = armor?.category === "shield";
  if (!isShield && armor) return refused(`${item.name} is worn and not held.`);
  if (weapon?.twoHanded && hand !== "both") return refused(`${item.name} needs both hands.`);
  if (hand === "both" && (isShield || (weapon && !weapon.twoHanded && weapon.versatile === null))) {
    return refused(`${item.name} is held in one hand.`);
  }
  // What was in the hand goes back into the pack.
  const freed = hero.gear.map((one) => {
    const held = one.wielded ?? (isShieldWorn(one) ? "off" : null);
    const gives = one.key !== key && held !== null && (hand === "both" || held === "both" || held === hand);
    return gives ? { ...one, wielded: null, worn: isShieldWorn(one) ? false : one.worn } : one;
  });
  const where = { main: "in hand", off: "in the other hand", both: "in both hands" }[hand];
  return done(
    withItem({ ...hero, gear: freed }, key, { wielded: hand, worn: false }),
    `${hero.name} takes the ${item.name} ${where}.`,
  );
}

const isShieldWorn = ({ item, worn }: GearItem): boolean => worn && armorNamed(item ?? "")?.category === "shield";

export function attunement(hero: Hero, { key, attuned }: Action<"attune">): SheetOutcome {
  const after = attuned ? attune(hero, key) : endAttunement(hero, key);
  if (typeof after === "string") return refused(`${after}.`);
  const name = hero.gear.find((one) => one.key === key)?.name ?? "item";
  return done(after, `${hero.name} ${attuned ? "attunes to" : "ends the attunement to"} the ${name}.`);
}

export function drop(hero: Hero, { key, quantity }: Action<"drop">): SheetOutcome {
  const item = hero.gear.find((one) => one.key === key);
  if (!item) return refused(NO_SUCH);
  if (item.quantity < quantity) return refused(`${hero.name} has only ${item.quantity} of ${item.name}.`);
  return done(withFewer(hero, key, quantity), `${hero.name} leaves ${some(quantity, item.name)} behind.`);
}

export function give(hero: Hero, { key, quantity, to }: Action<"give">, { party }: SheetContext): SheetOutcome {
  const item = hero.gear.find((one) => one.key === key);
  const other = party.find(({ id }) => id === to && id !== hero.id);
  if (!item) return refused(NO_SUCH);
  if (!other) return refused("Nobody of the party to give it to.");
  if (item.quantity < quantity) return refused(`${hero.name} has only ${item.quantity} of ${item.name}.`);
  return done(
    withFewer(hero, key, quantity),
    `${hero.name} gives ${other.name} ${some(quantity, item.name)}.`,
    withVeryThing(other, item, quantity),
  );
}

export function addItem(hero: Hero, { item, name, quantity, weight }: Action<"add_item">): SheetOutcome {
  if (item !== null && !priced(item) && !magicItemNamed(item)) return refused(`No table has “${item}”.`);
  const known = item === null ? undefined : (priced(item) ?? magicItemNamed(item));
  return done(
    withThing(hero, { item, name, weight }, quantity * piecesOf(item)),
    `${hero.name} takes ${some(quantity, known?.name ?? name)}.`,
  );
}

const NO_MARKET = "Nobody trades here. Find a market, a shop or a smith first.";

/** Buys at the price of the tables (SRD 5.2, "Equipment"). Ammunition is sold in bundles, and counted by the piece. */
export function buy(
  hero: Hero,
  { item, quantity }: Action<"buy">,
  { market, encumbrance }: SheetContext,
): SheetOutcome {
  if (!market) return refused(NO_MARKET);
  const thing = priced(item);
  if (!thing) return refused("No price is known for that.");
  const price = thing.cost * quantity;
  if (hero.coins < price) {
    return refused(
      `${some(quantity, thing.name)}: ${moneyText(price)}, and ${hero.name} has ${moneyText(hero.coins)}.`,
    );
  }
  const pieces = quantity * piecesOf(item);
  const bought = withThing({ ...hero, coins: hero.coins - price }, { item, name: thing.name }, pieces);
  if (encumbrance && load(bought).over) return refused(`${hero.name} cannot carry so much.`);
  return done(bought, `${hero.name} buys ${some(quantity, thing.name)} for ${moneyText(price)}.`);
}

/** Sells at half the price (SRD 5.2, "Selling Equipment"). A piece of a bundle is worth its share of the bundle's price. */
export function sell(hero: Hero, { key, quantity }: Action<"sell">, { market }: SheetContext): SheetOutcome {
  if (!market) return refused(NO_MARKET);
  const item = hero.gear.find((one) => one.key === key);
  if (!item) return refused(NO_SUCH);
  if (item.quantity < quantity) return refused(`${hero.name} has only ${item.quantity} of ${item.name}.`);
  const thing = item.item === null ? undefined : priced(item.item);
  if (!thing) return refused(`Nobody here gives a price for the ${item.name}.`);
  const paid = Math.floor((thing.cost * quantity) / (2 * piecesOf(item.item)));
  return done(
    { ...withFewer(hero, key, quantity), coins: hero.coins + paid },
    `${hero.name} sells ${some(quantity, item.name)} for ${moneyText(paid)}.`,
  );
}

export function coins(hero: Hero, { delta, reason }: Action<"coins">): SheetOutcome {
  if (delta === 0) return refused("That changes nothing.");
  if (hero.coins + delta < 0) return refused(`${hero.name} has only ${moneyText(hero.coins)}.`);
  const why = reason === "" ? "" : ` (${reason})`;
  return done(
    { ...hero, coins: hero.coins + delta },
    `${hero.name} ${delta < 0 ? "pays" : "gains"} ${moneyText(Math.abs(delta))}${why}.`,
  );
}
