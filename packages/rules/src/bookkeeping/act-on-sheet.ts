import type { SheetAction } from "#contracts/play/sheet-action";
import { type Dice, readDice, rollSum } from "../dice.ts";
import { levelsOwed, withExperience, withMilestone } from "../growth/experience.ts";
import { gainLevel } from "../growth/level-up.ts";
import type { Hero } from "../hero.ts";
import { withinBounds } from "../sheet/bounds.ts";
import { heroCombatant } from "../sheet/combatants.ts";
import { heroLevel } from "../sheet/build.ts";
import { mostHitPoints } from "../sheet/vitality.ts";
import { sweepSpells } from "../spells/effect/after-rule.ts";
import { classTable } from "../tables/classes.ts";
import type { ActionOf as Action, SheetContext } from "./context.ts";
import { MOST_LINES } from "./belongings.ts";
import { correct } from "./correct-sheet.ts";
import { grownByFixed } from "./effect.ts";
import { spared } from "./gentle-death.ts";
import { changeOf } from "./hero-change.ts";
import { addItem, attunement, buy, coins, drop, give, sell, wear, wield } from "./gear-action.ts";
import { done, refused, type SheetOutcome } from "./outcome.ts";
import { NO_DICE, nowOf, withHeroState } from "./outside-fight.ts";
import {
  concentrationEnd,
  condition,
  effectEnd,
  exhaustion,
  hitDie,
  hitPoints,
  inspiration,
  prepare,
  savedFromDeath,
  spellSlots,
  temporaryHitPoints,
  uses,
} from "./state-action.ts";

/** Takes a level that the hero has earned, with its choices. */
function levelUp(hero: Hero, action: Action<"level_up">, dice: Dice): SheetOutcome {
  if (levelsOwed(hero) < 1) return refused(`${hero.name} has not earned another level yet.`);
  // A class of the player's own has no rules: its level is the fixed hit points and nothing else.
  if (hero.classes[0]?.id === action.class && !classTable(action.class)) {
    const after = grownByFixed(hero);
    return done(after, `${hero.name} reaches level ${heroLevel(after)} (${action.class}).`);
  }
  const result = gainLevel(hero, action.class, action.answers, dice);
  if (!result.ok) return refused(`${result.why.join(". ")}.`);
  const { name } = classTable(action.class) ?? { name: action.class };
  return done(result.hero, `${hero.name} reaches level ${heroLevel(result.hero)} (${name}).`);
}

function milestone(hero: Hero, { reason }: Action<"milestone">, { levels }: SheetContext): SheetOutcome {
  if (levels === "experience") return refused("This campaign counts experience points, and no milestones.");
  const after = withMilestone(hero);
  if (levelsOwed(after) === levelsOwed(hero)) return refused(`${hero.name} has reached the highest level.`);
  const why = reason === "" ? "" : ` (${reason})`;
  return done(after, `${hero.name} reaches a milestone${why}.`);
}

function experience(hero: Hero, { delta, reason }: Action<"experience">, { levels }: SheetContext): SheetOutcome {
  if (levels === "milestones") return refused("This campaign counts milestones, and no experience points.");
  const why = reason === "" ? "" : ` (${reason})`;
  return done(
    withExperience(hero, delta),
    `${hero.name} ${delta < 0 ? "loses" : "gains"} ${Math.abs(delta)} experience${why}.`,
  );
}

/** Numbers set by hand. With less hit points than before, the hero has no more than the new most. */
function overrides(hero: Hero, action: Action<"overrides">): SheetOutcome {
  const set = action.overrides as Hero["overrides"];
  const after = { ...hero, overrides: set };
  const most = mostHitPoints(after).value;
  const { hitPoints: now } = hero.state;
  // Who was whole stays whole.
  const healed = now === mostHitPoints(hero).value && hero.state.life === "up" ? most : Math.min(now, most);
  return done(
    { ...after, state: { ...hero.state, hitPoints: healed } },
    `${hero.name}'s numbers are set by hand: ${Object.keys(set).length === 0 ? "none" : Object.keys(set).join(", ")}.`,
  );
}

/** The most entries of the player's own on a sheet (contracts/entities/hero-build.ts). */
const MOST_OWN = 60;

/** The player's own entries. Those that name a class without rules stay: the class itself is still on the sheet. */
function homebrew(hero: Hero, { entries }: Action<"homebrew">): SheetOutcome {
  const own = hero.classes.filter(({ id }) => !classTable(id));
  const classes = own.flatMap(
    ({ id }) => hero.homebrew.find(({ kind, name }) => kind === "class" && name === id) ?? [],
  );
  const left = classes.filter(({ name }) => !entries.some((one) => one.kind === "class" && one.name === name));
  const all = [...entries, ...left];
  if (all.length > MOST_OWN) return refused(`${hero.name} has ${MOST_OWN} entries already.`);
  return done({ ...hero, homebrew: all }, `${hero.name}'s own entries are changed.`);
}

/** The longest sum of dice that a player rolls at once. */
const MOST_DICE = 100;

function freeRoll(hero: Hero, { notation, label }: Action<"roll">, dice: Dice): SheetOutcome {
  const sum = sumOf(notation);
  if (sum === null) return refused(`“${notation}” are no dice. Write them as 2d6+3.`);
  const total = rollSum(sum, dice, label || notation);
  return done(hero, `${hero.name} rolls ${label === "" ? notation : `${label} (${notation})`}: ${total}.`);
}

function sumOf(notation: string): ReturnType<typeof readDice> | null {
  try {
    const sum = readDice(notation);
    const many = sum.dice.reduce((all, { count }) => all + count, 0);
    const bad = sum.dice.some(({ count, sides }) => count < 1 || sides < 2 || sides > 1_000);
    return many < 1 || many > MOST_DICE || bad || Math.abs(sum.plus) > 9_999 ? null : sum;
  } catch {
    return null;
  }
}

function outcomeOf(hero: Hero, action: SheetAction, context: SheetContext, dice: Dice): SheetOutcome {
  switch (action.type) {
    case "wear":
      return wear(hero, action);
    case "wield":
      return wield(hero, action);
    case "attune":
      return attunement(hero, action);
    case "drop":
      return drop(hero, action);
    case "give":
      return give(hero, action, context);
    case "add_item":
      return addItem(hero, action);
    case "buy":
      return buy(hero, action, context);
    case "sell":
      return sell(hero, action, context);
    case "coins":
      return coins(hero, action);
    case "prepare":
      return prepare(hero, action);
    case "uses":
      return uses(hero, action);
    case "slots":
      return spellSlots(hero, action);
    case "end_concentration":
      return concentrationEnd(hero);
    case "end_effect":
      return effectEnd(hero, action);
    case "hit_points":
      return hitPoints(hero, action, dice);
    case "temporary_hit_points":
      return temporaryHitPoints(hero, action);
    case "condition":
      return condition(hero, action);
    case "exhaustion":
      return exhaustion(hero, action);
    case "inspiration":
      return inspiration(hero, action);
    case "milestone":
      return milestone(hero, action, context);
    case "experience":
      return experience(hero, action, context);
    case "hit_die":
      return hitDie(hero, action, dice);
    case "death_save":
      return savedFromDeath(hero, dice);
    case "level_up":
      return levelUp(hero, action, dice);
    case "homebrew":
      return homebrew(hero, action);
    case "overrides":
      return overrides(hero, action);
    case "correct":
      return correct(hero, action, context);
    case "roll":
      return freeRoll(hero, action, dice);
  }
}

type Done = Extract<SheetOutcome, { ok: true }>;

/** Where the hero has lost concentration by the action, what it held up ends on the whole party. */
function withoutUnheld(before: Hero, outcome: Done, { party }: SheetContext): Done {
  if (before.state.concentration === null || outcome.hero.state.concentration !== null) return outcome;
  const present = [outcome.hero, ...party.filter(({ id }) => id !== before.id)];
  const { combatants } = sweepSpells(
    present.map((one) => heroCombatant(one)),
    NO_DICE,
  );
  const [hero = outcome.hero, ...others] = present.map((one, at) => withHeroState(one, combatants[at]?.state ?? {}));
  return { ...outcome, hero, others: others.filter((one, at) => changeOf(present[at + 1] ?? one, one) !== null) };
}

/**
 * Does a bookkeeping action of the player with a hero's sheet. Pure: it gives the changed hero and a sentence. If the rules do not allow
 * the action or it would change nothing, it says why instead.
 */
export function actOnSheet(hero: Hero, action: SheetAction, context: SheetContext, dice: Dice): SheetOutcome {
  const ruled = outcomeOf(hero, action, context, dice);
  if (!ruled.ok) return ruled;
  const outcome = withoutUnheld(hero, ruled, context);
  const alive = context.gentleDeath ? spared(hero, outcome.hero) : outcome.hero;
  const after = {
    ...outcome,
    hero: withinBounds(alive, nowOf(alive)),
    others: outcome.others.map((one) => withinBounds(one, nowOf(one))),
  };
  // A hero who has just come to the table may write "nothing spent" in another way, which is no change.
  if (action.type !== "roll" && changeOf(withinBounds(hero, nowOf(hero)), after.hero) === null)
    return refused("That changes nothing.");
  const full = [after.hero, ...after.others].find(({ gear }) => gear.length > MOST_LINES);
  if (full) return refused(`${full.name} has ${MOST_LINES} different things already. Drop or sell something first.`);
  return after;
}
