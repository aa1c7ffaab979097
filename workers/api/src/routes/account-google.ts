import { Hono } from "hono";
import { setCookie } from "hono/cookie";

import { ConnectGoogleRequest } from "#contracts/http/account";
import { AppError } from "#worker-kit/errors";
import { validate } from "#worker-kit/validate";
import { CONNECT_SECONDS, connectCookieName, signConnect } from "../auth/connect-token.ts";
import { noPassword, requirePassword } from "../auth/require-password.ts";
import { isSecure } from "../auth/session-cookie.ts";
import type { ApiHono } from "../env.ts";
import { requireAccount } from "../store/account.ts";
import { disconnectGoogle } from "../store/google-accounts.ts";

/** Routes that connect a Google account to the signed-in player's account, and disconnect it. */
export const accountGoogleRoutes = new Hono<ApiHono>()
  .post("/", validate("json", ConnectGoogleRequest), async (c) => {
    const caller = c.get("caller");
    const account = await requireAccount(c.var.db, caller);
    await requirePassword(c, account, c.req.valid("json").password);
    if (account.google) throw new AppError("conflict", "This account is connected with a Google account already.");
    const secure = isSecure(c.req.url);
    // SameSite is Lax, as for the session cookie, because the browser must send this cookie when Google redirects back.
    const options = { httpOnly: true, sameSite: "Lax", path: "/", secure, maxAge: CONNECT_SECONDS } as const;
    setCookie(c, connectCookieName(secure), await signConnect(caller, c.env.AUTH_SECRET), options);
    return c.body(null, 204);
  })
  .delete("/", async (c) => {
    const caller = c.get("caller");
    const { user } = await requireAccount(c.var.db, caller);
    if (user.passwordHash === "") throw noPassword();
    await disconnectGoogle(c.var.db, caller);
    return c.body(null, 204);
  });
