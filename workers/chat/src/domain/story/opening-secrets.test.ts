import { expect, it } from "vitest";

import { sealSecrets } from "#contracts/portability/seal";
import { EMPTY_STORY } from "#contracts/story/state";
import { applyStoryEvents } from "#storyteller/story";
import { openingSecrets } from "./opening-secrets.ts";

const secret = { text: "The letter is dictated by the leviathan.", knownBy: ["Warden Quill"], when: "", place: "" };

it("makes a campaign's secrets the story's, unrevealed", () => {
  const events = openingSecrets({ sealedSecrets: sealSecrets([secret, { ...secret, text: "Tobin lives." }]) });
  expect(applyStoryEvents(EMPTY_STORY, events, 1).secrets).toEqual([
    { id: "campaign-1", ...secret, thread: "", revealed: null },
    { id: "campaign-2", ...secret, text: "Tobin lives.", thread: "", revealed: null },
  ]);
});

it("adds none where the campaign has none, or they cannot be read", () => {
  for (const sealedSecrets of [undefined, "", "bm90IGpzb24=", "***"])
    expect(openingSecrets({ sealedSecrets })).toEqual([]);
});
