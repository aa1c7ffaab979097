import { describe, expect, it } from "vitest";

import { MIRA } from "#contracts/entities/mira.fake";
import type { PlayedCharacter } from "#contracts/play/live-sheet";
import { liveOf, playedNow } from "./played-now.ts";

const stored = { ...MIRA, id: "mira", notes: "She fears bells." } as unknown as PlayedCharacter;
const live = {
  classes: [{ name: "Rogue", subclass: "Thief", level: 4 }],
  level: 4,
  hp: { current: 9, max: 30, temporary: 5 },
  armorClass: 16,
  speed: 25,
  abilityScores: { ...MIRA.abilityScores, dexterity: 18 },
  skills: ["Stealth"],
} as unknown as NonNullable<PlayedCharacter["live"]>;

describe("a character on a page", () => {
  it("who never played, or whose answer is from before there were live sheets, is as stored", () => {
    expect(playedNow({ ...stored, live: null })).toEqual({ ...stored, live: null });
    expect(playedNow(stored)).toBe(stored);
    expect(liveOf(stored)).toBeNull();
  });

  it("who has played has the numbers of the table, and keeps what only the player writes", () => {
    const { temporary: _, ...hp } = live.hp;
    expect(playedNow({ ...stored, live })).toEqual({
      ...stored,
      classes: live.classes,
      level: 4,
      hp,
      armorClass: 16,
      speed: 25,
      skills: ["Stealth"],
      abilityScores: live.abilityScores,
      live,
    });
  });
});
