import { describe, expect, it } from "vitest";

import { DETAIL_LEVEL_VALUES, GENRE_VALUES, WORD_RANGES } from "#contracts/options";

import { SCRIPT, slipsIn } from "./campaign.fake.ts";
import { CAMPAIGN, type Played, play } from "./play.fake.ts";
import { comparable, countWords, splitSentences } from "./prose/sentences.ts";

/** Sentences that a campaign says in more than one turn. */
const repeatsIn = (turns: readonly Played[]): string[] => {
  const seen = new Set<string>();
  return turns.flatMap(({ reply }) => {
    const said = new Set(splitSentences(reply).flatMap(comparable));
    const again = [...said].filter((sentence) => seen.has(sentence));
    for (const sentence of said) seen.add(sentence);
    return again;
  });
};

describe.each(GENRE_VALUES)("a campaign of thirty turns: %s", (genre) => {
  it.each(DETAIL_LEVEL_VALUES)("keeps its words, its grammar and its freshness: %s", async (detailLevel) => {
    const { turns } = await play({ ...CAMPAIGN, genres: [genre], detailLevel, seed: `${genre}${detailLevel}` }, SCRIPT);
    const [min, max] = WORD_RANGES[detailLevel];
    for (const { reply, brief, memo } of turns) {
      const words = countWords(reply);
      expect(words >= min && words <= max, `turn ${brief.number} has ${words} words: ${reply}`).toBe(true);
      expect(slipsIn(reply)).toEqual([]);
      expect(JSON.stringify(memo).length).toBeLessThan(8_192);
    }
    expect(repeatsIn(turns)).toEqual([]);
  });
});

describe("genres", () => {
  it("sound different: the same player, dice and seed hear hardly a sentence twice", async () => {
    const tell = async (genre: (typeof GENRE_VALUES)[number]) => {
      const { turns } = await play({ ...CAMPAIGN, genres: [genre], detailLevel: "standard" }, SCRIPT.slice(0, 12));
      return new Set(turns.flatMap(({ reply }) => splitSentences(reply).flatMap(comparable)));
    };
    const [norse, neon] = [await tell("norse"), await tell("urban-fantasy")];
    const shared = [...norse].filter((sentence) => neon.has(sentence));
    expect(shared.length / norse.size).toBeLessThan(0.4);
  });
});
