import type { Turn } from "./turn.ts";

/** Gives the reward for an ended thread: experience points or a level, depending on the campaign. */
export async function pay(turn: Turn, small: boolean): Promise<string> {
  const { sheet } = turn;
  if (sheet === null) return "";
  for (const { name } of turn.present) turn.attitude(name, 1);
  if (turn.brief.scene.campaign.levelProgression === "xp") {
    const delta = (small ? 25 : 100) * sheet.level;
    await turn.brief.table.change({
      type: "experience",
      characterId: sheet.characterId,
      delta,
      reason: "A thread of the story settled",
    });
    return `You gain ${delta} experience points.`;
  }
  if (small) return "";
  const after = await turn.brief.table.change({
    type: "level_up",
    characterId: sheet.characterId,
    reason: "A thread of the story settled",
  });
  return `You reach level ${after.level}.`;
}
