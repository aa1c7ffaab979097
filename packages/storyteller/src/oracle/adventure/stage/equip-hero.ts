import { sheetOf, type Stage } from "./stage.ts";

/**
 * Gives the adventure's own hero their equipment, because sheets are made without any. The player's own hero keeps the sheet unchanged,
 * and so does a hero who already has something.
 */
export async function equipHero(stage: Stage): Promise<void> {
  const { adventure, brief, hero } = stage;
  const sheet = sheetOf(stage);
  if (sheet === null || !hero.authored || sheet.inventory.length > 0 || sheet.gold > 0) return;
  const { characterId } = sheet;
  const reason = "Set out with it";
  for (const { name, quantity } of adventure.hero.items) {
    await brief.table.change({ type: "item", characterId, name, delta: quantity, reason });
  }
  if (adventure.hero.gold > 0) {
    await brief.table.change({ type: "gold", characterId, delta: adventure.hero.gold, reason });
  }
}
