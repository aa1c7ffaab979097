import * as z from "zod/mini";

import { Effect } from "#contracts/play/effects";
import { SheetAction } from "#contracts/play/sheet-action";
import { chooseLevel, levelsOwed } from "#rules/growth";
import type { Hero } from "#rules/hero";
import { resources } from "#rules/sheet";
import { chanceOf, type Chance, type Step } from "./evening-script.fake.ts";
import { CONDITION_IDS, HELPLESS, HIT_DIE } from "./srd-numbers.fake.ts";

/** What happens at the table in one step. */
export type Deed =
  | { readonly kind: "effect"; readonly effect: Effect }
  /** An effect of an older ledger, which no ceiling limited. */
  | { readonly kind: "stored"; readonly effect: Effect }
  | { readonly kind: "spell"; readonly caster: string; readonly effects: readonly Effect[] }
  | { readonly kind: "death save"; readonly of: string }
  | { readonly kind: "rest"; readonly rest: "short" | "long" }
  | { readonly kind: "check"; readonly of: string }
  | { readonly kind: "action"; readonly of: string; readonly action: SheetAction; readonly market: boolean }
  | { readonly kind: "move"; readonly to: "undo" | "redo" | "branch"; readonly which: number };

/** What is given, taken, bought and lost: of the tables, of nobody's, and what a careless game master writes. */
const THINGS = ["rope", "The Rope", "dagger", "Arrows", "Arrows (20)", "silver locket", "a silver locket", "???", " "];
const ITEMS = ["rope", "dagger", "arrows-20", "torch", "chain-mail", "shield", "potion-of-healing", "amulet-of-health"];
const WORDS = [...CONDITION_IDS, "exhaustion", "Exhausted", "cursed", "Cursed", "in love", " "];

const at = <Value>(list: readonly Value[], which: number): Value | undefined =>
  list.length === 0 ? undefined : list[which % list.length];

const effect = (hero: Hero, more: object): Deed => ({
  kind: "effect",
  effect: z.parse(Effect, { characterId: hero.id, reason: "", ...more }),
});

/** A spell that the hero concentrates on and that works on everybody on whom it does not work yet. */
function spell(caster: Hero, party: readonly Hero[], long: boolean): Deed {
  const { state } = caster;
  const cannot =
    state.life !== "up" || state.concentration !== null || state.conditions.some(({ id }) => HELPLESS.includes(id));
  if (cannot) return { kind: "check", of: caster.id };
  const id = long ? "hunters-mark" : "bless";
  const working = {
    id,
    source: caster.id,
    ends: { kind: "concentration", of: caster.id },
    slot: 1,
    amount: 0,
    choice: null,
  };
  const effects = party.flatMap((hero) => {
    const begins = hero.id === caster.id ? { concentration: { spell: id, slot: 1, rounds: long ? 4_800 : 10 } } : {};
    const before = hero.state.effects ?? [];
    const works = before.some((one) => one.id === id) ? {} : { effects: [...before, working] };
    const set = { ...begins, ...works };
    return Object.keys(set).length === 0
      ? []
      : [z.parse(Effect, { type: "hero", characterId: hero.id, set: { state: set }, reason: "a spell" })];
  });
  return { kind: "spell", caster: caster.id, effects };
}

function answersOf(hero: Hero, classId: string, { which, yes, dice }: Step): Record<string, string[]> {
  const hitPoints = { "hit-points": [which % 2 === 0 ? "fixed" : "rolled"] };
  // Right answers take long to find, and who is owed no level is refused before anybody reads them.
  const right = yes && levelsOwed(hero) > 0 ? chooseLevel(hero, classId, hitPoints, dice, "any") : hitPoints;
  return Object.fromEntries(Object.entries(right).map(([id, list]) => [id, [...list]]));
}

/** The parts of an action that belong to its kind. */
function partsOf(hero: Hero, party: readonly Hero[], step: Step, { int, of }: Chance): object {
  const { what, which, amount, yes } = step;
  const key = yes ? (at(hero.gear, which)?.key ?? "nothing") : of([...hero.gear.map((one) => one.key), "nothing"]);
  const quantity = Math.max(1, Math.abs(amount) % 30);
  const classId = (yes ? at(hero.classes, which)?.id : at(Object.keys(HIT_DIE), which)) ?? "fighter";
  switch (what) {
    case "wear":
      return { key, worn: yes };
    case "wield":
      return { key, hand: of(["main", "off", "both", null]) };
    case "attune":
      return { key: hero.gear.find(({ item }) => item === "amulet-of-health")?.key ?? key, attuned: yes };
    case "drop":
    case "sell":
      return { key, quantity: yes ? 1 : quantity };
    case "give":
      return { key, quantity: yes ? 1 : quantity, to: of([...party.map(({ id }) => id), "stranger"]) };
    case "add_item":
      return yes
        ? { item: of(ITEMS), name: "thing", quantity }
        : { item: of([null, null, "no-such-thing"]), name: of(THINGS.filter((one) => one.trim() !== "")), quantity };
    case "buy":
      return { item: of([...ITEMS, "no-such-thing"]), quantity };
    case "coins":
      return { delta: of([amount, amount * 100, 1_000_000_000, -hero.coins]) };
    case "prepare":
      return {
        class: classId,
        spells: hero.spells.filter((one) => one.class === classId && int(0, 1) === 0).map(({ id }) => id),
      };
    case "uses":
      return { id: at(resources(hero), which)?.id.slice(0, 120) ?? "rage", delta: yes ? -1 : amount };
    case "slots":
      return { level: int(1, yes ? 3 : 9), pact: int(0, 3) === 0, delta: yes ? -1 : Math.trunc(amount / 4) };
    case "end_effect":
      return { id: hero.state.effects?.[0]?.id ?? "bless" };
    case "hit_points":
      return { delta: amount };
    case "temporary_hit_points":
      return { amount: Math.abs(amount) };
    case "condition":
      return { condition: of(WORDS), present: yes };
    case "exhaustion":
      return { delta: Math.sign(amount) * (Math.abs(amount) % (yes ? 3 : 7)) };
    case "inspiration":
      return { present: yes };
    case "experience":
      return { delta: of([amount, Math.abs(amount) * 10]) % 9_999 };
    case "hit_die":
      return { class: classId };
    case "level_up":
      return { class: classId, answers: answersOf(hero, classId, step) };
    case "homebrew":
      return { entries: homebrew(step) };
    case "overrides":
      return {
        overrides: yes
          ? {}
          : { hitPoints: of([1, 7, 40, 9_999]), armorClass: 12, ...(which % 2 === 0 && { speed: 0 }) },
      };
    case "roll":
      return { notation: of(["2d6+3", "1d20", "d", "100d6", "999d999"]) };
    default:
      return {};
  }
}

/** Things of the player's own, the same name twice among them. */
const homebrew = ({ which }: Step): object[] =>
  ["Lucky Coin", "Lucky Coin", "Lucky Charm", "x".repeat(120)].slice(0, which % 5).map((name) => ({
    name,
    kind: "feature",
    dice: null,
    text: "",
    uses: which % 3 === 0 ? null : { most: 99, rest: which % 2 === 0 ? "short" : "long" },
  }));

/** What a step is at this table now. One of three effects comes from an older ledger, in which nobody concentrated on a spell. */
export function deedOf(step: Step, party: readonly Hero[]): Deed {
  const deed = deedNow(step, party);
  const older = step.dice % 3 === 0 && party.every(({ state }) => state.concentration === null);
  return deed.kind === "effect" && older ? { ...deed, kind: "stored" } : deed;
}

function deedNow(step: Step, party: readonly Hero[]): Deed {
  const chance = chanceOf(step.dice);
  const { int, of } = chance;
  const hero = party[step.who % party.length] as Hero;
  const { what, amount, yes, which } = step;
  switch (what) {
    case "gm wounds":
      return effect(hero, { type: "hit_points", delta: -int(0, 25) });
    case "gm strikes down":
      return effect(hero, {
        type: "hit_points",
        delta: Math.max(-9_999, -hero.state.hitPoints - int(0, yes ? 5 : 60)),
      });
    case "gm heals":
      return effect(hero, { type: "hit_points", delta: Math.abs(amount) });
    case "gm shields":
      return effect(hero, { type: "temporary_hit_points", amount });
    case "gm pays":
      return effect(hero, { type: "gold", delta: amount });
    case "gm gives things":
      return effect(hero, { type: "item", name: of(THINGS), delta: amount });
    case "gm rewards":
      return effect(hero, { type: "experience", delta: of([amount, int(0, 9_999)]) });
    case "gm gives a level":
      return effect(hero, { type: "level_up" });
    case "gm gives a condition":
      return effect(hero, { type: "condition", condition: of(WORDS), present: yes });
    case "gm counts": {
      const names = [...resources(hero).map(({ name }) => name), "Spell slots 1", "Spell slots 2", "Nothing known"];
      return effect(hero, { type: "resource", name: of(names).slice(0, 60), delta: yes ? -1 : amount });
    }
    case "gm stores a death save":
      return effect(hero, {
        type: "death_save",
        result: of(["success", "failure", "critical_success", "critical_failure"]),
      });
    case "gm stores a rest":
      return effect(hero, {
        type: "rest",
        rest: yes ? "short" : "long",
        hitDiceSpent: of([0, 1, amount]),
        healed: of([0, 5, amount]),
      });
    case "table rolls a death save":
      return { kind: "death save", of: (party.find(({ state }) => state.life === "dying") ?? hero).id };
    case "table rests":
      return { kind: "rest", rest: yes ? "short" : "long" };
    case "table checks":
      return { kind: "check", of: hero.id };
    case "spell begins":
      return spell(hero, party, yes);
    case "undo":
    case "redo":
    case "branch":
      return { kind: "move", to: what, which };
    default:
      return {
        kind: "action",
        of: hero.id,
        action: z.parse(SheetAction, { type: what, ...partsOf(hero, party, step, chance) }),
        market: which % 3 > 0,
      };
  }
}
