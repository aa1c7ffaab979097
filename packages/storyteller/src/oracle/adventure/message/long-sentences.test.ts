import { describe, expect, it } from "vitest";
import { lastReply, play } from "../testing/play-by-id.fake.ts";
import { playAdventure, type Played } from "../testing/play.fake.ts";
import { loadAdventure } from "#content/adventures/testing";
import { mainClause } from "./main-clause.ts";
import { TO_THE_GALLERY, TO_THE_RESCUE, THROUGH_THE_DOOR } from "../testing/ways.fake.ts";

/** Long sentences as players write them, with the short one that a person at the table would have heard in them. */
type Sentences = readonly (readonly [long: string, short: string])[];
const SCENES: readonly (readonly [adventure: string, way: readonly string[], sentences: Sentences])[] = [
  [
    "ledger",
    [],
    [
      ["I look at the tide-mark Wenna keeps glancing at when she thinks I am busy", "I look at the tide-mark"],
      ["I count the steps the first heir is supposed to have walked down, top to bottom", "I count the steps"],
      ["I read your letter again in case I missed something about the house", "I read your letter again"],
      ["I read my letter, the one from the advocate who writes like a snail", "I read my letter"],
      ["Before I do anything clever I look at the tide-mark", "I look at the tide-mark"],
      ["I look at Wenna's boat as closely as I can without her noticing", "I look at Wenna's boat closely"],
      ["I walk up to the front door to see who is at home", "I walk up to the front door"],
      [
        "I go up the steps to the house because it is wet out here and I am not a fish",
        "I go up the steps to the house",
      ],
      ["I look at the tide-mark (bless it) for how high it came last night", "I look at the tide-mark"],
      ["I step up to the house so that Mrs Achard can have a look at me", "I step up to the house"],
    ],
  ],
  [
    "ledger",
    ["Go up to the house"],
    [
      ["I go through the green door to see Sloe", "I go through the green door"],
      ["I slip through the green door while Mrs Achard is busy with the soup", "I slip through the green door"],
      ["I look at the portrait that hangs over the table where Dilly is polishing things", "I look at the portrait"],
      ["I examine the name cards Mrs Achard has written for supper", "I examine the name cards"],
      ["I examine the name cards for whose hand this is", "I examine the name cards"],
      ["When nobody is looking I examine the name cards", "I examine the name cards"],
      [
        "I go down the passage behind the stairs to find out where the housekeeper sleeps",
        "I go down the passage behind the stairs",
      ],
      [
        "I look at the coat stand, the thing by the door with all the wet coats nobody fetched",
        "I look at the coat stand",
      ],
      ["I go out by the front door so I can ask Wenna about this", "I go out by the front door"],
      ["I look at Mrs Achard as if I had all evening", "I look at Mrs Achard"],
    ],
  ],
  [
    "ledger",
    THROUGH_THE_DOOR,
    [
      ["I read the ledger Josias kept in his own hand", "I read the ledger"],
      ["I open the bottom drawer to see what Josias was hiding from his lawyer", "I open the bottom drawer"],
      ["I look at the pen the old man is supposed to have held when he died", "I look at the pen"],
      ["I leaf through the gummed pages before Sloe comes back from his candle", "I leaf through the gummed pages"],
      ["I examine the pen for whether the ink is violet", "I examine the pen"],
      ["I look at the ledger that is lying open on the desk where the drawer is", "I look at the ledger"],
      ["I go back through the green door to look for Dilly", "I go back through the green door"],
      ["I search the room from floor to ceiling, every inch of it", "I search the room"],
    ],
  ],
  [
    "ledger",
    TO_THE_GALLERY,
    [
      ["I look at what is behind Honoria's glass, the thing that fits the winch wheel", "I look at Honoria's glass"],
      ["I look at Hartley's glass because he is the one who was told eleven", "I look at Hartley's glass"],
      ["I look at the last glass nobody has ever breathed on", "I look at the last glass"],
      ["I wipe Drusilla's glass to see what is making the mist", "I wipe Drusilla's glass"],
      ["I look at Hartley's glass, which stands next to Dame Honoria", "I look at Hartley's glass"],
      ["I go out by the garden door before Mrs Achard locks us all in", "I go out by the garden door"],
      ["I search the gallery end to end, high and low", "I search the gallery"],
    ],
  ],
  [
    "ledger",
    [...TO_THE_GALLERY, "Go out by the garden door"],
    [
      ["I check the order book for who is booked next", "I check the order book"],
      ["I look at the brass plate Tamsin has propped against the kiln", "I look at the brass plate"],
      ["I take the cutting wire that hangs by the bench where the brass plate is", "I take the cutting wire"],
      ["I read the order book so I know who paid for the last glass", "I read the order book"],
      ["I walk down the goat path to see if anybody is in the gatehouse", "I walk down the goat path"],
    ],
  ],
  [
    "ledger",
    ["Edge along the causeway"],
    [
      ["I look for the plate Dilly carried here", "I look for the plate"],
      ["I search the room top to bottom", "I search the room"],
      ["I look at the kegs somebody has stacked where the hall cannot see them", "I look at the kegs"],
      ["I look at the winch wheel, the big thing that Honoria's rod must belong to", "I look at the winch wheel"],
      ["I look at the soup plate while I listen for anybody who eats from it", "I look at the soup plate"],
      ["I look at the kegs because powder makes me nervous, haha", "I look at the kegs"],
    ],
  ],
  [
    "ledger",
    TO_THE_RESCUE,
    [
      ["I look at Hartley's glass now that Leonie is out of hers", "I look at Hartley's glass"],
      ["I go to the hall so Mrs Achard can see what I have found", "I go to the hall"],
      ["I look at Dame Honoria's glass, the one Tamsin made for the old lady", "I look at Dame Honoria's glass"],
    ],
  ],
  [
    "lantern",
    [],
    [
      ["I look at the tally slate Joan keeps wiping and writing on", "I look at the tally slate"],
      ["I look at the lamp on the sill before the wind gets at it", "I look at the lamp on the sill"],
      ["I check the barred shutters for how much of the storm they let in", "I check the barred shutters"],
      ["I look at the ladder Annis says is hers", "I look at the ladder"],
      [
        "I cross the yard to the oil-house to see whether the old man left anything",
        "I cross the yard to the oil-house",
      ],
      [
        "I look at the tally slate, the thing that hangs over the bar, as politely as I can",
        "I look at the tally slate",
      ],
    ],
  ],
  [
    "lantern",
    ["Go to the oil-house"],
    [
      ["I read the daybook Tobit kept on a string", "I read the daybook"],
      ["I look at the barrels, which ought to be full at this time of the year", "I look at the barrels"],
      ["I look in the wick drawer for what he cuts them with", "I look in the wick drawer"],
      ["I look at the bunk he slept in every night before he went up the hill", "I look at the bunk"],
      ["I read the daybook so that I know when the lanterns began to go out", "I read the daybook"],
      ["I go back across the yard because my toes are falling off", "I go back across the yard"],
      ["I search the place top to bottom, as quietly as I can", "I search the place"],
    ],
  ],
  [
    "charts",
    [],
    [
      ["I look at the fiddle that old Cobb played when the Patience sailed", "I look at the fiddle"],
      ["I look at the painted beams while Bess is drawing somebody a pint", "I look at the painted beams"],
      ["I look at the bread knife Bess keeps by the loaf", "I look at the bread knife"],
      ["I take the punt to the auction to see who is bidding", "I take the punt to the auction"],
      ["I walk along the quay to the guild so I can have a look at the frame", "I walk along the quay to the guild"],
      ["I look at the third table, the one everybody sits round as if it were holy", "I look at the third table"],
    ],
  ],
  [
    "charts",
    ["Go to the guild"],
    [
      ["I look at the tide table the pilots pretend to understand", "I look at the tide table"],
      ["I look at the Dunce's Frame because it sounds like something I would end up in", "I look at the Dunce's Frame"],
      ["I look at the memorial stone for whose names are missing", "I look at the memorial stone"],
      ["I look at the rack of charts, which must weigh as much as the cutter", "I look at the rack of charts"],
      ["I go along the quay to the tavern before they close the kitchen", "I go along the quay to the tavern"],
    ],
  ],
  [
    "first-evening",
    [],
    [
      ["I look at the seventh loaf nobody here admits to baking", "I look at the seventh loaf"],
      ["I look at the six stamps, which Hanne says are one for each house", "I look at the six stamps"],
      ["I stroke the cat because it is the only one here that is not afraid", "I stroke the cat"],
      ["I look at the door lantern, the thing that Tib keeps trimming, for luck", "I look at the door lantern"],
      ["I read the old watch tally for who was out that night", "I read the old watch tally"],
      ["I go out to the lane to see if anybody left tracks", "I go out to the lane"],
    ],
  ],
  [
    "first-evening",
    ["Go to the lane"],
    [
      ["I look at the carved marks the six families are so proud of", "I look at the carved marks"],
      ["I read the roll board Aldous reads from every midwinter", "I read the roll board"],
      ["I look at the pump before my fingers freeze", "I look at the pump"],
      ["I go up past the sixth house to find out where the prints end", "I go up past the sixth house"],
      ["I go down behind the bakehouse because that is where I would bury something", "I go down behind the bakehouse"],
    ],
  ],
];

const begun = new Map<string, Promise<Played>>();
async function after(id: string, way: readonly string[]): Promise<Played> {
  const key = [id, ...way].join("/");
  const known = begun.get(key) ?? play(id, way);
  begun.set(key, known);
  return known;
}
async function reply(id: string, way: readonly string[], text: string): Promise<string> {
  const adventure = (await loadAdventure(id, 1))!;
  return lastReply(await playAdventure(adventure, [text], { luck: 15, from: await after(id, way) }));
}

const ROWS = SCENES.flatMap(([id, way, sentences]) =>
  sentences.map(([long, short]) => ({ id, way, place: way.at(-1) ?? "the beginning", long, short })),
);

describe("a long sentence", () => {
  it("is tested in every adventure", () => {
    expect(ROWS.length).toBeGreaterThanOrEqual(80);
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(4);
  });

  it.each(ROWS)("in $id after “$place”: “$long” is “$short”", async ({ id, way, long, short }) => {
    expect(await reply(id, way, long)).toBe(await reply(id, way, short));
  });
});

describe("the main clause", () => {
  it.each([
    ["I give the plate to Dilly", "I give the plate to Dilly"],
    ["I use the wire to cut the lead", "I use the wire to cut the lead"],
    ["I want to open the case", "I want to open the case"],
    [
      "I tell her that I will open the gate because they are owed it",
      "I tell her that I will open the gate because they are owed it",
    ],
    ["I wait until midnight", "I wait until midnight"],
    ["I look at the key and the plate", "I look at the key and the plate"],
    ["I set the coat before Mrs Achard", "I set the coat before Mrs Achard"],
  ])("of “%s” is “%s”", (text, main) => {
    expect(mainClause(text)).toEqual({ main, purpose: "" });
  });

  it("of a way has what it is for as the next act", () => {
    expect(mainClause("I go to the gallery to open the last glass")).toEqual({
      main: "I go to the gallery",
      purpose: "open the last glass",
    });
  });
});
