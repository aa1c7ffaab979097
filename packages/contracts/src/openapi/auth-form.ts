import * as z from "zod/mini";

import { json } from "./call.ts";

/** The fields that every Auth.js form needs: the token from /api/auth/csrf, and the address to go to afterwards. */
export const authForm = { csrfToken: z.string(), callbackUrl: z.optional(z.string()) };

export const WantsJson = { "X-Auth-Return-Redirect": "1 for an answer as JSON; without it the answer is a redirect" };

export const went = { 200: json(z.object({ url: z.string() })), 302: {} };
