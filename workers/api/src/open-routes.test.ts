import { expect, it } from "vitest";

import { requireCaller } from "#worker-kit/session";
import { routesWithout } from "#worker-kit/testing";
import { fakeWorldBuilder } from "../test/fake-world-builder.ts";
import { createApi } from "./app.ts";

/** The routes that need no signed-in caller, each with the reason. Every other route checks the caller's id in the database. */
const OPEN: Readonly<Record<string, string>> = {
  "GET /health": "answers for the worker, to anybody",
  "GET /api/health": "answers for the worker, to anybody",
  "GET /api/auth/*": "is how a player signs in, and how a page asks who is signed in",
  "POST /api/auth/*": "is how a player signs in and out",
  "POST /api/auth/sign-up": "makes the account",
  "POST /api/auth/forgot-password": "is for a player who cannot sign in",
  "POST /api/auth/reset-password": "is for a player who cannot sign in; the link of the email is the proof",
  "POST /api/auth/confirm-email": "may be opened where nobody is signed in; the link of the email is the proof",
  "GET /api/auth/popup": "is the page that a sign-in window ends on",
  "GET /api/auth/google/link": "checks a token that only this browser keeps, and the password of the account",
  "POST /api/auth/google/link": "checks a token that only this browser keeps, and the password of the account",
};

it("Every route needs a signed-in caller, or says why it needs none", () => {
  const app = createApi(() => fakeWorldBuilder);
  expect(routesWithout(app, (handler) => handler === requireCaller).toSorted()).toEqual(Object.keys(OPEN).toSorted());
});
