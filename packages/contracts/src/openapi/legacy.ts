import * as z from "zod/mini";

import type { LegacyPath } from "../http/legacy-paths.ts";
import { id } from "../text.ts";
import type { Call } from "./call.ts";

/** The documentation of a call under its older address, which the gateway forwards to today's address. */
export function legacyCall({ path, target, id: named }: LegacyPath, call: Call): Call {
  const query = named && z.object({ [named.parameter]: named.otherwise === null ? id : z.optional(id) });
  return {
    ...call,
    path,
    summary: `The older address of ${target}`,
    deprecated: true,
    ...(query ? { query } : {}),
  };
}
