import { beforeAll, describe, expect, it } from "vitest";

import type { Played } from "../testing/play.fake.ts";
import { lastReply, play } from "../testing/play-by-id.fake.ts";

const times = (count: number, line: string): string[] => Array.from({ length: count }, () => line);

/** Long plays take a while on a busy machine. */
const SLOW = 60_000;

const TO_THE_CRANK = ["Go to the gallery", "Wipe the misted glass", "Search Dame Honoria's lap", "Take the crank"];
const TO_LEONIE = ["Go to the glasshouse", "Tamsin, one of them is breathing", "Leonie, come with me"];
const TO_THE_PAGES = ["Go to the counting room", "Steam the gummed pages", "Go to the gallery"];
/** The covered plate and the bell come first. */
const BARE = 2;
const TO_THE_KEGS = [...times(5, "Wait until the afternoon"), "Go to the glasshouse", "Go to the gatehouse"];

let ready: Played;
let bare: Played;
let brawl: Played;
beforeAll(async () => {
  ready = await play("ledger", [
    "Edge along the causeway",
    "Say good evening to the loft",
    "Go to the glasshouse",
    ...TO_THE_CRANK,
    ...TO_LEONIE,
    ...TO_THE_PAGES,
    ...TO_THE_KEGS,
  ]);
  bare = await play("ledger", [
    "Edge along the causeway",
    "Say good evening to the loft",
    ...times(BARE, "Wait until the afternoon"),
  ]);
  brawl = await play("ledger", ["Go up to the house", "Go through the green door", "I hit Sloe"]);
}, SLOW);

const says = (from: Played, words: string, luck = 15) => play("ledger", [words], { luck, from });

describe("a lit match over the kegs", { timeout: SLOW }, () => {
  it("stops the hero who comes to the gatehouse", () => {
    expect(ready.progress.fight).toBe("the-match");
    expect(bare.progress.fight).toBe("the-match");
  });

  it.each([
    "I show them the crank",
    "I hold up the iron rod",
    "Look, I have the rod here!",
    "Wait! I have the crank. I'll open the gate.",
    "I tell the four with the match: wait. You blow the weir and the water takes the shore and everyone. I can open the gate with the rod, slowly. Give me till sundown",
    "I lift the winch handle over my head so that they can see it",
    "We can open the gate, now, with this",
    "I show them the confession",
    "I read them what Josias wrote",
    "Josias confessed. It is written in the ledger: payable by opening the gate",
    "He wrote it down: forty-three, owed to Nether Hollow",
    "Abel, step into the window and let them see you. Here, look: a man you counted dead, alive, and Leonie too",
    "I show Abel to the Shore families",
    "Look, Abel is alive!",
    "I push Abel forward",
    "I tell them that the gatekeeper is not dead",
    "Leonie, tell them who you are",
    "This is Leonie Orlebar, alive",
    "The heir is alive and she is standing here",
    "I fit the rod to the winch wheel and turn it in front of them",
  ])("is put out by what they came for, in any words: %s", async (words) => {
    const done = await says(ready, words, 1);
    expect(done.progress.fight, lastReply(done)).toBe("");
    expect(done.progress.flags).toContain("match-off");
  });

  it("is put out by good words where the hero has nothing to show", async () => {
    const done = await says(bare, "Don't light it. Row home and come back at sundown.", 18);
    expect(done.progress.flags).toContain("match-off");
    expect(lastReply(done)).toContain("Till sundown");
  });

  it("is not put out by a question to somebody else, who says that it is no time for it", async () => {
    const asked = await says(bare, "Abel, who sank you on paper? How did you escape her?", 18);
    expect(asked.progress.fight).toBe("the-match");
    expect(lastReply(asked)).toMatch(/Not now.*says Abel/u);
    expect(lastReply(asked)).toContain("Show them the crank");
  });

  it("says what would end it to a hero whose words fail", async () => {
    const failed = await says(bare, "Please go away", 1);
    expect(lastReply(failed)).toContain("Show them the crank");
  });

  it("costs nothing the first time that the hero does something else", async () => {
    const done = await says(bare, "I use the soup plate", 1);
    expect(done.progress.fight).toBe("the-match");
    expect(lastReply(done)).not.toMatch(/hits you|as far as beginning/u);
  });
});

describe("a brawl at table", { timeout: SLOW }, () => {
  it.each([
    "Stop it!",
    "Gentlemen, sit down. I am not going anywhere.",
    "I tell them that I will be at the table at sundown",
    "Enough!",
    "I apologise to Sloe and ask the bailiffs to sit down again",
    "Please, not at table",
    "I'm staying. There's no need for this.",
    "Sloe, call them off!",
    "I surrender",
  ])("is ended by a word: %s", async (words) => {
    expect(brawl.progress.fight).toBe("the-bailiffs");
    const done = await says(brawl, words, 2);
    expect(done.progress.fight, lastReply(done)).toBe("");
  });

  it("does not begin because the hero comes in with the crank", async () => {
    const home = await play("ledger", [
      ...times(0, ""),
      "Go up to the house",
      ...TO_THE_CRANK,
      ...times(6, "Wait until noon"),
      "Go to the hall",
    ]);
    expect(home.progress.fight).toBe("");
  });
});
