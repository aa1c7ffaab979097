import { readDice } from "#rules/dice";
import type { AttackOption, Combatant } from "#rules/combatant";

const UNARMED = /\b(?:punch|kick|fists?|headbutt|knee|elbow|bare hands?)\b/iu;
const RANGED = /\b(?:shoot|bow|crossbow|sling|arrow|bolt|throw|hurl)\b/iu;
const isUnarmed = ({ properties }: AttackOption): boolean => properties.includes("unarmed");

/** The mean damage of a hit. */
const meanOf = ({ damage }: AttackOption): number =>
  damage
    .map(({ dice }) => readDice(dice))
    .reduce((sum, { dice, plus }) => dice.reduce((all, one) => all + (one.count * (one.sides + 1)) / 2, sum + plus), 0);

const isNamed = ({ name }: AttackOption, words: string): boolean =>
  name
    .toLowerCase()
    .split(/[^a-z]+/u)
    .some((word) => word.length > 2 && new RegExp(`\\b${word}`, "iu").test(words));

/** Whether a name means this attack: a word of the one is in the other ("my sword": Shortsword), or the bare hand is meant. */
export function isMeant(option: AttackOption, name: string): boolean {
  if (UNARMED.test(name)) return isUnarmed(option);
  if (isUnarmed(option)) return /\bunarmed\b/iu.test(name);
  const words = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return isNamed(option, name) || words.some((word) => option.name.toLowerCase().includes(word));
}

/**
 * The attacks with which a hero may strike, the best first: the one that the player's words name, then ranged or melee as the words have
 * it, then the one that does most. The bare hand comes last, unless the words ask for it.
 */
export function attacksFor({ attacks }: Combatant, words: string): AttackOption[] {
  const rank = (option: AttackOption): number =>
    (isNamed(option, words) ? 1_000 : 0) +
    (UNARMED.test(words) === isUnarmed(option) ? 400 : 0) +
    (RANGED.test(words) === (option.kind === "ranged") ? 200 : 0) +
    meanOf(option);
  return attacks.toSorted((one, other) => rank(other) - rank(one));
}
