import { describe, expect, it } from "vitest";

import { characterIdOf, siteAddressOf } from "./sheet-address.ts";

describe("where a character is at D&D Beyond", () => {
  it.each([
    "1001",
    " 1001 ",
    "https://www.dndbeyond.com/characters/1001",
    "https://www.dndbeyond.com/characters/1001/",
    "www.dndbeyond.com/characters/1001/builder",
    "http://dndbeyond.com/characters/1001?tab=notes#top",
    "https://www.dndbeyond.com/profile/somebody/characters/1001",
    "https://character-service.dndbeyond.com/character/v5/character/1001",
    siteAddressOf("1001"),
  ])("is found in %s", (given) => expect(characterIdOf(given)).toBe("1001"));

  it.each([
    "",
    "Ilse",
    "-1",
    "1e3",
    "1001 1002",
    "9".repeat(16),
    "https://evil.example/characters/1001",
    "https://dndbeyond.com.evil.example/characters/1001",
    "https://evildndbeyond.com/characters/1001",
    "https://www.dndbeyond.com@evil.example/characters/1001",
    "https://evil.example/?www.dndbeyond.com/characters/1001",
    "https://www.dndbeyond.com/characters/../admin",
    "https://www.dndbeyond.com/characters/1001abc",
    "https://www.dndbeyond.com/monsters/1001",
    "file://www.dndbeyond.com/characters/1001",
    "http://[::1",
  ])("is not read out of %j", (given) => expect(characterIdOf(given)).toBeNull());
});
