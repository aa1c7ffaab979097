import { scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";

import { LIMITS } from "#contracts/limits";
import { hashPassword, verifyPassword } from "./password.ts";

describe("a password", () => {
  it("is known again, and no other is", async () => {
    const stored = await hashPassword("Tall ships ");
    expect(await verifyPassword("Tall ships ", stored)).toBe(true);
    for (const other of ["Tall ships", "tall ships ", "Tall ships  ", ""]) {
      expect(await verifyPassword(other, stored)).toBe(false);
    }
  });

  it("counts to its last character, however long it is", async () => {
    const long = "x".repeat(LIMITS.passwordMax - 1);
    const stored = await hashPassword(`${long}a`);
    expect(await verifyPassword(`${long}b`, stored)).toBe(false);
    expect(await verifyPassword(`${long}a`, stored)).toBe(true);
  });

  it("hashes differently each time", async () => {
    expect(await hashPassword("Tall ships")).not.toBe(await hashPassword("Tall ships"));
  });

  it("is known again from a hash made at another cost", async () => {
    const salt = new Uint8Array(16).fill(7);
    const key = scryptSync("Tall ships", salt, 32, { N: 1024, r: 8, p: 1 });
    const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
    const stored = `scrypt$N=1024,r=8,p=1$${base64(salt)}$${base64(key)}`;
    expect(await verifyPassword("Tall ships", stored)).toBe(true);
    expect(await verifyPassword("tall ships", stored)).toBe(false);
  });

  it("is never right for nobody", async () => {
    for (const guess of ["", "\0", "Tall ships"]) expect(await verifyPassword(guess, null)).toBe(false);
  });

  it("is not compared with a hash that cannot be read", async () => {
    await expect(verifyPassword("Tall ships", "$2b$12$something")).rejects.toThrow("cannot be read");
  });
});
