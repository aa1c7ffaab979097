import * as z from "zod/mini";

import { id } from "../text.ts";

/** Who is signed in. */
export const AuthUser = z.object({ uid: id, displayName: z.string(), email: z.string() });
export type AuthUser = z.infer<typeof AuthUser>;
