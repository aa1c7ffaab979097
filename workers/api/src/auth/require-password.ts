import type { Context } from "hono";

import { AppError } from "#worker-kit/errors";
import type { ApiHono } from "../env.ts";
import type { Account } from "../store/account.ts";
import { attemptFrom, provePassword } from "./prove-password.ts";

export const noPassword = (): AppError =>
  new AppError("no_password", "This account has no password. Please have a link mailed to you to set one.");

/** Asks once more who somebody is who is signed in: a screen left alone must not be enough to take an account away. */
export async function requirePassword(c: Context<ApiHono>, { user }: Account, password: string): Promise<void> {
  if (user.passwordHash === "") throw noPassword();
  const attempt = attemptFrom(c.req.raw, c.var.db, c.env.AUTH_SECRET);
  if (await provePassword(attempt, user.email, password, user.passwordHash)) return;
  // Not 401, which would say that the session is over.
  throw new AppError("invalid_input", "The password is not right");
}
