import { Hono } from "hono";

import {
  ConfirmEmailRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
  type ConfirmEmailAnswer,
} from "#contracts/http/account";
import { AppError } from "#worker-kit/errors";
import { describe, log } from "#worker-kit/logging";
import { validate } from "#worker-kit/validate";
import { limitMail } from "../auth/mail-limit.ts";
import { attemptFrom, forgiveFailures } from "../auth/prove-password.ts";
import { refuseEasilyGuessed } from "../auth/refuse-easily-guessed.ts";
import { hashPassword } from "../domain/password.ts";
import type { ApiHono } from "../env.ts";
import { write } from "../mail/letters.ts";
import { mailerOf } from "../mail/mailer.ts";
import { notifyOwner, sendNotice } from "../mail/notify-owner.ts";
import { siteOf } from "../mail/site.ts";
import { announceEnded } from "../store/end-sessions.ts";
import { addMailedLink, confirmEmail, findMailedLink, resetPassword } from "../store/mailed-links.ts";
import { findUser, findUserByEmail } from "../store/users.ts";

const linkOver = () =>
  new AppError("link_over", "This link has been used already or is too old. Please ask for a new one.");

/** Routes for mailed links. They need no session: a reader of the mail counts as the account's owner. */
export const passwordResetRoutes = new Hono<ApiHono>()
  .post("/forgot-password", validate("json", ForgotPasswordRequest), async (c) => {
    const { email, language } = c.req.valid("json");
    const { db } = c.var;
    const mailer = mailerOf(c.env);
    await limitMail(attemptFrom(c), email);
    // The mail is sent after the response, so that the response takes the same time for an unknown address.
    const send = async () => {
      const user = await findUserByEmail(db, email);
      if (!user) return;
      const token = await addMailedLink(db, user.id, "reset", email);
      await mailer.send(write("reset", email, language, `${siteOf(c)}/reset-password#token=${token}`));
    };
    c.executionCtx.waitUntil(send().catch((error: unknown) => log("error", "mail.failed", describe(error))));
    return c.body(null, 202);
  })
  .post("/reset-password", validate("json", ResetPasswordRequest), async (c) => {
    const { token, password } = c.req.valid("json");
    const { db } = c.var;
    const link = await findMailedLink(db, token, "reset");
    if (!link) throw linkOver();
    refuseEasilyGuessed(password, link.email);
    const reset = await resetPassword(db, token, await hashPassword(password));
    if (!reset) throw linkOver();
    await forgiveFailures(attemptFrom(c), link.email);
    await announceEnded(db, c.env.TURNS, reset.userId, reset.ended);
    notifyOwner(c, reset.userId, reset.googleDisconnected ? "googleDisconnected" : "passwordReset");
    return c.body(null, 204);
  })
  .post("/confirm-email", validate("json", ConfirmEmailRequest), async (c) => {
    const { token } = c.req.valid("json");
    const { db } = c.var;
    const link = await findMailedLink(db, token, "email");
    const before = link && (await findUser(db, link.userId));
    const email = await confirmEmail(db, token);
    if (!before || !email) throw linkOver();
    sendNotice(c, "moved", before.email);
    return c.json({ email } satisfies ConfirmEmailAnswer);
  });
