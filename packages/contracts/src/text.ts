import * as z from "zod/mini";

import { LIMITS } from "./limits.ts";

/** Text that storage and JSON survive: no NUL, no lone surrogate. */
const sound = z.refine<string>((text) => !text.includes("\0") && text.isWellFormed(), {
  error: "Text contains characters that cannot be stored",
});

/** Free text of at most `max` UTF-16 units; kept as written, but for unstorable characters, which are refused. */
export const text = (max: number) => z.string().check(z.maxLength(max), sound);

/** A name as stored: trimmed, NFC, at most 120 units; may be empty where a form says so. */
export const optionalName = z.pipe(
  text(LIMITS.name * 2),
  z.pipe(
    z.transform((name: string) => name.trim().normalize("NFC")),
    z.string().check(z.maxLength(LIMITS.name)),
  ),
);

/** A name that must say something. */
export const name = optionalName.check(z.minLength(1, { error: "Name is required" }));

/** A description of up to 20,000 units. */
export const description = text(LIMITS.description);

/** An id as this product makes them: a UUID or another URL-safe token. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/u, { error: "Invalid id" }));

/** The campaign that a message belongs to; the sentence is the one that the player reads. */
export const campaignId = z
  .string({ error: "Invalid campaignId" })
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/u, { error: "Invalid campaignId" }));

/** A turn's id: the client's own UUID. */
export const turnId = z.uuid({ error: "turnId must be a UUID" });

/** An instant, ISO 8601 UTC, e.g. `2026-09-15T20:01:02.345Z`. */
export const instant = z.iso.datetime();

/** An address, trimmed, lower-cased and NFC; the shape is text, @, text, dot, text, no spaces. */
export const email = z.pipe(
  text(LIMITS.email),
  z.pipe(
    z.transform((address: string) => address.trim().normalize("NFC").toLowerCase()),
    z
      .string()
      .check(
        z.minLength(1, { error: "Email is required", abort: true }),
        z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, { error: "Please enter a valid email address" }),
      ),
  ),
);

/** A password as typed: never trimmed or cut. */
export const password = z.string().check(
  z.minLength(1, { error: "Password is required", abort: true }),
  z.minLength(LIMITS.passwordMin, { error: "Password must be at least 6 characters long" }),
  z.maxLength(LIMITS.passwordMax, { error: "Password is too long" }),
  // Every lone surrogate would hash as the same replacement character.
  sound,
);
