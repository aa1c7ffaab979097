import charts from "./charts/premise.json" with { type: "json" };
import firstEvening from "./first-evening/premise.json" with { type: "json" };
import ledger from "./ledger/premise.json" with { type: "json" };
import lantern from "./lantern/premise.json" with { type: "json" };
import type { Premise } from "./schema.ts";

/** An adventure as its card shows it: what a form and a dashboard need, without a word of the story. */
export type AdventureCard = Premise;

/**
 * Every adventure of the product, in the order in which they are offered. They are not parsed here: the web app shows them, and does
 * without the parser. A test holds each to its schema.
 */
export const ADVENTURES = [firstEvening, ledger, lantern, charts] as readonly unknown[] as readonly AdventureCard[];
