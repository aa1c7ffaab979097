import * as z from "zod/mini";

import { email, optionalName } from "#contracts/text";

/** A person who has signed in at Google. */
export interface GoogleIdentity {
  /** Google's own id of the account. It stays the same when the mail address changes. */
  readonly subject: string;
  readonly email: string;
  readonly displayName: string;
}

const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email,
  email_verified: z.literal(true),
  name: z.optional(z.unknown()),
});

/** Reads the person from the claims of Google's id token. Null unless Google has verified that the mail address belongs to them. */
export function readGoogleProfile(profile: unknown): GoogleIdentity | null {
  const claims = Claims.safeParse(profile);
  if (!claims.success) return null;
  const name = optionalName.safeParse(claims.data.name);
  return { subject: claims.data.sub, email: claims.data.email, displayName: name.success ? name.data : "" };
}
