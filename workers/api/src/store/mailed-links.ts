import { createHash } from "node:crypto";

import { and, eq, gt, isNull, sql } from "drizzle-orm";

import { now, type Database } from "./database.ts";
import { googleAccounts, mailedLinks, sessions, users } from "./schema.ts";

/** How long a mailed link is valid. Milliseconds. */
const VALID_FOR = 30 * 60_000;

type Purpose = "reset" | "email";

/** A random token: 32 random bytes, base64url. */
function randomToken(): string {
  const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The hash of a token. Only the hash is stored, so that a person who reads the database cannot open a link. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Creates a link for a user and returns its token. An earlier link of the same kind becomes invalid. */
export async function addMailedLink(db: Database, userId: string, purpose: Purpose, email: string): Promise<string> {
  const token = randomToken();
  const row = { tokenHash: hashOf(token), email, expiresAt: new Date(Date.now() + VALID_FOR).toISOString() };
  await db.batch([
    db
      .insert(mailedLinks)
      .values({ userId, purpose, ...row })
      .onConflictDoUpdate({ target: [mailedLinks.userId, mailedLinks.purpose], set: row }),
  ]);
  return token;
}

const isValid = (token: string, purpose: Purpose) =>
  and(eq(mailedLinks.tokenHash, hashOf(token)), eq(mailedLinks.purpose, purpose), gt(mailedLinks.expiresAt, now()));

/** The user and the mail address of a valid link. Null for an invalid one. The link can still be used afterwards. */
export async function findMailedLink(
  db: Database,
  token: string,
  purpose: Purpose,
): Promise<{ userId: string; email: string } | null> {
  const [[link]] = await db.batch([
    db
      .select({ userId: mailedLinks.userId, email: mailedLinks.email })
      .from(mailedLinks)
      .where(isValid(token, purpose)),
  ]);
  return link ?? null;
}

/**
 * Uses up a reset link: sets the password, ends all sessions, disconnects the Google account, and invalidates all other links of the
 * user. It is one transaction, so that only one of two simultaneous requests succeeds. The Google account is disconnected because an
 * intruder may have connected it.
 * `ended` lists the ended sessions. Null if the link is invalid.
 */
export async function resetPassword(
  db: Database,
  token: string,
  passwordHash: string,
): Promise<{ userId: string; ended: string[]; googleDisconnected: boolean } | null> {
  const whose = sql`(SELECT user_id FROM mailed_links WHERE ${isValid(token, "reset")})`;
  const [changed, ended, disconnected] = await db.batch([
    db.update(users).set({ passwordHash }).where(eq(users.id, whose)).returning({ id: users.id }),
    db
      .update(sessions)
      .set({ revokedAt: now() })
      .where(and(eq(sessions.userId, whose), isNull(sessions.revokedAt)))
      .returning({ sid: sessions.sid }),
    db.delete(googleAccounts).where(eq(googleAccounts.userId, whose)).returning({ userId: googleAccounts.userId }),
    db.delete(mailedLinks).where(eq(mailedLinks.userId, whose)),
  ]);
  const [user] = changed;
  if (!user) return null;
  return { userId: user.id, ended: ended.map(({ sid }) => sid), googleDisconnected: disconnected.length > 0 };
}

/**
 * Uses up a confirmation link: the account gets the mail address to which the link was sent. Null if the link is invalid or the address
 * has been taken meanwhile.
 */
export async function confirmEmail(db: Database, token: string): Promise<string | null> {
  const link = (column: string) => sql`(SELECT ${sql.raw(column)} FROM mailed_links WHERE ${isValid(token, "email")})`;
  const [changed] = await db.batch([
    db
      .update(users)
      .set({ email: link("email") })
      .where(
        and(eq(users.id, link("user_id")), sql`NOT EXISTS (SELECT 1 FROM users u WHERE u.email = ${link("email")})`),
      )
      .returning({ email: users.email }),
    db.delete(mailedLinks).where(eq(mailedLinks.userId, link("user_id"))),
  ]);
  return changed[0]?.email ?? null;
}
