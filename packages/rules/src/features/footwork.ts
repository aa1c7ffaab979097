import { addEffect } from "../combat/state/effects.ts";
import { speedNow } from "../combat/turn/budget.ts";
import type { Stage } from "../spells/stage.ts";

/** Moves on without opportunity attacks in this turn, or for one step of it, by what a feature gives besides its own cost. */
export const disengaged = (stage: Stage, who: string, id = "disengage", once = false): void => {
  stage.let(who, (one) =>
    addEffect(one, {
      id,
      name: once ? "half a move" : "Disengage",
      ...(once ? { once } : {}),
      source: who,
      ends: { kind: "turn", of: who, at: "end" },
      changes: [{ kind: "disengaged" }],
    }),
  );
};

/** Dodges until the next turn. */
export const dodging = (stage: Stage, who: string): void => {
  stage.let(who, (one) =>
    addEffect(one, {
      id: "dodge",
      name: "Dodge",
      source: who,
      ends: { kind: "turn", of: who, at: "start" },
      changes: [
        { kind: "attacked", mode: "disadvantage" },
        { kind: "save", mode: "advantage", ability: "dexterity" },
      ],
    }),
  );
};

/** Feet more in this turn: the speed of now, or a share of it. */
export const movedOn = (stage: Stage, who: string, share = 1): void =>
  stage.change(who, (one) => ({
    ...one,
    turn: { ...one.turn, movement: one.turn.movement + Math.floor(speedNow(one) * share) },
  }));
