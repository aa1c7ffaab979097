import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { DETAIL_LEVEL_VALUES, GENRE_VALUES, type Genre, WORD_RANGES } from "#contracts/options";

import { createOracleGameMaster } from "../game-master.ts";
import { briefOf, CAMPAIGN, type Played, play, tell } from "./play.fake.ts";
import { comparable, countWords, splitSentences } from "./prose/sentences.ts";
import { fakeSheet, fakeTable } from "./table.fake.ts";

/** Thirty turns as a player with no plan takes them. */
const SCRIPT = [
  "I look around.",
  "I talk to whoever is here about the trouble",
  "I search the place carefully",
  "Who is behind this?",
  "I try to persuade them to tell me more",
  "I go to the old mill",
  "I sneak in through the back",
  "",
  "I attack the nearest one",
  "I strike again",
  "I swing at its head",
  "I fight on",
  "I rest for a while",
  "Is the door locked?",
  "I pick the lock",
  "I give them two coins",
  "I climb the wall",
  "I cast a light",
  "We head north",
  "I ask about the road",
  "I help the wounded",
  "I wait",
  "I examine the old stone",
  "I steal the key",
  "I go back",
  "I threaten him with my axe",
  "I take the lantern",
  "What do I know about this?",
  "",
  "I sleep until dawn",
];

const SLIPS: readonly (readonly [string, RegExp])[] = [
  ["an unfilled slot", /[{}|[\]]|undefined|null|NaN/u],
  ["a doubled word", /\b(a|an|the|of|to|and|in|with|your|his|her)\s+\1\b/iu],
  ["a doubled article", /\b(?:a|an) (?:the|a|an)\b|\bthe (?:a|an)\b/iu],
  ["a before a vowel", /\b[Aa] (?:[aei]\w|o(?!ne\b|nce\b)\w)/u],
  ["an before a consonant", /\b[Aa]n (?!hour|honest|honou?r|heir)[bcdfghjklmnpqrstvwxyz]/u],
  ["two spaces", / {2}/u],
  ["a space before a stop", / [,.;:!?]/u],
  ["doubled stops", /[,;:][,.;:!?]|\.[,;:]|[!?]\.(?!\.)/u],
  ["a small letter after a full stop", /(?<![.…])[.] (?:“)?\p{Ll}/u],
  ["a capital after a question inside a sentence", /[!?]” (?:Says|Said|Mutters|Asks|Tells)\b/u],
];

function slipsIn(reply: string): string[] {
  const found = SLIPS.filter(([, pattern]) => pattern.test(reply)).map(
    ([name, pattern]) => `${name}: ${pattern.exec(reply)?.[0]} in ${reply}`,
  );
  const small = reply.split("\n").filter((line) => line !== "" && !/^[“‘(]?[\p{Lu}\p{N}]/u.test(line));
  return [...found, ...small.map((line) => `a paragraph starts small: ${line}`)];
}

const repeatsIn = (turns: readonly Played[]): string[] => {
  const seen = new Set<string>();
  return turns.flatMap(({ reply }) =>
    splitSentences(reply)
      .flatMap(comparable)
      .filter((sentence, i, all) => all.indexOf(sentence) === i)
      .filter((sentence) => seen.size === seen.add(sentence).size),
  );
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
void fc;
void createOracleGameMaster;
void briefOf;
void tell;
void fakeSheet;
void fakeTable;
export type G = Genre;
