import { describe, expect, it } from "vitest";

import { briefOf, CAMPAIGN } from "../../testing/brief.fake.ts";
import { fakeSheet, fakeTable } from "../../testing/table.fake.ts";
import type { TurnBrief } from "../../../ports.ts";
import { pronounOf } from "../lore/fates.ts";
import { findEntry, readLore, shortName } from "../lore/lore.ts";
import { isSamePlace } from "../lore/where/whereabouts.ts";
import { played } from "../played.fake.ts";
import { type NamedPremise, PREMISES } from "./premises.fake.ts";

const split = (list: string) => (list === "" ? [] : list.split(", "));
const listIn = (reply: string, label: string) =>
  split(new RegExp(`\\b${label}: ([^.]*)\\.`, "u").exec(reply)?.[1] ?? "").map((name) =>
    name.replace(/ \([^)]*\)$/u, ""),
  );
const loreOf = ({
  title,
  world,
  notes,
  hero,
  heroNotes,
}: Pick<NamedPremise, "title" | "world" | "notes" | "hero" | "heroNotes">) => {
  const table = fakeTable([fakeSheet({ name: hero })], "lore");
  const base = briefOf(CAMPAIGN, table, { number: 0, playerText: "" });
  const character = { id: "hero", name: hero, notes: heroNotes } as TurnBrief["scene"]["characters"][number];
  const scene: TurnBrief["scene"] = {
    campaign: { ...base.scene.campaign, id: title, name: title, notes },
    world: { ...base.scene.world!, name: title, description: world, additionalDetails: "" },
    characters: [character],
  };
  return readLore({ ...base, scene }, { facts: [], names: [], struck: [] });
};

/** What no answer has: what it is, and its pattern. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ["two articles in a row", /\b(?:the|an?|your) (?:the|an?|your)\b/iu],
  ["an article before a preposition", /\b(?:the|an?|your) (?:into|onto|to|at|from|with|of|in)\b/iu],
  ["a sentence with a small first letter", /(?:^|(?<![…“])[.!?] )\p{Ll}/mu],
  ["a doubled word", /\b(?!(?:that|had|no|very|yes|so|now) )(\p{L}+) \1\b/iu],
  ["two endings of the owner", /['’]s['’]s/u],
  ["an unfilled slot", /undefined|\bnull\b|[{}]/u],
];
const faultsOf = (text: string) => FAULTS.filter(([, fault]) => fault.test(text)).map(([what]) => `${what}: ${text}`);

describe.each(PREMISES.map((each) => [each.title, each] as const))("the names of “%s”", (_, premise) => {
  it("are listed at the beginning as people and as places, each once", async () => {
    const story = played(premise, "names");
    const reply = await story.say("");
    const [people, places] = [listIn(reply, "People"), listIn(reply, "Places")];
    for (const name of split(premise.people))
      expect(
        people.filter((each) => each.includes(name)),
        `${name} in ${people.join(", ")}`,
      ).toHaveLength(1);
    expect(people).toHaveLength(split(premise.people).length);
    for (const name of split(premise.places))
      expect(
        places.some((each) => isSamePlace(each, name)),
        `${name} in ${places.join(", ")}`,
      ).toBe(true);
    expect(places.filter((place) => people.includes(place) || split(premise.people).includes(place))).toEqual([]);
    for (const name of split(premise.second)) expect([...people, ...places]).not.toContain(name);
    if (premise.companion !== "") expect(story.state().scene?.present).toContain(premise.companion);
    expect(faultsOf(reply)).toEqual([]);
  });

  it("are he and she as the texts say", () => {
    const lore = loreOf(premise);
    for (const is of ["she", "he"] as const)
      for (const name of split(premise[is])) expect(pronounOf(lore, findEntry(lore, name)!), name).toBe(is);
  });

  it("stand in whole sentences in every answer", async () => {
    const story = played(premise, "sentences");
    await story.say("");
    const replies: string[] = [];
    for (const message of ["1", ...premise.messages.split("|")]) replies.push(await story.say(message));
    expect(replies.flatMap(faultsOf)).toEqual([]);
  });
});

it.each([
  ["Reeve Aldous Thorne", "Reeve Thorne"],
  ["Old Mother Speck", "Mother Speck"],
  ["Father Linus", "Father Linus"],
  ["Headmistress Dr Agatha Thrale", "Dr Thrale"],
  ["Grandmother Ilse Farrow", "Grandmother Ilse"],
  ["Padre Anselmo", "Padre Anselmo"],
  ["Dona Amélia Reis", "Dona Amélia"],
  ["Senhor Valdemar Pinto", "Senhor Pinto"],
  ["Old Peter", "Old Peter"],
  ["Captain Ines Varga", "Captain Varga"],
])("a title is no name: %s is %s", (name, short) => {
  expect(shortName({ name, kind: "person", proper: true })).toBe(short);
});

it("whose wish it is in the notes is the hero where no hero was given", async () => {
  const story = played({ ...PREMISES[1]!, hero: "", heroNotes: "" }, "nobody");
  const reply = await story.say("");
  expect(reply).toContain("You want to prove who killed Lady Constance");
  expect(reply).toContain("What you are after is to prove who killed Lady Constance");
  expect(reply).not.toContain("Maureen");
});

it("whose wish it is in the campaign's description is the hero where no hero was given", async () => {
  const { notes, ...rest } = PREMISES[0]!;
  const story = played({ ...rest, notes: "", description: notes, hero: "", heroNotes: "" }, "nobody");
  const opening = await story.say("");
  expect(opening).toContain("What you are after is to find out why the salt tastes of iron");
  expect(opening + (await story.say("1"))).not.toContain("Linnet");
});
