import { sign, verify } from "hono/jwt";
import { describe, expect, it } from "vitest";

import { callerOf, readSession, sessionCookieName, signSession } from "./session-token.ts";

const SECRET = "a secret that only this test knows";
const soon = () => Math.floor(Date.now() / 1000) + 60;
const claims = (more = {}) => ({
  sub: "user",
  sid: "session",
  name: "Ingrid",
  email: "i@example.org",
  exp: soon(),
  ...more,
});

describe("a session token", () => {
  it("says what was signed", async () => {
    const signed = claims();
    const read = await readSession(await signSession(signed, SECRET), SECRET);
    expect(read).toEqual(signed);
    expect(read && callerOf(read)).toEqual({ userId: "user", sid: "session" });
  });

  it("is a JSON Web Token as others read and write it, whatever the name is written in", async () => {
    const signed = claims({ name: "Íngrid 魔法 🐉" });
    const token = await signSession(signed, SECRET);
    expect(await verify(token, SECRET, "HS256")).toEqual(signed);
    expect(await readSession(await sign(signed, SECRET, "HS256"), SECRET)).toEqual(signed);
  });

  it("says nothing where its signature is cut short, or has something behind it", async () => {
    const token = await signSession(claims(), SECRET);
    for (const broken of [
      token.slice(0, -4),
      `${token}.`,
      `${token}AAAA`,
      token.slice(0, token.lastIndexOf(".") + 1),
    ]) {
      expect(await readSession(broken, SECRET)).toBeNull();
    }
  });

  it("says nothing once it is over", async () => {
    expect(await readSession(await signSession(claims({ exp: soon() - 120 }), SECRET), SECRET)).toBeNull();
  });

  it("says nothing where it was signed with another secret", async () => {
    expect(await readSession(await signSession(claims(), "another secret"), SECRET)).toBeNull();
  });

  it("says nothing where a claim was exchanged after signing", async () => {
    const [header, , signature] = (await signSession(claims(), SECRET)).split(".");
    const forged = btoa(JSON.stringify(claims({ sub: "somebody else" }))).replaceAll("=", "");
    expect(await readSession(`${header}.${forged}.${signature}`, SECRET)).toBeNull();
  });

  it("says nothing where it claims to need no signature, or another kind of it", async () => {
    const encode = (value: unknown) => btoa(JSON.stringify(value)).replaceAll("=", "");
    expect(await readSession(`${encode({ alg: "none", typ: "JWT" })}.${encode(claims())}.`, SECRET)).toBeNull();
    expect(await readSession(await sign(claims(), SECRET, "HS512"), SECRET)).toBeNull();
  });

  it.each([{ sid: undefined }, { sub: undefined }, { exp: undefined }, { sid: 7 }])(
    "says nothing where a claim is missing or of another kind: %j",
    async (wrong) => {
      expect(await readSession(await sign(claims(wrong), SECRET, "HS256"), SECRET)).toBeNull();
    },
  );

  it.each([undefined, "", ".", "..", "a.b.c", "a.b.c.d", "\0", "x".repeat(10_000), "é.é.é"])(
    "is not read out of %j",
    async (token) => {
      expect(await readSession(token, SECRET)).toBeNull();
    },
  );

  it("travels in a cookie pinned to its host over https", () => {
    expect(sessionCookieName(true)).toMatch(/^__Host-/u);
    expect(sessionCookieName(false)).toBe("lorehearth.session");
  });
});
