import type { SheetAction } from "#contracts/play/sheet-action";
import type { Hero } from "#rules/hero";
import { magicItemNamed, priced } from "#rules/tables";
import { piecesNamed, worded } from "./model-effects.fake.ts";
import {
  atMilestone,
  constitutionOf,
  counted,
  countersOf,
  exhausted,
  healed,
  hurt,
  learned,
  levelsEarned,
  mostOf,
  pactSlots,
  paid,
  plainName,
  savedBy,
  slotted,
  pacted,
  withThings,
  type ModelHero,
} from "./rules-model.fake.ts";
import { COUNTERS, slotsOf } from "./srd-numbers.fake.ts";

/** What the model expects of a bookkeeping action. */
export type Expected =
  /** The rules refuse it. */
  | null
  | {
      readonly after: ModelHero;
      /** Whether the rules must allow it; where not, the model does not know all that they look at. */
      readonly certain: boolean;
      readonly other?: ModelHero;
    };

export interface Bookkeeping {
  readonly action: SheetAction;
  /** The hero of the rules before the action. */
  readonly hero: Hero;
  readonly party: readonly ModelHero[];
  readonly market: boolean;
  /** The dice that the action threw. */
  readonly thrown: readonly number[];
  readonly holds: (difficulty: number) => boolean;
}

const done = (after: ModelHero): Expected => ({ after, certain: true });
const perhaps = (after: ModelHero): Expected => ({ after, certain: false });
const unless = (refused: boolean, after: () => ModelHero): Expected => (refused ? null : done(after()));

function hitDie(hero: ModelHero, classId: string, [die = 0]: readonly number[]): Expected {
  const held = hero.build.classes.find(({ id }) => id === classId);
  if (!held || hero.life !== "up" || hero.hitPoints >= mostOf(hero.build)) return null;
  if ((hero.diceSpent[classId] ?? 0) >= held.level) return null;
  const gained = Math.max(1, die + constitutionOf(hero.build));
  const after = healed(hero, gained);
  return done({ ...after, diceSpent: { ...hero.diceSpent, [classId]: (hero.diceSpent[classId] ?? 0) + 1 } });
}

function uses(hero: ModelHero, { id, delta }: Extract<SheetAction, { type: "uses" }>): Expected {
  const name = NAMES[id];
  if (name === undefined) return perhaps(hero);
  const { most = 0 } = countersOf(hero.build).get(name) ?? {};
  const left = most - (hero.usesSpent[name] ?? 0) + delta;
  return unless(left < 0 || left > most || delta === 0, () => counted(hero, name, delta));
}

function slots(hero: ModelHero, { level, pact, delta }: Extract<SheetAction, { type: "slots" }>): Expected {
  const own = pactSlots(hero.build);
  const most = pact ? (own?.level === level ? own.most : 0) : (slotsOf(hero.build.classes)[level - 1] ?? 0);
  const spent = pact ? hero.pactSpent : (hero.slotsSpent[level - 1] ?? 0);
  const left = most - spent + delta;
  return unless(most === 0 || left < 0 || left > most || delta === 0, () =>
    pact ? pacted(hero, delta) : slotted(hero, level, delta),
  );
}

function traded(
  hero: ModelHero,
  item: { readonly item: string | null; readonly name: string },
  quantity: number,
): ModelHero | null {
  const cost = item.item === null ? undefined : priced(item.item)?.cost;
  const { pieces } = piecesNamed(priced(item.item ?? "")?.name ?? item.name);
  if (cost === undefined) return null;
  return paid(withThings(hero, plainName(item.name), -quantity), Math.floor((cost * quantity) / (2 * pieces)));
}

function gear(hero: ModelHero, { action, hero: owner, party, market }: Bookkeeping): Expected {
  if (action.type === "coins") {
    return unless(
      action.delta === 0 || hero.coins + action.delta < 0 || paid(hero, action.delta).coins === hero.coins,
      () => paid(hero, action.delta),
    );
  }
  if (action.type === "add_item") {
    const known = action.item === null ? null : (priced(action.item) ?? magicItemNamed(action.item));
    if (known === undefined) return null;
    const { name, pieces } = known === null ? { name: plainName(action.name), pieces: 1 } : piecesNamed(known.name);
    return perhaps(withThings(hero, name, action.quantity * pieces));
  }
  if (action.type === "buy") {
    const thing = priced(action.item);
    if (!market || !thing || thing.cost * action.quantity > hero.coins) return null;
    const { name, pieces } = piecesNamed(thing.name);
    return perhaps(withThings(paid(hero, -thing.cost * action.quantity), name, action.quantity * pieces));
  }
  if (action.type !== "drop" && action.type !== "give" && action.type !== "sell") return perhaps(hero);
  const item = owner.gear.find(({ key }) => key === action.key);
  if (!item || item.quantity < action.quantity) return null;
  const name = plainName(item.name);
  if (action.type === "drop") return done(withThings(hero, name, -action.quantity));
  if (action.type === "sell") {
    const sold = market ? traded(hero, item, action.quantity) : null;
    return sold && done(sold);
  }
  const other = party.find(({ id }) => id === action.to && id !== hero.id);
  if (!other) return null;
  const after = withThings(hero, name, -action.quantity);
  return { after, other: withThings(other, name, action.quantity), certain: false };
}

function overrides(hero: ModelHero, byHand: number | null): Expected {
  const build = { ...hero.build, byHand };
  const most = mostOf(build);
  const isWhole = hero.life === "up" && hero.hitPoints === mostOf(hero.build);
  return perhaps({ ...hero, build, hitPoints: isWhole ? most : Math.min(hero.hitPoints, most) });
}

const changedOr = (hero: ModelHero, after: ModelHero): Expected =>
  JSON.stringify(hero) === JSON.stringify(after) ? null : done(after);

/** What the model makes of a bookkeeping action. Wearing, preparing and the like change none of its numbers. */
export function afterModelAction(hero: ModelHero, deed: Bookkeeping): Expected {
  const { action, thrown, holds } = deed;
  switch (action.type) {
    case "hit_points":
      return changedOr(
        hero,
        action.delta < 0 ? hurt(hero, -action.delta, holds) : hero.life === "dead" ? hero : healed(hero, action.delta),
      );
    case "temporary_hit_points":
      return unless(hero.life === "dead" || hero.temporary === action.amount, () => ({
        ...hero,
        temporary: action.amount,
      }));
    case "condition":
      return action.condition.trim() === "" ? null : perhaps(worded(hero, action.condition, action.present));
    case "exhaustion":
      return changedOr(hero, exhausted(hero, action.delta));
    case "inspiration":
      return unless(hero.inspiration === action.present, () => ({ ...hero, inspiration: action.present }));
    case "experience":
      return changedOr(hero, learned(hero, action.delta));
    case "hit_die":
      return hitDie(hero, action.class, thrown);
    case "death_save":
      return unless(hero.life !== "dying", () => savedBy(hero, thrown));
    case "uses":
      return uses(hero, action);
    case "slots":
      return slots(hero, action);
    case "milestone":
      return unless(levelsEarned(atMilestone(hero)) === levelsEarned(hero), () => atMilestone(hero));
    case "level_up":
      return levelsEarned(hero) < 1 || (hero.life === "dead" && deed.hero.classes.length > 1) ? null : perhaps(hero);
    case "end_concentration":
      return unless(hero.concentration === null, () => ({ ...hero, concentration: null }));
    case "end_effect":
      return unless(!hero.working.some(({ spell }) => spell === action.id), () => ({
        ...hero,
        working: hero.working.filter(({ spell }) => spell !== action.id),
      }));
    case "overrides":
      return overrides(hero, action.overrides.hitPoints ?? null);
    case "roll":
    case "homebrew":
    case "prepare":
    case "wear":
    case "wield":
    case "attune":
      return perhaps(hero);
    default:
      return gear(hero, deed);
  }
}

/** The names of the counters that the model knows, by the ids of their features. */
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  COUNTERS.map(({ name }) => [name.toLowerCase().replaceAll(" ", "-"), name]),
);
