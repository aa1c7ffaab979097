import type { Sheet } from "#contracts/play/sheet";
import { levelForExperience } from "#contracts/srd";
import type { TurnBrief } from "../../ports.ts";

/**
 * Rewards the living of the party for what they achieved, in the way of the campaign: with experience points, or with a milestone.
 * @param hero the sheet of the hero who acts, before the reward
 * @returns what the hero gains, in words; empty if nothing
 */
export async function award(
  { table, scene }: Pick<TurnBrief, "table" | "scene">,
  hero: Sheet,
  experience: number,
  reason: string,
): Promise<string> {
  const byExperience = scene.campaign.levelProgression === "xp";
  if (hero.life === "dead" || (byExperience && experience <= 0)) return "";
  let gained = 0;
  for (const { characterId, life } of table.sheets()) {
    if (life === "dead") continue;
    const allowed = table.allowed(
      byExperience
        ? { type: "experience", characterId, delta: experience, reason }
        : { type: "level_up", characterId, reason },
    );
    if ("why" in allowed) continue;
    if (characterId === hero.characterId && allowed.type === "experience") gained = allowed.delta;
    await table.change(allowed);
  }
  const after = table.sheets().find(({ characterId }) => characterId === hero.characterId) ?? hero;
  return [gained > 0 ? `You gain ${gained} experience points.` : "", levelGained(hero, after)]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** A level that was taken at once, or one that waits for the player's choices. */
function levelGained(before: Sheet, after: Sheet): string {
  if (after.level > before.level) return `You reach level ${after.level}.`;
  const earned = levelForExperience(after.experience);
  return earned > after.level && earned > levelForExperience(before.experience)
    ? `You have earned level ${earned}. Choose on your sheet what it brings.`
    : "";
}
