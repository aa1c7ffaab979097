import * as z from "zod/mini";

import { id } from "../text.ts";

/** The signed-in user. */
export const AuthUser = z.object({ uid: id, displayName: z.string(), email: z.string() });
export type AuthUser = z.infer<typeof AuthUser>;
