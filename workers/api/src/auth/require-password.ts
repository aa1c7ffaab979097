import type { Context } from "hono";

import { AppError } from "#worker-kit/errors";
import type { ApiHono } from "../env.ts";
import type { Account } from "../store/account.ts";
import { attemptFrom, provePassword } from "./prove-password.ts";

export const noPassword = (): AppError =>
  new AppError("no_password", "This account has no password. Please have a link mailed to you to set one.");

/** Checks the password of a player who is already signed in. An unattended screen must not be enough to take over an account. */
export async function requirePassword(c: Context<ApiHono>, { user }: Account, password: string): Promise<void> {
  if (user.passwordHash === "") throw noPassword();
  if (await provePassword(attemptFrom(c), user, password, c.get("caller").sid)) return;
  // Not 401, because that would mean that the session has ended.
  throw new AppError("invalid_input", "The password is not right");
}
