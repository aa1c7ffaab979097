import type { Pool } from "../prose/writer.ts";

/** Rest, waiting, prayer: time goes by. */
export const REST_SHORT: Pool = [
  "You sit with your back to the {surface} and let your heart find its own pace.",
  "You eat what you have, drink what is left, and see to the worst of the cuts.",
  "A quarter of an hour, stolen fairly. You are the better for it.",
  "You bind what wants binding, and shut your eyes while {sound}.",
];
export const REST_LONG: Pool = [
  "You sleep, and for once nothing comes of it. When you wake, {light}.",
  "The night goes by in one piece. Toward morning, {sky}.",
  "You dream of the {surface}, and of a door in it, and wake rested and none the wiser.",
  "Sleep takes you like a tide, and puts you down again some way along the shore of another day.",
  "You bed down with one ear open: {sound}, all night, and nothing worse.",
];
export const REST_BROKEN: Pool = [
  "You are barely under when it comes: a foot on gravel, and a breath let out too slowly.",
  "Rest does not take. Something keeps moving, just where sleep would be.",
  "You wake all at once, with the certainty that somebody has just left off looking at you.",
];
export const WAIT: Pool = [
  "You let time do some of the work. {passer|cap}; {sound}; and then, at last, a change.",
  "You wait. It is harder than fighting, and pays worse, but you are still there when things begin to move.",
  "Nothing, for a while, and then nothing again but nearer.",
  "You stay where you are. {sky|cap}, and the hour turns over like a sleeper.",
  "Patience is a kind of knocking. After a time, something answers.",
  "You keep still until {place} forgets you, and goes back to what it does when no one is there.",
];
export const OTHER: Pool = [
  "You do it, without asking anyone's leave. {passer|cap}, and pays you no mind.",
  "It is done, and {place} makes room for it.",
  "That is one way to go about it, and today it is yours. {sound|cap}.",
  "You do as you please, and the world adjusts by about an inch. Near you, {passer}.",
  "Whatever they expected of you at {place}, it was not that; a few faces turn.",
  "You see it through. Nothing falls down, nobody weeps, and {sound}.",
  "For a moment it even helps. {light|cap}.",
  "So you do. It leaves you with dust on your hands and a clearer head.",
];
export const UNREADABLE: Pool = [
  "The words will not settle into sense, and {place} waits for others.",
  "You make a sign that no one here can read. {passer|cap}.",
  "If that was a spell, it was a private one; {sound}.",
  "Your meaning goes past {place} like a bird past a window.",
  "Something passes through your mind too quickly to be an act. {light|cap}.",
];
export const RECALL_NOTHING: Pool = [
  "You search your memory, and it turns out its pockets: lint, {smell}, and a name that is not the right one.",
  "You know it as you know the far side of a hill: it must be there.",
  "Nothing comes but the memory of {curio}, which is no help, and will not leave.",
  "If you ever knew, it has gone where such things go.",
];
/** What people say of your deeds; `{act}` goes after "you". */
export const TOLD_OF_YOU: Pool = [
  "“You are the one who {act},” says {name}. It is not clear yet whether that is praise.",
  "Word has got about that you {act}; you can see it in how {name} stands.",
  "“Is it true that you {act}?” {name} does not wait to hear.",
  "“Somebody who {act} can have a seat at my fire,” {name} says.",
  "Ever since you {act}, {name} has looked at you as one looks at a lit fuse.",
  "{name} has heard that you {act}, and has heard it with additions.",
];
