import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import { playAdventure } from "./testing/play.fake.ts";
import { SEVEN_BY_TALK } from "./testing/ways.fake.ts";

const adventure = (await loadAdventure("first-evening", 1))!;
const play = (script: readonly string[], way = {}) => playAdventure(adventure, script, way);

const TO_THE_PIT = ["Open the parcel", "Go to the lane", "Go down to the ash pit"];

describe("One Loaf Too Many", () => {
  it("is told to its best end by talk: the hob's price, the lantern, and the reeve who says it himself", async () => {
    const { progress, turns } = await play(SEVEN_BY_TALK, { luck: 15 });
    expect(progress.ended).toBe("seven");
    expect(turns.at(-1)?.reply).toContain("There was never a thief");
    expect(turns.at(-1)?.reply).toContain("**Peel.**");
    expect(turns.at(-1)?.offers).toEqual(expect.arrayContaining(["What became of Hanne?", "What did I miss?"]));
  });

  it("is told to its best end by wit: the sacks, the tally, and proof laid among the loaves", async () => {
    const { progress } = await play([
      ...TO_THE_PIT,
      "Offer the badger bread",
      "Dig up the sacks",
      "Go back to the lane",
      "Go to the bakehouse",
      "Read the watch tally behind the aprons",
      "Look at the seventh loaf closely",
      "Call everyone in for the reading",
      "Show what I have found",
    ]);
    expect(progress.ended).toBe("seven");
  });

  it("is told to its best end by force: the badger fought off, and the roll taken from the reeve's hands", async () => {
    const script = [...TO_THE_PIT, "Attack the badger", ...Array.from({ length: 6 }, () => "I strike the badger")];
    const { progress } = await play(
      [
        ...script,
        "Dig up the sacks",
        "Go back to the lane",
        "Read the roll board",
        "Go to the bakehouse",
        ...Array.from({ length: 9 }, () => "Wait"),
        "I snatch the roll",
      ],
      { luck: 17 },
    );
    expect(progress.fights["badger"]).toBe("won");
    expect(progress.ended).toBe("seven");
  });

  it("ends in a slip of the pen where the roll was mended unseen", async () => {
    const { progress } = await play(
      [
        "Go to the lane",
        "I write Larkin on the roll board",
        "Go to the bakehouse",
        ...Array.from({ length: 8 }, () => "Wait"),
        "Wait for Aldous",
      ],
      { luck: 18 },
    );
    expect(progress.ended).toBe("slip");
  });

  it("ends with the hob going down the pass where nobody speaks", async () => {
    const { progress, turns } = await play(["Go to the lane", "Go home", "Go home"]);
    expect(progress.ended).toBe("tin");
    expect(turns.at(-1)?.reply).toContain("Then he nodded");
  });

  it("costs a lost fight some time, never the hero's life", async () => {
    const { progress, turns, table } = await play(
      [...TO_THE_PIT, "Attack the badger", ...Array.from({ length: 12 }, () => "I strike it")],
      {
        luck: 2,
        seed: "worst",
      },
    );
    expect(table.sheets()[0]!.hp.current).toBeGreaterThan(0);
    expect(turns.length).toBe(17);
    expect(["won", "lost", undefined]).toContain(progress.fights["badger"]);
  });

  it("answers a question to the table without moving anything", async () => {
    const { turns, table } = await play(["Look at the seventh loaf", "What could I do?", "asdf qwer"]);
    const [, looked, asked, nonsense] = turns;
    expect(asked!.events.at(-1)).toMatchObject({ type: "done", source: "table" });
    expect(nonsense!.reply).toMatch(/not (?:understand|sure)/iu);
    expect({ ...nonsense!.memo, turn: 0 }).toEqual({ ...looked!.memo, turn: 0 });
    expect(table.rolls).toEqual([]);
  });
});
