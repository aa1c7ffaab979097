import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import { playAdventure, type Way } from "../testing/play.fake.ts";

const play = async (id: string, script: readonly string[], way: Way = { luck: 14 }) =>
  playAdventure((await loadAdventure(id, 1))!, script, way);
const last = async (id: string, script: readonly string[], way?: Way): Promise<string> =>
  (await play(id, script, way)).turns.at(-1)?.reply ?? "";

const TO_THE_FORD = ["Go east to the Third Post", "Go on to the ford"];
const TO_TOBIT = [
  ...TO_THE_FORD,
  "Claim the captain's exemption",
  "go to the chapel",
  "go to the Seventh Post",
  "go to the hollow hill",
  "go in",
];

describe("what the player has not done", () => {
  it.each([
    "I look at the lamp on the sill again",
    "I show Annis the dark lantern again and tell her about the woman in the painting",
    "I ask Joan again about the oil",
  ])("is not confirmed by “again”: %s", async (text) => {
    const { turns } = await play("lantern", ["I light the captain's lantern", text]);
    expect(turns.at(-1)?.reply).not.toContain("You light it");
  });

  it("is asked once more, long after it was asked", async () => {
    const script = ["I light the captain's lantern", "look round", "read the slate", "look at the ladder", "sit down"];
    expect(await last("lantern", [...script, "I light the captain's lantern"])).toContain("do it again");
  });

  it("is not done by a sentence with “nothing”", async () => {
    const script = ["go to the hall", "go to the green room", "I drink nothing that is on the night table"];
    expect(await last("ledger", script)).not.toMatch(/tongue|reeds/u);
  });

  it("is not done if it is taken back in the same breath", async () => {
    expect(await last("first-evening", ["I eat the loaf. No, I don't."])).not.toContain("You bite");
  });

  it("is not bid by telling somebody of a bid", async () => {
    const reply = await last("charts", ["take the punt to the barge", "I tell Captain Thrale she bid too early"], {
      luck: 2,
    });
    expect(reply).not.toContain("The lot is yours");
  });

  it("can be undone, and the reply says how", async () => {
    expect(await last("lantern", ["read the slate", "Wait, I never took anything!"])).toMatch(
      /Undo, under the last reply/u,
    );
  });

  it("is no end of the game if it only stops a song", async () => {
    expect(await last("charts", ["I sing the Breeches, and stop where the fourth verse should be"])).not.toContain(
      "We stop here",
    );
  });

  it("leads nowhere if something is handed back", async () => {
    const { progress } = await play("charts", ["go to the guild", "I hand half of the bun back"]);
    expect(progress.place).toBe("guild");
  });
});

describe("who goes with the hero", () => {
  const COMES = "Annis, come with me";

  it("stays close when told to stay close", async () => {
    const { progress } = await play("lantern", [COMES, "Go east to the Third Post", "Annis, stay close."]);
    expect(progress.companions).toContain("annis");
  });

  it("stays behind when told to stay somewhere", async () => {
    const { progress } = await play("lantern", [
      ...TO_TOBIT,
      "Tell Tobit about the gap at the Third and the bad oil",
      "Tobit, stay here by the lamp",
    ]);
    expect(progress.companions).not.toContain("tobit");
  });

  it("comes if the hero goes “together” with the only one who could", async () => {
    const { progress } = await play("lantern", ["we go to the Third Post together"]);
    expect(progress).toMatchObject({ place: "third-post", companions: ["annis"] });
  });

  it("leads the hero to a place, with whatever else is asked for", async () => {
    const { progress } = await play("lantern", ["ok Annis take me to the oil-house and bring the ladder"]);
    expect(progress).toMatchObject({ place: "oil-house", companions: ["annis"] });
  });

  it("sails along, and is not spoken to", async () => {
    const script = ["go to the guild", "unscrew the Dunce's Frame quietly", "go down to the cutter"];
    const { progress } = await play("charts", [...script, "I sail the cutter to Needle Light with Tansy"], {
      luck: 20,
    });
    expect(progress.place).toBe("needle-light");
  });
});

describe("a way", () => {
  it("leads to the last of two places", async () => {
    const script = [...TO_TOBIT.slice(0, 4), "on to the Seventh Post, and up the combed snow to the hollow hill"];
    expect((await play("lantern", script)).progress.place).toBe("hollow-hill");
  });

  it("leads on if there is only one way that does not lead back", async () => {
    const { progress } = await play("lantern", ["Go east to the Third Post", "We go on to the next post"]);
    expect(progress.place).toBe("toll-ford");
  });

  it("is asked for by “where to now?”", async () => {
    expect(await last("lantern", ["where to now?"])).toContain("From here you can go to");
  });

  it("of the tracks is looked at", async () => {
    const script = ["Go east to the Third Post", "I look at the tracks in the snow. Which way do they go?"];
    expect(await last("lantern", script)).toContain("They all go one way");
  });
});

describe("somebody who is named in passing", () => {
  it("has a line", async () => {
    expect(await last("charts", ["Cobb, who taught you that tune?"])).toContain("says Cobb");
  });

  it("is said to be away, and nobody else answers", async () => {
    expect(await last("lantern", ["Where's Wick?"])).toContain("at the toll ford");
  });

  it("hears words in quotation marks", async () => {
    expect(await last("lantern", ['"Is it true?" I ask the tinker'])).toContain("tinker");
  });
});

describe("somebody whom the hero has not met", () => {
  it("is not told about", async () => {
    expect(await last("charts", ["have I ever met Hester Quill?"])).toBe("Not so far as you know.");
    expect(await last("charts", ["what do I know about Hester Quill?"])).not.toMatch(/chair|deck/u);
  });

  it("does not answer a call", async () => {
    expect(await last("lantern", [...TO_TOBIT.slice(0, 5), "I call out: Tobit!"])).toMatch(
      /^The name goes out over the snow, and nothing throws it back/u,
    );
  });

  it("is missed, and nobody else answers a greeting for them", async () => {
    expect(
      await last("ledger", ["go to the hall", "go to the green room", "Good morning, Dilly. Did you sleep?"]),
    ).toMatch(/^Dilly Roke is not here/u);
  });
});

describe("what the hero has", () => {
  it("is described when it is looked at", async () => {
    expect(await last("lantern", ["I look my captain's lantern over carefully"])).toContain("clear as gin");
  });

  it("is put away after it was got", async () => {
    const script = ["Cut the vellum out", "Put it in my boot"];
    expect(await last("charts", script)).toContain("It goes in your boot");
  });
});

describe("a fight", () => {
  const BADGER = ["go out", "go down to the ash pit", "dig in the ash"];

  it("is ended by a way that is written for it, however that is said", async () => {
    expect(await last("first-evening", [...BADGER, "I feed the badger my bread"])).toContain("Bread will do");
  });

  it("leaves time for one look", async () => {
    const { turns } = await play("first-evening", [...BADGER, "I look at the badger"]);
    expect(turns.at(-1)?.reply).toMatch(/^You have time for one look/u);
    expect(turns.at(-1)?.changes).toEqual([]);
  });
});

describe("a word that points", () => {
  it("back at a meal that was taken back means what was done instead", async () => {
    const reply = await last("first-evening", ["look at the loaf", "I eat it. No I don't, I put it in my bag."]);
    expect(reply).not.toContain("You bite");
    expect(reply).toContain("Hanne wraps it for you");
  });

  it("at a place is no thing with half of its name", async () => {
    const script = ["take the loaf", "go out", "I look at the seventh step"];
    expect(await last("first-evening", script)).toBe("The seventh step is up past the sixth house.");
    expect(await last("first-evening", [...script, "go there", "look at it closely"])).not.toContain("loaf");
  });

  it("to what comes next is answered with what could be done", async () => {
    expect(await last("first-evening", ["whats next?"])).toMatch(/^You could/u);
  });
});

describe("waiting", () => {
  it("for the reading brings the reading", async () => {
    const { progress } = await play("first-evening", [
      "wait for the reading",
      "wait for the reading",
      "wait for the reading",
      "wait for the reading",
    ]);
    expect(progress.events).toContain("the-reading");
  });

  it("until midwinter night brings it, and not the next night", async () => {
    const { progress } = await play(
      "lantern",
      Array.from({ length: 9 }, () => "rest until midwinter night"),
    );
    expect(progress.events).toContain("ev-midwinter");
  });
});

describe("two questions", () => {
  it("get no shrug after the answer to the first", async () => {
    const reply = await last("lantern", ["whats wrong with the Third? why isnt it burning"]);
    expect(reply).toContain("went white");
    expect(reply).not.toContain("keeping things");
  });
});

describe("no way", () => {
  it.each([
    ["I go through the wick drawer", "oil-house"],
    ["So two went out by themselves, and three he put out", "oil-house"],
  ])("leads out of the place: %s", async (text, place) => {
    const { progress } = await play("lantern", ["Annis, come with me", "go to the oil-house", text]);
    expect(progress.place).toBe(place);
  });

  it("of one word goes anywhere but through a door of that kind", async () => {
    const script = [...TO_TOBIT.slice(0, -1), "in"];
    expect((await play("lantern", script)).progress.place).toBe("low-door");
  });
});
