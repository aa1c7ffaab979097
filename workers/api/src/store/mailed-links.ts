import { createHash } from "node:crypto";

import { and, eq, gt, isNull, sql } from "drizzle-orm";

import { now, type Database } from "./database.ts";
import { googleAccounts, mailedLinks, sessions, users } from "./schema.ts";

/** How long a mailed link may be opened. Milliseconds. */
const VALID_FOR = 30 * 60_000;

type Purpose = "reset" | "email";

/** 32 random bytes, base64url. */
function randomToken(): string {
  const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The token itself is mailed and kept nowhere: who reads the database can open no link. */
const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Makes a link for a user; the one of that kind before it is over with that. Answers its token. */
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

/** Whose link this is, and for which address; null for one that is over. Does not use it up. */
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
 * Uses up a link: sets the password, ends every sign-in, disconnects a Google account, and takes back every other link of that user. All
 * in one transaction, so that of two who open it at once one does. The Google account may be an intruder's: nobody but its owner knows.
 * `ended` are the sign-ins that ended; null where the link is over.
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

/** Uses up a link: the account's address becomes the one it was mailed to. Null where the link is over or the address is taken by now. */
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
