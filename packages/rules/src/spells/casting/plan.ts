import type { Ability } from "#contracts/options";
import { MAGIC_ACTION, SLOT_SPELL } from "../../combat/attack/riders.ts";
import type { Combatant } from "../../combatant.ts";
import type { GearItem, Hero, KnownSpell } from "../../hero.ts";
import { abilityModifier } from "../../sheet/abilities.ts";
import { chosen, classLevel, hasFeature, heroLevel } from "../../sheet/build.ts";
import { canCast, spellAttack, spellSaveDc } from "../../sheet/spellcasting.ts";
import { circumstancesOf, effectsOf, hasGiven } from "../effect/active-effects.ts";
import { freeCasts, type FreeCast } from "./free-casts.ts";
import { concentrationAt, roundsAt, type Power } from "./growth.ts";
import { materialFor } from "./materials.ts";
import { metamagicCost, metamagicRefusal } from "./metamagic.ts";
import type { CastRequest } from "./request.ts";
import { incapacitated } from "../effect/rolls.ts";
import { magicFromItem, type ItemMagic } from "../spell-items.ts";
import { slotFor, type OpenSlot } from "./slots.ts";
import type { Spell } from "../spell.ts";
import { spellNamed } from "../spell-table.ts";
import { heroNow } from "../stage.ts";
import { targetsRefusal } from "./targets.ts";

/** A casting with everything decided: nothing in it can be refused any more. */
export interface CastPlan {
  readonly request: CastRequest;
  readonly spell: Spell;
  readonly power: Power;
  /** The class whose spell it is; null for a species', feat's, item's or creature's. */
  readonly class: string | null;
  readonly ability: Ability;
  readonly modifier: number;
  readonly saveDc: number;
  readonly toHit: number;
  readonly time: Spell["time"];
  readonly rounds: number | null;
  readonly concentration: boolean;
  readonly slot: OpenSlot | null;
  readonly free: FreeCast | null;
  readonly item: ItemMagic | null;
  readonly material: GearItem | null;
  readonly sorceryPoints: number;
}

/** The spell as the caster knows it and can cast it; a ritual may come from a wizard's book. */
function knownAs(hero: Hero, spell: Spell, request: CastRequest): KnownSpell | undefined {
  const known = hero.spells.filter(({ id }) => id === spell.id);
  const ready = known.find(({ prepared, always }) => prepared || always || spell.level === 0);
  if (ready || request.pay?.kind !== "ritual") return ready;
  return hasFeature(hero, "ritual-adept") ? known.find(({ inBook }) => inBook) : undefined;
}

function handsRefusal(caster: Combatant, spell: Spell, subtle: boolean): string | null {
  if (incapacitated(caster)) return `${caster.name} cannot act now`;
  if (effectsOf(caster).some(({ id }) => id === "rage")) return "A raging barbarian cannot cast spells";
  if (hasGiven(caster, "noActs")) return `${caster.name} cannot cast in this form`;
  if (spell.components.includes("V") && !subtle && hasGiven(caster, "noVerbal")) {
    return `${spell.name} needs a voice, and no sound comes through the silence`;
  }
  const hero = heroNow(caster);
  return hero && !canCast(hero) ? "Armor without training keeps from casting spells" : null;
}

const TIMES = { action: "action", "bonus action": "bonusAction", reaction: "reaction" } as const;

/** Whether the one act that Slow leaves in a turn was another (SRD 5.2, "Slow"). */
export const hasActedOnce = (who: Combatant, time: "action" | "bonus action" | "reaction"): boolean =>
  hasGiven(who, "oneAct") &&
  ((time === "action" && !who.turn.bonusAction) || (time === "bonus action" && !who.turn.action));

function timeRefusal(
  caster: Combatant,
  { time, name, effects }: Spell,
  request: CastRequest,
  slotted: boolean,
): string | null {
  if (effects.some(({ onHit }) => onHit) && !request.afterHit) return `${name} is cast right after a hit with a weapon`;
  if (!request.inFight) return null;
  const ritual = request.pay?.kind === "ritual";
  if (typeof time === "number" || ritual) return `${name} takes too long for a fight`;
  if (!caster.turn[TIMES[time]]) return `${caster.name} has no ${time} left`;
  if (time === "action" && caster.turn.used.includes(MAGIC_ACTION))
    return "Only one Magic action can be taken on a turn";
  if (time === "reaction" && hasGiven(caster, "noReactions")) return `${caster.name} cannot take reactions now`;
  if (hasActedOnce(caster, time)) return `${caster.name} is too slow for two acts in a turn`;
  if (hasGiven(caster, "noActions") && time !== "reaction") return `${caster.name} is too sick to act`;
  // SRD 5.2, "Casting Spells": one slot a turn. A reaction on somebody else's turn is not in this turn.
  return slotted && time !== "reaction" && caster.turn.used.includes(SLOT_SPELL)
    ? "Only one slot can be spent on a turn"
    : null;
}

/** Numbers of a caster: a hero's from the sheet, a creature's from its best mind (SRD 5.2, "Spell Save DC"). */
function numbersOf(caster: Combatant, known: KnownSpell | undefined, item: ItemMagic | null) {
  const hero = heroNow(caster);
  const minds = ["intelligence", "wisdom", "charisma"] as const;
  const best = minds.reduce((one, other) => (caster.abilities[other] > caster.abilities[one] ? other : one));
  const ability = known?.ability ?? best;
  const now = circumstancesOf(effectsOf(caster));
  const modifier = hero ? abilityModifier(hero, ability, now) : caster.abilities[ability];
  // Innate Sorcery's point is for spells of a sorcerer only.
  const calm = { given: (now.given ?? []).map(({ spellDc: _dc, ...given }) => given) };
  const of = known?.class === "sorcerer" ? now : calm;
  return {
    class: known?.class ?? null,
    ability,
    modifier,
    saveDc: item?.saveDc ?? (hero ? spellSaveDc(hero, ability, of).value : 8 + modifier + caster.proficiency),
    toHit: item?.toHit ?? (hero ? spellAttack(hero, ability, of).value : modifier + caster.proficiency),
  };
}

function choiceRefusal({ name, effects }: Spell, { choice, damageType }: CastRequest): string | null {
  const choices = effects.flatMap((effect) =>
    Array.isArray(effect.choices) ? (effect.choices as readonly string[]) : [],
  );
  if (choices.length > 0 && (choice === undefined || !choices.includes(choice.split(":")[0] ?? ""))) {
    return `${name}: choose ${[...new Set(choices)].join(", ")}`;
  }
  if (effects.some((effect) => typeof effect.choices === "string") && choice === undefined) {
    const [what] = effects.flatMap((effect) => (typeof effect.choices === "string" ? [effect.choices] : []));
    return `${name}: choose a ${what === "damage" ? "damage type" : what}`;
  }
  const types = effects.flatMap(({ damage = [] }) => damage.flatMap((one) => (one.types.length > 1 ? one.types : [])));
  const asked = damageType ?? choice;
  return types.length > 0 && asked !== undefined && !types.some((type) => type === asked)
    ? `${name}: choose ${[...new Set(types)].join(", ")}`
    : null;
}

/** What a casting will be; or why it cannot be, in words for the player. */
export function planCast(combatants: readonly Combatant[], request: CastRequest): CastPlan | string {
  const caster = combatants.find(({ id }) => id === request.caster);
  const spell = spellNamed(request.spell);
  if (!caster) return "Nobody of that name is here to cast";
  if (!spell) return `The rules know no spell called “${request.spell}”`;
  const hero = heroNow(caster);
  const item = request.pay?.kind === "item" ? magicFromItem(hero, request.pay.key, spell, request.slot) : null;
  if (typeof item === "string") return item;
  const known = hero ? knownAs(hero, spell, request) : undefined;
  const { pay } = request;
  const free =
    hero && pay?.kind === "free" ? (freeCasts(hero, spell.id).find(({ id }) => id === pay.use) ?? null) : null;
  if (pay?.kind === "free" && (!free || free.left < 1)) return `No such use is left for ${spell.name}`;
  if (hero && !known && !item && free?.left !== Infinity) return `${spell.name} is not prepared`;
  if (pay?.kind === "ritual" && !spell.ritual) return `${spell.name} is no ritual`;
  const slotted = hero !== null && spell.level > 0 && (pay === undefined || pay.kind === "slot");
  const metamagic = request.metamagic ?? [];
  const hands = handsRefusal(caster, spell, metamagic.includes("subtle-spell"));
  if (hands) return hands;
  const time = metamagic.includes("quickened-spell") ? "bonus action" : spell.time;
  const late = timeRefusal(caster, { ...spell, time }, request, slotted);
  if (late) return late;
  const wrong = choiceRefusal(spell, request);
  if (wrong) return wrong;
  const slot = slotted ? slotFor(hero, spell.level, request.slot) : null;
  if (slot === undefined) {
    return request.slot === undefined
      ? `No slot is left for ${spell.name}`
      : `No slot of level ${request.slot} can be spent on ${spell.name}`;
  }
  const level = hero ? heroLevel(hero) : caster.level;
  const cast = slot?.level ?? item?.level ?? (hero ? spell.level : Math.max(spell.level, request.slot ?? 0));
  const power: Power = { slot: cast, level };
  const points = metamagicCost(metamagic);
  const meta = metamagicRefusal(hero, metamagic, spell, points);
  if (meta) return meta;
  const material = hero && !item ? materialFor(hero, spell) : null;
  if (material === undefined) {
    return `${spell.name} needs ${spell.cost?.item ?? "a material"} worth ${(spell.cost?.copper ?? 0) / 100} gold pieces`;
  }
  const reach = { distant: metamagic.includes("distant-spell"), twinned: metamagic.includes("twinned-spell") };
  const spear =
    hero && spell.id === "eldritch-blast" && chosen(hero, "eldritch-invocations").includes("eldritch-spear");
  const far = spear ? 30 * classLevel(hero, "warlock") : 0;
  const whom = targetsRefusal(combatants, caster, spell, power, request, { ...reach, far });
  if (whom) return whom;
  const rounds = roundsAt(spell, power);
  const longer = metamagic.includes("extended-spell") && rounds !== null && rounds >= 10;
  return {
    request,
    spell,
    power,
    ...numbersOf(caster, known, item),
    time,
    rounds: longer ? Math.min(rounds * 2, 14_400) : rounds,
    concentration: concentrationAt(spell, power),
    slot,
    free,
    item,
    material,
    sorceryPoints: points,
  };
}

/** A casting as it goes on later, with the slot of then: nothing is checked or paid again. */
export function planAgain(caster: Combatant, spell: Spell, request: CastRequest, slot: number): CastPlan {
  const hero = heroNow(caster);
  const known = hero?.spells.find(({ id }) => id === spell.id);
  const power: Power = { slot, level: hero ? heroLevel(hero) : caster.level };
  return {
    request,
    spell,
    power,
    ...numbersOf(caster, known, null),
    time: spell.time,
    rounds: roundsAt(spell, power),
    concentration: concentrationAt(spell, power),
    slot: null,
    free: null,
    item: null,
    material: null,
    sorceryPoints: 0,
  };
}
