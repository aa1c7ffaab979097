import type { Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import { readStakes } from "#contracts/play/stakes";

import { capitalise } from "#english/noun-phrase";
import { asSentence, plainLine } from "#english/sentences";
import type { Claim } from "./claim.ts";

/**
 * How a check ended: "The lock must give: success (Dexterity, Stealth: 17 against 12)." Null for other rolls, because they say nothing by
 * themselves.
 */
export function outcomeOf({ check, label, total }: Roll, actor: string): string | null {
  if (check === null) return null;
  const skill = check.skill === null || check.skill === "" ? "" : `, ${check.skill}`;
  const stakes = plainLine(cameTrue(check.stakes, check.success) || label).replace(/[.!]$/u, "");
  const numbers = `${capitalise(check.ability)}${plainLine(skill)}: ${total} against ${check.dc}`;
  return `${actor} ${check.success ? "succeeded" : "failed"}: ${stakes} (${numbers}).`;
}

/** The game master names both outcomes before the roll. Only the one that happened is part of the story. */
function cameTrue(stakes: string, success: boolean): string {
  const both = readStakes(stakes);
  return both ? (success ? both.win : both.lose) : stakes;
}

const MOST_CHANGES = 3;

/** What a turn's effects did to the sheets, one sentence each. A thing that a character gained is from then on held by that character. */
export function changesOf(effects: readonly Effect[], nameOf: (characterId: string) => string): Claim[] {
  const turn = new Map<string, Effect>();
  for (const effect of effects) {
    const sentence = changeOf(effect, nameOf(effect.characterId));
    if (sentence !== null && !turn.has(sentence)) turn.set(sentence, effect);
  }
  return [...turn].slice(0, MOST_CHANGES).map(([sentence, effect]) => {
    const thing = effect.type === "item" ? plainLine(effect.name) : "";
    const held = effect.type === "item" && effect.delta === 1 && thing !== "";
    const state = { about: thing, relation: "holder", value: nameOf(effect.characterId) } as const;
    return held ? { sentence, state } : { sentence };
  });
}

/** What an effect did to a character, in a sentence. Null if it changed nothing worth mentioning. */
function changeOf(effect: Effect, actor: string): string | null {
  const because = effect.reason === "" ? "" : ` (${plainLine(effect.reason)})`;
  const said = sentenceOf(effect);
  return said === null ? null : asSentence(`${actor} ${said}${because}`);
}

const points = (count: number, kind = ""): string => `${count} ${kind}hit point${count === 1 ? "" : "s"}`;

function sentenceOf(effect: Effect): string | null {
  switch (effect.type) {
    case "hit_points":
      if (effect.delta === 0) return null;
      return effect.delta < 0 ? `was wounded and lost ${points(-effect.delta)}` : `recovered ${points(effect.delta)}`;
    case "temporary_hit_points":
      return effect.amount > 0 ? `gained ${points(effect.amount, "temporary ")}` : null;
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
    case "hero":
      // What it says is bookkeeping: a spent arrow, a slot. What matters of it is told by the effects beside it.
      return null;
  }
}
