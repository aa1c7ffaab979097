import { Hono } from "hono";
import { deleteCookie } from "hono/cookie";

import {
  ChangeEmailRequest,
  ChangeNameRequest,
  ChangePasswordRequest,
  DeleteAccountRequest,
  type AccountAnswer,
} from "#contracts/http/account";
import { AppError } from "#worker-kit/errors";
import { describe, log } from "#worker-kit/logging";
import { sessionCookieName } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import { limitMail } from "../auth/mail-limit.ts";
import { attemptFrom } from "../auth/prove-password.ts";
import { refuseEasilyGuessed } from "../auth/refuse-easily-guessed.ts";
import { requirePassword } from "../auth/require-password.ts";
import { isSecure } from "../auth/session-cookie.ts";
import { hashPassword } from "../domain/password.ts";
import type { ApiHono } from "../env.ts";
import { write } from "../mail/letters.ts";
import { mailerOf } from "../mail/mailer.ts";
import { notifyOwner, sendNotice } from "../mail/notify-owner.ts";
import { siteOf } from "../mail/site.ts";
import { changeName, changePassword, requireAccount } from "../store/account.ts";
import { closeAccount } from "../store/close-account.ts";
import { announceEnded } from "../store/end-sessions.ts";
import { eraseAccount } from "../store/erasures.ts";
import { addMailedLink } from "../store/mailed-links.ts";
import { findUserByEmail } from "../store/users.ts";

/** Routes for the player's own account. */
export const accountRoutes = new Hono<ApiHono>()
  .get("/", async (c) => {
    const { user, google } = await requireAccount(c.var.db, c.get("caller"));
    const { id: uid, displayName, email, passwordHash } = user;
    return c.json({
      user: { uid, displayName, email },
      hasPassword: passwordHash !== "",
      google,
    } satisfies AccountAnswer);
  })
  .post("/password", validate("json", ChangePasswordRequest), async (c) => {
    const { password, newPassword } = c.req.valid("json");
    const account = await requireAccount(c.var.db, c.get("caller"));
    await requirePassword(c, account, password);
    refuseEasilyGuessed(newPassword, account.user.email);
    const caller = c.get("caller");
    const ended = await changePassword(c.var.db, caller, account.user.passwordHash, await hashPassword(newPassword));
    if (!ended) throw new AppError("conflict", "The password was changed elsewhere meanwhile. Please sign in again.");
    await announceEnded(c.var.db, c.env.TURNS, caller.userId, ended);
    notifyOwner(c, caller.userId, "passwordChanged");
    return c.body(null, 204);
  })
  .post("/name", validate("json", ChangeNameRequest), async (c) => {
    await changeName(c.var.db, c.get("caller"), c.req.valid("json").displayName);
    return c.body(null, 204);
  })
  .post("/email", validate("json", ChangeEmailRequest), async (c) => {
    const { password, email, language } = c.req.valid("json");
    const { db } = c.var;
    const account = await requireAccount(c.var.db, c.get("caller"));
    await requirePassword(c, account, password);
    const mailer = mailerOf(c.env);
    await limitMail(attemptFrom(c), email, account.user.id);
    // Only the mail says whether the address is taken. A response would tell anybody who has an account.
    const send = async () => {
      if (await findUserByEmail(db, email)) return mailer.send(write("taken", email, language));
      const token = await addMailedLink(db, account.user.id, "email", email);
      return mailer.send(write("confirm", email, language, `${siteOf(c)}/confirm-email#token=${token}`));
    };
    c.executionCtx.waitUntil(send().catch((error: unknown) => log("error", "mail.failed", describe(error))));
    return c.body(null, 202);
  })
  .delete("/", validate("json", DeleteAccountRequest), async (c) => {
    const proof = c.req.valid("json");
    const { db } = c.var;
    const account = await requireAccount(c.var.db, c.get("caller"));
    if ("password" in proof) await requirePassword(c, account, proof.password);
    else if (account.user.passwordHash !== "") throw new AppError("invalid_input", "Password is required");
    else if (proof.email !== account.user.email) throw new AppError("invalid_input", "This is not your email address");
    const caller = c.get("caller");
    await closeAccount(db, caller);
    sendNotice(c, "accountDeleted", account.user.email);
    await eraseAccount(db, c.env.TURNS, caller.userId).catch((error: unknown) =>
      log("warn", "erasures.postponed", describe(error)),
    );
    const secure = isSecure(c.req.url);
    deleteCookie(c, sessionCookieName(secure), { path: "/", secure });
    c.header("Clear-Site-Data", '"cache", "storage"');
    return c.body(null, 204);
  });
