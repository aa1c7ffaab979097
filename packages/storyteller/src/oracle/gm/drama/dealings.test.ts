import { describe, expect, it } from "vitest";

import { CAMPAIGN, play, type Played } from "../play.fake.ts";
import { calledBy } from "../story/names.ts";
import { Story } from "../story/state.ts";
import { whenWas } from "../story/time.ts";
import { readDealing } from "./dealings.ts";

const LUCKY = { ...CAMPAIGN, detailLevel: "detailed" as const, luck: 20 };
const firstPerson = ({ memo }: Played) => {
  const story = Story.parse(memo);
  return story.people.find(({ at }) => at === story.place)!;
};
async function after(...lines: string[]) {
  const { turns } = await play(LUCKY, []);
  const name = calledBy(firstPerson(turns[0]!).name, "");
  const played = await play(
    LUCKY,
    lines.map((line) => line.replaceAll("{name}", name)),
  );
  const last = Story.parse(played.turns.at(-1)!.memo);
  return { ...played, name, last, person: last.people.find((person) => calledBy(person.name, "") === name)! };
}

describe("what is done to people", () => {
  it("is read from the words", () => {
    expect(readDealing("I swear to Hanne that I will come back")).toBe("promised");
    expect(readDealing("I keep my word")).toBe("kept");
    expect(readDealing("I spit at him")).toBe("insulted");
    expect(readDealing("I walk to the mill")).toBeNull();
  });

  it("changes how they stand: a promise warms, an insult cools", async () => {
    const start = firstPerson((await play(LUCKY, [])).turns[0]!).attitude;
    expect((await after("I promise {name} to find the key")).person.attitude).toBeGreaterThan(start);
    expect((await after("I insult {name}")).person.attitude).toBeLessThan(start);
  });

  it("is held against the player when a promise is kept: it is named, and gone from the list", async () => {
    const { turns, name, last, person } = await after(
      "I promise {name} to find the key",
      "I wait",
      "I keep my promise to {name}",
    );
    expect(Story.parse(turns[1]!.memo).promises).toEqual([{ to: person.name, gist: "to find the key", turn: 1 }]);
    expect(turns[3]!.reply).toContain(name);
    expect(last.promises).toEqual([]);
    expect(person.mark?.deed).toBe("kept");
  });

  it("goes sour when a promise is not kept", async () => {
    const { turns, person, last } = await after(
      "I promise {name} to find the key",
      ...Array.from({ length: 50 }, () => "I look around"),
    );
    expect(last.promises).toEqual([]);
    expect(person.mark?.deed ?? "broke").toBe("broke");
    expect(turns.map(({ reply }) => reply).join(" ")).toContain("to find the key");
  });
});

describe("when something was", () => {
  const dawns = [
    [0, 0],
    [1, 12],
    [4, 40],
  ] as const;
  it("is said as one would say it", () => {
    const now = { turn: 50, hour: 4 * 24 + 10 };
    expect(whenWas(0, null, now, dawns)).toBe("at the very beginning");
    expect(whenWas(5, 23, now, dawns)).toBe("on the first night");
    expect(whenWas(14, null, now, dawns)).toBe("on the second day");
    expect(whenWas(41, null, now, dawns)).toBe("earlier today");
    expect(whenWas(49, null, now, dawns)).toBe("a little while ago");
  });
});
