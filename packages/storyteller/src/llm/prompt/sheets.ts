import type { Sheet } from "#contracts/play/sheet";
import type { Entry } from "./budget.ts";
import { fence } from "./fence.ts";

const list = (label: string, parts: readonly string[]): string[] =>
  parts.length === 0 ? [] : [`${label}: ${parts.join(", ")}`];

/** The spells that a hero can cast now, by name. */
const spellsOf = ({ hero }: Sheet): string[] =>
  (hero?.spells ?? []).flatMap(({ id, prepared, always }) => (prepared || always ? [id.replaceAll("-", " ")] : []));

/** A sheet in a few lines, with its current values. */
function describeSheet(sheet: Sheet): string {
  const { hp, abilityScores } = sheet;
  return [
    `${sheet.name}, ${[sheet.race, sheet.className].filter((word) => word !== "").join(" ")} of level ${sheet.level}`,
    `Hit points ${hp.current} of ${hp.max}${hp.temporary > 0 ? ` and ${hp.temporary} temporary` : ""}, ${sheet.life}; armour class ${sheet.armorClass}`,
    Object.entries(abilityScores)
      .map(([ability, score]) => `${ability} ${score}`)
      .join(", "),
    ...list(
      "Attacks",
      (sheet.attacks ?? []).map(({ name, toHit, damage }) => `${name} ${toHit < 0 ? "" : "+"}${toHit} (${damage})`),
    ),
    ...list("Spells", spellsOf(sheet)),
    ...list("Skilled in", sheet.skills),
    ...list("Conditions", sheet.conditions),
    ...list(
      "Resources",
      sheet.resources.map(({ name, current, max }) => `${name} ${current} of ${max}`),
    ),
    ...list(
      "Carries",
      sheet.inventory.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} ${name}`)),
    ),
    `Gold ${sheet.gold}; passive Perception ${sheet.passivePerception}`,
  ].join("\n");
}

/** The current sheets. Characters who can act come first. */
export function sheetEntries(sheets: readonly Sheet[]): Entry[] {
  return sheets
    .toSorted((one, other) => Number(other.life === "up") - Number(one.life === "up"))
    .map((sheet) => ({ id: sheet.characterId, text: fence("character", describeSheet(sheet)) }));
}
