import * as z from "zod/mini";

import { AuthUser } from "../entities/user.ts";
import { email, optionalName, password } from "../text.ts";

/** POST /api/auth/sign-up */
export const SignUpRequest = z.strictObject({ email, password, displayName: z.optional(optionalName) });
export type SignUpRequest = z.infer<typeof SignUpRequest>;

export const SignUpAnswer = z.object({ user: AuthUser });
export type SignUpAnswer = z.infer<typeof SignUpAnswer>;

/** POST /api/auth/callback/credentials, beside Auth.js's own csrfToken and callbackUrl. */
export const SignInRequest = z.object({ email, password });

/** GET /api/auth/session: Auth.js answers `null` where nobody is signed in. */
export const SessionAnswer = z.nullable(z.object({ user: AuthUser, expires: z.string() }));
export type SessionAnswer = z.infer<typeof SessionAnswer>;
