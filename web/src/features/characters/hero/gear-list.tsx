import type { GearItem, Hero } from "#rules/hero";
import { attackOptions, coinsOf, load, stowedAttackOptions } from "#rules/sheet";

import { showModifier } from "../../../shared/sheet/abilities.ts";
import { text } from "../../../shared/text/text.ts";
import { inWords } from "../../../shared/text/rules-words.ts";

const copy = text.hero;

const stateOf = ({ worn, wielded, attuned }: GearItem): string =>
  [worn ? copy.worn : "", wielded ? copy.inHand[wielded] : "", attuned ? copy.attuned : ""].filter(Boolean).join(", ");

/** What the hero carries: things with where they are, coins, and the load. */
export function GearList({ hero }: { readonly hero: Hero }) {
  const { gold, silver, copper } = coinsOf(hero.coins);
  const { pounds, most } = load(hero);
  return (
    <div className="grid gap-2">
      {hero.gear.length === 0 && <p className="text-quiet">{copy.noEquipment}</p>}
      <ul className="grid gap-x-8 sm:grid-cols-2 print:grid-cols-2">
        {hero.gear.map((item) => (
          <li
            key={item.key}
            className="flex items-baseline justify-between gap-3 border-b border-line py-1.5 print:py-0.5"
          >
            <span className="min-w-0">
              {item.name}
              {item.quantity > 1 && <span className="tabular-nums"> × {item.quantity}</span>}
            </span>
            <span className="text-right text-sm text-quiet">{stateOf(item)}</span>
          </li>
        ))}
      </ul>
      <p className="tabular-nums">
        {copy.coins(gold, silver, copper)}{" "}
        <span className="text-sm text-quiet">· {copy.pounds(Math.round(pounds), most)}</span>
      </p>
    </div>
  );
}

/** Dice as they are read; a number alone is the damage, and that is never below 0. */
const shownDice = (dice: string): string =>
  dice.includes("d")
    ? dice.replaceAll("d", copy.dieLetter)
    : String(
        Math.max(
          0,
          (dice.match(/[+-]?\d+/gu) ?? []).map(Number).reduce((sum, one) => sum + one, 0),
        ),
      );

/** The ways to attack, with what is in hand first. */
export function AttackList({ hero }: { readonly hero: Hero }) {
  const attacks = [...attackOptions(hero), ...stowedAttackOptions(hero)];
  return (
    <ul aria-label={copy.attacks} className="grid">
      {attacks.map(({ id, name, toHit, damage }) => (
        <li
          key={id}
          className="flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line py-1.5 print:py-0.5"
        >
          <span className="min-w-0">{name}</span>
          <span className="text-sm text-quiet tabular-nums">
            {copy.toHit(showModifier(toHit))},{" "}
            {damage.map(({ dice, type }) => `${shownDice(dice)} ${inWords(type)}`).join(" + ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
