import type { Ability } from "#contracts/options";
import type { Combatant, Effect } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import type { ActiveCondition, ConditionEnd, ConditionId } from "../../hero.ts";
import { breakConcentration, removeCondition } from "./conditions.ts";
import { effectsOf, removeEffects } from "./effects.ts";
import { inTurn, unchanged, withState, type Outcome } from "../outcome.ts";
import { savingThrow } from "../rolls/saving-throw.ts";

/** The start or the end of somebody's turn. */
export interface Moment {
  readonly of: string;
  readonly at: "start" | "end";
}

type Lasting = Pick<ActiveCondition | Effect, "ends" | "also">;

/** What a moment makes of an end: it is over, or it goes on and is counted. */
function pass(end: ConditionEnd, holder: string, moment: Moment): ConditionEnd | "over" {
  if (end.kind === "turn" && end.of === moment.of && end.at === moment.at) {
    return (end.skip ?? 0) > 0 ? { ...end, skip: (end.skip ?? 0) - 1 } : "over";
  }
  // Rounds are counted at the end of the holder's own turns.
  if (end.kind === "rounds" && moment.of === holder && moment.at === "end") {
    return end.left <= 1 ? "over" : { ...end, left: end.left - 1 };
  }
  return end;
}

function passed<One extends Lasting>(one: One, holder: string, moment: Moment): One | null {
  const ends = pass(one.ends, holder, moment);
  const also = one.also?.map((end) => pass(end, holder, moment));
  if (ends === "over" || also?.includes("over")) return null;
  return { ...one, ends, ...(also ? { also: also.filter((end) => end !== "over") } : {}) };
}

const saveOf = ({ ends, also = [] }: Lasting) =>
  [ends, ...also].find((end): end is Extract<ConditionEnd, { kind: "save" }> => end.kind === "save");

/** One save at the end of the holder's turn for all that one source and one difficulty gave. */
function saveAtTurnEnd(combatant: Combatant, dice: Dice): Outcome {
  const groups = new Map<string, { ability: Ability; dc: number; source: string | null; against: ConditionId[] }>();
  const note = (one: Lasting & { source: string | null }, condition: ConditionId | null): void => {
    const save = saveOf(one);
    if (!save) return;
    const key = `${one.source} ${save.ability} ${save.dc}`;
    const group = groups.get(key) ?? { ability: save.ability, dc: save.dc, source: one.source, against: [] };
    groups.set(key, { ...group, against: condition ? [...group.against, condition] : group.against });
  };
  for (const one of combatant.state.conditions) note(one, one.id);
  for (const one of effectsOf(combatant)) note(one, null);
  return inTurn(
    combatant,
    ...[...groups.values()].map(({ ability, dc, source, against }) => (holder: Combatant): Outcome => {
      const save = savingThrow(holder, { ability, dc, against }, dice);
      if (!save.success) return save;
      const belongs = (one: Lasting & { source: string | null }): boolean => {
        const end = saveOf(one);
        return end !== undefined && one.source === source && end.ability === ability && end.dc === dc;
      };
      return inTurn(
        save.combatant,
        (one) => ({ combatant: one, events: save.events }),
        ...[...new Set(against)].map((id) => (one: Combatant) => removeCondition(one, id, "saved", belongs)),
        (one) => removeEffects(one, "saved", belongs),
      );
    }),
  );
}

function countConcentration(combatant: Combatant): Outcome {
  const { concentration } = combatant.state;
  if (!concentration || concentration.rounds === null) return unchanged(combatant);
  if (concentration.rounds <= 1) return breakConcentration(combatant, "its time is over");
  return unchanged(withState(combatant, { concentration: { ...concentration, rounds: concentration.rounds - 1 } }));
}

/** What the start or end of somebody's turn ends on one combatant: conditions, effects, rounds, saves (SRD 5.2, "Duration"). */
export function passMoment(combatant: Combatant, moment: Moment, dice: Dice): Outcome {
  const isOwnEnd = moment.of === combatant.id && moment.at === "end";
  return inTurn(
    combatant,
    (one) => (isOwnEnd && one.state.life !== "dead" ? saveAtTurnEnd(one, dice) : unchanged(one)),
    (one) => {
      const over = new Set(one.state.conditions.filter((each) => passed(each, one.id, moment) === null));
      return inTurn(
        one,
        ...[...new Set([...over].map(({ id }) => id))].map(
          (id) => (holder: Combatant) => removeCondition(holder, id, "over", (each) => over.has(each)),
        ),
      );
    },
    (one) => removeEffects(one, "over", (each) => passed(each, one.id, moment) === null),
    (one) =>
      unchanged({
        ...withState(one, {
          conditions: one.state.conditions.map((each) => passed(each, one.id, moment) ?? each),
        }),
        effects: effectsOf(one).map((each) => passed(each, one.id, moment) ?? each),
      }),
    (one) => (isOwnEnd ? countConcentration(one) : unchanged(one)),
  );
}
