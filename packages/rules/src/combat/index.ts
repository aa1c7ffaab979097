/** A fight by the rules: what one roll, one attack, one turn does, and the fight around them. */
export { abilityCheck, checkModifier, skillNamed, type CheckOutcome, type CheckRequest } from "./ability-check.ts";
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
} from "./actions.ts";
export { isInHand, spendShot, spendThrown } from "./ammunition.ts";
export { armorClassNow, attack } from "./attack.ts";
export { attackReasons, isRanged, whyNoAttack } from "./attack-reasons.ts";
export type { AttackOutcome, AttackRequest, Braced, Lessened, Rider } from "./attack-request.ts";
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
} from "./budget.ts";
export {
  concentrate,
  concentrationDc,
  endConcentrationOf,
  holdConcentration,
  sweepConcentration,
} from "./concentration.ts";
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
} from "./conditions.ts";
export { coverBonus, coverName, type Cover } from "./cover.ts";
export { allReasons, modeOf, NO_REASONS, reason, rollD20, type D20Request, type D20Roll, type Reasons } from "./d20.ts";
export { afterDefences, giveTemporary, heal, takeDamage, type Harm } from "./damage.ts";
export { rollDamage, rollWeapon, type DamageRules } from "./damage-roll.ts";
export { defaultTurn, type Preference } from "./default-turn.ts";
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
} from "./dying.ts";
export { addEffect, changesOf, effectNamed, effectsOf, isForbidden, removeEffects } from "./effects.ts";
export {
  budgetFor,
  chooseFoes,
  difficultyOf,
  experienceEach,
  experienceOfChallenge,
  type Candidate,
  type Difficulty,
} from "./encounter.ts";
export { passMoment, type Moment } from "./ends.ts";
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
export { escape, grapple, gripDc, letGo, shove, type Struggle } from "./grapple.ts";
export { reveal } from "./hiding.ts";
export { orderOfTurns, rollInitiative } from "./initiative.ts";
export {
  alone,
  escapeInFight,
  grappleInFight,
  helpInFight,
  hideInFight,
  inOrder,
  searchInFight,
  shoveInFight,
} from "./maneuvers.ts";
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
} from "./positions.ts";
export { interruptedRest, longRest, REST_HOURS, shortRest, type Rested } from "./rests.ts";
export { divineSmite, freeRiders, sneakAttack, withoutSneakRefusals } from "./riders.ts";
export { damageAfterSave, savingThrow, type SaveOutcome, type SaveRequest } from "./saving-throw.ts";
export { averageOf, isReady, specialsOf, targetsOf, unleash } from "./special.ts";
export { strike, type Strike } from "./strike.ts";
export { criticalFrom, hasClassFeature, hasFeat, hasTrait, quickActions, sizeOf, usesLeft } from "./traits.ts";
export { beginFight, nextTurn, passForAll, type PassTurn } from "./turns.ts";
export { canTalk, flee, leaveFight, morale, parley, surrender } from "./ways-out.ts";
