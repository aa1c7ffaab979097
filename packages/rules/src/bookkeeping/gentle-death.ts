import { spare } from "../combat/index.ts";
import type { Hero } from "../hero.ts";
import { byRule, withHeroState } from "./outside-fight.ts";

/** The most levels of exhaustion with which somebody lives. */
const MOST_EXHAUSTION = 5;

/**
 * House rule of gentle death: a hero who has just died of hit points (three failed death saves, massive damage) or of exhaustion is stable
 * at 0 instead, with at most five levels of exhaustion. A hero who died before stays dead.
 * @param before the hero before what has killed
 */
export const spared = (before: Hero, after: Hero): Hero =>
  after.state.life === "dead" && before.state.life !== "dead"
    ? byRule(withHeroState(after, { exhaustion: Math.min(MOST_EXHAUSTION, after.state.exhaustion) }), spare).hero
    : after;
