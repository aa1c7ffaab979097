import * as z from "zod/mini";

import { LIMITS } from "./limits.ts";
import { isPresent } from "./non-blank.ts";

/** Refuses characters that storage or JSON cannot represent: NUL and lone surrogates. */
const sound = z.refine<string>((text) => !text.includes("\0") && text.isWellFormed(), {
  error: "Text contains characters that cannot be stored",
});

/** Free text of at most `max` UTF-16 code units. It is stored as written. Text with characters that cannot be stored is refused. */
export const text = (max: number) => z.string().check(z.maxLength(max), sound);

/** A name, trimmed and normalised to NFC, of at most 120 UTF-16 code units. It may be empty, for forms where the name is optional. */
export const optionalName = z.pipe(
  text(LIMITS.name * 2),
  z.pipe(
    z.transform((name: string) => name.trim().normalize("NFC")),
    z.string().check(z.maxLength(LIMITS.name)),
  ),
);

/** A name that must not be empty. */
export const name = optionalName.check(z.minLength(1, { error: "Name is required" }));

/** A description of up to 20,000 UTF-16 code units. */
export const description = text(LIMITS.description);

/** An id: a UUID or another URL-safe token. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/u, { error: "Invalid id" }));

/** The campaign of a message. The error sentence is shown to the player. */
export const campaignId = z
  .string({ error: "Invalid campaignId" })
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}$/u, { error: "Invalid campaignId" }));

/** A turn's id: a UUID made by the client. */
export const turnId = z.uuid({ error: "turnId must be a UUID" });

/** An instant, ISO 8601 UTC, e.g. `2026-09-15T20:01:02.345Z`. */
export const instant = z.iso.datetime();

/** A mail address: trimmed, lower case, NFC. Its form is text, @, text, dot, text, without spaces. */
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

/** A password as typed. It is never trimmed or cut. Spaces alone are none, as in every text (docs/product/rules.md, "Presence"). */
export const password = z.string().check(
  z.refine<string>((typed) => isPresent(typed), { error: "Password is required", abort: true }),
  z.minLength(LIMITS.passwordMin, { error: "Password must be at least 6 characters long" }),
  z.maxLength(LIMITS.passwordMax, { error: "Password is too long" }),
  // Without this check, all lone surrogates would be hashed as the same replacement character.
  sound,
);
