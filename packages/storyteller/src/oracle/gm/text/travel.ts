import type { Pool } from "../prose/writer.ts";

/** Setting out, before any check. */
export const SET_OUT: Pool = [
  "You shoulder what you own and turn toward {way}.",
  "{place|cap} lets you go without comment.",
  "You leave {place} by the way that draws the fewest eyes.",
  "The way to {way} is plain enough at first.",
  "You settle your pack and put {place} behind you.",
  "It is a fair step to {way}, and you take the first of many.",
];

/** The way between, uneventful. */
export const ROAD: Pool = [
  "The way to {way} is longer than it was described, as ways are. {sky|cap}.",
  "You walk until {place} is only a smell of {smell} on your sleeves.",
  "For a while {sky}, and the miles go by like beads on a string.",
  "Nobody troubles you on the way, unless you count {who}, who watches you by.",
  "You pass {curio}, set by the roadside for no one, and do not stop.",
  "A cart goes by toward {place}, its driver, {who}, careful not to see you.",
  "Twice you lose the path to {way}, and twice it comes back looking sorry.",
  "Halfway there {sky}, and you pull your collar up and keep on.",
];

/** Coming to a new place. */
export const ARRIVE: Pool = [
  "Then {way} is in front of you: {light}, and {sound}.",
  "{way|cap} does not announce itself: one moment there is only road; the next, {passer}.",
  "You come to {way} with the {surface} the first thing to hand and {smell} on the air.",
  "And so: {way}. {light|cap}, and close by someone has left {curio}.",
  "You reach {way}. It is a {kind}, it smells of {smell}, and it has been expecting somebody.",
  "{way|cap}, at last, smelling of {smell}. {passer|cap}.",
  "Here it is: {way}, a {kind} with one good {surface} and a great deal of waiting in it.",
  "{way|cap} opens round you, a {kind}. {sound|cap}.",
];

/** Coming to a place that the player's own words named. */
export const ARRIVE_NAMED: Pool = [
  "{way|cap} is closer than you feared, and stranger than you hoped: {light}, and {sound}.",
  "You find {way} where such things are found, past {curio}. {passer|cap}.",
  "Here is {way}, with {smell} on the air and {curio} lying where nobody has tidied.",
  "{way|cap} lets you in past the {surface}. {sound|cap}, and somebody has left {curio}.",
  "So this is {way}. {light|cap}; {passer}.",
  "It takes some asking, of {who} in the end, but you come to {way}. {sound|cap}.",
  "You are hardly at {way} before you have the feeling of having interrupted something: {passer}.",
];

/** Coming back to a known place. */
export const RETURN: Pool = [
  "{way|cap} is where you left it. The {surface} is not quite where it was, and {sound}.",
  "You come back to {way}, and it takes you in as if you had only gone for water.",
  "{way|cap} again. {sound|cap}, as before; the rest has shifted by about an inch.",
  "Nothing at {way} has changed, except that {passer}.",
  "You know {way} by its smell before you see it: {smell}.",
  "{way|cap} once more; somebody has added {curio}, and taken away something you cannot place.",
];

/** The road goes badly. */
export const ROAD_TROUBLE: Pool = [
  "Then the road turns on you. By the time you have found {way} again you are late, and smell of {smell}.",
  "You take the wrong fork for {way}, honestly and for a long time.",
  "The path out of {place} gives out under you, and you go down a bank with half of it.",
  "You get there, but not unseen: all the last mile to {way} something keeps level with you.",
  "It costs you more than it should: an hour, some skin off your {limb}, and the feeling of being ahead.",
];
/** The road goes well against the odds. */
export const ROAD_WIN: Pool = [
  "You read the way to {way} well, and it shortens under your feet.",
  "You find the line nobody uses, and are at {way} before the dust is.",
  "Two wrong turnings offer themselves between {place} and {way}; you decline both.",
  "You see {who} waiting on the road before you are seen yourself, and go round.",
  "It is good going from {place}, {sky}, and you make the most of it.",
];

/** Running from a fight. */
export const FLEE_WIN: Pool = [
  "You do not stop at the {surface} to be brave. {foe|cap} is a noise behind you, then a memory.",
  "You put the {surface} between you, then a corner, then a great deal of distance.",
  "You run, and it works; nobody at {place} sings about it, but it works.",
  "One feint, one turn, and {foe} is biting the {surface} where you were.",
];
export const FLEE_LOSE: Pool = [
  "You break for the way past the {surface}, and {foe} is there first.",
  "You get {few} strides, as far as the {surface}, before {foe} has hold of you.",
  "The way out is not where you left it, and {foe} knows that.",
  "You turn to run, and your foot finds the one loose thing in {place}, which is {curio}.",
];
export const FLEE_NOTHING: Pool = [
  "You go quickly past the {surface}, and nobody follows, which is almost insulting.",
  "You are away from {place} before anyone can ask what from.",
  "You leave {place} the way one leaves a bad argument: fast, and with your chin up.",
  "Nothing gives chase but a smell of {smell}. All the same you keep your pace until {place} is out of sight.",
];
