import { describe, expect, it } from "vitest";
import { played } from "../../played.fake.ts";

const SALT_MILL = {
  title: "The Salt Mill",
  world:
    "Orrel Bay, a salt village on the coast, has one mill. The miller Greta Loom has ground nothing since May. The foreman Piet Sand keeps the boat shed. The old mill loft is locked, and nobody has the key. Aldo Reck waits alone at the chapel. A goose named Bishop lives in the yard and answers to nobody.",
  notes:
    "It begins in the boat shed on the morning after the storm. Our hero wants to find out why the salt has turned sweet. The places are the boat shed, the mill, the mill loft, the chapel and the yard.",
  hero: "Nell Tarn",
  heroNotes: "A salt inspector of forty. She carries a lantern and a sieve.",
};

const begun = async () => {
  const story = played(SALT_MILL, "kept", 12, true);
  await story.say("");
  await story.say("1");
  return { ...story, place: () => story.state().scene!.place, here: () => story.state().scene!.present };
};

describe("Where the hero is", () => {
  it("is changed by no look, no call and no name", async () => {
    const { say, place } = await begun();
    for (const words of [
      "I look out toward the chapel.",
      "Aldo, can you hear me?",
      "Who gains by it, Aldo or Greta?",
    ]) {
      await say(words);
      expect(place(), words).toBe("the boat shed");
    }
  });

  it("is the place at the end of the way, and not the one that is left", async () => {
    const { say, place } = await begun();
    await say("We drive out of Orrel Bay to the chapel.");
    expect(place()).toBe("the chapel");
    await say("I go to the mill.");
    expect(place()).toBe("the mill");
  });

  it("is the same place upstairs, and outside in the fog", async () => {
    const { say, place } = await begun();
    for (const words of ["I go upstairs.", "I run out into the fog."]) {
      expect(await say(words), words).not.toMatch(/at upstairs|way to the fog|Here:/u);
      expect(place(), words).toBe("the boat shed");
    }
  });

  it("is no locked place until somebody opens it", async () => {
    const { say, place } = await begun();
    expect(await say("I go to the mill loft.")).toContain("The mill loft is locked.");
    expect(place()).toBe("the boat shed");
    await say("I go to the mill loft and break the door open.");
    expect(place()).toBe("the mill loft");
    await say("I go to the chapel.");
    await say("I go to the mill loft.");
    expect(place()).toBe("the mill loft");
  });
});

describe("Who is there", () => {
  it("is nobody whom the texts have elsewhere, and goes along only where the player says so", async () => {
    const { say, here } = await begun();
    expect(here()).toContain("Piet Sand");
    expect(here()).not.toContain("Aldo Reck");
    await say("I go to the chapel.");
    expect(here()).toContain("Aldo Reck");
    expect(here()).not.toContain("Piet Sand");
  });

  it("is all that is said of a deed with somebody who is elsewhere", async () => {
    const { say } = await begun();
    expect(await say("I sit down beside Aldo Reck. May I hear what you know?")).toBe(
      "Aldo is not here, but at the chapel.",
    );
  });

  it("is said where the hero goes to a place that they are at already", async () => {
    const { say } = await begun();
    expect(await say("I go to the boat shed.")).toMatch(/^You are at the boat shed\. Here: .*Piet/u);
  });

  it("has no words, where it is a goose that answers to nobody", async () => {
    const { say } = await begun();
    await say("I go to the yard.");
    expect(await say("Bishop, have you seen the miller?")).not.toMatch(/says Bishop/u);
  });
});

describe("A correction", () => {
  it("is one sentence, and the list is shown where the player asks for it", async () => {
    const { say } = await begun();
    expect(await say("Bishop is a goose, not a person.")).toMatch(/^Corrected\.[^*\n]*$/u);
    expect(await say("Show me the list.")).toMatch(/^\*People: .*Greta Loom.*Places: .*the mill/u);
  });

  it("puts back whom there is", async () => {
    const { say, kept } = await begun();
    await say("There is no Aldo Reck.");
    expect(kept().struck).toContain("Aldo Reck");
    expect(await say("No, Aldo Reck does exist. Put him back.")).toMatch(/^Corrected\. Aldo is on the list\.$/u);
    expect(kept().struck).not.toContain("Aldo Reck");
  });

  it("is not said back", async () => {
    const { say } = await begun();
    expect(await say("No: The sieve has no holes and no handle, it is a lid.")).not.toContain("no handle, it is a lid");
  });
});
