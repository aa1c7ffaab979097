import type { CampaignElement } from "#contracts/options";

import { DARK_THREADS } from "./dark.ts";
import { FAR_THREADS } from "./far.ts";
import { POWER_THREADS } from "./power.ts";
import type { ThreadLines } from "./thread-lines.ts";

/** What each of the 29 campaign elements brings to the table. */
export const THREADS: Readonly<Record<CampaignElement, ThreadLines>> = {
  ...POWER_THREADS,
  ...DARK_THREADS,
  ...FAR_THREADS,
};
