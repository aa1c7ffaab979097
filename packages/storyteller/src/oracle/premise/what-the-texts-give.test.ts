import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "./played.fake.ts";

/** The nouns of a story about a theft in a small place. Other nouns make another story. */
interface Nouns {
  readonly place: string;
  readonly thing: string;
  readonly owner: string;
  readonly animal: readonly [kind: string, name: string];
  readonly custom: string;
  readonly breaks: string;
  readonly others: readonly [string, string, string];
}

type Row = readonly [string, string, string, Nouns["animal"], string, string, Nouns["others"]];
const ROWS: readonly Row[] = [
  [
    "Pell Hithe",
    "golden whisk",
    "Baker Jonas Trill",
    ["goose", "Major"],
    "may whistle after dark",
    "whistle a tune",
    ["Hanna Cribb", "Orlo Pask", "Mrs Tibbet"],
  ],
  [
    "Lower Quay",
    "brass diving bell",
    "Matron Vesna Orr",
    ["cat", "Pickle"],
    "may touch the red rope",
    "touch the red rope",
    ["Ivo Strand", "Lida Kell", "Captain Moro"],
  ],
  [
    "Sable Row",
    "silver kettle",
    "Mr Desmond Ott",
    ["dog", "Ribbon"],
    "may cross the green bridge",
    "cross the green bridge",
    ["Petra Fine", "Ansel Gray", "Nurse Holloway"],
  ],
  [
    "Much Hadley",
    "winning pumpkin",
    "Widow Carrow",
    ["hen", "Duchess"],
    "may ring the harvest bell",
    "ring the harvest bell",
    ["Felix Norn", "Dora Speight", "Constable Lamb"],
  ],
  [
    "Tarn End",
    "ice saw",
    "Old Magnus Feld",
    ["pony", "Button"],
    "may open the north door",
    "open the north door",
    ["Sigrid Vane", "Tomas Rill", "Doctor Askew"],
  ],
  [
    "Orchard Hill",
    "cider cup",
    "Rosamund Pike",
    ["goat", "Bishop"],
    "may climb the wishing tree",
    "climb the wishing tree",
    ["Edwin Shaw", "Clara Moth", "Reverend Stiles"],
  ],
];
const WORLDS: readonly Nouns[] = ROWS.flatMap(([place, thing, owner, animal, custom, breaks, others]) => {
  const nouns: Nouns = { place, thing, owner, animal, custom, breaks, others };
  return [nouns, { ...nouns, place: `${place} Hollow` }];
});

const premiseOf = ({ place, thing, owner, animal, custom, others }: Nouns): OwnPremise => ({
  title: place,
  world: `${place} is a village by the water. There is no magic. ${owner} made the ${thing}, which is twenty-two inches long. ${others[0]} sells rope and envies everyone. ${others[1]} is the watchman. ${others[2]} is afraid of moths. A ${animal[0]} called ${animal[1]} guards the yard. Nobody in ${place} ${custom}.`,
  notes: `The story begins in the yard, where this morning the ${thing} was found to be stolen. I want to find out who stole the ${thing}.`,
  hero: "Ida Quill",
  heroNotes: "Ida Quill keeps the lists.",
});

const each = WORLDS.map((nouns, at) => [`${nouns.place} ${at}`, nouns] as const);
describe("what the premise gives", () => {
  it.each(each)("answers the breaking of a custom in the words of the texts in %s", async (seed, nouns) => {
    const game = played(premiseOf(nouns), seed, 20);
    await game.say("");
    expect(await game.say(`I ${nouns.breaks} anyway`)).toContain(nouns.custom);
    expect(await game.say(`ask ${nouns.others[2]} about it`)).toContain("Is it true that you");
  });

  it.each(each)("tells the length that the texts give, and lets the animal be spoken to in %s", async (seed, nouns) => {
    const game = played(premiseOf(nouns), seed);
    await game.say("");
    expect(await game.say(`how long was the ${nouns.thing}?`)).toMatch(/twenty-two inches/iu);
    expect(await game.say(`${nouns.animal[1]}, good ${nouns.animal[0]}`)).toContain(nouns.animal[1]);
    expect(await game.say(`I feed the ${nouns.animal[0]}`)).toContain(nouns.animal[1]);
  });

  it.each(each)("goes and asks in one message in %s", async (seed, nouns) => {
    const game = played(premiseOf(nouns), seed);
    await game.say("");
    const [first] = nouns.others;
    const reply = await game.say(`go to ${first}, ask about the ${nouns.thing}`);
    expect(game.state().scene?.present).toContain(first);
    expect(reply).toContain("“");
  });
});

describe("the prose", () => {
  const DEEDS = [
    "look around",
    "I open the cupboard",
    "sing a song",
    "I wait",
    "I listen at the wall",
    "climb on the roof",
    "I promise to come back",
    "knock on the door",
    "search this place",
  ];

  it("shares no long sentence between two stories, and says none twice in one", async () => {
    const sentences = async (nouns: Nouns, seed: string) => {
      const game = played(premiseOf(nouns), seed, 20);
      await game.say("");
      const all: string[] = [];
      for (const deed of DEEDS)
        all.push(
          ...(await game.say(deed))
            .replace(/You could [^\n]*/gu, "")
            .split(/(?<=[.!?”]) /u)
            .filter((text) => text.length > 60 && !text.startsWith("Nobody in")),
        );
      return all;
    };
    for (let at = 0; at + 2 < WORLDS.length; at += 2) {
      const [one, two] = [
        await sentences(WORLDS[at]!, `prose ${at}`),
        await sentences(WORLDS[at + 2]!, `prose ${at + 2}`),
      ];
      expect(one.filter((text) => two.includes(text))).toEqual([]);
      expect(one.filter((text, place) => one.indexOf(text) !== place)).toEqual([]);
    }
  });
});
