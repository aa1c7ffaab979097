import type { Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import type { MarkedEvent } from "./turn-channel.ts";

/** The rolls and sheet changes of a turn, one line each, for a model's transcript: "Insight 11 against 15: failed". */
export const resultLines = (events: readonly MarkedEvent[]): string[] =>
  events.flatMap(({ event }) =>
    event.type === "roll" ? [rollLine(event.roll)] : event.type === "effect" ? [effectLine(event.effect)] : [],
  );

function rollLine({ label, notation, total, check }: Roll): string {
  if (check === null) return `${label || "Roll"} (${notation}): ${total}`;
  const outcome = check.kind === "attack" ? (check.success ? "hit" : "missed") : check.success ? "succeeded" : "failed";
  const stakes = check.stakes === "" ? "" : ` (${check.stakes})`;
  return `${label} ${total} against ${check.dc}: ${outcome}${stakes}`;
}

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

function effectLine(effect: Effect): string {
  const why = "reason" in effect && effect.reason !== "" ? ` (${effect.reason})` : "";
  switch (effect.type) {
    case "hit_points":
      return `Hit points ${signed(effect.delta)}${why}`;
    case "temporary_hit_points":
      return `Temporary hit points ${effect.amount}${why}`;
    case "gold":
      return `Gold ${signed(effect.delta)}${why}`;
    case "experience":
      return `Experience ${signed(effect.delta)}${why}`;
    case "level_up":
      return `Level up${why}`;
    case "item":
      return `${effect.name} ${signed(effect.delta)}${why}`;
    case "resource":
      return `${effect.name} ${signed(effect.delta)}${why}`;
    case "condition":
      return `${effect.present ? "Now" : "No longer"} ${effect.condition}${why}`;
    case "death_save":
      return `Death save: ${effect.result.replace("_", " ")}`;
    case "rest":
      return `${effect.rest === "short" ? "Short" : "Long"} rest${why}`;
    case "hero":
      return effect.reason;
  }
}
