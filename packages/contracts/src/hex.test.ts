import { expect, it } from "vitest";

import { sha256, toHex } from "./hex.ts";

it("Bytes are written as two hexadecimal digits each", () => {
  expect(toHex(Uint8Array.of(0, 10, 255))).toBe("000aff");
});

it("The hash of a text is the hash of its bytes, as FIPS 180-2 gives it for abc", async () => {
  const expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(await sha256("abc")).toBe(expected);
  expect(await sha256(Uint8Array.of(97, 98, 99))).toBe(expected);
});
