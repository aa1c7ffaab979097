import type { Context } from "hono";

import { describe, log } from "#worker-kit/logging";
import type { ApiHono } from "../env.ts";
import { findUser } from "../store/users.ts";
import { type Notice, notice } from "./letters.ts";
import { mailerOf } from "./mailer.ts";

/**
 * Mails the owner of an account what was changed. The mail is sent after the response. If it cannot be sent, for example because the site
 * has no mail, the change stays and the failure is only logged.
 */
export function notifyOwner(c: Context<ApiHono>, userId: string, what: Notice): void {
  sendLater(c, what, async () => (await findUser(c.var.db, userId))?.email);
}

/** The same for an owner who is not found in the database, because the account is gone or has another address now. */
export function sendNotice(c: Context<ApiHono>, what: Notice, to: string): void {
  sendLater(c, what, async () => to);
}

function sendLater(c: Context<ApiHono>, what: Notice, addressOf: () => Promise<string | undefined>): void {
  const send = async () => {
    const to = await addressOf();
    if (to) await mailerOf(c.env).send(notice(what, to));
  };
  c.executionCtx.waitUntil(
    send().catch((error: unknown) => log("error", "mail.failed", { notice: what, ...describe(error) })),
  );
}
