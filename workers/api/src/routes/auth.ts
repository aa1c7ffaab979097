import { Hono } from "hono";

import { SignUpRequest, type SignUpAnswer } from "#contracts/http/auth";
import { AppError } from "#worker-kit/errors";
import { validate } from "#worker-kit/validate";
import { answerAuth } from "../auth/answer.ts";
import { authConfig } from "../auth/config.ts";
import { rememberBrowser } from "../auth/known-browser.ts";
import type { PendingLink } from "../auth/link-token.ts";
import { attemptFrom } from "../auth/prove-password.ts";
import { refuseEasilyGuessed } from "../auth/refuse-easily-guessed.ts";
import { isSecure } from "../auth/session-cookie.ts";
import { hashPassword } from "../domain/password.ts";
import type { ApiHono } from "../env.ts";
import { notifyOwner } from "../mail/notify-owner.ts";
import { addUser } from "../store/users.ts";
import { connectingIn, forgetConnecting, rememberLink } from "./google.ts";

/** Sign-up and everything else under /api/auth. Only sign-up and the Google extras are our own; Auth.js handles the other paths. */
export const authRoutes = new Hono<ApiHono>()
  .post("/sign-up", validate("json", SignUpRequest), async (c) => {
    const { email, password, displayName = "" } = c.req.valid("json");
    refuseEasilyGuessed(password, email);
    const user = await addUser(c.var.db, { email, displayName, passwordHash: await hashPassword(password) });
    if (!user) {
      throw new AppError("email_taken", "There is already an account with this email address. Please sign in instead.");
    }
    const answer: SignUpAnswer = { user: { uid: user.id, displayName: user.displayName, email: user.email } };
    return c.json(answer, 201);
  })
  .on(["GET", "POST"], "/*", async (c) => {
    const found: PendingLink[] = [];
    const connecting = c.req.path.endsWith("/callback/google") ? await connectingIn(c) : null;
    const onPendingLink = (pending: PendingLink) => void found.push(pending);
    let isConnected = false;
    let signedIn: string | null = null;
    c.res = await answerAuth(
      c.req.raw,
      authConfig({
        attempt: attemptFrom(c),
        env: c.env,
        secure: isSecure(c.req.url),
        onPendingLink,
        connecting,
        onSignedIn: (userId) => (signedIn = userId),
        onConnected: () => (isConnected = true),
      }),
    );
    if (connecting && isConnected) notifyOwner(c, connecting.userId, "googleConnected");
    if (connecting) forgetConnecting(c);
    if (signedIn) await rememberBrowser(c, signedIn);
    for (const pending of found) await rememberLink(c, pending);
    // Only the browser's HTTP cache is cleared. The app deletes its own stored data itself (decision 012); the value "storage" would
    // delete the app's files too.
    if (c.req.method === "POST" && c.req.path.endsWith("/signout")) c.header("Clear-Site-Data", '"cache"');
    return c.res;
  });
