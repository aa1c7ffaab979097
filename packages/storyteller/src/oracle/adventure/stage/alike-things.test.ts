import { describe, expect, it } from "vitest";
import { lastReply, play } from "../testing/play-by-id.fake.ts";
import { TO_THE_GALLERY, TO_THE_RESCUE } from "../testing/ways.fake.ts";

const reply = async (id: string, script: readonly string[]): Promise<string> => lastReply(await play(id, script));

describe("one of several alike things", () => {
  it("is the one whose owner the words name", async () => {
    const played = await play("ledger", [
      ...TO_THE_RESCUE,
      "Tamsin, please open Honoria's glass for me too, so I can have the crank",
    ]);
    expect(played.progress.taken).toContain("honorias-glass");
    expect(lastReply(played)).not.toMatch(/open, and empty|It has been done/u);
    expect(await reply("ledger", [...TO_THE_RESCUE, "I open Hartley's glass"])).toContain("Hartley");
  });

  it("is asked for, if the words name none", async () => {
    const played = await play("ledger", [...TO_THE_GALLERY, "I open the glass"]);
    expect(lastReply(played)).toMatch(/^Which one\? .*Dame Honoria’s glass.*Hartley’s glass/u);
    expect(played.progress.turns).toBe((await play("ledger", TO_THE_GALLERY)).progress.turns);
  });

  it("is the one looked at last, if there is one", async () => {
    const said = await reply("ledger", [...TO_THE_GALLERY, "Look at Hartley's glass", "I search the glass"]);
    expect(said).toContain("boots are wet still");
  });

  it("elsewhere is the one that the words name", async () => {
    expect(await reply("ledger", [...TO_THE_RESCUE, "I check the order book for who is booked next"])).toContain(
      "the order book at the Glasshouse",
    );
  });

  it("is the hero's own, if it is “my coat”", async () => {
    const played = await play("ledger", [
      "Go up to the house",
      "I grab my coat and run out along the weir after Dilly's light",
    ]);
    expect(played.progress.taken).not.toContain("hall-chest");
    expect(lastReply(played)).not.toContain("tweed");
    const hers = await play("ledger", ["Go up to the house", "I take Leonie's coat"]);
    expect(hers.progress.taken).toContain("hall-chest");
  });

  it("in hand comes before one elsewhere", async () => {
    const script = ["Go to the oil-house", "I fill the oil can from a barrel", "go back"];
    expect(await reply("lantern", [...script, "I look at the can"])).toContain("full to the collar");
    expect(await reply("lantern", [...script, "I carry the can and we set off"])).not.toContain(
      "would have to go back",
    );
  });
});

describe("a question about the hero's own thing", () => {
  it("is answered in the words of the story, and so is the look after it", async () => {
    const said = await reply("lantern", [
      "Why am I carrying an unlit lantern? I go up and look at my captain's lantern",
    ]);
    expect(said).not.toMatch(/not sure which you mean|ask the dice|about the rules/u);
    expect(said).toContain("Captain Sayre");
    expect(said).toContain("Brass and horn");
  });
});
