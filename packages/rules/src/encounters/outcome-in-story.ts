import type { Blow, EncounterOrder } from "#contracts/story/encounter-order";
import type { StoryEvent } from "#contracts/story/events";
import { firstName } from "#contracts/story/names";
import type { CastMember, StoryState } from "#contracts/story/state";
import type { Combatant, RulesEvent } from "../combatant.ts";
import { creatureNamed } from "../tables/creatures.ts";
import { type AtTable, companionsOf, friendOf } from "./order-encounter.ts";
import { encounterOf } from "./stored-fight.ts";
import type { FightResult } from "./order-encounter.ts";

const by = "server" as const;
const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const kindOf = (creature: string | null): string => (creatureNamed(creature ?? "")?.name ?? "").toLowerCase();

/** How companions are after something was done to them, in a fight or outside of one. */
export function companionsAfter(combatants: readonly Combatant[], cast: readonly CastMember[]): StoryEvent[] {
  return companionsOf(cast).flatMap(({ name, companion }): StoryEvent[] => {
    const one = combatants.find(({ hero, name: own }) => hero === null && own === name);
    if (!one || !companion || one.state.life === "dead") return [];
    const current = Math.max(0, one.state.hitPoints);
    if (current === companion.hp.current) return [];
    return [{ type: "cast_changed", by, name, companion: { ...companion, hp: { ...companion.hp, current } } }];
  });
}

/** What became of those of the cast who fought: the dead, and how the companions are. */
function castEvents({ fight, terms }: FightResult, cast: readonly CastMember[]): StoryEvent[] {
  const isDead = ({ hero, side, state }: Combatant): boolean =>
    hero === null && state.life === "dead" && !(terms.merciful && side === "party");
  const dead = fight.combatants.filter(isDead).flatMap(({ name, creature }): StoryEvent[] => {
    const member = cast.find((one) => one.name === name);
    if (member) return member.alive ? [{ type: "cast_changed", by, name, alive: false }] : [];
    // Who had a name of their own stays dead under it.
    return firstName(name) === ""
      ? []
      : [{ type: "cast_changed", by, name, role: kindOf(creature), alive: false, met: true }];
  });
  // When the fight is over, friends see to a companion who lies there.
  const others = fight.combatants.filter((one) => one.side !== "foes" || fight.outcome !== null);
  return [...dead, ...companionsAfter(others, cast)];
}

/** So many foes of a fight who were nobody before are remembered when they get away. */
const MOST_REMEMBERED = 4;

/**
 * Foes who live when they leave a fight, or when it ends, belong to the cast from then on, with their name and their wounds. Those with a name
 * of their own come first, then the most hurt.
 */
function survivors({ fight }: FightResult, cast: readonly CastMember[]): StoryEvent[] {
  const memberOf = (name: string) => cast.find((one) => same(one.name, name));
  const foes = fight.combatants.filter(({ side, hero }) => side === "foes" && hero === null);
  const left = foes
    .filter(({ id, state, creature }) => {
      const isOut = fight.gone[id] !== undefined || fight.outcome !== null;
      return isOut && state.life === "up" && creature !== null;
    })
    .toSorted((one, other) => {
      const named = Number(firstName(other.name) !== "") - Number(firstName(one.name) !== "");
      return named || one.state.hitPoints - other.state.hitPoints;
    });
  let room = MOST_REMEMBERED - foes.filter(({ name }) => memberOf(name)).length;
  return left.flatMap(({ name, creature, maxHitPoints, state: { hitPoints } }): StoryEvent[] => {
    const member = memberOf(name);
    const hp = { current: hitPoints, max: maxHitPoints };
    const isHurt = hitPoints < maxHitPoints;
    const wounds = isHurt ? { creature: creature ?? "", hp } : null;
    if (member) {
      const isKnown = (member.wounds?.hp.current ?? maxHitPoints) === hitPoints;
      return isKnown ? [] : [{ type: "cast_changed", by, name: member.name, wounds }];
    }
    room -= 1;
    const known = { role: kindOf(creature), attitude: -2, met: true, ...(wounds ? { wounds } : {}) };
    return room < 0 ? [] : [{ type: "cast_changed", by, name, ...known }];
  });
}

/** Who ran is not here any more. */
function presence({ fight }: FightResult, scene: StoryState["scene"]): StoryEvent[] {
  const fled = fight.combatants.filter(({ id, side }) => side === "foes" && fight.gone[id] === "fled");
  const present = scene?.present.filter((name) => !fled.some((one) => same(one.name, name))) ?? [];
  return scene && present.length < scene.present.length ? [{ type: "scene_changed", by, present }] : [];
}

/** What a step of a fight changes in the story: the fight, the dead, those who got away, the companions. */
export const storyEventsOf = (
  result: FightResult,
  { cast, scene }: Pick<StoryState, "cast" | "scene">,
): StoryEvent[] => [
  { type: "encounter_changed", by, encounter: encounterOf(result.fight, result.terms) },
  ...castEvents(result, cast),
  ...survivors(result, cast),
  ...presence(result, scene),
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

/**
 * While the party rests, companions and those who got away from a fight do so too: a long rest heals them wholly, a short one half of what they
 * have lost (docs/decisions/038).
 */
export const castRested = (cast: readonly CastMember[], rest: "short" | "long"): StoryEvent[] =>
  cast.flatMap(({ name, alive, companion, wounds }): StoryEvent[] => {
    const better = <Block extends NonNullable<CastMember["companion"]>>(block: Block): Block => {
      const { current, max } = block.hp;
      const healed = rest === "long" ? max : Math.min(max, current + Math.ceil((max - current) / 2));
      return { ...block, hp: { current: healed, max } };
    };
    const isHurt = companion ? companion.hp.current < companion.hp.max : false;
    if (!alive || !(isHurt || wounds)) return [];
    const rested = wounds && better(wounds);
    return [
      {
        type: "cast_changed",
        by,
        name,
        ...(companion && isHurt ? { companion: better(companion) } : {}),
        ...(rested ? { wounds: rested.hp.current < rested.hp.max ? rested : null } : {}),
      },
    ];
  });
