import * as z from "zod/mini";

import { json } from "./call.ts";

/** What Auth.js's forms need beside their own fields: the token of /api/auth/csrf, and where to go afterwards. */
export const authForm = { csrfToken: z.string(), callbackUrl: z.optional(z.string()) };

export const WantsJson = { "X-Auth-Return-Redirect": "1 for an answer as JSON; without it the answer is a redirect" };

export const went = { 200: json(z.object({ url: z.string() })), 302: {} };
