/** What a place of its kind has, one sentence each: told where the player's texts say nothing of it. */

const FIXTURES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bwells?\b/iu, ["The rope is wet, though nobody stands at it."]],
  [
    /\borchards?|grove|vineyard\b/iu,
    ["Between the rows the ladders stand where they were left, some with a basket still hanging."],
  ],
  [
    /\bmines?|quarry|shaft\b/iu,
    ["Cold air comes up out of it, and with it, now and then, the sound of one small stone."],
  ],
  [
    /\b(?:saloon|tavern|inn|pub|bar|alehouse)\b/iu,
    ["Talk stops at the nearest table, and starts again a little lower."],
  ],
  [/\b(?:hold|cargo|bay|hangar)\b/iu, ["The straps along the wall are all done up but one, which swings."]],
  [
    /\b(?:engine|reactor|pump|boiler)\b/iu,
    ["It is loud and warm in here, and somebody has hung a cup on the one pipe that is cool."],
  ],
  [
    /\b(?:bridge|cockpit|control)\b/iu,
    ["Half the lights on the board are amber. Somebody has put tape over one of them."],
  ],
  [
    /\b(?:museum|gallery|archive|library)\b/iu,
    ["Everything has a label here, and one of the labels has been turned to the wall."],
  ],
  [
    /\b(?:chapel|church|temple|abbey|shrine|cathedral)\b/iu,
    ["One candle is burning, for nobody you can see, and it was lit within the hour."],
  ],
  [
    /\b(?:wood|woods|forest|jungle|swamp|marsh|moor)\b/iu,
    ["It is quieter under here than it should be, and there is a path that nobody has mentioned."],
  ],
  [
    /\b(?:mill|forge|smithy|workshop|factory|bakery|brewery|dairy)\b/iu,
    ["The work has been left in the middle of a stroke, as if somebody had been called away."],
  ],
  [/\b(?:market|square|street|fair|bazaar)\b/iu, ["People give you room here, a little more than they need to."]],
  [
    /\b(?:hall|palace|castle|keep|manor|mansion|house)\b/iu,
    ["Somewhere a door is drawn shut, softly, with great care."],
  ],
  [/\b(?:village|town|city|hamlet|colony|outpost|settlement)\b/iu, ["A curtain moves. Then, further on, another."]],
  [
    /\b(?:graveyard|cemetery|crypt|tomb|barrow)\b/iu,
    ["One of the stones has fresh earth before it, and no fresh date."],
  ],
  [
    /\b(?:stables?|farm|ranch|barn|corral)\b/iu,
    ["The animals have all drawn to one side, the side away from the door."],
  ],
  [
    /\b(?:lockers?|quarters|cabin|mess|galley)\b/iu,
    ["Five hooks, four coats. The fifth hook is bent, as if something heavy had hung there."],
  ],
  [
    /\b(?:deck|corridor|tunnel|stairs|passage)\b/iu,
    ["Every third lamp is out, and not, from the look of it, by chance."],
  ],
  [
    /\b(?:school|academy|office|station|bank|court)\b/iu,
    ["The clock on the wall is right. The calendar below it is three days behind."],
  ],
  [
    /\b(?:harbour|harbor|dock|docks|pier|ship|boat|ferry|lighthouse)\b/iu,
    ["A line has been cut here, not untied, and the end of it is still bright."],
  ],
  [
    /\b(?:creek|river|ford|lake|pond|bridge)\b/iu,
    ["There are two sets of prints along the edge, one coming and one going, and they are not of the same feet."],
  ],
  [
    /\b(?:wash-house|kitchen|bathhouse|cellar|pantry)\b/iu,
    ["The floor is wet, and somebody has scrubbed one part of it far cleaner than the rest."],
  ],
  [
    /\b(?:hut|cottage|lodge|cabin|camp|caravan|tent|toll house)\b/iu,
    ["The ashes are still warm, and two cups stand by them."],
  ],
  [
    /\b(?:garage|lock-up|warehouse|store|shop)\b/iu,
    ["Dust lies over everything but one long shape on the floor, where something was until a short time ago."],
  ],
];

/** A sentence about a place of this kind; empty where its name does not tell. */
export const fixtureOf = (place: string): string => FIXTURES.find(([kind]) => kind.test(place))?.[1][0] ?? "";
