import * as z from "zod/mini";

import { AuthUser } from "../entities/user.ts";
import { LANGUAGE_VALUES } from "../language.ts";
import { email, id, instant, optionalName, password } from "../text.ts";

/** One sign-in that stands, as its owner sees it. */
export const SessionEntry = z.object({
  id,
  /** Browser and system in a few words; empty where they are not known. */
  device: z.string(),
  /** Where it was begun: a town, or else an address; empty where it is not known. */
  place: z.string(),
  createdAt: instant,
  /** To within some minutes. */
  lastSeenAt: instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;

/** GET /api/account/sessions: the one that asks first, then those seen last. */
export const SessionsAnswer = z.object({ sessions: z.array(SessionEntry) });
export type SessionsAnswer = z.infer<typeof SessionsAnswer>;

/** DELETE /api/account/sessions: all but the one that asks. */
export const SessionsEndedAnswer = z.object({ ended: z.number() });
export type SessionsEndedAnswer = z.infer<typeof SessionsEndedAnswer>;

/** GET /api/account */
export const AccountAnswer = z.object({
  user: AuthUser,
  hasPassword: z.boolean(),
  /** Whether a Google account may sign in as this player. */
  google: z.boolean(),
});
export type AccountAnswer = z.infer<typeof AccountAnswer>;

/** A password that is to be the one there is: not checked against the rules for new ones. */
const present = z.string().check(z.minLength(1, { error: "Password is required" }), z.maxLength(1_024));

/** In which language a mail is to be; one the product does not write becomes English. */
const language = z.optional(z.enum(LANGUAGE_VALUES));

/** POST /api/account/password: also ends every other sign-in. */
export const ChangePasswordRequest = z.strictObject({ password: present, newPassword: password });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

/** POST /api/account/name: left blank, the player is greeted by their address. */
export const ChangeNameRequest = z.strictObject({ displayName: optionalName });
export type ChangeNameRequest = z.infer<typeof ChangeNameRequest>;

/** POST /api/account/email: mails a link to the new address, which only then becomes the account's. */
export const ChangeEmailRequest = z.strictObject({ password: present, email, language });
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;

/** What a mailed link brings back: 32 random bytes, base64url. */
const token = z.string().check(z.regex(/^[\w-]{43}$/u, { error: "This link is not valid any more" }));

/** POST /api/auth/confirm-email */
export const ConfirmEmailRequest = z.strictObject({ token });
export type ConfirmEmailRequest = z.infer<typeof ConfirmEmailRequest>;
export const ConfirmEmailAnswer = z.object({ email: z.string() });
export type ConfirmEmailAnswer = z.infer<typeof ConfirmEmailAnswer>;

/** POST /api/auth/forgot-password: the same answer whether or not the address has an account. */
export const ForgotPasswordRequest = z.strictObject({ email, language });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;

/** POST /api/auth/reset-password: ends every sign-in. */
export const ResetPasswordRequest = z.strictObject({ token, password });
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

/** POST /api/account/google: for ten minutes, and in this browser alone, Google's window connects instead of signing in. */
export const ConnectGoogleRequest = z.strictObject({ password: present });
export type ConnectGoogleRequest = z.infer<typeof ConnectGoogleRequest>;

/** DELETE /api/account: the password, or where there is none the address, typed. */
export const DeleteAccountRequest = z.union([z.strictObject({ password: present }), z.strictObject({ email })]);
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>;
