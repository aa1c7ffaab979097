import type { ElementLore } from "./lore.ts";

type JourneyElement =
  | "planar-cosmic"
  | "pirates-swashbuckling"
  | "dungeon-crawl"
  | "survival"
  | "exploration"
  | "epic-quest"
  | "underdark"
  | "wilderness"
  | "magic-academy"
  | "post-apocalyptic"
  | "steampunk";

/** Campaign elements about where the journey leads. */
export const JOURNEY: Readonly<Record<JourneyElement, ElementLore>> = {
  "planar-cosmic": {
    brief: "planes of being drifting too close",
    plot: [
      "The planes are drifting together above {wild}, and on clear nights one may see the cosmic tide come in.",
      "A door to another plane stands open under {settlement}; {person} went through it, and has come back a day too early.",
    ],
    hook: "Follow the trail of {person} through a tear between planes, and return before the cosmic clock strikes once more.",
    challenge: "On other planes the rules are local, and ignorance of them is no defence.",
  },
  "pirates-swashbuckling": {
    brief: "pirates, rope-swings and fast blades",
    plot: [
      "Pirates under {person} strike wherever a chandelier can be swung from, and half of {settlement} cheers them on.",
      "A swashbuckling rogue has sold the same treasure map to {faction}, to {faction2} and to you.",
    ],
    hook: "Board a pirate prize off {wild} in the middle of its captain's wedding.",
    challenge: "The pirates know every wave and rooftop, and they fight with style.",
  },
  "dungeon-crawl": {
    brief: "a dungeon that goes deeper every night",
    plot: [
      "The dungeon under {wild} has seven doors; six were opened long ago, and the seventh was opened last week from within.",
      "Each level of the dungeon was dug by someone hiding from the level below, and {item} lies at the bottom of the argument.",
    ],
    hook: "A dungeon stair has opened under the market of {settlement}, swept clean, with a lamp left burning.",
    challenge: "Light, rope and healing run out long before the dungeon does.",
  },
  survival: {
    brief: "a hard fight to see another morning",
    plot: [
      "Survival is the first law beyond {settlement}: food for nine days, a road of twelve, and {wild} between.",
      "Winter, thirst or worse has sealed the land, and {person} knows which neighbours are hoarding.",
    ],
    hook: "Bring forty people through {wild} alive, though you have survival stores for thirty.",
    challenge: "Hunger, weather and sleep must be fought every day, and they never lose heart.",
  },
  exploration: {
    brief: "blank places on every map",
    plot: [
      "Exploration drives the tale outward: every map but one leaves {wild} blank, and that one was drawn by someone who never left home.",
      "{person} pays by the mile for true maps, and has begun to leave certain places off them.",
    ],
    hook: "Chart a way through {wild} before the explorers of {faction} can name it after themselves.",
    challenge: "Nobody can tell you what lies ahead, and those who try are selling something.",
  },
  "epic-quest": {
    brief: "an epic quest from end to end of the world",
    plot: [
      "One great quest runs through it all: to carry {item} from {settlement} to the heart of {wild}, and to be changed on the way.",
      "The epic quest that {person}'s forebears failed has come round again, a generation early.",
    ],
    hook: "An old oath names you as the questers who must find {item}, and the oath is older than your families.",
    challenge: "The quest asks for something dear at every gate, and does not haggle.",
  },
  underdark: {
    brief: "a sunless realm beneath the roots of the hills",
    plot: [
      "Beneath {wild} the underdark goes down for leagues, with cities, seas and a patient war of its own.",
      "Traders from the underdark have come up to {settlement} by night, buying mirrors and asking about the sun.",
    ],
    hook: "The mines of {settlement} have broken into the underdark, and something below has politely knocked back.",
    challenge: "In the underdark sound carries, light betrays, and every tunnel is somebody's.",
  },
  wilderness: {
    brief: "the wilderness closing in",
    plot: [
      "The wilderness of {wild} has begun to take back the fields, hedge by hedge, as though it held a deed.",
      "Beyond the last fence there is only wilderness, and {person}, who knows its ways, owes {settlement} nothing.",
    ],
    hook: "Track what has been leaving signs in the wilderness about {settlement}, each one a mile nearer.",
    challenge: "Out in the wild a turned ankle is as deadly as a sword.",
  },
  "magic-academy": {
    brief: "an academy with one lesson too many",
    plot: [
      "The academy at {settlement} has a class that is on no timetable, and the students who take it stop casting shadows.",
      "Exams at the academy come due as the old masters are found asleep, one by one, and cannot be woken; {person} is next.",
    ],
    hook: "Enrol at the academy under false names, and find out what the night porter feeds in the library.",
    challenge: "Rivals at the academy know your spells, your grades and your secret.",
  },
  "post-apocalyptic": {
    brief: "life among the ruins of an ended age",
    plot: [
      "The world before ended, and its ruins stand all over {wild}; what {settlement} calls a shrine was once a machine.",
      "In the ruins of the old age something still keeps to its schedule, and it is due at {settlement} in spring.",
    ],
    hook: "Scavenge {item} from the ruins before {faction} can melt it down.",
    challenge: "Whatever ended the old world left some of itself in the ruins.",
  },
  steampunk: {
    brief: "steam engines that change everything",
    plot: [
      "A steam engine of new design has been built in {settlement}, and {faction} would rather see it burn.",
      "Gears, steam and brass are remaking the land: {person} has drawn up a machine that could end hunger, or the neighbours.",
    ],
    hook: "Drive a stolen steam engine from {settlement} to {settlement2}, on rails that are still being laid.",
    challenge: "Machines do not tire or take fright, and steam scalds whoever stands nearest.",
  },
};
