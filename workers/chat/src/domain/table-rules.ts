import { STANDARD_RULES, type HouseRules } from "#contracts/entities/house-rules";
import type { CheckProposal, Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import type { HeroAct } from "#contracts/play/hero-act";
import type { Sheet } from "#contracts/play/sheet";
import type { StoryState } from "#contracts/story/state";
import { changeOf, spared } from "#rules/bookkeeping";
import { abilityCheck, deathSave as rollDeathSave, reason, savingThrow } from "#rules/combat";
import { abilityModifier, heroCombatant, hitDice } from "#rules/sheet";
import { heroNow, keepConcentration, passTime, Stage, sweepSpells } from "#rules/spells";
import type { Combatant, RulesEvent } from "#rules/combatant";
import type { Hero } from "#rules/hero";
import type { ActResult, TableRules } from "#storyteller/ports";
import { attackRoll } from "./attack-roll.ts";
import { EngineDice } from "./dice/engine-dice.ts";
import { parseNotation } from "./dice/notation.ts";
import { rollExpression, type ThrowDie } from "./dice/roll.ts";
import { type Allowed, allowedChange, type Given, givenWith, NOTHING_GIVEN, type Pace } from "./ceilings.ts";
import { sparedInWords, sparingEffect } from "./gentle-death.ts";
import { mustWait } from "./proposals.ts";
import { changedInWords, namesOf } from "./acts/events-in-words.ts";
import { tableFight } from "./table-fight.ts";
import { afterEffect, sheetOf, tableHero, type TableHero } from "./table-hero.ts";

/** The hero who is used if the campaign has no character yet. All abilities are average. */
const NOBODY: TableHero = tableHero({
  id: "nobody",
  userId: "nobody",
  campaignId: "nobody",
  name: "The traveller",
  race: "",
  customRace: "",
  background: "",
  customBackground: "",
  classes: [],
  level: 1,
  hp: { current: 10, max: 10 },
  armorClass: 10,
  speed: 30,
  abilityScores: { strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10 },
  skills: [],
  notes: "",
  build: null,
  managedExternally: false,
  externalUrl: null,
  createdAt: "",
  updatedAt: "",
});

/** Difficulty classes range from very easy to nearly impossible (SRD 5.2, "Difficulty Class"). */
const EASIEST = 5;
const HARDEST = 30;
const clampDifficulty = (dc: number): number => Math.min(HARDEST, Math.max(EASIEST, dc));

/** Receives each roll and each sheet change as it happens, so that they are stored and streamed in order. */
export interface TableListener {
  rolled(roll: Roll): void;
  changed(effect: Effect): void;
  /** Receives the changes that wait for the player's yes. Without it, or where the turn sets out the heroes, none waits. */
  readonly proposed?: ((effect: Effect) => void) | undefined;
  /** Whether a fight is going on now. */
  inFight?(): boolean;
}

/** The table of one turn: the rules that a game master can use, and what the table does by itself. */
export interface TurnTable extends TableRules {
  /** Does a hero's act by the rules. Throws RangeError if they do not allow it: the table asks before it begins a turn. */
  perform(act: HeroAct, story: StoryState): ActResult;
  /** Lets so many rounds pass, in which spells and conditions end. */
  passRounds(rounds: number): void;
}

/**
 * The rules that a game master can use, with the campaign's house rules: the server's dice and sheets. A model can ask for a roll, but cannot
 * invent its result.
 */
export function createTable(
  party: readonly TableHero[],
  throwDie: ThrowDie,
  listener: TableListener,
  pace: Pace,
  house: HouseRules = STANDARD_RULES,
): TurnTable {
  let heroes = [...party];
  let rolls = 0;
  const report = (one: Roll): void => listener.rolled(one);
  const nextNumber = (): number => {
    rolls += 1;
    return rolls - 1;
  };
  const dice = new EngineDice(throwDie, nextNumber, house.crits);

  /** The party as the rules of a fight know it now. */
  const combatants = (): Combatant[] => heroes.map(({ hero }) => heroCombatant(hero));

  /** A hero of the party. Without an id, the first who can act. An unknown id never gets a hero's numbers. */
  const heroFor = (characterId: string | null): TableHero =>
    (characterId === null
      ? (heroes.find(({ hero }) => hero.state.life === "up") ?? heroes[0])
      : heroes.find(({ hero }) => hero.id === characterId)) ?? NOBODY;

  const roll = (notation: string, label: string, characterId: string | null): Roll => {
    const expression = parseNotation(notation);
    const number = nextNumber();
    const thrown = rollExpression(expression, number, throwDie);
    const rolled: Roll = { number, notation, ...thrown, label, characterId, check: null };
    report(rolled);
    return rolled;
  };

  const sheet = (one: TableHero): Sheet => sheetOf(one, house);

  const note = (effect: Effect): Sheet => {
    const { hero: before } = heroFor(effect.characterId);
    heroes = heroes.map((one) => afterEffect(one, effect));
    listener.changed(effect);
    const after = heroFor(effect.characterId);
    const sparing = house.death === "gentle" ? sparingEffect(before, after.hero) : null;
    return sparing ? note(sparing) : sheet(after);
  };

  /** What the rules made of a hero, by the house rules. */
  const ruled = (before: Hero, combatant: Combatant): Hero => {
    const after = { ...(heroNow(combatant) ?? before), state: combatant.state };
    return house.death === "gentle" ? spared(before, after) : after;
  };

  /** What the rules did, as it is told: nobody is called dead whom a house rule spares. */
  const withSpared = (after: readonly Combatant[], events: readonly RulesEvent[]): readonly RulesEvent[] => {
    const isSpared = (id: string): boolean => {
      const before = heroes.find(({ hero }) => hero.id === id)?.hero;
      const combatant = after.find((one) => one.id === id);
      return before !== undefined && combatant !== undefined && ruled(before, combatant).state.life === "stable";
    };
    return sparedInWords(events, isSpared);
  };

  /** Takes over what the rules made of the party, and records what changed. Gives what the rules did, as it is told. */
  const record = (after: readonly Combatant[], happened: readonly RulesEvent[]): readonly RulesEvent[] => {
    const events = withSpared(after, happened);
    for (const { hero: before } of heroes) {
      const combatant = after.find(({ id }) => id === before.id);
      const set = combatant && changeOf(before, ruled(before, combatant));
      if (set)
        note({ type: "hero", characterId: before.id, set, reason: changedInWords(before.id, events, namesOf(after)) });
    }
    return events;
  };

  /** Lets a rule work on one hero, with what lasts on everybody. Reports its rolls and what it changed. */
  const byRule = (
    { hero }: TableHero,
    rule: (combatant: Combatant) => { readonly combatant: Combatant; readonly events: readonly RulesEvent[] },
    shown: (roll: Roll) => Roll,
  ): Roll[] => {
    const present = heroes.some((one) => one.hero === hero) ? heroes.map((one) => one.hero) : [hero];
    const stage = new Stage(
      present.map((one) => heroCombatant(one)),
      dice,
    );
    stage.let(hero.id, rule);
    const outcome = stage.outcome();
    const rolled = dice.take(outcome.events).map(shown);
    rolled.forEach((each) => report(each));
    record(outcome.combatants, outcome.events);
    return rolled;
  };

  /** Ends on everybody what those held up by concentration who have lost it since, however they did: by rest, a stun, death. */
  const endUnheld = (before: readonly TableHero[]): void => {
    const isLost = before.some(
      ({ hero }, at) => hero.state.concentration !== null && heroes[at]?.hero.state.concentration === null,
    );
    if (!isLost) return;
    const swept = sweepSpells(combatants(), dice);
    record(swept.combatants, swept.events);
  };

  /** What damage does to concentration: a save keeps it; who is down loses it, and with it what it held up on others. */
  const shakeConcentration = (before: Hero, damage: number): void => {
    const { concentration } = before.state;
    if (!concentration) return;
    const stage = new Stage(combatants(), dice);
    keepConcentration(stage, before.id, concentration.spell, damage);
    const kept = stage.outcome();
    const swept = sweepSpells(kept.combatants, dice);
    const events = [...kept.events, ...swept.events];
    for (const each of dice.take(events)) report({ ...each, label: "Concentration", characterId: before.id });
    record(swept.combatants, events);
  };

  /** Spends hit dice one by one until the hero is healed or has none left (SRD 5.2, "Short Rest"). */
  const spendHitDice = ({ hero }: TableHero): { hitDiceSpent: number; healed: number } => {
    const missing = heroCombatant(hero).maxHitPoints - hero.state.hitPoints;
    const sides = hitDice(hero).flatMap((held) => Array.from({ length: held.left }, () => held.sides));
    let healed = 0;
    let hitDiceSpent = 0;
    for (const die of hero.state.life === "up" ? sides : []) {
      if (healed >= missing) break;
      const { total } = roll(`1d${die}`, "hit die", hero.id);
      healed += Math.max(1, total + abilityModifier(hero, "constitution"));
      hitDiceSpent += 1;
    }
    return { hitDiceSpent, healed };
  };

  const waits = (effect: Effect, rolled?: Roll): boolean =>
    house.confirmChanges &&
    listener.proposed !== undefined &&
    heroes.some(({ hero }) => hero.id === effect.characterId) &&
    mustWait(effect, listener.inFight?.() ?? false, rolled !== undefined);

  const given = new Map<string, Given>();
  const allowed = (effect: Effect): Allowed =>
    allowedChange(effect, heroFor(effect.characterId), given.get(effect.characterId) ?? NOTHING_GIVEN, pace);

  const change = (effect: Effect, rolled?: Roll): Sheet => {
    const before = heroes.find(({ hero }) => hero.id === effect.characterId)?.hero;
    if (!before) return sheet(NOBODY);
    const limited = allowed(effect);
    if ("why" in limited) return sheet(heroFor(effect.characterId));
    const party = heroes;
    given.set(effect.characterId, givenWith(given.get(effect.characterId) ?? NOTHING_GIVEN, limited));
    if (waits(limited, rolled)) {
      listener.proposed?.(limited);
      return sheet(heroFor(effect.characterId));
    }
    note(limited);
    if (limited.type === "hit_points" && limited.delta < 0) shakeConcentration(before, -limited.delta);
    endUnheld(party);
    return sheet(heroFor(effect.characterId));
  };

  const fight = tableFight({
    dice,
    progression: pace.progression,
    combatants,
    report,
    record,
    give(effect) {
      const limited = allowed(effect);
      change(effect);
      return "delta" in limited ? limited.delta : 0;
    },
  });

  return {
    allowed,
    waits,
    sheets: () => heroes.map(sheet),

    perform: (act, story) => fight.perform(act, story),
    act: async (act, story) => fight.act(act, story),
    encounter: async (order, story) => fight.encounter(order, story),

    passRounds(rounds) {
      const passed = passTime(combatants(), rounds, dice);
      for (const each of dice.take(passed.events)) report(each);
      record(passed.combatants, passed.events);
    },

    async check(proposal: CheckProposal): Promise<Roll> {
      const one = heroFor(proposal.characterId);
      const { kind, ability, skill, advantage, stakes } = proposal;
      const dc = kind === "attack" ? proposal.dc : clampDifficulty(proposal.dc);
      const reasons = reason(advantage === "none" ? null : advantage, "the game master's word");
      const rule = (combatant: Combatant) => {
        if (kind === "save") return savingThrow(combatant, { ability, dc, reasons }, dice);
        if (kind === "attack") return attackRoll(combatant, { ability, armorClass: dc, reasons }, dice);
        return abilityCheck(combatant, { ability, skill, dc, reasons }, dice);
      };
      const characterId = one === NOBODY ? null : one.hero.id;
      const asked = { kind, ability, skill, dc, stakes } as const;
      const first = byRule(one, rule, (each) =>
        each.check
          ? { ...each, label: skill ?? ability, characterId, check: { ...each.check, ...asked } }
          : { ...each, characterId },
      ).find(({ check }) => check !== null);
      if (first) return first;
      // The rules decided without a die: who is paralysed fails.
      const failed: Roll = {
        number: nextNumber(),
        notation: "0",
        dice: [],
        total: 0,
        label: skill ?? ability,
        characterId,
        check: { ...asked, modifier: 0, advantage: "none", success: false },
      };
      report(failed);
      return failed;
    },

    roll: async (notation, label) => roll(notation, label, null),

    change: async (effect, rolled) => change(effect, rolled),

    async deathSave(characterId: string): Promise<Sheet> {
      const one = heroFor(characterId);
      if (one.hero.id !== characterId || one.hero.state.life !== "dying") return sheet(one);
      const stage = new Stage(combatants(), dice);
      stage.let(characterId, (dying) => rollDeathSave(dying, dice));
      const saved = stage.outcome().events.find((event) => event.type === "death-save");
      if (!saved) return sheet(one);
      for (const each of dice.take(stage.outcome().events)) {
        report({ ...onlyDie(each, saved.die), label: "death save", characterId });
      }
      return note({ type: "death_save", characterId, result: saved.result, reason: "a death save" });
    },

    async rest(kind, reason): Promise<readonly Sheet[]> {
      const party = heroes;
      for (const one of heroes) {
        const spent = kind === "short" ? spendHitDice(one) : { hitDiceSpent: 0, healed: 0 };
        note({ type: "rest", characterId: one.hero.id, rest: kind, ...spent, reason });
      }
      endUnheld(party);
      return heroes.map(sheet);
    },
  };
}

/** A roll of which one d20 counts, for example with Advantage. A die of another kind that was added counts as it fell. */
function onlyDie(roll: Roll, natural: number): Roll {
  const kept = roll.dice.findIndex(({ sides, value }) => sides === 20 && value === natural);
  if (kept === -1 || roll.dice.length === 1) return roll;
  const dice = roll.dice.map((die, at) => ({ ...die, kept: at === kept }));
  return { ...roll, notation: "1d20", dice, total: natural };
}
