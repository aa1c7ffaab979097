import type { Plot } from "./plot.ts";

/**
 * What a story is furnished with where the player's texts say nothing: marks that give somebody away, motives, what lies hidden. Each
 * entry belongs to an age, so that no letter is sealed with wax on a starship. In braces stand names of the story (fill.ts).
 */

type Age = Plot["age"];
type Tone = Plot["tone"];

export interface Mark {
  /** What is left behind. */
  readonly trace: string;
  /** What its bearer has: stands after "saw", "has" and "with". */
  readonly worn: string;
}

const MARKS: Readonly<Record<Age | "comic", readonly Mark[]>> = {
  old: [
    { trace: "a smear of green sealing wax, with half a thumb in it", worn: "green wax under the nails" },
    { trace: "the print of a boot, one nail gone from the heel", worn: "a boot that has lost a nail from its heel" },
    { trace: "a strand of yellow wool, pulled and snapped", worn: "a yellow scarf with one long pulled thread" },
    { trace: "a chewed clove, spat out and still wet", worn: "a bad tooth, packed with cloves" },
    { trace: "three drops of blue ink, in a row, as from a shaken hand", worn: "blue ink up to the second knuckle" },
    { trace: "lamp oil, spilled and trodden about", worn: "lamp oil down one sleeve" },
  ],
  west: [
    { trace: "a spur mark with every fifth tooth missing", worn: "a spur that rings one short in five" },
    { trace: "a plug of black tobacco, bitten on the left side", worn: "a jaw that only chews on the left" },
    { trace: "a twist of red horsehair, snagged and torn", worn: "a hatband of red horsehair, coming apart" },
    { trace: "candle wax dripped on the dust in a neat line", worn: "candle wax on the brim of a good hat" },
  ],
  modern: [
    {
      trace: "a bus ticket, folded eight times into a small hard square",
      worn: "a habit of folding tickets into small squares",
    },
    { trace: "a smear of violet printer ink", worn: "violet printer ink on both thumbs" },
    { trace: "a grey coat button with a bit of cloth still on it", worn: "a grey coat that is short of one button" },
    { trace: "eucalyptus: a cough sweet, crushed underfoot", worn: "a tin of eucalyptus sweets and a cough" },
  ],
  space: [
    { trace: "a curl of orange sealant, still soft", worn: "orange sealant on one cuff" },
    { trace: "the scuff of a magnetic boot, the left one dragging", worn: "a left boot that drags" },
    { trace: "a tool tag with its number filed away", worn: "a tool ring with one tag missing" },
    { trace: "grains of burnt insulation, in the shape of a handprint", worn: "a burn across one palm, badly dressed" },
    { trace: "a ration wrapper, folded into a tiny boat", worn: "a pocket full of wrappers folded into boats" },
  ],
  comic: [
    {
      trace: "a peppermint, sucked very thin and put down with regret",
      worn: "a bag of peppermints, never offered round",
    },
    { trace: "one lavender sock, darned in mustard", worn: "one bare ankle where a lavender sock should be" },
    {
      trace: "a trail of sawdust, going in a circle and then, with more confidence, away",
      worn: "sawdust in both turn-ups",
    },
    { trace: "a small puddle of gravy, signed with a heel", worn: "gravy on one heel" },
  ],
};

export function marksOf(age: Age, tone: Tone): readonly Mark[] {
  return tone === "comic" && age !== "space" ? MARKS.comic : MARKS[age];
}

/** What lies behind a door that nobody may open. */
const CONTENTS: Readonly<Record<Age | "comic", readonly string[]>> = {
  old: [
    "a bed, a lamp and a plate for one, and all three have been used this week",
    "a door within the door, and from behind it, slowly, somebody is knocking back",
  ],
  west: ["forty coffins, brand-new, with the names already burned into the lids"],
  modern: ["a bank of telephones, every one of them off the hook and listening"],
  space: [
    "rows of sleepers who are on no list, and the last of them has been dead for a day only",
    "a garden. It is lit, it is watered, and somebody has planted beans in it, in rows",
  ],
  comic: ["every umbrella that anybody here has ever lost, sorted by size"],
};
export const contentsOf = (age: Age, tone: Tone): readonly string[] =>
  tone === "comic" && age !== "space" ? CONTENTS.comic : CONTENTS[age];

/** People for a story whose texts name too few, and what they are. */
export const EXTRAS: Readonly<Record<Age | "comic", readonly (readonly [name: string, role: string])[]>> = {
  old: [
    ["Sabine Rook", "the laundress"],
    ["Old Tam Hollin", "the night watchman"],
    ["Ysolt Crane", "the bonesetter"],
  ],
  west: [
    ["Lottie Marsh", "the laundress"],
    ["Eli Broom", "the stable hand"],
    ["Widow Cutter", "the undertaker"],
  ],
  modern: [
    ["Rosa Lindqvist", "the cleaner"],
    ["Ted Marlow", "the night porter"],
    ["Nora Pell", "the switchboard operator"],
  ],
  space: [
    ["Teodor Vance", "the loader"],
    ["Imre Kask", "the night technician"],
    ["Suri Okafor", "the medic"],
  ],
  comic: [
    ["Mrs Dimity Plunk", "the postmistress"],
    ["Cuthbert Spoon", "the night watchman"],
    ["Aunt Hortense", "the pie woman"],
  ],
};
