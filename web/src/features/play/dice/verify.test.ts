import { createHash, createHmac } from "node:crypto";

import { describe, expect, it } from "vitest";

import type { Roll } from "#contracts/play/dice";
import { type Claim, proveRoll } from "./verify.ts";

const seed = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const commitment = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
const placeId = "5b0f1c7e-8d0a-4f7e-9c3a-111111111111";

/** Computes a die as docs/architecture.md specifies it. It is implemented independently of the app, with another library. */
function fall(rollNumber: number, dieIndex: number, sides: number): number {
  for (let attempt = 0; ; attempt++) {
    const hash = createHmac("sha256", Buffer.from(seed, "hex")).update(
      `${placeId}:${rollNumber}:${dieIndex}:${attempt}`,
    );
    const value = hash.digest().readUInt32BE(0);
    if (value < Math.floor(2 ** 32 / sides) * sides) return (value % sides) + 1;
  }
}

function check(change: Partial<NonNullable<Roll["check"]>> = {}): Roll {
  const value = fall(0, 0, 20);
  const total = value + 3;
  return {
    number: 0,
    notation: "1d20+3",
    label: "Insight",
    characterId: "mira",
    dice: [{ sides: 20, value, kept: true }],
    total,
    check: {
      kind: "ability",
      ability: "wisdom",
      skill: "Insight",
      dc: total,
      modifier: 3,
      advantage: "none",
      success: true,
      stakes: "",
      ...change,
    },
  };
}

const verdict = async (change: Partial<Claim>) =>
  (await proveRoll({ seed, commitment, placeId, roll: check(), ...change })).verdict;

describe("the proof of a roll", () => {
  it("holds for a check that the table really rolled", async () => {
    expect(await verdict({})).toBe("verified");
  });

  it("holds for every die of a handful, dropped ones too", async () => {
    const values = [0, 1, 2, 3].map((index) => fall(2, index, 6));
    const lowest = values.indexOf(Math.min(...values));
    const dice = values.map((value, index) => ({ sides: 6, value, kept: index !== lowest }));
    const total = values.reduce((sum, value) => sum + value, 0) - Math.min(...values) + 1;
    const roll: Roll = {
      number: 2,
      notation: "4d6kh3 + 2 - 1",
      label: "",
      characterId: null,
      dice,
      total,
      check: null,
    };
    expect(await verdict({ roll })).toBe("verified");
    expect(await verdict({ roll: { ...roll, total: total + 1 } })).toBe("contradicted");
  });

  it("falls when the seed is not the one committed to", async () => {
    expect(await verdict({ commitment: commitment.replace(/^./u, (digit) => (digit === "0" ? "1" : "0")) })).toBe(
      "contradicted",
    );
  });

  it("falls when a die was turned", async () => {
    const roll = check();
    const value = (roll.dice[0]!.value % 20) + 1;
    expect(await verdict({ roll: { ...roll, dice: [{ sides: 20, value, kept: true }] } })).toBe("contradicted");
  });

  it("falls when the roll is passed off as another place's", async () => {
    expect(await verdict({ placeId: "elsewhere" })).toBe("contradicted");
  });

  it("falls when the sum or the outcome was bent", async () => {
    expect(await verdict({ roll: { ...check(), total: 99 } })).toBe("contradicted");
    expect(await verdict({ roll: check({ success: false }) })).toBe("contradicted");
  });

  it("falls when advantage kept the worse die", async () => {
    const values = [fall(0, 0, 20), fall(0, 1, 20)];
    const worse = Math.min(...values);
    expect(values[0]).not.toBe(values[1]);
    const roll: Roll = {
      ...check({ advantage: "advantage", dc: 1 }),
      dice: values.map((value) => ({ sides: 20, value, kept: value === worse })),
      total: worse + 3,
    };
    expect(await verdict({ roll })).toBe("contradicted");
  });

  it("falls, and comes to an end, on dice that cannot be", async () => {
    for (const sides of [0, -6, 1.5, Number.NaN, 1e9]) {
      const roll = { ...check(), dice: [{ sides, value: 1, kept: true }] };
      expect(await verdict({ roll })).toBe("contradicted");
    }
    expect(await verdict({ seed: "" })).toBe("contradicted");
    expect(await verdict({ seed: "not hex" })).toBe("contradicted");
  });
});
