import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../played.fake.ts";

const URN: OwnPremise = {
  title: "The Wrong Urn",
  world:
    "Pellbridge is a market town. Beryl Hartley, who owns the parlour, is being blackmailed by letter. Desmond Oakes drives the hearse. Mrs Gwen Biddle, the widow, is oddly calm about it all. Lenny Pugh runs the pawnshop. At night people hear knocking from under the floor.",
  notes:
    "It begins in the back room. Maureen wants to find the missing urn and who is writing the letters, before the burial on Friday.",
  hero: "Maureen Tibbs",
  heroNotes: "A bookkeeper. Carries a biro.",
};

const begun = async (seed = "h") => {
  const story = played(URN, seed, 20);
  await story.say("");
  return story;
};

describe("The open questions of the player's texts", () => {
  it("are the second half of the aim, and what the texts leave open", async () => {
    const { kept } = await begun();
    const { hooks } = kept().case!;
    const of = (words: RegExp) => hooks.find(({ asks }) => words.test(asks));
    expect(of(/who is writing the letters/u)?.by).toMatch(/^(?:opponent|tool)$/u);
    expect(of(/Gwen Biddle is so oddly calm/u)).toBeDefined();
    expect(of(/knocking/u)?.by).toBe("player");
  });

  it("never are answered with somebody whom they name", async () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const { kept } = await begun(seed);
      const { hooks, who } = kept().case!;
      const named = hooks.filter(
        ({ asks, by }) =>
          /^(?:who|by whom)\b/u.test(asks) && (by === "opponent" || by === "tool") && asks.includes(who[by]),
      );
      expect(named).toEqual([]);
    }
  });

  it("are answered at the end, or left to the player, and can be asked for afterwards", async () => {
    const story = await begun();
    const { who } = story.kept().case!;
    await story.say(`${who.opponent} is behind it.`);
    await story.say(`I go to ${story.kept().case!.where.lair}`);
    let last = "";
    for (let at = 0; at < 4 && story.kept().case !== null; at++)
      last = await story.say("I say that it is over and take it");
    expect(story.kept().case).toBeNull();
    expect(last).toMatch(/- Find out who is writing the letters.*: It was \p{Lu}/u);
    expect(last).toMatch(/Still open, and yours to say: .*knocking/u);
    expect(await story.say("Who is writing the letters?")).toMatch(/^It was \p{Lu}/u);
  });

  it("are none in a story that an older version has kept", async () => {
    const { kept } = await begun();
    const old = structuredClone(kept());
    const { hooks: _hooks, plots: _plots, seed: _seed, ...rest } = old.case!;
    const { readPremiseMemo } = await import("../memo.ts");
    expect(readPremiseMemo({ ...old, case: rest }).case).toMatchObject({ hooks: [], plots: [], seed: "" });
  });
});
