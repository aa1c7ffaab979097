import type { Pool } from "../prose/writer.ts";

/** Rest, waiting, prayer: time goes by. */
export const REST_SHORT: Pool = [
  "You sit with your back to the {surface} and let your heart find its own pace.",
  "You eat what you have, {there}, drink what is left, and see to the worst of your {limb}.",
  "A quarter of an hour, stolen fairly from {place}, and you are the better for it.",
  "You bind what wants binding, and shut your eyes while {sound}.",
  "{who|cap} moves over for you {there}, and for a while nobody wants anything.",
];
export const REST_LONG: Pool = [
  "You sleep, and for once nothing at {place} comes of it. When you wake, {light}.",
  "The night goes by {place} in one piece. Toward morning, {sky}.",
  "You dream of the {surface}, and of a door in it, and wake rested and none the wiser.",
  "Sleep takes you like a tide, and puts you down again on another day, beside {curio}.",
  "You bed down with one ear open: {sound}, all night, and nothing worse.",
];
export const REST_BROKEN: Pool = [
  "You are barely under when it comes: a foot {there}, and a breath let out too slowly.",
  "Rest does not take at {place}. Something keeps moving past the {surface}, just where sleep would be.",
  "You wake all at once, with the certainty that somebody by the {surface} has just left off looking at you.",
];
export const WAIT: Pool = [
  "You let time do some of the work, {there}. {passer|cap}; {sound}; and then, at last, a change.",
  "You wait {there}. It is harder than fighting, and pays worse, but you are still at {place} when things begin to move.",
  "Nothing at {place}, for a while, and then {sound}, and then nothing again but nearer.",
  "You stay where you are. {sky|cap}, and the hour turns over like a sleeper.",
  "Patience is a kind of knocking. After a time, from behind the {surface}, something answers.",
  "You keep still until {place} forgets you, and goes back to what it does when no one is there.",
  "You count {few} {trade|plural} past the {surface}, and then the first of them again.",
];
export const OTHER: Pool = [
  "You do it, without asking anyone's leave. {passer|cap}, and pays you no mind.",
  "It is done, and {place} makes room for it.",
  "That is one way to go about it at {place}, and today it is yours. {sound|cap}.",
  "You do as you please, and {place} adjusts by about an inch. Near you, {passer}.",
  "Whatever they expected of you at {place}, it was not that; a few faces turn.",
  "You see it through. Nothing falls down, {who} does not weep, and {sound}.",
  "For a moment, {there}, it even helps. {light|cap}.",
  "So you do. It leaves you with the dust of {place} on your hands and a clearer head.",
];
export const UNREADABLE: Pool = [
  "The words will not settle into sense, and {place} waits for others.",
  "You make a sign that no one at {place} can read. {passer|cap}.",
  "If that was a spell, it was a private one; {sound}.",
  "Your meaning goes past {place} like a bird past a window.",
  "Something passes through your mind too quickly to be an act. {light|cap}.",
];
export const RECALL_NOTHING: Pool = [
  "You search your memory, and it turns out its pockets: lint, {smell}, and a name that is not the right one.",
  "You know it as you know the far side of {elsewhere}: it must be there.",
  "Nothing comes but the memory of {curio}, which is no help, and will not leave.",
  "If you ever knew, it has gone where {trade|plural} go.",
];
/** What people say of your deeds; `{act}` goes after "you". */
export const TOLD_OF_YOU: Pool = [
  "“You are the one who {act},” says {name}. It is not clear yet, at {place}, whether that is praise.",
  "Word has got about that you {act}; you can see it in how {name} stands.",
  "“Is it true that you {act}?” {name} does not wait to hear.",
  "“Somebody who {act} can have a seat at my fire,” {name} says.",
  "Ever since you {act}, {name} has looked at you as one looks at a lit fuse.",
  "{name} has heard that you {act}, and has heard it with additions.",
];
