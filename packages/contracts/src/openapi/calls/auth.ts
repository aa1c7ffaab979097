import * as z from "zod/mini";

import { SessionAnswer, SignInRequest, SignUpAnswer, SignUpRequest } from "../../http/auth.ts";
import { authForm, WantsJson, went } from "../auth-form.ts";
import { type Call, json } from "../call.ts";

/** Calls for signing up and signing in. Only sign-up is our own; Auth.js answers the others. */
export const authCalls: readonly Call[] = [
  {
    method: "post",
    path: "/api/auth/sign-up",
    summary: "Makes an account; signing in is the next call",
    session: false,
    body: SignUpRequest,
    answers: { 201: json(SignUpAnswer) },
  },
  {
    method: "get",
    path: "/api/auth/csrf",
    summary: "A token to sign in and out with; the cookie that comes with it belongs to it",
    session: false,
    answers: { 200: json(z.object({ csrfToken: z.string() })) },
  },
  {
    method: "get",
    path: "/api/auth/session",
    summary: "Who is signed in; null where nobody is",
    session: false,
    answers: { 200: json(SessionAnswer) },
  },
  {
    method: "post",
    path: "/api/auth/callback/credentials",
    summary: "Signs in with email and password; sets the session cookie",
    session: false,
    headers: WantsJson,
    body: z.extend(SignInRequest, authForm),
    answers: went,
  },
  {
    method: "post",
    path: "/api/auth/signout",
    summary: "Signs out: the session is revoked wherever its cookie is",
    session: false,
    headers: WantsJson,
    body: z.object(authForm),
    answers: went,
  },
];
