import { describe, expect, it } from "vitest";

import type { Adventure } from "#content/adventures/schema";
import { ADVENTURES } from "#content/adventures/cards";
import { loadAdventure } from "#content/adventures/testing";
import { playAdventure } from "./testing/play.fake.ts";

const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);

interface Way {
  readonly adventure: string;
  readonly ending: string;
  readonly how: string;
  readonly luck?: number;
  readonly script: readonly string[];
}

/** A script for every ending, in words that a player would use. */
const WAYS: readonly Way[] = [
  {
    adventure: "ledger",
    ending: "the-gate",
    how: "by force, with the crank and Abel's arms",
    luck: 16,
    script: [
      "Edge along the causeway",
      "Say good evening to the loft",
      "Go to the glasshouse",
      "Go to the gallery",
      "Search Dame Honoria's lap",
      "Take the crank",
      "Go to the glasshouse",
      "Go to the gatehouse",
      "Have Abel take the other side",
      "Go on turning",
    ],
  },
  {
    adventure: "ledger",
    ending: "stet",
    how: "by wit, with exhibits and a living heir",
    luck: 15,
    script: [
      "Count the steps",
      "Go up to the house",
      "Look at the name cards closely",
      "Go through the green door",
      "Hold the ledger to the light",
      "Go through the narrow door",
      "Wipe the misted glass",
      "Go to the counting room",
      ...times(8, "Wait until dawn"),
      "Write stet in the margin under Leonie's name",
      "Have it read out",
    ],
  },
  {
    adventure: "ledger",
    ending: "go-back",
    how: "by talk, with the key and the bell",
    luck: 15,
    script: [
      "Ask Wenna about the bell",
      "Go up to the house",
      "Go down the passage to her room",
      "Count the keys",
      "Go back to the hall",
      "Tell Mrs Achard to go back and open the church door",
    ],
  },
  {
    adventure: "ledger",
    ending: "failing-these",
    how: "by ruling out one's own name at sundown",
    script: ["Go up to the house", ...times(9, "Wait until sundown"), "Rule out my own name"],
  },
  {
    adventure: "lantern",
    ending: "road-relit",
    how: "by force, with the reeve's oil",
    luck: 17,
    script: [
      "Go east to the Third Post",
      "Go on to the ford",
      "Put an axe through the hatch",
      "Take the oil",
      ...times(8, "Wait until midwinter"),
      "Light them",
    ],
  },
  {
    adventure: "lantern",
    ending: "counted-aloud",
    how: "by waiting the night out",
    script: [...times(9, "Wait until midwinter"), "Wait", "Wait"],
  },
  {
    adventure: "lantern",
    ending: "the-gate",
    how: "by wit, with Sixpence's hoods",
    luck: 15,
    script: [
      "Go east to the Third Post",
      "Go on to the ford",
      "Claim the captain's exemption",
      "Go across to the chapel",
      "Study the wall painting",
      "Go up the field to the Seventh",
      "Go along to the Eighth",
      "Offer her a fair trade",
      "Agree on nine panes",
      ...times(8, "Wait until midwinter"),
      "Hood them, and hang a door",
    ],
  },
  {
    adventure: "lantern",
    ending: "the-day-named",
    how: "by talk, with Tobit",
    luck: 15,
    script: [
      "Look closely at the lamp on the sill",
      "Go east to the Third Post",
      "Go on to the ford",
      "Claim the captain's exemption",
      "Go across to the chapel",
      "Go up the field to the Seventh",
      "Follow the combed snow uphill",
      "Stoop and go in",
      "Tell him about the Third",
      ...times(8, "Wait until midwinter"),
      "Go up and talk",
    ],
  },
  {
    adventure: "lantern",
    ending: "let-go-dark",
    how: "with a dead lantern, down to the river",
    luck: 15,
    script: [
      "Go east to the Third Post",
      "Go on to the ford",
      "Claim the captain's exemption",
      "Go across to the chapel",
      "Study the wall painting",
      ...times(8, "Wait until midwinter"),
      "Put them out, and walk before it",
    ],
  },
  {
    adventure: "charts",
    ending: "by-force",
    how: "sword in hand on the sand",
    luck: 18,
    script: [
      "Take the punt to the auction",
      "Go to the guild",
      "Go down the water stairs to the cutter",
      "Sail straight for the Combs",
      "Follow the seals",
      ...times(6, "Wait until dawn"),
      "Draw and stand against her",
      ...times(24, "I strike"),
    ],
  },
  {
    adventure: "charts",
    ending: "by-wit",
    how: "with the two cheats and the silver",
    luck: 15,
    script: [
      "Take the punt to the auction",
      "Look closely at the wax",
      "Go to the guild",
      "Go down the water stairs to the cutter",
      "Search the waterline",
      "Sail straight for the Combs",
      "Follow the seals",
      ...times(6, "Wait until dawn"),
      "Show her the two cheats and the silver",
    ],
  },
  {
    adventure: "charts",
    ending: "by-song",
    how: "with all four verses",
    luck: 15,
    script: [
      "Go along the quay to the guild",
      "Go down the water stairs to the cutter",
      "Sail straight for the Combs",
      "Sing the boat through",
      "Unstop the bell",
      ...times(6, "Wait until dawn"),
      "Sing all four verses",
    ],
  },
  {
    adventure: "charts",
    ending: "back-to-the-sea",
    how: "by giving the chart to the water",
    luck: 15,
    script: [
      "Crawl under the third table",
      "Go along the quay to the guild",
      "Go down the water stairs to the cutter",
      "Sail straight for the Combs",
      "Follow the seals",
      "Give the chart to the water",
    ],
  },
];

/** The text of an ending. If it has parts with conditions, the part without a condition. */
function wordsOf({ endings }: Adventure, id: string): string {
  const { text } = endings.find((ending) => ending.id === id)!;
  return typeof text === "string" ? text : text.find(({ when }) => when === undefined)!.says;
}

describe("the endings of the adventures", () => {
  it.each(WAYS)("$adventure ends in $ending $how", async ({ adventure, ending, script, luck }) => {
    const whole = (await loadAdventure(adventure, 1))!;
    const { progress, turns, table } = await playAdventure(whole, script, luck === undefined ? {} : { luck });
    expect(progress.ended).toBe(ending);
    const text = wordsOf(whole, ending).split("\n\n")[0]!;
    expect(turns.map(({ reply }) => reply).join("\n")).toContain(text.slice(0, 60).split("[[")[0]!);
    expect(table.sheets()[0]!.hp.current).toBeGreaterThan(0);
  });

  it.each(ADVENTURES.map(({ id }) => id))("%s says the truth at the shortest telling too", async (id) => {
    const way = WAYS.find(({ adventure }) => adventure === id);
    const script = way?.script ?? ["Go to the lane", "Go home", "Go home"];
    const whole = (await loadAdventure(id, 1))!;
    const luck = way?.luck;
    const { progress, turns } = await playAdventure(whole, script, {
      detailLevel: "minimal",
      ...(luck === undefined ? {} : { luck }),
    });
    const game = turns.map(({ reply }) => reply).join("\n");
    expect(game).toContain(wordsOf(whole, progress.ended).slice(-40));
  });
});
