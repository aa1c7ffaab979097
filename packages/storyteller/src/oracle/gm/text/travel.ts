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
  "The way is longer than it was described, as ways are. {sky|cap}.",
  "You walk until {place} is only a smell of {smell} on your sleeves.",
  "For a while {sky}, and the miles go by like beads on a string.",
  "Nobody troubles you on the way, unless you count being watched.",
  "You pass {curio}, set by the roadside for no one, and do not stop.",
  "A cart goes by the other way, its driver careful not to see you.",
  "Twice you lose the path, and twice it comes back looking sorry.",
  "Halfway there {sky}, and you pull your collar up and keep on.",
];

/** Coming to a new place. */
export const ARRIVE: Pool = [
  "Then {way} is in front of you: {light}, and {sound}.",
  "{way|cap} does not announce itself. One moment there is only road; the next, {passer}.",
  "You come to {way} with the {surface} the first thing to hand and {smell} on the air.",
  "And so: {way}. {light|cap}, and close by someone has left {curio}.",
  "You reach {way}. It is a {kind}, and it has been expecting somebody.",
  "{way|cap}, at last, smelling of {smell}. {passer|cap}.",
  "Here it is: {way}, a {kind} with one good {surface} and a great deal of waiting in it.",
  "{way|cap} opens round you, a {kind}. {sound|cap}.",
];

/** Coming to a place that the player's own words named. */
export const ARRIVE_NAMED: Pool = [
  "{way|cap} is closer than you feared, and stranger than you hoped: {light}, and {sound}.",
  "You find {way} where such things are found. {passer|cap}.",
  "Here is {way}, with {smell} on the air and {curio} lying where nobody has tidied.",
  "{way|cap} lets you in. {sound|cap}, and by the {surface} somebody has left {curio}.",
  "So this is {way}. {light|cap}; {passer}.",
  "It takes some asking, but you come to {way} in the end. {sound|cap}.",
  "You are hardly at {way} before you have the feeling of having interrupted something: {passer}.",
];

/** Coming back to a known place. */
export const RETURN: Pool = [
  "{way|cap} is where you left it. The {surface} is not quite where it was.",
  "You come back to {way}, and it takes you in as if you had only gone for water.",
  "{way|cap} again. {sound|cap}, as before; the rest has shifted by about an inch.",
  "Nothing at {way} has changed, except that {passer}.",
  "You know {way} by its smell before you see it: {smell}.",
  "{way|cap} once more; somebody has added {curio}, and taken away something you cannot place.",
];

/** The road goes badly. */
export const ROAD_TROUBLE: Pool = [
  "The way turns on you. By the time you have found it again you are wet, late and short of temper.",
  "You take the wrong fork, honestly and for a long time.",
  "The path gives out under you and you go down a bank with half of it.",
  "You get there, but not unseen: all the last mile something keeps level with you.",
  "It costs you more than it should: an hour, some skin, and the feeling of being ahead.",
];
/** The road goes well against the odds. */
export const ROAD_WIN: Pool = [
  "You read the way well, and it shortens under your feet.",
  "You find the line nobody uses, and are there before the dust is.",
  "Two wrong turnings offer themselves; you decline both.",
  "You see the trouble on the road before it sees you, and go round.",
  "It is good going, and you make the most of it.",
];

/** Running from a fight. */
export const FLEE_WIN: Pool = [
  "You do not stop to be brave. {foe|cap} is a noise behind you, then a memory.",
  "You put the {surface} between you, then a corner, then a great deal of distance.",
  "You run, and it works; nobody sings about it, but it works.",
  "One feint, one turn, and {foe} is biting the place where you were.",
];
export const FLEE_LOSE: Pool = [
  "You break for it, and {foe} is there first.",
  "You get four strides, perhaps five, before {foe} has hold of you.",
  "The way out is not where you left it, and {foe} knows that.",
  "You turn to run, and your foot finds the one loose thing in {place}.",
];
export const FLEE_NOTHING: Pool = [
  "You go quickly, and nobody follows, which is almost insulting.",
  "You are away before anyone can ask what from.",
  "You leave {place} the way one leaves a bad argument: fast, and with your chin up.",
  "Nothing gives chase. All the same you keep your pace until {place} is out of sight.",
];
