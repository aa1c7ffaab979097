import { Hono } from "hono";

import { SignUpRequest, type SignUpAnswer } from "#contracts/http/auth";
import { AppError } from "#worker-kit/errors";
import { validate } from "#worker-kit/validate";
import { answerAuth } from "../auth/answer.ts";
import { authConfig } from "../auth/config.ts";
import { isCommonPassword } from "../domain/common-passwords.ts";
import { hashPassword } from "../domain/password.ts";
import type { ApiHono } from "../env.ts";
import { addUser } from "../store/users.ts";

const isSecure = (url: string): boolean => new URL(url).protocol === "https:";

/** Accounts: sign-up is ours, all else under /api/auth is Auth.js's (design.md §3). */
export const authRoutes = new Hono<ApiHono>()
  .post("/sign-up", validate("json", SignUpRequest), async (c) => {
    const { email, password, displayName = "" } = c.req.valid("json");
    if (isCommonPassword(password)) {
      throw new AppError(
        "invalid_input",
        "This password is one of the first that anybody would guess. Please choose another.",
      );
    }
    const user = await addUser(c.var.db, { email, displayName, passwordHash: await hashPassword(password) });
    if (!user) {
      throw new AppError("email_taken", "There is already an account with this email address. Please sign in instead.");
    }
    const answer: SignUpAnswer = { user: { uid: user.id, displayName: user.displayName, email: user.email } };
    return c.json(answer, 201);
  })
  .on(["GET", "POST"], "/*", (c) =>
    answerAuth(c.req.raw, authConfig(c.var.db, c.env.AUTH_SECRET, isSecure(c.req.url))),
  );
