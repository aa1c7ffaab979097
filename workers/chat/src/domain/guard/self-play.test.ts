import { describe, expect, it } from "vitest";

import { ADVENTURES } from "#content/adventures/cards";
import { loadAdventure } from "#content/adventures/testing";
import { DETAIL_LEVEL_VALUES } from "#contracts/options";
import { guardedAdventure } from "./self-play.fake.ts";

const TURNS = 30;

/** Messages as real players write them, for each adventure. */
const IN_THEIR_OWN_WORDS: Readonly<Record<string, readonly string[]>> = {
  "first-evening": [
    "we stamp ours with a beetle, my dad was superstitious",
    "whose loaf is the extra one",
    "open the parcel",
    "knock back on the oven",
    "sure i promise i'll say the name",
    "take the lantern",
    "out to the lane",
    "shove the guy in the hat",
    "i just wait with him",
    "you should be the one who says it",
    "ok lets go in",
    "call everyone in",
    "wait",
    "what did i miss",
    "bye hanne",
  ],
  ledger: [
    "eight. why would anyone tell me different?",
    "i promise i'll find out what they owe",
    "go up to the house",
    "who crossed them out",
    "go through the green door",
    "open the gummed pages",
    "go to mrs achards room",
    "whats the long key for",
    "nobody told you to go back, did they",
    "i hold mrs achards hand",
  ],
  lantern: [
    "yeah ill look for him. whats his name",
    "ask the carters about their bet",
    "sniff the oil",
    "go east to the third post",
    "go on to the ford",
    "claim the captains exemption",
    "how did the chapel burn bet?",
    "go to the chapel",
    "go up to the seventh post",
    "go up the hill",
    "go in",
    "why did you do it tobit",
  ],
  charts: [
    "hey you two what are you measuring",
    "crawl under and look",
    "bess who put this here",
    "go along the quay to the guild",
    "smash the dunces frame",
    "jump in the warden's cutter",
    "lift the boards",
    "sail to the lighthouse",
    "you're the bosun from the song aren't you",
    "go to the combs",
    "sing the boat through",
    "pull the rag out of the bell",
  ],
};

describe("the guard", () => {
  it.each(ADVENTURES.map(({ id, version }) => ({ id, version })))(
    "flags nothing that the adventure $id tells of itself, however much it tells",
    async ({ id, version }) => {
      const adventure = (await loadAdventure(id, version))!;
      for (const [at, detailLevel] of DETAIL_LEVEL_VALUES.entries()) {
        const guarded = await guardedAdventure({ adventure, detailLevel, seed: `${id} ${at}`, turns: TURNS });
        expect(new Set(guarded.map(({ reply }) => reply)).size).toBeGreaterThan(TURNS / 3);
        const flags = guarded.flatMap((turn) =>
          turn.flags.map(({ kind, about, sentence }) => `${kind} ${about}: ${sentence} (after “${turn.playerText}”)`),
        );
        expect(flags).toEqual([]);
      }
    },
  );

  it.each(ADVENTURES.map(({ id, version }) => ({ id, version })))(
    "flags nothing in $id where the player writes in their own words, and no reply is empty",
    async ({ id, version }) => {
      const adventure = (await loadAdventure(id, version))!;
      const script = IN_THEIR_OWN_WORDS[id]!;
      const guarded = await guardedAdventure({
        adventure,
        detailLevel: "standard",
        seed: id,
        turns: script.length + 1,
        script,
      });
      expect(guarded.flatMap(({ flags }) => flags)).toEqual([]);
      expect(guarded.filter(({ reply }) => reply.trim() === "")).toEqual([]);
    },
  );
});
