import type { HeroAct } from "#contracts/play/hero-act";
import type { Encounter } from "#contracts/story/state";
import { settle, type Fight, type FightStep } from "#rules/combat";
import type { Combatant, RulesEvent } from "#rules/combatant";
import type { Dice } from "#rules/dice";
import {
  actInEncounter,
  attackInFight,
  bystander,
  companionsOf,
  type AtTable,
  type FightResult,
  friendOf,
} from "#rules/encounters";
import { consume, applyFeature } from "#rules/features";
import { castSpell, freeCasts, sweepSpells } from "#rules/spells";

/** Everybody concerned after an act, and what happened; or why the rules do not allow it, in words for the player. */
export type ActOutcome =
  | {
      readonly ok: true;
      readonly combatants: readonly Combatant[];
      readonly events: readonly RulesEvent[];
      /** The fight after the act. Null if there is none. */
      readonly fight: FightResult | null;
    }
  | { readonly ok: false; readonly why: string };

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** How a casting is paid. Without a slot it is a use that a feature, feat or species gives, as long as one is left; else the lowest slot. */
function paymentOf({ spell, slot, ritual }: Extract<HeroAct, { type: "cast" }>, { hero }: Combatant) {
  if (ritual) return { pay: { kind: "ritual" } } as const;
  if (slot > 0) return { slot };
  const free = hero ? freeCasts(hero, spell).find(({ left }) => left > 0) : undefined;
  return free ? ({ pay: { kind: "free", use: free.id } } as const) : {};
}

/** What an act that is no attack does to everybody concerned. */
function otherAct(
  act: Exclude<HeroAct, { type: "attack" }>,
  all: readonly Combatant[],
  {
    who,
    targets,
    inFight,
  }: { readonly who: Combatant; readonly targets: readonly string[]; readonly inFight: boolean },
  dice: Dice,
): ActOutcome {
  const { combatants, events } =
    act.type === "cast"
      ? castSpell(
          all,
          {
            caster: who.id,
            spell: act.spell,
            targets,
            ...paymentOf(act, who),
            ...(act.choice === undefined ? {} : { choice: act.choice }),
          },
          dice,
        )
      : act.type === "feature"
        ? applyFeature(
            all,
            { who: who.id, feature: act.feature, targets, choice: act.choice, amount: act.amount, inFight },
            dice,
          )
        : consume(
            all,
            {
              who: who.id,
              key: act.key,
              ...(targets[0] === undefined ? {} : { on: targets[0] }),
              ...(act.choice === undefined ? {} : { choice: act.choice }),
              inFight,
            },
            dice,
          );
  const refusal = events.find((event) => event.type === "refused");
  if (refusal) return { ok: false, why: refusal.why.endsWith(".") ? refusal.why : `${refusal.why}.` };
  const swept = sweepSpells(combatants, dice);
  return { ok: true, combatants: swept.combatants, events: [...events, ...swept.events], fight: null };
}

/** An act in a fight, with everybody else's turn after it. */
function actInFight(
  act: HeroAct,
  who: Combatant,
  table: AtTable & { readonly encounter: Encounter },
  dice: Dice,
): ActOutcome {
  const result = actInEncounter(
    table,
    who.id,
    (fight) => {
      const named = targetsOf(act);
      const strangers: Combatant[] = [];
      const ids = named.map((name) => idAmong(name, fight.combatants, strangers));
      const [on = ""] = ids;
      if (act.type === "attack") {
        const target = fight.combatants.find(({ id }) => id === on);
        if (!target) return refusal(fight, who.id, `${act.target} is in no fight with you.`);
        return attackInFight(fight, { by: who.id, on, option: act.option }, dice);
      }
      const self = fight.combatants.find(({ id }) => id === who.id) ?? who;
      const done = otherAct(act, [...fight.combatants, ...strangers], { who: self, targets: ids, inFight: true }, dice);
      if (!done.ok) return refusal(fight, who.id, done.why);
      const inIt = done.combatants.filter(({ id }) => fight.combatants.some((one) => one.id === id));
      return settle({ ...fight, combatants: inIt }, done.events);
    },
    dice,
  );
  if ("why" in result) return { ok: false, why: result.why };
  return { ok: true, combatants: result.fight.combatants, events: result.events, fight: result };
}

const refusal = (fight: Fight, who: string, why: string): FightStep => ({
  fight,
  refused: why,
  events: [{ type: "refused", who, why }],
});

const targetsOf = (act: HeroAct): readonly string[] =>
  act.type === "attack" ? [act.target] : act.type === "item" ? (act.target ? [act.target] : []) : act.targets;

/** The id of somebody by name; somebody who belongs neither to the party nor to the fight is a bystander, unless they go with the party. */
function idAmong(
  name: string,
  known: readonly Combatant[],
  strangers: Combatant[],
  cast: AtTable["cast"] = [],
): string {
  const found = [...known, ...strangers].find((one) => sameName(one.name, name));
  if (found) return found.id;
  const companion = companionsOf(cast).find((one) => sameName(one.name, name));
  const stranger = companion ? friendOf(companion) : bystander(name.trim());
  strangers.push(stranger);
  return stranger.id;
}

/**
 * Does a hero's act by the rules; in a fight the others then take their turns. Pure: a caller that only asks whether the rules allow the act
 * drops the result.
 */
export function performAct(act: HeroAct, table: AtTable, dice: Dice): ActOutcome {
  const { encounter, party } = table;
  const who = party.find(({ id }) => id === act.characterId);
  if (!who) return { ok: false, why: "There is no such character at this table." };
  if (encounter !== null) return actInFight(act, who, { ...table, encounter }, dice);
  if (act.type === "attack") return { ok: false, why: `${act.target} is in no fight with you.` };
  const strangers: Combatant[] = [];
  const targets = targetsOf(act).map((name) => idAmong(name, party, strangers, table.cast));
  return otherAct(act, [...party, ...strangers], { who, targets, inFight: false }, dice);
}
