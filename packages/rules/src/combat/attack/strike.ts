import type { AttackOption, Combatant, RulesEvent } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { isInHand, spendShot, spendThrown } from "./ammunition.ts";
import { attack } from "./attack.ts";
import { whyNoAttack } from "./attack-reasons.ts";
import { inTurn } from "../outcome.ts";
import type { AttackOutcome, AttackRequest, Rider } from "./attack-request.ts";
import { spendAttack, spendExtraAttack, spendHordeBreaker } from "../turn/budget.ts";
import { hasConditionFrom, isIncapacitated } from "../state/conditions.ts";
import { alliesOf, find, put, refusedStep, settle, takesPart, type Fight, type FightStep } from "../fight.ts";
import { approach, areBeside, attackDistance, besides, bring, part } from "../turn/positions.ts";
import { freeRiders, withoutSneakRefusals } from "./riders.ts";

/** How somebody attacks in a fight; where they stand and what it costs follows from the fight. */
export interface Strike extends Pick<
  AttackRequest,
  "cover" | "reasons" | "knockOut" | "inspiration" | "withoutMastery" | "extra" | "onRoll" | "onDamage"
> {
  readonly option: AttackOption;
  /** Riders besides Sneak Attack, which costs nothing and comes by itself. */
  readonly riders?: readonly Rider[];
  /** Dice of a Sneak Attack that are given for a Cunning Strike, which follows the hit. */
  readonly cunning?: number;
  /** Move up to the target first where the weapon does not reach. */
  readonly moveIn?: boolean;
  /** One more attack of a hunter on another foe, which costs nothing (SRD 5.2, "Hunter's Prey": Horde Breaker). */
  readonly horde?: boolean;
  /** The creature beside the target that a Cleave goes on to. */
  readonly cleaveInto?: string;
}

const requestAt = (fight: Fight, by: Combatant, on: Combatant, { option, cover }: Strike): AttackRequest => {
  const distance = attackDistance(fight, by, on, option);
  const thrown = option.kind === "melee" && option.range !== null && distance > option.reach;
  return { option, distance, thrown, cover: cover ?? "none" };
};

/** The rest of a strike, once it is paid: where both stand, the attack, and where it leaves them. */
function land(fight: Fight, by: Combatant, on: Combatant, strike: Strike, dice: Dice): FightStep & AttackOutcome {
  const { reasons, knockOut, inspiration, withoutMastery, extra, onRoll, onDamage } = strike;
  const allyBeside = alliesOf(fight, by).some((one) => areBeside(fight, one.id, on.id) && !isIncapacitated(one));
  const riders = [...(strike.riders ?? []), ...freeRiders(by, on, strike.option, strike.cunning)];
  const outcome = attack(
    by,
    on,
    {
      ...requestAt(fight, by, on, strike),
      foeBeside: besides(fight, by).length > 0,
      allyBeside,
      riders,
      knockOut: knockOut ?? false,
      inspiration: inspiration ?? false,
      withoutMastery: withoutMastery ?? false,
      extra: extra ?? false,
      ...(reasons ? { reasons } : {}),
      ...(onRoll ? { onRoll } : {}),
      ...(onDamage ? { onDamage } : {}),
    },
    dice,
  );
  const events = strike.riders === undefined ? withoutSneakRefusals(outcome.events) : outcome.events;
  const struck = put(fight, outcome.attacker, outcome.target);
  const holds = hasConditionFrom(outcome.target, "grappled", by.id);
  const apart = outcome.pushed > 0 ? part(struck, on.id) : holds ? bring(struck, by, on) : struck;
  return { ...outcome, ...settle(apart, events) };
}

/** One attack in a fight: it costs what it costs, moves up where it must and may, and may go on into a second foe. */
export function strike(fight: Fight, by: string, on: string, how: Strike, dice: Dice): FightStep {
  const attacker = find(fight, by);
  const target = find(fight, on);
  if (!attacker || !target) return refusedStep(fight, by, "Nobody of that name is here.");
  if (fight.outcome !== null) return refusedStep(fight, by, "The fight is over.");
  if (fight.gone[on] !== undefined) return refusedStep(fight, by, `${target.name} is out of the fight.`);
  const reach = attackDistance(fight, attacker, target, how.option);
  const reaches = how.option.kind === "melee" ? reach <= (how.option.range?.[1] ?? how.option.reach) : true;
  const events: RulesEvent[] = [];
  let now = fight;
  if (how.option.kind === "melee" && reach > how.option.reach && (how.moveIn || !reaches)) {
    if (!how.moveIn) return refusedStep(fight, by, `${target.name} is out of reach of ${how.option.name}.`);
    const moved = approach(fight, by, on, dice);
    if (moved.refused !== undefined) return moved;
    now = moved.fight;
    events.push(...moved.events);
  }
  const mover = find(now, by);
  const met = find(now, on);
  if (!mover || !met || now.outcome !== null || !canStrike(now, mover)) return { fight: now, events };
  const isThrown = how.option.kind === "melee" && attackDistance(now, mover, met, how.option) > how.option.reach;
  const why = isInHand(mover, how.option)
    ? whyNoAttack(mover, met, requestAt(now, mover, met, how))
    : `${mover.name} has thrown ${how.option.name} away.`;
  if (why !== null) return { fight: now, refused: why, events: [...events, { type: "refused", who: by, why }] };
  const paid = inTurn(
    mover,
    (one) =>
      how.horde
        ? spendHordeBreaker(one, on)
        : how.extra
          ? spendExtraAttack(one, how.option)
          : spendAttack(one, how.option, on),
    (one) => (isThrown ? spendThrown(one, how.option) : spendShot(one, how.option)),
  );
  if (paid.refused !== undefined) {
    return { fight: now, refused: paid.refused, events: [...events, ...paid.events] };
  }
  const landed = land(put(now, paid.combatant), paid.combatant, met, how, dice);
  if (landed.refused !== undefined) {
    return { fight: now, refused: landed.refused, events: [...events, ...landed.events] };
  }
  events.push(...paid.events, ...landed.events);
  if (!landed.mayCleave || how.cleaveInto === undefined || landed.fight.outcome !== null) {
    return { fight: landed.fight, events };
  }
  const cleft = cleave(landed.fight, by, how.cleaveInto, how.option, dice);
  return { fight: cleft.fight, events: [...events, ...cleft.events] };
}

/** An opportunity attack may have ended what was begun. */
const canStrike = (fight: Fight, one: Combatant): boolean => takesPart(fight, one) && !isIncapacitated(one);

/** The second blow of a Cleave, into another foe beside the attacker (SRD 5.2, "Cleave"). */
function cleave(fight: Fight, by: string, into: string, option: AttackOption, dice: Dice): FightStep {
  const attacker = find(fight, by);
  const second = find(fight, into);
  if (!attacker || !second) return refusedStep(fight, by, "Nobody of that name is here.");
  const distance = attackDistance(fight, attacker, second, option);
  if (distance > option.reach) return refusedStep(fight, by, `${second.name} is out of reach of the Cleave.`);
  const used = [...attacker.turn.used, "cleave"];
  const swung = attack(
    { ...attacker, turn: { ...attacker.turn, used } },
    second,
    { option, distance, cleave: true },
    dice,
  );
  return settle(put(fight, swung.attacker, swung.target), swung.events);
}
