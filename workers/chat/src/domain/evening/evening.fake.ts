import * as z from "zod/mini";

import { Effect } from "#contracts/play/effects";
import type { Roll } from "#contracts/play/dice";
import type { Sheet } from "#contracts/play/sheet";
import { actOnSheet, changeOf, heroWith } from "#rules/bookkeeping";
import type { Hero } from "#rules/hero";
import { foldTurns, initialSnapshot, type Snapshot, type TurnChanges } from "../fold-path.ts";
import { sheetOf, type TableHero } from "../table-hero.ts";
import { createTable } from "../table-rules.ts";
import { deedOf, type Deed } from "./deed.fake.ts";
import { chanceOf, type Script, type Step } from "./evening-script.fake.ts";
import { canonical, difference, figuresOfModel, figuresOfSheet, outOfBounds } from "./figures.fake.ts";
import { characterOfGuest, troublesOf } from "./guests.fake.ts";
import { afterModelAction } from "./model-actions.fake.ts";
import { afterModelEffect, grown } from "./model-effects.fake.ts";
import {
  constitutionOf,
  levelOf,
  mostOf,
  rested,
  savedBy,
  seated,
  swept,
  thingsOf,
  type ModelHero,
} from "./rules-model.fake.ts";
import { MOST_LINES, MOST_OF_A_THING } from "./srd-numbers.fake.ts";

/** A turn of the evening's tree, with what was true when it was first played. */
interface Node {
  readonly parent: number | null;
  readonly turn: TurnChanges | null;
  readonly state: Snapshot;
  /** The heroes as JSON when the turn was first played. */
  readonly recorded: string;
  readonly model: readonly ModelHero[];
  child: number | null;
}

/** How often something happened in the evenings so far, so that a test can say what it played. */
export interface Played {
  steps: number;
  done: number;
  refused: number;
  moves: number;
  deaths: number;
  levels: number;
}

export const nothingPlayed = (): Played => ({ steps: 0, done: 0, refused: 0, moves: 0, deaths: 0, levels: 0 });

/** One evening: plays a script at the table and in the model, and throws an error at the first difference. */
export class Evening {
  readonly log: string[] = [];
  readonly #nodes: Node[];
  readonly #played: Played;
  #head = 0;

  constructor({ guests }: Script, played: Played = nothingPlayed()) {
    this.#played = played;
    const start = initialSnapshot(guests.map(characterOfGuest));
    const state: Snapshot = {
      ...start,
      heroes: (start.heroes ?? []).map((one, at) => {
        const troubles = troublesOf(guests[at]!);
        return troubles.length === 0 ? one : { ...one, hero: { ...one.hero, state: { ...one.hero.state, troubles } } };
      }),
    };
    const model = heroesOf(state).map(({ hero }) => seated(hero));
    this.#nodes = [{ parent: null, turn: null, state, recorded: JSON.stringify(state.heroes), model, child: null }];
    this.#compare(state, model);
  }

  get #now(): Node {
    return this.#nodes[this.#head]!;
  }

  async play(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      this.#played.steps += 1;
      const deed = deedOf(
        step,
        heroesOf(this.#now.state).map(({ hero }) => hero),
      );
      this.log.push(JSON.stringify(deed));
      if (deed.kind === "move") this.#move(deed);
      else if (deed.kind === "action") this.#act(deed, step);
      else if (deed.kind === "stored") this.#read(deed.effect);
      else await this.#narrate(deed, step);
    }
    this.#foldAll();
  }

  /** What a game master and the table's own rules do in a turn. */
  async #narrate(deed: Narrated, step: Step): Promise<void> {
    const before = heroesOf(this.#now.state);
    const rolls: Roll[] = [];
    const effects: Effect[] = [];
    const { throwDie } = diceOf(step);
    // Experience comes in campaigns that count it, levels in the others, and long after the last one: the ceilings have tests of their own.
    const isCounted = deed.kind === "effect" && deed.effect.type === "experience";
    const listener = { rolled: (roll: Roll) => rolls.push(roll), changed: (effect: Effect) => effects.push(effect) };
    const pace = { turn: 1_000_000, progression: isCounted ? "xp" : "milestone" } as const;
    const table = createTable(before, throwDie, listener, pace);
    const shown: Sheet[] = [];
    if (deed.kind === "effect") shown.push(await table.change(deed.effect));
    else if (deed.kind === "spell") for (const effect of deed.effects) await table.change(effect);
    else if (deed.kind === "death save") shown.push(await table.deathSave(deed.of));
    else if (deed.kind === "rest") await table.rest(deed.rest, "");
    else await table.check({ ...CHECK, characterId: deed.of });
    const state = this.#after(effects);
    for (const sheet of deed.kind === "spell" || deed.kind === "rest" ? table.sheets() : shown) {
      const kept = heroesOf(state).find(({ hero: { id } }) => id === sheet.characterId);
      if (JSON.stringify(kept && sheetNow(kept)) !== JSON.stringify(sheet))
        fail("the ledger has another sheet than the table");
    }
    this.#compare(state, this.#modelAfter(deed, rolls, effects, state));
  }

  /** The model after a turn of the game master. */
  #modelAfter(deed: Narrated, rolls: readonly Roll[], effects: readonly Effect[], state: Snapshot): ModelHero[] {
    const save = rolls.find(({ label }) => label === "Concentration");
    let asked = false;
    const holds = (difficulty: number): boolean => {
      asked = true;
      if (save?.check?.dc !== difficulty) fail(`a save against ${difficulty} was due, not ${JSON.stringify(save)}`);
      return save.check.success;
    };
    const after = this.#now.model.map((hero): ModelHero => {
      switch (deed.kind) {
        case "effect": {
          // The table may have let only a part of it happen, or nothing.
          const happened = effects.find(({ type }) => type === deed.effect.type);
          return happened?.characterId === hero.id ? afterModelEffect(hero, happened, holds) : hero;
        }
        case "spell":
          return withSpell(hero, deed);
        case "death save":
          return deed.of === hero.id && hero.life === "dying" ? savedBy(hero, facesOf(rolls)) : hero;
        case "rest":
          return afterRest(hero, deed.rest, rolls);
        case "check":
          return hero;
      }
    });
    if (save && !asked) fail("a save for concentration that nothing asked for");
    if (deed.kind === "check" && effects.length > 0) fail("a check changed a sheet");
    return this.#grown(after, state);
  }

  /** A turn of an older ledger: what is stored was decided when it was played, so no damage asks for a save. */
  #read(effect: Effect): void {
    const state = this.#after([effect]);
    const after = this.#now.model.map((hero) =>
      effect.characterId === hero.id ? afterModelEffect(hero, effect, () => true) : hero,
    );
    this.#compare(state, this.#grown(after, state));
  }

  /** The player's bookkeeping, as a quiet entry of the ledger. */
  #act(deed: Extract<Deed, { kind: "action" }>, step: Step): void {
    const party = heroesOf(this.#now.state).map(({ hero }) => hero);
    const hero = party.find(({ id }) => id === deed.of)!;
    const { dice, thrown } = diceOf(step);
    const { action, market } = deed;
    const outcome = actOnSheet(hero, action, { party, market, encumbrance: true }, dice);
    const known = this.#now.model.find(({ id }) => id === deed.of)!;
    let asked = false;
    const holds = (): boolean => {
      asked = true;
      return outcome.ok && outcome.hero.state.concentration !== null;
    };
    const expected = afterModelAction(known, { action, hero, party: this.#now.model, market, thrown, holds });
    if (asked && thrown.length === 0) fail("damage asks for a save, and none was rolled");
    if (!outcome.ok) {
      this.#played.refused += 1;
      if (expected?.certain) fail(`refused, though the rules allow it: ${outcome.why}`);
      return;
    }
    if (!expected) fail(`done, though the rules forbid it: ${outcome.text}`);
    const { others } = outcome;
    const effects = [outcome.hero, ...others].flatMap((after): Effect[] => {
      const before = party.find(({ id }) => id === after.id)!;
      exactBack(before, after);
      const set = changeOf(before, after);
      return set ? [{ type: "hero", characterId: after.id, set, reason: outcome.text.slice(0, 200) }] : [];
    });
    const state = this.#after(effects);
    for (const after of [outcome.hero, ...others]) {
      const kept = heroesOf(state).find(({ hero: one }) => one.id === after.id)?.hero;
      if (plain(kept!) !== plain(after)) fail("the ledger has another hero than the action made");
    }
    const model = this.#now.model.map((one) =>
      one.id === known.id ? expected.after : one.id === expected.other?.id ? expected.other : one,
    );
    this.#compare(state, this.#grown(model, state, action.type === "level_up" ? thrown : []));
  }

  /** The model with the levels that the heroes have taken, and without spells that nobody holds up. */
  #grown(model: readonly ModelHero[], state: Snapshot, rolled: readonly number[] = []): ModelHero[] {
    const after = model.map((one) => {
      const { hero } = heroesOf(state).find(({ hero: { id } }) => id === one.id)!;
      return withFull(grown(one, hero, rolled), hero);
    });
    return swept(after);
  }

  /** The state after a turn with these effects, as the ledger stores and reads them. */
  #after(effects: readonly Effect[]): Snapshot {
    const stored = JSON.parse(JSON.stringify(effects)) as Effect[];
    for (const effect of stored) {
      const read = z.safeParse(Effect, effect);
      if (!read.success) fail(`an effect that nobody can read: ${z.prettifyError(read.error)}`);
      if (canonical(read.data) !== canonical(effect)) fail("an effect that is another one after it was read");
    }
    const number = this.#nodes.length;
    const turn: TurnChanges = { turnId: `t${number}`, number, effects: stored, story: [], late: [], memo: null };
    const state = foldTurns(this.#now.state, [turn]);
    this.#nodes.push({
      parent: this.#head,
      turn,
      state,
      recorded: JSON.stringify(state.heroes),
      model: this.#now.model,
      child: null,
    });
    return state;
  }

  /** Compares the newest state with the model, looks at its bounds, and makes it the head. */
  #compare(state: Snapshot, model: readonly ModelHero[]): void {
    const at = this.#nodes.length - 1;
    heroesOf(state).forEach((one, place) => {
      const known = model[place]!;
      const before = heroesOf(this.#now.state)[place]!.hero;
      // Most of a party is the same as before.
      if (at > 0 && one.hero === before && known === this.#now.model[place]) return;
      const sheet = sheetNow(one);
      const wrong = outOfBounds(sheet) ?? difference(figuresOfModel(known), figuresOfSheet(sheet, known));
      if (wrong !== null) fail(`${sheet.name} (${sheet.className} ${sheet.level}): ${wrong}`);
      this.#count(this.#now.model[place], known);
    });
    this.#played.done += 1;
    if (at > 0) this.#now.child = at;
    this.#nodes[at] = { ...this.#nodes[at]!, model };
    this.#head = at;
  }

  #count(before: ModelHero | undefined, after: ModelHero): void {
    if (before?.life !== "dead" && after.life === "dead") this.#played.deaths += 1;
    const levels = (one: ModelHero): number => one.build.classes.reduce((sum, { level }) => sum + level, 0);
    if (before) this.#played.levels += Math.max(0, levels(after) - levels(before));
  }

  #move({ to, which }: Extract<Deed, { kind: "move" }>): void {
    const next = to === "undo" ? this.#now.parent : to === "redo" ? this.#now.child : which % this.#nodes.length;
    if (next === null) return;
    this.#played.moves += 1;
    this.#head = next;
    this.#foldAgain(next);
  }

  /** Folds the path to a turn again, from a stored snapshot halfway on the way: the state must be the one recorded. */
  #foldAgain(to: number): void {
    const path: Node[] = [];
    for (let at: number | null = to; at !== null; at = this.#nodes[at]!.parent) path.unshift(this.#nodes[at]!);
    const from = Math.floor(path.length / 2);
    const snapshot = JSON.parse(JSON.stringify(path[from]!.state)) as Snapshot;
    const turns = path.slice(from + 1).map(({ turn }) => turn!);
    const again = foldTurns(snapshot, turns);
    if (JSON.stringify(again.heroes) !== this.#nodes[to]!.recorded) fail("undo does not give back what was");
  }

  /** Folds the whole tree again from its root: each turn must give the state that was recorded when it was played. */
  #foldAll(): void {
    const again: Snapshot[] = [];
    for (const [at, { parent, turn, state, recorded }] of this.#nodes.entries()) {
      const folded = parent === null ? state : foldTurns(again[parent]!, [turn!]);
      again.push(folded);
      if (JSON.stringify(folded.heroes) !== recorded) fail(`the state after turn ${at} is not what it was`);
    }
  }
}

/** The sheets that were made in this process: making one takes longer than a step. */
const sheets = new WeakMap<Hero, Sheet>();

function sheetNow(one: TableHero): Sheet {
  const sheet = sheets.get(one.hero) ?? sheetOf(one);
  sheets.set(one.hero, sheet);
  return sheet;
}

/** What a game master or the table itself does in a turn. */
type Narrated = Exclude<Deed, { kind: "move" | "action" | "stored" }>;

const CHECK = {
  kind: "ability",
  ability: "wisdom",
  skill: null,
  dc: 12,
  advantage: "none",
  stakes: "",
} as const;

function fail(why: string): never {
  throw new Error(why);
}

const heroesOf = ({ heroes = [] }: Snapshot): readonly TableHero[] => heroes;

/** Dice that a step decides, for the table and for the rules, with what they showed. */
function diceOf({ dice: seed }: Step) {
  const chance = chanceOf(seed ^ 0x5eed);
  const thrown: number[] = [];
  const throwOne = (sides: number): number => {
    const face = chance.int(1, sides);
    thrown.push(face);
    return face;
  };
  return {
    thrown,
    throwDie: (_roll: number, _die: number, sides: number) => throwOne(sides),
    dice: { roll: throwOne },
  };
}

/** A hero of the model on whom a spell begins to work, or who casts it. */
function withSpell(hero: ModelHero, { caster, effects }: Extract<Deed, { kind: "spell" }>): ModelHero {
  const own = effects.find((effect) => effect.characterId === hero.id);
  if (own?.type !== "hero") return hero;
  const { concentration, effects: working } = own.set.state ?? {};
  const begun = working?.at(-1);
  return {
    ...hero,
    ...(concentration && { concentration: { spell: concentration.spell, rounds: concentration.rounds ?? 0 } }),
    ...(begun && { working: [...hero.working, { spell: begun.id, by: caster }] }),
  };
}

/** Hit dice are rolled until the hero is whole or has none left. */
function afterRest(hero: ModelHero, rest: "short" | "long", rolls: readonly Roll[]): ModelHero {
  const dice = rolls.filter(({ label, characterId }) => label === "hit die" && characterId === hero.id);
  const healed = dice.reduce((sum, { total }) => sum + Math.max(1, total + constitutionOf(hero.build)), 0);
  const missing = mostOf(hero.build) - hero.hitPoints;
  const enough = healed >= missing || dice.length === levelOf(hero.build) - spentDice(hero);
  if (rest === "short" && hero.life === "up" && !enough) fail("hit dice are left, and the hero is still hurt");
  return rested(hero, rest, { dice: dice.length, healed });
}

const spentDice = ({ diceSpent }: ModelHero): number => Object.values(diceSpent).reduce((sum, one) => sum + one, 0);

/**
 * The model does not know how things are divided into lines of a sheet. Where a sheet is full, or a line of it, the model takes what the
 * rules left of what came.
 */
function withFull(model: ModelHero, { gear }: Hero): ModelHero {
  if (gear.length >= MOST_LINES) return { ...model, things: thingsOf(gear) };
  const many = (count: number): boolean => count >= MOST_OF_A_THING;
  if (!Object.values(model.things).some(many) && !gear.some(({ quantity }) => many(quantity))) return model;
  const held = thingsOf(gear);
  const things = Object.entries(model.things).map(([name, count]) => {
    const found = held[name] ?? 0;
    return [name, many(count) || many(found) ? found : count] as const;
  });
  return { ...model, things: Object.fromEntries(things) };
}

/** A hero as text without what means nothing: an absent list is an empty one. */
const plain = (hero: Hero): string => {
  const { troubles = [], effects = [], ...state } = hero.state;
  return canonical({ ...hero, state: { ...state, troubles, effects } });
};

/** What was changed can be done again and undone by the change alone. */
function exactBack(before: Hero, after: Hero): void {
  const normal = heroWith(before, {});
  const forth = changeOf(normal, after);
  const back = changeOf(after, normal);
  if (forth && plain(heroWith(normal, forth)) !== plain(after)) fail("a change does not give the hero it was made of");
  if (back && plain(heroWith(after, back)) !== plain(normal)) fail("a change back does not give the former hero");
}

const facesOf = (rolls: readonly Roll[]): number[] => rolls.flatMap(({ dice }) => dice.map(({ value }) => value));
