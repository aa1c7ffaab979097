import type { CheckProposal, Die } from "#contracts/play/dice";

/** Difficulty classes range from very easy to nearly impossible (SRD 5.2, "Difficulty Class"). */
const EASIEST = 5;
const HARDEST = 30;

/** Limits a proposed difficulty to the range of the rules. */
export const clampDifficulty = (dc: number): number => Math.min(HARDEST, Math.max(EASIEST, dc));

/** The notation of a d20 test with its modifier (SRD 5.2, "D20 Tests"). */
export function checkNotation({ advantage }: Pick<CheckProposal, "advantage">, modifier: number): string {
  const dice = { none: "1d20", advantage: "2d20kh1", disadvantage: "2d20kl1" }[advantage];
  if (modifier === 0) return dice;
  return modifier > 0 ? `${dice}+${modifier}` : `${dice}${modifier}`;
}

/** Whether a test succeeds: its total must reach the difficulty. An attack also hits on a natural 20 and misses on a natural 1. */
export function checkSucceeds(
  { kind, dc }: Pick<CheckProposal, "kind" | "dc">,
  dice: readonly Die[],
  total: number,
): boolean {
  const natural = dice.find((die) => die.kept)?.value;
  if (kind === "attack" && natural === 20) return true;
  if (kind === "attack" && natural === 1) return false;
  return total >= dc;
}

/** The result of a death save by its natural roll: 10 or more is a success. 20 and 1 are critical (SRD 5.2, "Death Saving Throws"). */
export function deathSaveResult(natural: number): "success" | "failure" | "critical_success" | "critical_failure" {
  if (natural === 20) return "critical_success";
  if (natural === 1) return "critical_failure";
  return natural >= 10 ? "success" : "failure";
}
