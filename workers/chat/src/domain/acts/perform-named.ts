import type { StoryState } from "#contracts/story/state";
import type { Combatant } from "#rules/combatant";
import type { Dice } from "#rules/dice";
import {
  actInEncounter,
  attackInFight,
  encounterOf,
  fightIn,
  type FightResult,
  orderEncounter,
} from "#rules/encounters";
import type { NamedAct } from "#storyteller/ports";
import { findName } from "#storyteller/story";
import { attacksFor } from "./choose-attack.ts";
import { heroActNamed } from "./hero-act-named.ts";
import { type ActOutcome, performAct } from "./perform-act.ts";

/** What came of a named act: as of an act from the sheet, and who did it. */
export type NamedOutcome =
  | (Extract<ActOutcome, { ok: true }> & {
      /** The hero who acted. Null if it was a companion. */
      readonly heroId: string | null;
    })
  | Extract<ActOutcome, { ok: false }>;

const refused = (why: string): NamedOutcome => ({ ok: false, why });

const unknownTarget = (name: string): string =>
  `Nobody called ${name} is in the story, and nothing was rolled. Bring foes in with encounter (op start), or note somebody with cast first`;

/** Somebody of the story who can be attacked: alive, and known or here. */
function foeNamed(name: string, { cast, scene }: StoryState): string | null {
  const member = findName(cast, name);
  if (member) return member.alive ? member.name : null;
  const here = (scene?.present ?? []).map((each) => ({ name: each }));
  return findName(here, name)?.name ?? null;
}

/**
 * Does by the rules what a game master names: heroes with what their sheet has, companions with what they have. Somebody of the story who is
 * attacked begins a fight, or joins the one that is. Foes act by themselves when the hero has acted.
 * @param party the heroes as they are now
 */
export function performNamed(act: NamedAct, party: readonly Combatant[], story: StoryState, dice: Dice): NamedOutcome {
  const { encounter, cast } = story;
  const hero =
    act.who === ""
      ? party.find(({ state }) => state.life === "up")
      : party.find(({ name }) => findName([{ name }], act.who) !== undefined);
  if (!hero) return byCompanion(act, party, story, dice);
  const named = act.targets.map((name) => findName([...party, ...(encounter?.combatants ?? [])], name)?.name ?? name);
  const found = heroActNamed({ ...act, who: hero.name, targets: named }, hero);
  if (!found.ok) return found;
  const [target = ""] = named;
  if (act.kind === "attack" && party.some(({ name }) => name === target)) {
    return refused(`${target} is of the party: a hero attacks nobody of it`);
  }
  const now = party.map((one) => (one.id === hero.id ? found.hero : one));
  let opened: FightResult | null = null;
  let at = { encounter, cast, formerNames: story.formerNames, party: now };
  const isInFight = encounter?.combatants.some(({ name }) => name === target) ?? false;
  if (act.kind === "attack" && !isInFight) {
    const foe = foeNamed(target, story);
    if (foe === null) return refused(unknownTarget(target));
    const begun = orderEncounter(
      { op: encounter ? "join" : "start", foes: [{ name: foe, count: 1 }], friends: [] },
      at,
      dice,
    );
    if ("why" in begun) return refused(begun.why);
    if (begun.fight.outcome !== null) return { ...asOutcome(begun), heroId: hero.id };
    opened = begun;
    at = { ...at, ...atTableAfter(begun, now) };
  }
  let last: ActOutcome = refused("");
  for (const one of found.acts) {
    last = performAct(one, at, dice);
    if (!last.ok) continue;
    const events = [...(opened?.events ?? []), ...last.events];
    return { ...last, events, fight: last.fight && { ...last.fight, events }, heroId: hero.id };
  }
  // The foe has come in all the same, and the fight has begun.
  if (opened) return { ...asOutcome(opened), heroId: hero.id };
  return last.ok ? { ...last, heroId: hero.id } : last;
}

const asOutcome = (result: FightResult): Extract<ActOutcome, { ok: true }> => ({
  ok: true,
  combatants: result.fight.combatants,
  events: result.events,
  fight: result,
});

/** A companion attacks, at the player's word or the game master's. */
function byCompanion(
  { who, kind, with: weapon, words = "", targets }: NamedAct,
  party: readonly Combatant[],
  { encounter, cast }: StoryState,
  dice: Dice,
): NamedOutcome {
  if (encounter === null)
    return refused(`${who} is no hero of the party. What others do outside a fight is yours to tell`);
  const fight = fightIn(encounter, party);
  const one = findName(fight.combatants, who);
  if (!one) return refused(unknownTarget(who));
  if (one.side === "foes") return refused(`${one.name} acts by itself as soon as a hero has acted`);
  if (kind !== "attack") return refused(`Of ${one.name} the rules do only attacks`);
  const foes = fight.combatants.filter(({ side, state }) => side === "foes" && state.life === "up");
  const target = targets[0] === undefined ? foes[0] : findName(foes, targets[0]);
  if (!target) return refused(unknownTarget(targets[0] ?? ""));
  const [option] = attacksFor(one, weapon || words);
  if (!option) return refused(`${one.name} has no attack`);
  const done = actInEncounter(
    { encounter, cast, party },
    one.id,
    (now) => attackInFight(now, { by: one.id, on: target.id, option: option.id }, dice),
    dice,
  );
  return "why" in done ? refused(done.why) : { ...asOutcome(done), heroId: null };
}

/** The fight that has just begun, for the act that follows it in the same turn. */
const atTableAfter = ({ fight, terms }: FightResult, before: readonly Combatant[]) => ({
  encounter: encounterOf(fight, terms),
  party: before.map((one) => fight.combatants.find(({ id }) => id === one.id) ?? one),
});
