import * as z from "zod/mini";

import { campaignId, text } from "../text.ts";

/** GET /api/chat/export and GET /api/memory/export. `cursor` is the `nextCursor` of the previous page. */
export const ExportQuery = z.object({ campaignId, cursor: z.optional(text(80)), userId: z.optional(z.string()) });
