import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "./played.fake.ts";
import { STRANGERS } from "./strangers.fake.ts";

const opened = async (name: keyof typeof STRANGERS, seed = "read") => {
  const story = played(STRANGERS[name] as OwnPremise, seed);
  const said = await story.say("");
  const list = (label: string) =>
    (new RegExp(`\\b${label}: ([^.]*(?:\\b(?:St|Dr|Mr)\\. [^.]*)*)\\.`, "u").exec(said)?.[1] ?? "").split(", ");
  return { ...story, said, people: list("People"), groups: list("Groups"), places: list("Places") };
};

describe("What the hero is after", () => {
  it.each([
    ["CROWN_HEN", "bring the hen back before Silver Day and get your mother's forge out of debt"],
    ["LONG_HAUL", "find out where the power is going before your terrace goes dark"],
    [
      "RAVEN_HEAD",
      "find out why the beacon went out on the night your brother Peter drowned on the Constance, and who is to blame",
    ],
    ["DRY_CREEK", "get forty head of cattle to the railhead at Barlow before the bank takes the ranch on Friday"],
    ["LISBON", "find the microfilm that the dead man carried before Vaz does"],
    ["HEDGE", "get the seed corn back from the barn before the first snow, without anybody being eaten"],
    ["MANOR", "find out who killed Lord Thornby and keep your own real name a secret until the police come"],
    ["DUST", "find water before the children are too weak to walk"],
    ["HEIST", "steal the Lindqvist seal and get off the station alive before the baroness returns from the moon"],
    ["WITCH", "learn what became of the first two wives before you marry the Duke yourself"],
    ["SCHOOL", "find the cup so that you are allowed to stay at St Hild's"],
    ["SIEGE", "carry a letter through the Greycoat lines to the queen at Marle and be back within five days"],
  ] as const)("is read in %s from the sentence that says it", async (name, goal) => {
    const { said, state } = await opened(name);
    expect(said).toContain(`What you are after is to ${goal}.`);
    expect(state().threads[0]?.title).toBe(goal.charAt(0).toUpperCase() + goal.slice(1));
    expect(said).not.toMatch(/\bGoal:|(?:^|\n)(?:To find|Starts)\b|\b(?:she|he|they) (?:wants?|must|has to)\b/u);
  });
});

describe("Names in the texts", () => {
  it.each([
    ["CROWN_HEN", ["Grol", "Barnaby Soot", "Countess Ottilie von Zapf", "Brother Anselm", "Dame Cluck (gone)"]],
    ["LONG_HAUL", ["Granny"]],
    ["RAVEN_HEAD", ["Peter (gone)", "Pilot Master Agnes Thorne", "Silas Marsh"]],
    ["DRY_CREEK", ["Sheriff Spring Tully", "Duke Mallory", "Mother Hale", "Deputy Ames", "Preacher Coil", "Sorry"]],
    ["HEDGE", ["Bramble", "Old Mother Vole", "Pip", "Captain Brock", "the Rat King", "Farmer Gale", "Nib"]],
    ["MANOR", ["Lady Beatrix Thornby", "Major Hugh Pell", "Violet Carey", "Dr Simon Okafor", "Lord Thornby (gone)"]],
    ["WITCH", ["the Duke", "the Dowager", "Chaplain Ruan", "Sister Ilse", "Tilda"]],
    ["SCHOOL", ["Matron", "Bunty Fairweather", "Bea", "Old Mudge", "Admiral"]],
  ] as const)("are people in %s, also in lists and after what they are", async (name, people) => {
    expect((await opened(name)).people).toEqual(expect.arrayContaining([...people]));
  });

  it.each([
    ["LONG_HAUL", "the Counters"],
    ["HEDGE", "the Gnawers"],
    ["DUST", "the Burned"],
    ["HEIST", "the Quiet Ones"],
    ["SIEGE", "the Greycoats"],
    ["SCHOOL", "the Prefects"],
  ] as const)("are groups in %s, and no group stands on the stage as a person", async (name, group) => {
    const { groups, people, state } = await opened(name);
    expect(groups).toContain(group);
    expect(people).not.toContain(group);
    expect(state().scene?.present).not.toContain(group);
  });

  it.each([
    ["RAVEN_HEAD", ["Raven Head", "Mercy Sound"]],
    ["LISBON", ["Alfama", "the Pensão Avenida", "the Café Aurora"]],
    ["DRY_CREEK", ["Barlow", "the Silver Spur"]],
    ["SIEGE", ["Saint Alban's Gate", "Marle"]],
  ] as const)("are places in %s, although they look like somebody's", async (name, wanted) => {
    const { people, places } = await opened(name);
    expect(places).toEqual(expect.arrayContaining([...wanted]));
    for (const place of wanted) expect(people).not.toContain(place);
  });
});

describe("Who goes with the hero by the hero's own texts", () => {
  it.each([
    ["CROWN_HEN", "Duke"],
    ["DRY_CREEK", "Sorry"],
    ["HEDGE", "Nib"],
    ["DUST", "Wren"],
    ["HEIST", "Pim"],
    ["WITCH", "Tilda"],
    ["SCHOOL", "Admiral"],
  ] as const)("is there from the start in %s, and travels along", async (name, who) => {
    const { say, state, kept } = await opened(name);
    expect(state().scene?.present).toContain(who);
    await say("I go to the old mill.");
    expect(state().scene?.place).toBe("the old mill");
    expect(state().scene?.present).toContain(who);
    expect(kept().companions).toContain(who);
  });

  it("is nobody whom the texts leave somewhere else, and no farm horse", async () => {
    expect((await opened("HEIST")).kept().companions).toEqual(["Pim"]);
    expect((await opened("DRY_CREEK")).kept().companions).toEqual(["Sorry"]);
    expect((await opened("RAVEN_HEAD")).kept().companions).toEqual([]);
  });
});
