import type { LiveSheet } from "#contracts/play/live-sheet";
import type { HouseRules } from "#contracts/entities/house-rules";
import { classNames } from "#rules/character";
import { sheetOf, type TableHero } from "./table-hero.ts";

/** The most entries of a list on a live sheet. A hero of the rules has fewer; the number keeps what api stores small in any case. */
const MOST_ENTRIES = 200;

/** A hero's sheet as api keeps it: what the pages show. */
export function liveSheetOf(
  one: TableHero,
  turn: LiveSheet["turn"],
  house: Pick<HouseRules, "encumbrance">,
): LiveSheet {
  const sheet = sheetOf(one, house);
  const { conditions, inventory, resources, attacks } = sheet;
  return {
    ...sheet,
    classes: one.hero.classes.map((each) => ({ ...classNames(each), level: each.level })),
    conditions: conditions.slice(0, MOST_ENTRIES),
    inventory: inventory.slice(0, MOST_ENTRIES),
    resources: resources.slice(0, MOST_ENTRIES),
    ...(attacks && { attacks: attacks.slice(0, MOST_ENTRIES) }),
    turn,
  };
}
