import * as z from "zod/mini";

import { AuthUser } from "../entities/user.ts";
import { LANGUAGE_VALUES } from "../language.ts";
import { email, id, instant, optionalName, password } from "../text.ts";

/** One valid session of the player, as the account page shows it. */
export const SessionEntry = z.object({
  id,
  /** Browser and operating system in a few words. Empty if unknown. */
  device: z.string(),
  /** Where the sign-in happened: a town, or the IP address if no town is known. Empty if unknown. */
  place: z.string(),
  createdAt: instant,
  /** When the session was last used, accurate to a few minutes. */
  lastSeenAt: instant,
  /** True for the session that sent this request. */
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;

/** GET /api/account/sessions. The session that sent the request comes first, then the most recently used ones. */
export const SessionsAnswer = z.object({ sessions: z.array(SessionEntry) });
export type SessionsAnswer = z.infer<typeof SessionsAnswer>;

/** DELETE /api/account/sessions: ends all sessions except the one that sent the request. */
export const SessionsEndedAnswer = z.object({ ended: z.number() });
export type SessionsEndedAnswer = z.infer<typeof SessionsEndedAnswer>;

/** The response to GET /api/account. */
export const AccountAnswer = z.object({
  user: AuthUser,
  hasPassword: z.boolean(),
  /** Whether a Google account is connected with which the player can sign in. */
  google: z.boolean(),
});
export type AccountAnswer = z.infer<typeof AccountAnswer>;

/** A password that the account has already. It is not checked against the rules for new passwords. */
const present = z.string().check(z.minLength(1, { error: "Password is required" }), z.maxLength(1_024));

/** The language of the mail. A language in which the product has no mails becomes English. */
const language = z.optional(z.enum(LANGUAGE_VALUES));

/** POST /api/account/password. It also ends all other sessions. */
export const ChangePasswordRequest = z.strictObject({ password: present, newPassword: password });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

/** POST /api/account/name. If the name is blank, the product greets the player with the mail address. */
export const ChangeNameRequest = z.strictObject({ displayName: optionalName });
export type ChangeNameRequest = z.infer<typeof ChangeNameRequest>;

/** POST /api/account/email: mails a link to the new address. The account gets that address only when the link is opened. */
export const ChangeEmailRequest = z.strictObject({ password: present, email, language });
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;

/** The token in a mailed link: 32 random bytes, base64url. */
const token = z.string().check(z.regex(/^[\w-]{43}$/u, { error: "This link is not valid any more" }));

/** The body of POST /api/auth/confirm-email. */
export const ConfirmEmailRequest = z.strictObject({ token });
export type ConfirmEmailRequest = z.infer<typeof ConfirmEmailRequest>;
export const ConfirmEmailAnswer = z.object({ email: z.string() });
export type ConfirmEmailAnswer = z.infer<typeof ConfirmEmailAnswer>;

/** POST /api/auth/forgot-password. The response is the same whether or not the address has an account. */
export const ForgotPasswordRequest = z.strictObject({ email, language });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;

/** POST /api/auth/reset-password. It ends all sessions of the account. */
export const ResetPasswordRequest = z.strictObject({ token, password });
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

/**
 * POST /api/account/google: for ten minutes, Google's sign-in window in this browser connects the Google account instead of signing in.
 */
export const ConnectGoogleRequest = z.strictObject({ password: present });
export type ConnectGoogleRequest = z.infer<typeof ConnectGoogleRequest>;

/** DELETE /api/account. The player confirms with the password or, if the account has none, by typing the mail address. */
export const DeleteAccountRequest = z.union([z.strictObject({ password: present }), z.strictObject({ email })]);
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>;
