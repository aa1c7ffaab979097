import type { Effect } from "#contracts/play/effects";

import { text } from "../../../../shared/text/text.ts";
import { inWords } from "../../../../shared/text/rules-words.ts";

/** A change to a sheet as icon and words. `name` is the character whose sheet it is. */
export interface EffectShown {
  readonly tone: "gain" | "loss" | "arcane";
  readonly sign: string;
  readonly words: string;
}

const signed = (delta: number) => (delta < 0 ? `−${-delta}` : `+${delta}`);
const toneOf = (delta: number) => (delta < 0 ? "loss" : "gain");

export function showEffect(effect: Effect, name: string): EffectShown {
  switch (effect.type) {
    case "hit_points":
      return { tone: toneOf(effect.delta), sign: signed(effect.delta), words: text.play.hitPoints(name, effect.delta) };
    case "temporary_hit_points":
      return {
        tone: "arcane",
        sign: signed(effect.amount),
        words: text.play.temporaryHitPoints(name, effect.amount),
      };
    case "condition":
      return {
        tone: "arcane",
        sign: effect.present ? "+" : "−",
        words: (effect.present ? text.play.conditionGained : text.play.conditionLost)(name, inWords(effect.condition)),
      };
    case "item":
      return {
        tone: toneOf(effect.delta),
        sign: signed(effect.delta),
        words: (effect.delta < 0 ? text.play.itemLost : text.play.itemGained)(
          name,
          effect.name,
          Math.abs(effect.delta),
        ),
      };
    case "gold":
      return {
        tone: toneOf(effect.delta),
        sign: signed(effect.delta),
        words: (effect.delta < 0 ? text.play.goldSpent : text.play.goldGained)(name, Math.abs(effect.delta)),
      };
    case "experience":
      return {
        tone: toneOf(effect.delta),
        sign: signed(effect.delta),
        words: (effect.delta < 0 ? text.play.experienceLost : text.play.experienceGained)(name, Math.abs(effect.delta)),
      };
    case "level_up":
      return { tone: "gain", sign: "+1", words: text.play.levelGained(name) };
    case "resource":
      return {
        tone: toneOf(effect.delta),
        sign: signed(effect.delta),
        words: (effect.delta < 0 ? text.play.resourceSpent : text.play.resourceGained)(
          name,
          inWords(effect.name),
          Math.abs(effect.delta),
        ),
      };
    case "death_save":
      return {
        tone: effect.result.endsWith("success") ? "gain" : "loss",
        sign: effect.result.endsWith("success") ? "+" : "−",
        words: text.play.deathSaves[effect.result](name),
      };
    case "rest":
      return {
        tone: "gain",
        sign: effect.healed > 0 ? signed(effect.healed) : "+",
        words: text.play.rests[effect.rest](name),
      };
    case "hero":
      // The table writes a whole sentence that names the hero.
      return { tone: "arcane", sign: "", words: effect.reason };
  }
}
