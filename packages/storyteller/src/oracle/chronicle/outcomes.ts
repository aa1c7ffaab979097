import type { Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";

import { capitalise } from "../craft/english.ts";
import { asSentence, plainLine } from "../craft/player-text.ts";

/** How a check came out: "The lock must give: success (Dexterity, Stealth: 17 against 12)." Other rolls tell nothing by themselves. */
export function outcomeOf({ check, label, total }: Roll, actor: string): string | null {
  if (check === null) return null;
  const skill = check.skill === null || check.skill === "" ? "" : `, ${check.skill}`;
  const stakes = plainLine(check.stakes || label).replace(/[.!]$/u, "");
  const numbers = `${capitalise(check.ability)}${plainLine(skill)}: ${total} against ${check.dc}`;
  return `${actor} ${check.success ? "succeeded" : "failed"}: ${stakes} (${numbers}).`;
}

/** What a change did to someone, in a sentence; null where it changed nothing worth telling. */
export function changeOf(effect: Effect, actor: string): string | null {
  const because = effect.reason === "" ? "" : ` (${plainLine(effect.reason)})`;
  const said = sentenceOf(effect);
  return said === null ? null : asSentence(`${actor} ${said}${because}`);
}

function sentenceOf(effect: Effect): string | null {
  switch (effect.type) {
    case "hit_points":
      if (effect.delta === 0) return null;
      return effect.delta < 0
        ? `was wounded and lost ${-effect.delta} hit points`
        : `recovered ${effect.delta} hit points`;
    case "temporary_hit_points":
      return effect.amount > 0 ? `gained ${effect.amount} temporary hit points` : null;
    case "condition":
      return `${effect.present ? "is now" : "is no longer"} ${plainLine(effect.condition)}`;
    case "item": {
      if (effect.delta === 0) return null;
      const count = Math.abs(effect.delta) === 1 ? "" : ` (${Math.abs(effect.delta)})`;
      return `${effect.delta > 0 ? "gained" : "lost"} ${plainLine(effect.name)}${count}`;
    }
    case "gold":
      if (effect.delta === 0) return null;
      return effect.delta > 0 ? `gained ${effect.delta} gold` : `paid or lost ${-effect.delta} gold`;
    case "experience":
      return effect.delta > 0 ? `earned ${effect.delta} experience` : null;
    case "level_up":
      return "rose a level";
    case "resource":
      return effect.delta < 0 ? `used ${plainLine(effect.name)}` : null;
    case "death_save":
      return `fought for life: ${effect.result.replace("_", " ")}`;
    case "rest":
      return `took a ${effect.rest} rest`;
  }
}
