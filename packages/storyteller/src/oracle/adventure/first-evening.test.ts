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

const replyTo = async (...script: readonly string[]) => (await play(script, { luck: 15 })).turns.at(-1)?.reply ?? "";

describe("a beginner's plain words at Oversill", () => {
  it.each([
    ["no mark at all, we eat it plain where i come from", /leaves it empty/u],
    ["I ask the girl at the trough her name", /says Tib/u],
    [`"That's the second time you've looked at the raisins, Tib. Who is knocking in there?"`, /says Tib/u],
    ["have you got any butter for this bread hanne", /always butter/u],
    ["whats it mean, hang a light on the seventh step", /somebody in/u],
    ["I've got a parcel for them", /Hanne reads it twice/u],
    ["how many raisins do you get through", /says Tib/u],
    ["whats in the oven Tib", /Tib/u],
    ["tell me a joke, tib", /one over/u],
    ["I take down the six stamps from the shelf", /seventh hollow/u],
  ])("answers %j", async (words, answer) => {
    expect(await replyTo(words)).toMatch(answer);
  });

  it.each([
    ["hello mr stroud, nice hat", /my father's/u],
    ["is it always this cold or did I offend somebody?", /seasonal/u],
    ["are you the reeve?", /Aldous Stroud/u],
    ["I hang a light on the seventh step, where everybody in the lane can see it", /by the bakehouse door/u],
  ])("answers %j in the lane", async (words, answer) => {
    expect(await replyTo("Go to the lane", words)).toMatch(answer);
  });

  it("takes the lantern up and hangs it in one message, and never carries it out twice", async () => {
    const { turns, progress } = await play(["i take the lantern by the door and hang it on the seventh step"]);
    expect(progress.flags).toContain("light-hung");
    expect(turns.at(-1)?.reply).toContain("for the first time in thirty years");
    expect(await replyTo("I take the lantern and hang it on the seventh step", "I take the lantern")).toContain(
      "climb",
    );
  });

  it("has Tib run out with the lantern only if the hero does not hold it", async () => {
    const endOf = async (...first: readonly string[]): Promise<string> => {
      const played = await playAdventure(
        adventure,
        (turns) => {
          const last = turns.at(-1)!;
          if (last.reply.includes("Six names.")) return "Larkin, I say. It was Larkin";
          return last.playerText.startsWith("Larkin") || turns.length > 30 ? null : (first[turns.length - 1] ?? "Wait");
        },
        { luck: 15 },
      );
      return played.turns.at(-1)?.reply ?? "";
    };
    expect(await endOf("Take the lantern")).toContain("has the lantern off your arm");
    expect(await endOf("Hold out a crust, flat")).toContain("Tib runs out with the door lantern");
  });

  it("does not answer a man who is asked in his own words with a summary of the story", async () => {
    const reply = await replyTo("Go to the lane", "Talk to Aldous", "you were only nineteen. tell me what happened");
    expect(reply).not.toContain("The story so far");
  });

  it("says once that there is no proof", async () => {
    const reply = await replyTo("Go to the lane", "Aldous I know what you did");
    expect(reply.match(/no proof/gu)).toHaveLength(1);
  });

  it("speaks a kindness to somebody, and does not repeat it as an act", async () => {
    expect(await replyTo("Go to the lane", "I won't judge you, Aldous. take your time")).not.toContain(
      "You won't judge",
    );
  });
});

describe("what the player has decided at Oversill", () => {
  const CONFESSED = [
    "Examine the seventh loaf",
    ...TO_THE_PIT,
    "Offer the badger bread",
    "Dig up the sacks",
    "Go to the lane",
    "Show Aldous the sacks",
  ];
  const AT_THE_READING = [...CONFESSED, "You say it yourself, Aldous", "Call everyone in for the reading"];
  const lastOf = async (script: readonly string[]) => (await play(script, { luck: 15 })).turns.at(-1)!.reply;

  it.each([
    "I don't want to wake the badger roughly. I break off some of the seventh loaf and hold it under his nose",
    "I hold the bread under his nose",
  ])("“%s” feeds the badger, and growls at nobody", async (text) => {
    const reply = await lastOf(["I pick up the seventh loaf", ...TO_THE_PIT, text]);
    expect(reply).toContain("as if doing you a favour");
    expect(reply).not.toContain("growl");
  });

  it.each(["Larkin! The seventh name is Larkin. Aldous, now you, tell them.", "I say it: Larkin", "Larkin"])(
    "leaves to Aldous what he has promised to say after “%s”",
    async (text) => {
      const reply = await lastOf([...AT_THE_READING, text]);
      expect(reply).toContain("the rest is his");
      expect(reply).not.toContain("so you say the rest");
    },
  );

  it("has the hero say all of it where the player says that", async () => {
    const reply = await lastOf([...AT_THE_READING, "I tell them everything: Larkin, the hatch, the sleet and the nod"]);
    expect(reply).toContain("so you say the rest");
  });

  it.each([
    ["Propped the hatch? What hatch, what happened to the flour?", /loft hatch/u],
    ["Aldous, what happened to the sacks?", /wet through/u],
    ["Which wedding was that?", /only weather/u],
    ["Why did you nod?", /ready, you see/u],
  ])("lets Aldous answer %j once he has confessed", async (text, answer) => {
    expect(await lastOf([...CONFESSED, text])).toMatch(answer);
  });

  it("has an answer to the name of another hero beside the mark", async () => {
    const reply = await lastOf(["We press a little ferryboat into it. My name is Odo. Why is there half a bird?"]);
    expect(reply).toContain("a little ferryboat");
    expect(reply).toContain(adventure.hero.name.split(" ")[0]);
    expect(reply).toContain("half a mark");
  });

  it.each([
    ["I kneel by Maud's boy and give him the bun with the ferryboat", /Is there a river in it/u],
    ["Maud, why didn't you tell me it was you when you gave me the parcel?", /sorry for us/u],
    ["Peel, why did you keep the bird's head for thirty years?", /by the edges/u],
    ["I eat my slice of the seventh loaf, say good night to them all and fall asleep by the oven", /comes out even/u],
  ])("is answered after the end: %s", async (text, answer) => {
    expect(await lastOf([...AT_THE_READING, "Larkin", text])).toMatch(answer);
  });

  it("says only once that the story is over", async () => {
    const { turns } = await play([...AT_THE_READING, "Larkin", "I hug Hanne", "I hug Tib", "I hug Aldous"], {
      luck: 15,
    });
    expect(turns.filter(({ reply }) => reply.includes("The story is over"))).toHaveLength(1);
  });
});
