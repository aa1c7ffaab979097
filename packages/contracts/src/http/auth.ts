import * as z from "zod/mini";

import { AuthUser } from "../entities/user.ts";
import { email, optionalName, password } from "../text.ts";

/** The body of POST /api/auth/sign-up. */
export const SignUpRequest = z.strictObject({ email, password, displayName: z.optional(optionalName) });
export type SignUpRequest = z.infer<typeof SignUpRequest>;

export const SignUpAnswer = z.object({ user: AuthUser });
export type SignUpAnswer = z.infer<typeof SignUpAnswer>;

/** POST /api/auth/callback/credentials. Auth.js adds its own csrfToken and callbackUrl. */
export const SignInRequest = z.object({ email, password });

/** GET /api/auth/session. Auth.js responds with `null` if nobody is signed in. */
export const SessionAnswer = z.nullable(z.object({ user: AuthUser, expires: z.string() }));
export type SessionAnswer = z.infer<typeof SessionAnswer>;

/** The result of a sign-in with Google. The sign-in window sends it to the page that opened the window. */
export const GoogleOutcome = z.enum(["signed-in", "connected", "link", "unverified", "taken", "cancelled", "failed"]);
export type GoogleOutcome = z.infer<typeof GoogleOutcome>;

/**
 * The name of the BroadcastChannel on which the sign-in window sends its result. A channel works even if the browser has cut the link
 * between the two windows.
 */
export const GOOGLE_CHANNEL = "lorehearth.google";

/** GET /api/auth/providers, answered by Auth.js itself. */
export const ProvidersAnswer = z.record(z.string(), z.object({ id: z.string(), name: z.string() }));
export type ProvidersAnswer = z.infer<typeof ProvidersAnswer>;

/** GET /api/auth/google/link: the mail address of the account whose password is needed before the Google account is connected to it. */
export const PendingLinkAnswer = z.object({ email: z.string() });
export type PendingLinkAnswer = z.infer<typeof PendingLinkAnswer>;

/** POST /api/auth/google/link: connects the Google account and signs in. */
export const LinkGoogleRequest = z.strictObject({ password });
export type LinkGoogleRequest = z.infer<typeof LinkGoogleRequest>;
export const SignedInAnswer = z.object({ user: AuthUser });
export type SignedInAnswer = z.infer<typeof SignedInAnswer>;
