import type { LevelProgression } from "#contracts/options";
import type { Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import type { HeroAct } from "#contracts/play/hero-act";
import type { StoryState } from "#contracts/story/state";
import { experienceEach } from "#rules/combat";
import type { Combatant, RulesEvent } from "#rules/combatant";
import {
  blowsOf,
  companionOrder,
  companionsAfter,
  type FightResult,
  orderEncounter,
  storyEventsOf,
  treasureOf,
} from "#rules/encounters";
import type { ActResult, EncounterOrder, NamedAct } from "#storyteller/ports";
import { eventsInWords, namesOf } from "./acts/events-in-words.ts";
import { performAct } from "./acts/perform-act.ts";
import { performNamed } from "./acts/perform-named.ts";
import type { EngineDice } from "./dice/engine-dice.ts";

/** What a fight needs of the table. */
export interface FightPorts {
  readonly dice: EngineDice;
  readonly progression: LevelProgression;
  /** The party as the rules of a fight know it now. */
  readonly combatants: () => Combatant[];
  readonly report: (roll: Roll) => void;
  /** Takes over what the rules made of the party. Gives what they did, as it is written. */
  readonly record: (after: readonly Combatant[], events: readonly RulesEvent[]) => readonly RulesEvent[];
  /** Changes a sheet as far as the ceilings allow; the amount that was given, 0 for none. */
  give(effect: Extract<Effect, { type: "experience" | "gold" }>): number;
}

/** The acts and fights of one turn. */
export interface TableFight {
  perform(act: HeroAct, story: StoryState): ActResult;
  act(act: NamedAct, story: StoryState): ActResult | { readonly why: string };
  encounter(order: EncounterOrder, story: StoryState): ActResult | { readonly why: string };
}

const NOTHING_DONE: ActResult = { lines: [], events: [], blows: [], left: [], outcome: null, won: "" };

interface Done {
  readonly combatants: readonly Combatant[];
  readonly events: readonly RulesEvent[];
  readonly fight: FightResult | null;
}

/** The rolls of an exchange of blows, each with the one who rolled it and the round, so that they can be shown as one row. */
function markedRolls(
  rolls: readonly Roll[],
  events: readonly RulesEvent[],
  all: readonly Combatant[],
  round: number,
): Roll[] {
  const attacks = events.filter((event) => event.type === "attack");
  const blows = blowsOf(events, all);
  const nameOf = namesOf(all);
  let owner: Combatant | undefined;
  let on = "";
  return rolls.map((roll) => {
    const isAttack = roll.check?.kind === "attack";
    const attack = isAttack ? attacks.shift() : undefined;
    const blow = isAttack ? blows.shift() : undefined;
    const named = all.find(({ name }) => roll.label.startsWith(`${name}:`));
    owner = attack ? all.find(({ id }) => id === attack.by) : (named ?? owner);
    if (attack) on = nameOf(attack.on);
    const characterId = owner?.hero?.id ?? null;
    const fight = { round, by: owner?.name ?? "", on: roll.check && !attack ? "" : on };
    return { ...roll, characterId, fight: blow ? { ...fight, damage: blow.damage } : fight };
  });
}

/**
 * Fights at the table: what heroes and companions do by the rules, and a fight as a whole. Rolls and changes of sheets are reported as they
 * happen; the changes of the story are given back.
 */
export function tableFight(ports: FightPorts): TableFight {
  const { dice, report, record } = ports;
  /** Who of the party has acted in a fight of this turn. One exchange of blows is one message. */
  const acted = new Set<string>();

  /** What is won with a fight: experience in a campaign that counts it, and coins. */
  const win = ({ fight, events, terms }: FightResult): string => {
    const ended = events.find((event) => event.type === "fight-ended");
    if (!ended || terms.unrewarded) return "";
    const living = fight.combatants.filter(({ hero, state }) => hero !== null && state.life !== "dead");
    const each = ports.progression === "xp" ? experienceEach(ended.experience, living.length) : 0;
    const reason = `A fight: ${ended.outcome}`;
    const given =
      each > 0 ? living.map(({ id }) => ports.give({ type: "experience", characterId: id, delta: each, reason })) : [];
    const gold = ended.outcome === "victory" ? treasureOf(fight, dice) : 0;
    dice.take([]).forEach((roll) => report(roll));
    const finder = living.find(({ state }) => state.life === "up");
    const found = finder && gold > 0 ? ports.give({ type: "gold", characterId: finder.id, delta: gold, reason }) : 0;
    const most = Math.max(0, ...given);
    return [
      most > 0 ? `You gain ${most} experience points.` : "",
      found > 0 ? `You find ${found} gold piece${found === 1 ? "" : "s"}.` : "",
    ]
      .filter(Boolean)
      .join(" ");
  };

  const finish = (done: Done, story: StoryState, heroId: string | null): ActResult => {
    const { fight } = done;
    const rolls = dice.take(done.events);
    const shown = fight
      ? markedRolls(rolls, done.events, done.combatants, story.encounter?.round ?? 1)
      : rolls.map((roll) => ({ ...roll, characterId: heroId }));
    shown.forEach((roll) => report(roll));
    const events = record(done.combatants, done.events);
    const nameOf = namesOf(done.combatants);
    const left = events.flatMap((event) => (event.type === "left" ? [{ who: nameOf(event.who), how: event.how }] : []));
    const won = fight?.fight.outcome ? win(fight) : "";
    return {
      lines: [...(fight?.notes ?? []), ...eventsInWords(events, nameOf), ...(won === "" ? [] : [won])],
      events: fight ? storyEventsOf(fight, story) : companionsAfter(done.combatants, story.cast),
      blows: blowsOf(events, done.combatants),
      left,
      outcome: fight?.fight.outcome ?? null,
      won,
    };
  };

  return {
    perform(act, story) {
      const { encounter, cast } = story;
      const outcome = performAct(act, { encounter, cast, party: ports.combatants() }, dice);
      if (!outcome.ok) throw new RangeError(outcome.why);
      acted.add(act.characterId);
      return finish(outcome, story, act.characterId);
    },

    act(act, story) {
      const party = ports.combatants();
      const hero = party.find(({ name }) => name === act.who) ?? party.find(({ state }) => state.life === "up");
      const id = act.who === "" || hero?.name === act.who ? (hero?.id ?? "") : act.who;
      if (story.encounter !== null && acted.has(id)) {
        return { why: `${act.who || "The hero"} has acted, and the round is over: write what came of it` };
      }
      const outcome = performNamed(act, party, story, dice);
      if (!outcome.ok) return { why: outcome.why };
      if (outcome.fight) acted.add(id);
      return finish(outcome, story, outcome.heroId);
    },

    encounter(order, story) {
      const table = { ...story, party: ports.combatants() };
      const company = companionOrder(order, table);
      if (company !== null) return "why" in company ? company : { ...NOTHING_DONE, ...company };
      const result = orderEncounter(order, table, dice);
      if ("why" in result) return result;
      return finish({ combatants: result.fight.combatants, events: result.events, fight: result }, story, null);
    },
  };
}
