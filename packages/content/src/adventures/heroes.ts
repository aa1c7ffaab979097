import type { HeroBuild } from "#contracts/entities/hero-build";
import charts from "./charts/hero.json" with { type: "json" };
import firstEvening from "./first-evening/hero.json" with { type: "json" };
import lantern from "./lantern/hero.json" with { type: "json" };
import ledger from "./ledger/hero.json" with { type: "json" };

const BUILDS: Readonly<Record<string, unknown>> = { charts, "first-evening": firstEvening, lantern, ledger };

/**
 * What the hero of an adventure is by the rules: gear, spells, feats. Like the cards it is not parsed here. It is a file of its own, because
 * only a story that begins needs it.
 */
export const heroBuildOf = (adventureId: string): HeroBuild | null =>
  (BUILDS[adventureId] as HeroBuild | undefined) ?? null;
