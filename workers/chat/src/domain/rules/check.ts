import type { CheckProposal, Die } from "#contracts/play/dice";

/** The notation of a d20 test, with its modifier (SRD 5.2, "D20 Tests"). */
export function checkNotation(proposal: CheckProposal, modifier: number): string {
  const dice = { none: "1d20", advantage: "2d20kh1", disadvantage: "2d20kl1" }[proposal.advantage];
  if (modifier === 0) return dice;
  return modifier > 0 ? `${dice}+${modifier}` : `${dice}${modifier}`;
}

/** A test succeeds at its difficulty or above. An attack also hits on a natural 20 and misses on a natural 1. */
export function checkSucceeds(proposal: CheckProposal, dice: readonly Die[], total: number): boolean {
  const natural = dice.find((die) => die.kept)?.value;
  if (proposal.kind === "attack" && natural === 20) return true;
  if (proposal.kind === "attack" && natural === 1) return false;
  return total >= proposal.dc;
}
