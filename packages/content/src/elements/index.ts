import type { CampaignElement } from "#contracts/options";

import { HEART } from "./heart.ts";
import { JOURNEY } from "./journey.ts";
import type { ElementLore } from "./lore.ts";
import { POWER } from "./power.ts";

/** The story material of each of the 29 campaign elements. */
export const ELEMENT_LORE: Readonly<Record<CampaignElement, ElementLore>> = { ...POWER, ...JOURNEY, ...HEART };
