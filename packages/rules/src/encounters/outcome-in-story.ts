import type { Blow, EncounterOrder } from "#contracts/story/encounter-order";
import type { StoryEvent } from "#contracts/story/events";
import type { CastMember } from "#contracts/story/state";
import type { Combatant, RulesEvent } from "../combatant.ts";
import { type AtTable, companionsOf, friendOf } from "./order-encounter.ts";
import { encounterOf } from "./stored-fight.ts";
import type { FightResult } from "./order-encounter.ts";

const by = "server" as const;

/** What became of those of the cast who fought: the dead, and how the companions are. */
function castEvents({ fight, terms }: FightResult, cast: readonly CastMember[]): StoryEvent[] {
  return fight.combatants.flatMap((one): StoryEvent[] => {
    const member = one.hero === null ? cast.find(({ name }) => name === one.name) : undefined;
    if (!member?.alive) return [];
    if (one.state.life === "dead" && !(terms.merciful && one.side === "party"))
      return [{ type: "cast_changed", by, name: member.name, alive: false }];
    const { companion } = member;
    if (!companion || (one.side === "foes" && fight.outcome === null)) return [];
    // When the fight is over, friends see to a companion who lies there.
    const current = fight.outcome === null || one.state.hitPoints > 0 ? one.state.hitPoints : 0;
    if (current === companion.hp.current) return [];
    return [
      { type: "cast_changed", by, name: member.name, companion: { ...companion, hp: { ...companion.hp, current } } },
    ];
  });
}

/** What a step of a fight changes in the story: the fight, the dead, the companions. */
export const storyEventsOf = (result: FightResult, cast: readonly CastMember[]): StoryEvent[] => [
  { type: "encounter_changed", by, encounter: encounterOf(result.fight, result.terms) },
  ...castEvents(result, cast),
];

/** The blows of a fight in their order, each with the harm that follows it before the next. */
export function blowsOf(events: readonly RulesEvent[], all: readonly Pick<Combatant, "id" | "name">[]): Blow[] {
  const nameOf = (id: string): string => all.find((one) => one.id === id)?.name ?? id;
  const blows: { by: string; on: string; hit: boolean; damage: number; down: boolean }[] = [];
  for (const event of events) {
    if (event.type === "attack") {
      blows.push({ by: nameOf(event.by), on: nameOf(event.on), hit: event.result !== "miss", damage: 0, down: false });
    }
    const last = blows.at(-1);
    if (event.type === "damage" && last?.on === nameOf(event.to)) last.damage += event.amount;
    if (event.type === "life" && event.life !== "up" && last?.on === nameOf(event.of)) last.down = true;
  }
  return blows;
}

/** A person who joins the party: the stat block of their kind, whole. */
export function statBlockOf(member: Pick<CastMember, "name" | "role">): NonNullable<CastMember["companion"]> {
  const { creature, maxHitPoints } = friendOf(member);
  return { creature: creature ?? "commoner", hp: { current: maxHitPoints, max: maxHitPoints } };
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
const MOST_COMPANIONS = 4;

/**
 * Outside a fight, who joins goes with the party from now on and fights beside it, and who leaves goes with it no more. Null if the order is
 * about something else; or why not, in words.
 */
export function companionOrder(
  order: EncounterOrder,
  { encounter, cast, party }: AtTable,
): { readonly lines: readonly string[]; readonly events: readonly StoryEvent[] } | { readonly why: string } | null {
  if (encounter !== null) return null;
  if (order.op === "leave") {
    const leaving = companionsOf(cast).filter(({ name }) => order.who.some((each) => same(each, name)));
    if (leaving.length === 0) return { why: `Nobody called ${order.who.join(", ")} goes with the party` };
    return {
      lines: leaving.map(({ name }) => `${name} goes with the party no more.`),
      events: leaving.map(({ name }) => ({ type: "cast_changed", by, name, companion: null })),
    };
  }
  if (order.op !== "join" || order.foes.length > 0) return null;
  const joining = order.friends.flatMap((name) => cast.find((one) => same(one.name, name)) ?? []);
  const stranger = order.friends.find((name) => !joining.some((one) => same(one.name, name)));
  if (stranger !== undefined) return { why: `Nobody called ${stranger} is in the story: note them with cast first` };
  const refused = joining.find(({ alive, attitude }) => !alive || attitude < 0);
  if (refused) return { why: `${refused.name} ${refused.alive ? "is no friend of the party" : "is dead"}` };
  const more = joining.filter(({ companion }) => !companion);
  if (companionsOf(cast).length + more.length > Math.min(MOST_COMPANIONS, party.length + 2)) {
    return { why: "The party has all the companions that it can look after" };
  }
  return {
    lines: more.map(({ name }) => `${name} goes with the party.`),
    events: more.map((member) => ({
      type: "cast_changed",
      by,
      name: member.name,
      met: true,
      companion: statBlockOf(member),
    })),
  };
}

/** Companions heal when the party rests: wholly in a long rest, half of what they have lost in a short one (docs/decisions/038). */
export const companionsRested = (cast: readonly CastMember[], rest: "short" | "long"): StoryEvent[] =>
  companionsOf(cast).flatMap(({ name, companion }): StoryEvent[] => {
    if (!companion) return [];
    const { current, max } = companion.hp;
    const healed = rest === "long" ? max : Math.min(max, current + Math.ceil((max - current) / 2));
    if (healed === current) return [];
    return [{ type: "cast_changed", by, name, companion: { ...companion, hp: { current: healed, max } } }];
  });
