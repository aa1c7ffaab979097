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
  const send = async () => {
    const user = await findUser(c.var.db, userId);
    if (user) await mailerOf(c.env).send(notice(what, user.email));
  };
  c.executionCtx.waitUntil(
    send().catch((error: unknown) => log("error", "mail.failed", { notice: what, ...describe(error) })),
  );
}
