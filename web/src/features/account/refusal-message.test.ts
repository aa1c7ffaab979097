import { expect, it } from "vitest";

import { ApiError } from "../../shared/api/api-error.ts";
import { refusalMessage } from "./refusal-message.ts";

const refused = (code: string, seconds: number) =>
  new ApiError("in the server's words", {
    status: 429,
    code,
    details: { retryAt: new Date(Date.now() + seconds * 1_000).toISOString() },
  });

it("says how long to wait, a minute at least", () => {
  expect(refusalMessage(refused("sign_in_locked", -5))).toBe("Too many failed attempts. Please try again in a minute.");
  expect(refusalMessage(refused("sign_in_locked", 119))).toBe(
    "Too many failed attempts. Please try again in 2 minutes.",
  );
  expect(refusalMessage(refused("rate_limited", 30))).toBe(
    "Too many mails were asked for. Please try again in a minute.",
  );
});

it("says what the server says where there is no such time, and something where it says nothing", () => {
  expect(refusalMessage(new Error("The password is not right"))).toBe("The password is not right");
  expect(refusalMessage(null)).toBe("An unknown error occurred");
});
