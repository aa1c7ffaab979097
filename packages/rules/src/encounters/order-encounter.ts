import type { EncounterOrder, FoeOrder } from "#contracts/story/encounter-order";
import { namesInUse } from "#contracts/story/names";
import { STORY_LIMITS, type CastMember, type Encounter, type StoryState } from "#contracts/story/state";
import { current, endFight, find, settle, takesPart, type Fight, type FightStep } from "../combat/fight.ts";
import { bring, part } from "../combat/turn/positions.ts";
import { beginFight } from "../combat/turn/turns.ts";
import { orderOfTurns } from "../combat/turn/initiative.ts";
import { morale } from "../combat/turn/ways-out.ts";
import type { Combatant, RulesEvent } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import { creatureCombatant } from "../sheet/combatants.ts";
import { passTurn } from "../spells/turns.ts";
import { creatureNamed, type Creature } from "../tables/creatures.ts";
import { escape } from "./escape.ts";
import { awaited, exchange, letPass, openingTurns, type Terms } from "./exchange.ts";
import { countWithin, creatureCalled, hardness, isKind, statBlockFor } from "./foe-kinds.ts";
import { foeNames } from "./foe-names.ts";
import { fightIn } from "./stored-fight.ts";

export type StoredTerms = NonNullable<Encounter["terms"]>;

/** A fight after an order or an act: the value, what happened, on which terms. */
export interface FightResult {
  readonly fight: Fight;
  readonly events: readonly RulesEvent[];
  readonly terms: StoredTerms;
  /** What the rules have to say beside the events, in sentences. */
  readonly notes: readonly string[];
}

/** What of the story an order works on. */
export interface AtTable {
  readonly encounter: Encounter | null;
  readonly cast: StoryState["cast"];
  readonly formerNames?: StoryState["formerNames"];
  /** The heroes as they are now. */
  readonly party: readonly Combatant[];
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Somebody who fights beside the party: with their own stat block if they have one, else of the kind that their role or name says. */
export function friendOf({ name, role, companion }: Pick<CastMember, "name" | "role" | "companion">): Combatant {
  const kind = role === "" ? (isKind(name) ? name : "commoner") : role;
  const block = creatureNamed(companion?.creature ?? "") ?? statBlockFor(kind, [1]);
  const one = creatureCombatant(block, {
    id: name,
    name,
    side: "party",
    ...(companion ? { hitPoints: companion.hp.max } : {}),
  });
  if (!companion || companion.hp.current >= companion.hp.max) return one;
  const isUp = companion.hp.current > 0;
  return {
    ...one,
    state: { ...one.state, hitPoints: companion.hp.current, life: isUp ? "up" : "stable" },
  };
}

/** Companions who go with the party and can fight. */
export const companionsOf = (cast: readonly CastMember[]): readonly CastMember[] =>
  cast.filter(({ alive, companion }) => alive && companion !== undefined && companion !== null);

const levelsOf = (party: readonly Combatant[]): number[] => party.map(({ level }) => level);

/** The foes of an order, within what the party's level bears, each with a name of its own. Who got away hurt before comes back hurt. */
function foesOf(orders: readonly FoeOrder[], table: AtTable) {
  const { party, cast } = table;
  const levels = levelsOf(party);
  const inFight = [...party, ...(table.encounter?.combatants ?? [])].map(({ name }) => name);
  const taken = namesInUse(
    table,
    party.map(({ name }) => name),
  );
  const foes: Combatant[] = [];
  const blocks: Creature[] = [];
  for (const { name, kind, count, challenge, hard, armorClass, hitPoints } of orders) {
    const member = cast.find((one) => same(one.name, name));
    const isThem = member?.alive === true && !inFight.some((one) => same(one, member.name));
    const wounds = isThem ? member.wounds : undefined;
    const words = kind ?? (member && member.role !== "" ? `${member.role} ${name}` : name);
    const block =
      creatureNamed(wounds?.creature ?? "") ??
      (kind === undefined && member ? creatureCalled(member.role) : undefined) ??
      statBlockFor(words, levels, { count, challenge, difficulty: hard ? "high" : "moderate" });
    const worth = blocks.reduce((sum, { experience }) => sum + experience, 0);
    const within = countWithin(levels, block, count, worth);
    const own = isThem ? [member.name] : [];
    for (const called of [...own, ...foeNames(name, within - own.length, taken)]) {
      taken.push(called);
      inFight.push(called);
      blocks.push(block);
      const most = wounds?.hp.max ?? hitPoints;
      const one = creatureCombatant(block, {
        id: called,
        name: called,
        ...(most === undefined ? {} : { hitPoints: most }),
      });
      const hurt =
        wounds && called === member?.name ? { hitPoints: Math.min(wounds.hp.current, one.maxHitPoints) } : {};
      foes.push({ ...one, ...(armorClass === undefined ? {} : { armorClass }), state: { ...one.state, ...hurt } });
    }
  }
  return { foes, blocks };
}

type Start = Extract<EncounterOrder, { op: "start" | "join" }>;

function start(order: Start, table: AtTable, dice: Dice): FightResult | { readonly why: string } {
  const { party, cast } = table;
  if (!party.some(({ state }) => state.life === "up")) return { why: "Nobody of the party can fight" };
  const { foes, blocks } = foesOf(order.foes, table);
  if (foes.length === 0) return { why: "foes: say who fights" };
  const friends = friendsOf(order, cast, party, foes);
  const room = STORY_LIMITS.combatants - party.length - friends.length;
  const all = [...party, ...friends, ...foes.slice(0, room)];
  const zone = order.zone === "far" ? "far" : "near";
  const surprised = order.surprised ? all.filter(({ side }) => side === order.surprised).map(({ id }) => id) : [];
  const terms = {
    ...(order.merciful ? { merciful: true } : {}),
    ...(order.faint ? { faint: true } : {}),
    ...(order.unrewarded ? { unrewarded: true } : {}),
  };
  const zones = Object.fromEntries(foes.map(({ id }) => [id, zone] as const));
  const begun = beginFight(all, { surprised, zones }, dice, passTurn);
  const beside = order.zone === "engaged" ? engagedAll(begun.fight) : begun.fight;
  const first = order.heroFirst ? awaited(beside) : undefined;
  const opened = first
    ? {
        fight: { ...beside, order: [first.id, ...beside.order.filter((id) => id !== first.id)], at: 0 },
        events: begun.events,
      }
    : openingTurns({ fight: beside, events: begun.events }, dice, terms);
  const hard = hardness(levelsOf(party), blocks);
  const notes = [
    ...foes
      .slice(0, room)
      .map(
        ({ name, armorClass, maxHitPoints, state: { hitPoints } }) =>
          `${name} fights (armour class ${armorClass}, ${hitPoints < maxHitPoints ? `${hitPoints} of ` : ""}${maxHitPoints} hit points).`,
      ),
    ...(hard === "deadly" ? ["This fight is deadly for the party: let there be a way out of it."] : []),
  ];
  return { ...opened, terms, notes };
}

const engagedAll = (fight: Fight): Fight => {
  const first = fight.combatants.find(({ side, hero }) => side === "party" && hero !== null);
  const foes = fight.combatants.filter(({ side }) => side === "foes");
  return foes.reduce((now, foe) => (first ? settle(bring(now, first, foe), []).fight : now), fight);
};

function friendsOf(order: Start, cast: readonly CastMember[], party: readonly Combatant[], foes: readonly Combatant[]) {
  const named = order.friends.flatMap((name) => {
    const member = cast.find((one) => same(one.name, name));
    return member?.alive === false ? [] : [member ?? { name, role: "" }];
  });
  const all = [...companionsOf(cast), ...named];
  return all
    .filter(({ name }, at) => all.findIndex((one) => same(one.name, name)) === at)
    .filter(({ name }) => ![...party, ...foes].some((one) => same(one.name, name)))
    .map(friendOf);
}

/** More come into a fight that is going on: they roll for their place, and act when it comes. */
function join(
  order: Start,
  table: AtTable,
  fight: Fight,
  terms: StoredTerms,
  dice: Dice,
): FightResult | { readonly why: string } {
  const { foes } = foesOf(order.foes, table);
  const friends = friendsOf(order, table.cast, fight.combatants, foes).filter(({ name }) =>
    order.friends.some((one) => same(one, name)),
  );
  const more = [
    ...foes.map((one): Combatant => ({ ...one, zone: order.zone === "far" ? "far" : "near" })),
    ...friends,
  ].slice(0, Math.max(0, STORY_LIMITS.combatants - fight.combatants.length));
  if (more.length === 0) return { why: "Nobody is left who could join" };
  const { order: places, events } = orderOfTurns(more, [], dice);
  // Who comes late is behind those who are in the fight, in the order of their initiative.
  const joined: Fight = { ...fight, combatants: [...fight.combatants, ...more], order: [...fight.order, ...places] };
  return {
    fight: joined,
    events,
    terms,
    notes: more.map(({ name }) => `${name} joins the fight.`),
  };
}

const named = (fight: Fight, names: readonly string[]): Combatant[] =>
  fight.combatants.filter((one) => names.some((name) => same(name, one.name)));

function move(
  fight: Fight,
  { who, zone }: Extract<EncounterOrder, { op: "move" }>,
): FightStep | { readonly why: string } {
  const movers = named(fight, who).filter((one) => takesPart(fight, one));
  if (movers.length === 0) return { why: `Nobody called ${who.join(", ")} is in the fight` };
  let now = fight;
  const events: RulesEvent[] = [];
  for (const { id } of movers) {
    const mover = find(now, id);
    if (!mover) continue;
    const other = now.combatants.find((one) => one.side !== mover.side && takesPart(now, one));
    const placed: Fight =
      zone === "engaged"
        ? other
          ? bring(now, mover, other)
          : now
        : { ...part(now, id), combatants: now.combatants.map((one) => (one.id === id ? { ...one, zone } : one)) };
    const step = settle(placed, [{ type: "moved", who: id, zone }]);
    now = step.fight;
    events.push(...step.events);
  }
  return { fight: now, events };
}

function leave(
  fight: Fight,
  who: readonly string[],
  how: "fled" | "surrendered",
): FightStep | { readonly why: string } {
  const leaving = named(fight, who).filter((one) => takesPart(fight, one));
  if (leaving.length === 0) return { why: `Nobody called ${who.join(", ")} is in the fight` };
  const gone = { ...fight.gone, ...Object.fromEntries(leaving.map(({ id }) => [id, how])) };
  return settle(
    { ...fight, gone },
    leaving.map(({ id }) => ({ type: "left", who: id, how })),
  );
}

/** Every foe is asked at once whether it goes on. */
function testMorale(fight: Fight, dice: Dice): FightStep {
  let now: Fight = { ...fight, tested: [] };
  const events: RulesEvent[] = [];
  for (const { id } of fight.combatants.filter((one) => one.side === "foes" && takesPart(fight, one))) {
    const step = morale(now, id, dice);
    now = step.fight;
    events.push(...step.events);
    if (now.outcome !== null) break;
  }
  return { fight: now, events };
}

/** Begins, changes or ends a fight by the rules; or why the rules do not allow it. Pure: the caller changes the story. */
export function orderEncounter(
  order: EncounterOrder,
  table: AtTable,
  dice: Dice,
): FightResult | { readonly why: string } {
  const { encounter, party } = table;
  if (encounter === null) {
    return order.op === "start" || order.op === "join" ? start(order, table, dice) : { why: "There is no fight" };
  }
  const fight = fightIn(encounter, party);
  const terms = encounter.terms ?? {};
  const result = (step: FightStep | { readonly why: string }): FightResult | { readonly why: string } =>
    "why" in step
      ? step
      : step.refused === undefined
        ? { fight: step.fight, events: step.events, terms, notes: [] }
        : { why: step.refused };
  switch (order.op) {
    case "start":
    case "join":
      return join(order, table, fight, terms, dice);
    case "move":
      return result(move(fight, order));
    case "leave":
      return result(leave(fight, order.who, order.outcome === "flight" ? "fled" : "surrendered"));
    case "morale":
      return result(testMorale(fight, dice));
    case "end":
      return result(endFight(fight, order.outcome));
    case "pass":
    case "flee": {
      const who = awaited(fight)?.id ?? current(fight)?.id ?? "";
      if (order.op === "pass") return result(letPass(fight, who, dice, terms));
      const fled = exchange(fight, who, (now) => escape(now, who, dice), dice, terms);
      return result(fled.refused === undefined ? fled : letPass(fight, who, dice, terms));
    }
  }
}

/** Does something of one of the party in the stored fight, and then everybody else's turn. */
export function actInEncounter(
  table: AtTable & { readonly encounter: Encounter },
  who: string,
  act: (fight: Fight) => FightStep,
  dice: Dice,
): FightResult | { readonly why: string } {
  const terms: Terms & StoredTerms = table.encounter.terms ?? {};
  const step = exchange(fightIn(table.encounter, table.party), who, act, dice, terms);
  return step.refused === undefined
    ? { fight: step.fight, events: step.events, terms, notes: [] }
    : { why: step.refused };
}
