import charts from "./charts/premise.json" with { type: "json" };
import firstEvening from "./first-evening/premise.json" with { type: "json" };
import ledger from "./ledger/premise.json" with { type: "json" };
import lantern from "./lantern/premise.json" with { type: "json" };
import type { Premise } from "./schema.ts";

/** The part of an adventure that its card, forms and dashboard show, without any of the story. */
export type AdventureCard = Premise;

/**
 * Every adventure of the product, in the order in which they are offered. They are not parsed here, because the web app shows them and
 * does not ship the parser. A test checks each against its schema.
 */
export const ADVENTURES = [firstEvening, ledger, lantern, charts] as readonly unknown[] as readonly AdventureCard[];
