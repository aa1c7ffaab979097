import { hasSpells, setSpells, type SpellRows } from "#rules/spells";
import {
  type CreatureRows,
  type GearRows,
  hasCreatures,
  hasGear,
  hasMagicItems,
  hasSpellLists,
  type MagicItemRows,
  setCreatures,
  setGear,
  setMagicItems,
  setSpellLists,
  type SpellListRows,
} from "#rules/tables";
import { withDeadline } from "#timing/with-deadline";
import { describe, log } from "#worker-kit/logging";

/** The folder in the static assets. Only the path matters, but a request needs a whole address. */
const FOLDER = "https://assets/rules/";
/** How long a table waits for the rules' data. Milliseconds. */
const DEADLINE_MS = 10_000;

/** The binding of the worker's static assets (wrangler.toml). */
interface Assets {
  fetch(url: string): Promise<Response>;
}

/** Whether the rules' tables of creatures, spells, spell lists, magic items and gear are loaded. */
export const hasRulesData = (): boolean =>
  hasCreatures() && hasSpells() && hasSpellLists() && hasMagicItems() && hasGear();

/**
 * Loads the rules' tables of creatures, spells, spell lists, magic items and gear, once for each isolate (docs/decisions/041-load-the-creatures.md).
 * @throws Error if an asset cannot be read; the next call tries again
 */
export async function loadRulesData(assets: Assets, isLoaded = hasRulesData): Promise<void> {
  if (isLoaded()) return;
  const reading = Promise.all([
    read<CreatureRows>(assets, "creatures.json"),
    read<SpellRows>(assets, "spells.json"),
    read<SpellListRows>(assets, "spell-lists.json"),
    read<MagicItemRows>(assets, "magic-items.json"),
    read<GearRows>(assets, "gear.json"),
  ]);
  const [creatures, spells, spellLists, magicItems, gear] = await withDeadline(
    reading,
    DEADLINE_MS,
    "Loading the rules' data",
  );
  setCreatures(creatures);
  setSpells(spells);
  setSpellLists(spellLists);
  setMagicItems(magicItems);
  setGear(gear);
}

async function read<Rows>(assets: Assets, file: string): Promise<Rows> {
  const response = await assets.fetch(FOLDER + file);
  if (!response.ok) throw new Error(`The rules' ${file} cannot be read: status ${response.status}`);
  return response.json<Rows>();
}

/** Loads the rules' data and says whether it is there. A failure is logged. */
export async function haveRulesData(assets: Assets): Promise<boolean> {
  try {
    await loadRulesData(assets);
    return true;
  } catch (error) {
    log("error", "rules.unreadable", describe(error));
    return false;
  }
}
