/** Fights of a story: who is met, what an exchange of blows does, how the party gets away, and what is won. */
export { escape } from "./escape.ts";
export { awaited, exchange, letPass, openingTurns, whyNoAct, type Terms } from "./exchange.ts";
export { countWithin, creatureCalled, hardness, isKind, statBlockFor } from "./foe-kinds.ts";
export { foeNames } from "./foe-names.ts";
export { attackInFight } from "./hero-attack.ts";
export { treasureOf } from "./treasure.ts";
export {
  actInEncounter,
  companionsOf,
  friendOf,
  orderEncounter,
  type AtTable,
  type FightResult,
} from "./order-encounter.ts";
export {
  blowsOf,
  castRested,
  companionOrder,
  companionsAfter,
  statBlockOf,
  storyEventsOf,
} from "./outcome-in-story.ts";
export { bystander, combatantOf, encounterOf, fightIn } from "./stored-fight.ts";
