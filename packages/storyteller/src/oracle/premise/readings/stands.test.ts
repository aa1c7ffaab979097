import { describe, expect, it } from "vitest";
import { isSamePlace } from "../lore/where/whereabouts.ts";
import { played } from "../played.fake.ts";
import { STANDING, type Placed } from "./stands.fake.ts";

/** Who stands elsewhere than a reader would look for them, and where. */
async function misplaced(premise: Placed): Promise<string[]> {
  const { say, state } = played(premise, "stands");
  await say("");
  const { scene, cast } = state();
  const isNamed = (full: string, name: string) =>
    full === name || name.split(" ").every((word) => full.split(" ").includes(word));
  return Object.entries(premise.stand).flatMap(([name, where]) => {
    const isHere = scene!.present.some((each) => isNamed(each, name));
    const member = cast.find((each) => isNamed(each.name, name));
    const place = isHere ? scene!.place : (member?.place ?? "");
    const start = scene!.place;
    const isRight = where
      .split("|")
      .some((each) =>
        each === "-"
          ? place === ""
          : each === "*"
            ? place === "" || place === start
            : place !== "" && isSamePlace(each, place),
      );
    return isRight ? [] : [`${name} at ${place || "nowhere"}, not ${where}`];
  });
}

describe("At the opening everybody is where the texts or their trade put them", () => {
  it.each(STANDING.map((each) => [each.title, each] as const))("%s", async (_, premise) => {
    expect(await misplaced(premise)).toEqual([]);
  });
});

describe("Where it begins", () => {
  it("is the house whose door the first scene names", async () => {
    const { say, state } = played(
      {
        title: "The Frozen Mill",
        world:
          "Alder is a valley under snow. Miller Jon Tarn has not been seen since Friday. The places are the mill, the bridge and the post coach.",
        notes:
          "It begins on Sunday at the mill door, where Ada Tarn waits with a lamp. Bea wants to find the miller before the post coach leaves.",
        hero: "Bea Holt",
        heroNotes: "A carter of thirty.",
      },
      "door",
    );
    await say("");
    expect(state().scene?.place).toBe("the mill");
  });
});
