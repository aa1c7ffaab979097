import type { HeroAct } from "#contracts/play/hero-act";
import { actOnSheet } from "#rules/bookkeeping";
import type { AttackOption, Combatant } from "#rules/combatant";
import type { Hero } from "#rules/hero";
import { heroCombatant, resources } from "#rules/sheet";
import { spellNamed } from "#rules/spells";
import type { NamedAct } from "#storyteller/ports";
import { attacksFor, isMeant } from "./choose-attack.ts";

/** A hero's act with the ids of the sheet, and the hero who does it: a weapon that was named has been drawn. */
export type FoundAct =
  | { readonly ok: true; readonly acts: readonly HeroAct[]; readonly hero: Combatant }
  | { readonly ok: false; readonly why: string };

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^(?:(?:an?|the|my|his|her|their|some|spell|cast|use|drink) )+/u, "");
const slug = (name: string): string =>
  plain(name)
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/gu, "-");
const no = (why: string): FoundAct => ({ ok: false, why });
const listed = (names: readonly string[]): string => [...new Set(names)].join(", ") || "nothing";

/** The entry with this name, or else the only one whose name begins with it or contains it. */
function oneNamed<Thing extends { readonly name: string }>(
  things: readonly Thing[],
  wanted: string,
): Thing | undefined {
  const name = plain(wanted);
  if (name === "") return undefined;
  const whole = things.find((one) => plain(one.name) === name);
  const partly = things.filter((one) => ` ${plain(one.name)} `.includes(` ${name.replace(/s$/u, "")}`));
  return whole ?? (partly.length === 1 ? partly[0] : undefined);
}

const spellsOf = ({ spells }: Hero) => spells.flatMap(({ id }) => spellNamed(id) ?? []);

/** The hero with a weapon of the gear in hand: it is drawn as part of the attack (SRD 5.2, "Attack"). Null if it is no weapon. */
function withDrawn(
  { hero }: Combatant,
  name: string,
): { readonly hero: Combatant; readonly option: AttackOption } | null {
  const item =
    hero &&
    oneNamed(
      hero.gear.filter(({ wielded }) => wielded === null),
      name,
    );
  if (!hero || !item) return null;
  for (const hand of ["main", "both"] as const) {
    const context = { party: [], market: false, encumbrance: false };
    const drawn = actOnSheet(hero, { type: "wield", key: item.key, hand }, context, { roll: () => 1 });
    if (!drawn.ok) continue;
    const now = heroCombatant(drawn.hero);
    const option = now.attacks.find(({ id }) => id === item.key);
    if (option) return { hero: now, option };
  }
  return null;
}

function attackOf(named: NamedAct, fighter: Combatant): FoundAct {
  const { with: weapon, words = "", targets } = named;
  const [target] = targets;
  if (target === undefined) return no("targets: say whom the attack is on");
  const act = (option: AttackOption): HeroAct => ({
    type: "attack",
    characterId: fighter.id,
    option: option.id,
    target,
  });
  const best = attacksFor(fighter, weapon.trim() === "" ? words : weapon);
  if (weapon.trim() === "") return { ok: true, hero: fighter, acts: best.map(act) };
  const meant = best.filter((option) => isMeant(option, weapon));
  if (meant.length > 0) return { ok: true, hero: fighter, acts: meant.slice(0, 1).map(act) };
  const drawn = withDrawn(fighter, weapon);
  if (drawn) return { ok: true, hero: drawn.hero, acts: [act(drawn.option)] };
  const spell = fighter.hero && oneNamed(spellsOf(fighter.hero), weapon);
  if (spell) return castOf({ ...named, with: spell.name }, fighter);
  const hands = fighter.attacks.map(({ name }) => name);
  return no(`${fighter.name} has no ${weapon.trim()} and nothing was done. In hand: ${listed(hands)}`);
}

function castOf({ with: name, targets, slot, ritual, choice }: NamedAct, caster: Combatant): FoundAct {
  const known = caster.hero ? spellsOf(caster.hero) : [];
  const spell = oneNamed(known, name);
  if (!spell) {
    return no(
      `${caster.name} does not know ${name.trim() || "that spell"} and nothing was cast. Spells: ${listed(known.map((one) => one.name))}`,
    );
  }
  const act: HeroAct = {
    type: "cast",
    characterId: caster.id,
    spell: spell.id,
    slot: spell.level === 0 ? 0 : (slot ?? 0),
    ritual: ritual ?? false,
    targets: [...targets],
    ...(choice === undefined ? {} : { choice }),
  };
  return { ok: true, hero: caster, acts: [act] };
}

function featureOf({ with: name, targets, choice, amount }: NamedAct, user: Combatant): FoundAct {
  const counted = user.hero ? resources(user.hero) : [];
  const id = oneNamed(counted, name)?.id ?? slug(name);
  if (id === "") return no(`with: say which feature. Counted: ${listed(counted.map((one) => one.name))}`);
  const act: HeroAct = {
    type: "feature",
    characterId: user.id,
    feature: id,
    targets: [...targets],
    ...(choice === undefined ? {} : { choice: slug(choice) }),
    ...(amount === undefined ? {} : { amount }),
  };
  return { ok: true, hero: user, acts: [act] };
}

function itemOf({ with: name, targets, choice }: NamedAct, user: Combatant): FoundAct {
  const gear = user.hero?.gear ?? [];
  const item = oneNamed(gear, name);
  if (!item)
    return no(
      `${user.name} has no ${name.trim() || "such thing"} and nothing was used. Carries: ${listed(gear.map((one) => one.name))}`,
    );
  const [target = null] = targets;
  const act: HeroAct = {
    type: "item",
    characterId: user.id,
    key: item.key,
    target: target === user.name ? null : target,
    ...(choice === undefined ? {} : { choice }),
  };
  return { ok: true, hero: user, acts: [act] };
}

/**
 * The act that a game master means by names. Several acts are the same act with one weapon after the other, best first: without ammunition
 * the hero takes the next. Who names a weapon, spell or thing that the hero does not have is refused, with what there is.
 */
export function heroActNamed(act: NamedAct, hero: Combatant): FoundAct {
  switch (act.kind) {
    case "attack":
      return attackOf(act, hero);
    case "cast":
      return castOf(act, hero);
    case "feature":
      return featureOf(act, hero);
    case "item":
      return itemOf(act, hero);
  }
}
