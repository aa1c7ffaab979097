import { expect, it } from "vitest";

import { text } from "../../shared/text/text.ts";
import { guidanceFor } from "./guidance.ts";

const { guidance } = text.dashboard;

it.each([
  ["a new player is sent to make a world", { worlds: 0, campaigns: 0, characters: 0 }, guidance.noWorlds],
  ["a world asks for a campaign", { worlds: 2, campaigns: 0, characters: 0 }, guidance.noCampaigns],
  ["a campaign asks for characters", { worlds: 1, campaigns: 1, characters: 0 }, guidance.noCharacters],
  ["with all three, all is set", { worlds: 1, campaigns: 1, characters: 1 }, guidance.allSet],
  [
    "a campaign that outlived its world still asks for characters",
    { worlds: 0, campaigns: 1, characters: 0 },
    guidance.noCharacters,
  ],
])("%s", (_, stats, sentence) => {
  expect(guidanceFor(stats)).toBe(sentence);
});
