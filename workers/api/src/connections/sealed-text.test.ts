import { describe, expect, it } from "vitest";

import { canOpen, open, seal } from "./sealed-text.ts";

const NOW = { AUTH_SECRET: "a long secret of today" };
const KEY = "sk-proj-0123456789";
const ROW = "mira connection key";

describe("an API key in the database", () => {
  it("cannot be read there, and is the same once it is opened", async () => {
    const sealed = await seal(NOW, KEY, ROW);
    expect(sealed).not.toContain(KEY);
    expect(await open(NOW, sealed, ROW)).toEqual({ text: KEY, isOld: false });
  });

  it("looks different each time it is sealed, but names the same secret", async () => {
    const [one, two] = await Promise.all([seal(NOW, KEY, ROW), seal(NOW, KEY, ROW)]);
    expect(one).not.toBe(two);
    expect(one.split(".")[1]).toBe(two.split(".")[1]);
  });

  it("does not open in another player's row", async () => {
    expect(await open(NOW, await seal(NOW, KEY, ROW), "tol connection key")).toBeNull();
  });

  it("does not open once somebody has changed it", async () => {
    const [version, id, iv, data = ""] = (await seal(NOW, KEY, ROW)).split(".");
    const changed = `${data.startsWith("A") ? "B" : "A"}${data.slice(1)}`;
    expect(await open(NOW, [version, id, iv, changed].join("."), ROW)).toBeNull();
  });

  it.each(["", "1", "1.x.y", "2.a.b.c", "sk-in-clear"])("that is none does not open: %j", async (text) => {
    expect(await open(NOW, text, ROW)).toBeNull();
    expect(await canOpen(NOW, text)).toBe(false);
  });

  it("holds text of any script", async () => {
    expect((await open(NOW, await seal(NOW, "Schlüssel 鍵 🗝", ROW), ROW))?.text).toBe("Schlüssel 鍵 🗝");
  });
});

describe("after AUTH_SECRET was changed", () => {
  const later = { AUTH_SECRET: "another secret", AUTH_SECRET_OLD: NOW.AUTH_SECRET };

  it("a key opens with the old secret, says that it is old, and opens without it once it is sealed again", async () => {
    const before = await seal(NOW, KEY, ROW);
    expect(await open(later, before, ROW)).toEqual({ text: KEY, isOld: true });
    const after = await seal(later, KEY, ROW);
    expect(await open({ AUTH_SECRET: later.AUTH_SECRET }, after, ROW)).toEqual({ text: KEY, isOld: false });
  });

  it("a key does not open without the secret that sealed it", async () => {
    const before = await seal(NOW, KEY, ROW);
    const without = { AUTH_SECRET: later.AUTH_SECRET, AUTH_SECRET_OLD: "" };
    expect(await canOpen(later, before)).toBe(true);
    expect(await canOpen(without, before)).toBe(false);
    expect(await open(without, before, ROW)).toBeNull();
  });
});
