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

/** What the window of a Google sign-in ends with, told to the page that opened it. */
export const GoogleOutcome = z.enum(["signed-in", "connected", "link", "unverified", "taken", "cancelled", "failed"]);
export type GoogleOutcome = z.infer<typeof GoogleOutcome>;

/** Where the window tells it: a channel reaches the page also where the browser has parted the two windows. */
export const GOOGLE_CHANNEL = "lorehearth.google";

/** GET /api/auth/providers: Auth.js's own. */
export const ProvidersAnswer = z.record(z.string(), z.object({ id: z.string(), name: z.string() }));
export type ProvidersAnswer = z.infer<typeof ProvidersAnswer>;

/** GET /api/auth/google/link: whose password is asked before a Google account may sign in to it. */
export const PendingLinkAnswer = z.object({ email: z.string() });
export type PendingLinkAnswer = z.infer<typeof PendingLinkAnswer>;

/** POST /api/auth/google/link: connects and signs in. */
export const LinkGoogleRequest = z.strictObject({ password });
export type LinkGoogleRequest = z.infer<typeof LinkGoogleRequest>;
export const SignedInAnswer = z.object({ user: AuthUser });
export type SignedInAnswer = z.infer<typeof SignedInAnswer>;
