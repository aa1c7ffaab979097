import type { Intensity, LevelProgression } from "#contracts/options";

type Pillar = "exploration" | "combat" | "social";

/** What each intensity of the three pillars means in play. */
export const PILLARS: Readonly<Record<Pillar, Readonly<Record<Intensity, string>>>> = {
  exploration: {
    low: "the map is known, and a journey is a sentence between two scenes.",
    medium: "there is always one more door than you have time for.",
    high: "travel is half the tale, and maps are drawn as you go.",
    "very-high": "the unknown is the main character; expect to be lost, gladly and often.",
  },
  combat: {
    low: "blades stay sheathed; a fight is a failure, and rarely a small one.",
    medium: "steel comes out when words have had their chance.",
    high: "expect a fight in most sessions, and foes who plan for you.",
    "very-high": "battle follows battle, and rest is something you win.",
  },
  social: {
    low: "people say what they want and get out of the way.",
    medium: "friends and grudges matter, and both remember you.",
    high: "talk is a weapon, and most doors open to the right name.",
    "very-high": "every scene turns on who trusts whom; bring a good lie and a better truth.",
  },
};

const TIERS: readonly (readonly [upTo: number, reputation: string])[] = [
  [4, "nobodies with something to prove"],
  [10, "names that people in the next valley have begun to know"],
  [16, "powers in your own right, with enemies to match"],
  [20, "legends, and the world's last good argument"],
];

/** The heroes' reputation when they start at this level, 1 to 20. */
export function startingAt(level: number): string {
  const [, reputation] = TIERS.find(([upTo]) => level <= upTo) ?? TIERS.at(-1)!;
  return `You begin at level ${level}, as ${reputation}.`;
}

/** How heroes gain levels. The stored default `standard` means milestones. */
export function growthBy(progression: LevelProgression): string {
  return progression === "xp"
    ? "Growth is counted in experience points, for every danger outfought, outtalked or outwitted."
    : "Growth comes by milestone, when a chapter closes rather than when a foe falls.";
}
