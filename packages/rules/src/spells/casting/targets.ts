import type { Combatant } from "../../combatant.ts";
import { isUnder } from "../../combat/state/traits.ts";
import { kindOf } from "../effect/roll-changes.ts";
import { rangeAt, targetsAt, type Power } from "./growth.ts";
import type { CastRequest } from "./request.ts";
import type { Spell, SpellEffect } from "../spell.ts";

/** How far a caster's arm reaches, and how far a move brings somebody: the zones have no other feet. */
const TOUCH = 5;
const MOVE = 30;

/** Whether somebody is out of reach between two of their turns (SRD 5.2, "Blink"). */
export const isAway = (combatant: Combatant): boolean => isUnder(combatant, "blinked-away");

const isHarmful = ({ damage, attack, save }: SpellEffect): boolean => Boolean(damage ?? attack ?? save);

/** Those on whom the spell works: the caster where it names nobody else. */
export const targetsOf = (spell: Spell, { caster, targets }: CastRequest): readonly string[] =>
  spell.effects.length > 0 && spell.effects.every(({ self }) => self) ? [caster] : targets;

function outOfReach(caster: Combatant, target: Combatant, range: number): boolean {
  if (target.id === caster.id || target.side === caster.side) return false;
  if (range <= TOUCH) return !(caster.zone === "engaged" && target.zone === "engaged");
  return range <= MOVE && target.zone === "far";
}

/** Why a spell cannot reach these targets; null where it can. */
export function targetsRefusal(
  combatants: readonly Combatant[],
  caster: Combatant,
  spell: Spell,
  power: Power,
  request: CastRequest,
  how: { readonly distant: boolean; readonly twinned: boolean; readonly far: number },
): string | null {
  const [first] = spell.effects;
  if (!first || first.dispels || first.counters) return null;
  const ids = targetsOf(spell, request);
  const now = spell.effects.filter(({ only }) => only !== "again");
  const most = Math.max(...spell.effects.map((effect) => targetsAt(spell, effect, power))) + (how.twinned ? 1 : 0);
  if (new Set(ids).size > most) return `${spell.name} reaches ${most} at most`;
  if (ids.length === 0 && now.some(({ area }) => !area)) return `${spell.name}: choose a target`;
  const harmful = spell.effects.some((effect) => isHarmful(effect));
  const base = rangeAt(spell, power);
  const size = first.area?.size ?? 0;
  const range = (base === 0 ? size : Math.max(base, how.far)) * (how.distant ? 2 : 1);
  for (const id of ids) {
    const target = combatants.find((one) => one.id === id);
    if (!target) return `Nobody called “${id}” is here`;
    if (target.state.life === "dead" && !first.revives) return `${target.name} is dead`;
    if (first.revives && target.state.life !== "dead") return `${target.name} is not dead`;
    if (first.oncePerLongRest && (target.state.usesSpent[`spell:${spell.id}`] ?? 0) > 0) {
      return `${target.name} has had ${spell.name} since the last long rest`;
    }
    if (id !== caster.id && isAway(target)) return `${target.name} is on another plane`;
    const wrong = spell.effects.find(({ only, kinds }) => only !== "again" && kinds && !kinds.includes(kindOf(target)));
    if (wrong) return `${spell.name} works only on ${wrong.kinds?.map((kind) => `a ${kind}`).join(" or ")}`;
    if (request.inFight && range > 0 && outOfReach(caster, target, range)) return `${target.name} is out of reach`;
    const charmed = caster.state.conditions.some((one) => one.id === "charmed" && one.source === id);
    if (harmful && charmed) return `${caster.name} is charmed by ${target.name} and cannot harm them`;
  }
  return null;
}
