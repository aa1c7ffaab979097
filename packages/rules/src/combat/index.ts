/** A fight by the rules: what one roll, one attack, one turn does, and the fight around them. */
export {
  abilityCheck,
  checkModifier,
  skillNamed,
  type CheckOutcome,
  type CheckRequest,
} from "./rolls/ability-check.ts";
export {
  ACTIONS,
  answer,
  checkAction,
  dash,
  disengage,
  dodge,
  help,
  hide,
  influenceDc,
  isHidden,
  payAction,
  ready,
  search,
  utilize,
  type ActionId,
} from "./turn/actions.ts";
export { isInHand, spendShot, spendThrown } from "./attack/ammunition.ts";
export { armorClassNow, attack } from "./attack/attack.ts";
export { attackReasons, isRanged, whyNoAttack } from "./attack/attack-reasons.ts";
export type { AttackOutcome, AttackRequest, Braced, Lessened, Rider } from "./attack/attack-request.ts";
export {
  freshTurn,
  giveAction,
  speedNow,
  spend,
  spendAttack,
  spendExtraAttack,
  spendHordeBreaker,
  spendMovement,
  standUp,
  type Cost,
} from "./turn/budget.ts";
export {
  concentrate,
  concentrationDc,
  endConcentrationOf,
  holdConcentration,
  sweepConcentration,
} from "./state/concentration.ts";
export {
  addCondition,
  breakConcentration,
  CONDITION_RULES,
  conditionName,
  conditionsOf,
  hasCondition,
  hasConditionFrom,
  isCondition,
  isImmuneTo,
  isIncapacitated,
  removeCondition,
  type ConditionRule,
} from "./state/conditions.ts";
export { coverBonus, coverName, type Cover } from "./attack/cover.ts";
export {
  allReasons,
  modeOf,
  NO_REASONS,
  reason,
  rollD20,
  type D20Request,
  type D20Roll,
  type Reasons,
} from "./rolls/d20.ts";
export { afterDefences, giveTemporary, heal, takeDamage, type Harm } from "./attack/damage.ts";
export { rollDamage, rollWeapon, type DamageRules } from "./attack/damage-roll.ts";
export { defaultTurn, type Preference } from "./turn/default-turn.ts";
export {
  afterDeathSave,
  changeExhaustion,
  cure,
  deathSave,
  die,
  diesAtZero,
  firstAid,
  knockOut,
  spare,
  stabilise,
  wakeWhenStable,
} from "./state/dying.ts";
export { addEffect, changesOf, effectNamed, effectsOf, isForbidden, removeEffects } from "./state/effects.ts";
export {
  budgetFor,
  chooseFoes,
  difficultyOf,
  experienceEach,
  experienceOfChallenge,
  type Candidate,
  type Difficulty,
} from "./encounter.ts";
export { passMoment, type Moment } from "./state/ends.ts";
export {
  alliesOf,
  current,
  endFight,
  everybody,
  experienceOf,
  find,
  foesOf,
  MOST_ROUNDS,
  put,
  settle,
  takesPart,
  type Everybody,
  type Fight,
  type FightStep,
} from "./fight.ts";
export { escape, grapple, gripDc, letGo, shove, type Struggle } from "./turn/grapple.ts";
export { reveal } from "./turn/hiding.ts";
export { orderOfTurns, rollInitiative } from "./turn/initiative.ts";
export {
  alone,
  escapeInFight,
  grappleInFight,
  helpInFight,
  hideInFight,
  inOrder,
  searchInFight,
  shoveInFight,
} from "./attack/maneuvers.ts";
export { inTurn, isUp, refused, unchanged, withState, type Outcome } from "./outcome.ts";
export {
  advance,
  approach,
  areBeside,
  attackDistance,
  besides,
  bring,
  distanceBetween,
  feetTo,
  opportunityAttacks,
  part,
  withdraw,
} from "./turn/positions.ts";
export { interruptedRest, longRest, REST_HOURS, shortRest, type Rested } from "./state/rests.ts";
export { divineSmite, freeRiders, sneakAttack, withoutSneakRefusals } from "./attack/riders.ts";
export { damageAfterSave, savingThrow, type SaveOutcome, type SaveRequest } from "./rolls/saving-throw.ts";
export { averageOf, isReady, specialsOf, targetsOf, unleash } from "./turn/special.ts";
export { strike, type Strike } from "./attack/strike.ts";
export { criticalFrom, hasClassFeature, hasFeat, hasTrait, quickActions, sizeOf, usesLeft } from "./state/traits.ts";
export { beginFight, nextTurn, passForAll, type PassTurn } from "./turn/turns.ts";
export { canTalk, flee, leaveFight, morale, parley, surrender } from "./turn/ways-out.ts";
