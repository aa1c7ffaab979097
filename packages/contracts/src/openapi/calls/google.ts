import * as z from "zod/mini";

import {
  GoogleOutcome,
  LinkGoogleRequest,
  PendingLinkAnswer,
  ProvidersAnswer,
  SignedInAnswer,
} from "../../http/auth.ts";
import { authForm, WantsJson, went } from "../auth-form.ts";
import { type Call, json } from "../call.ts";

/** Calls for signing in with Google, which happens in a separate window. */
export const googleCalls: readonly Call[] = [
  {
    method: "get",
    path: "/api/auth/providers",
    summary: "How one may sign in here; `google` is among them where it is configured",
    session: false,
    answers: { 200: json(ProvidersAnswer) },
  },
  {
    method: "post",
    path: "/api/auth/signin/google",
    summary: "Begins a sign-in: answers the address at Google to open",
    session: false,
    headers: WantsJson,
    body: z.object(authForm),
    answers: went,
  },
  {
    method: "get",
    path: "/api/auth/callback/google",
    summary: "Where Google sends back to; goes on to /api/auth/popup",
    session: false,
    query: z.object({ code: z.optional(z.string()), state: z.optional(z.string()), error: z.optional(z.string()) }),
    answers: { 302: {} },
  },
  {
    method: "get",
    path: "/api/auth/popup",
    summary: "A page that tells the one that opened the window how the sign-in ended, and closes it",
    session: false,
    query: z.object({ outcome: z.optional(GoogleOutcome) }),
    answers: { 200: { "text/html": z.string() } },
  },
  {
    method: "get",
    path: "/api/auth/google/link",
    summary: "The address whose account a Google account could sign in to, once its password is given",
    session: false,
    answers: { 200: json(PendingLinkAnswer) },
  },
  {
    method: "post",
    path: "/api/auth/google/link",
    summary: "Connects that Google account with the account whose password this is, and signs in",
    session: false,
    body: LinkGoogleRequest,
    answers: { 200: json(SignedInAnswer) },
  },
];
