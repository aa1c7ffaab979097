import type { Pool } from "../prose/writer.ts";

/** Climbing, forcing, jumping: the body against the world. */
export const CLIMB_LEAD: Pool = [
  "You spit on your palms, and look along the {surface} for the first hold.",
  "You measure it by eye, from the {surface} up, and then by doubt, and go.",
  "You set your {limb}, count to two, and do not wait for {who} to say three.",
  "There is a trick to it, which is not thinking of your {limb}, or of the {surface}.",
];
export const CLIMB_WIN: Pool = [
  "It takes more out of your {limb} than you will admit, but you are across, and the {surface} is behind you.",
  "Something gives, {there}, and for once it is not your {limb}.",
  "Hold, breath, hold, breath; and then you are up, with {place} laid out below.",
  "You make it look, to {who} at least, like something you do for pleasure.",
  "With a crack that everyone in {place} must have heard, the way is open.",
  "You land badly on one {limb}, roll well, and come up on the right side of the {surface}.",
];
export const CLIMB_LOSE: Pool = [
  "It holds; then your {limb} holds; then only the {surface} does.",
  "Your {limb} goes before your nerve, and {place} is where it always was.",
  "You slide back past the {surface} with a great deal of noise and some of your skin.",
  "You give it everything, {limb} and all, and the {surface} keeps it.",
  "Halfway, a piece of the {surface} comes away in your hand, and you go with it.",
];

/** Putting things to use. */
export const USE_LEAD: Pool = [
  "You look it over, {there}, before you touch it.",
  "You flex your fingers, ask {who} for a little room, and begin.",
  "It is a matter of patience, of the light from the {surface}, and of steady hands.",
];
export const USE_WIN: Pool = [
  "It works, with a puff of {smell}, and you do your best to look as if it always does.",
  "A click, a shiver, a small surrender in the {surface}: done.",
  "Your hands know what they are about. Behind it waits {curio}.",
  "It takes {few} tries and some language, with {who} looking on, but it goes.",
  "There: the trick was patience, and a thumbnail, and a splinter of the {surface} for a wedge.",
  "You feel it give before you hear it, {like}.",
];
export const USE_LOSE: Pool = [
  "It sticks, groans, and sticks again, louder, so that {who} looks round.",
  "Something small and important falls out, and rolls beneath the {surface}.",
  "It was never meant for that, and says so, {like}.",
  "For a moment, {there}, you nearly have it; then {sound}, and the moment goes on without you.",
  "It breaks off short by the {surface}, and you are left holding {curio}, which is no use.",
];
export const USE_WITH: Pool = [
  "You put {object} to work {there}; it was made by {trade|a} who knew what they were about, and it shows.",
  "With {object} it is the matter of a minute, and you enjoy every second of it, to the disgust of {who}.",
  "You try {object}, carefully, {there}, and the thing turns out to be on your side.",
  "{object|cap} does as it is told, for once, and {sound}.",
];
/** What was to be used is not there. */
export const USE_NOTHING: Pool = [
  "You feel for {object}, {there}, and feel again: you carry nothing of the sort.",
  "You go through your pack twice, with {who} looking on, before you own to it: there is none.",
  "Your hand comes out of the pack empty, but for a smell of {smell}. You must have meant to get one at {elsewhere}.",
  "If you ever had {object}, it stayed at {elsewhere}. What you have is a dry mouth and the {surface}.",
];
/** Nothing at stake: simply done. */
export const USE_EASY: Pool = [
  "You do it, {there}, and nothing catches fire, which at {place} is a kind of success.",
  "It is the work of a moment {there}. {sound|cap}, as if in answer.",
  "No one at {place} stops you. By the {surface}, {passer}.",
  "Done; and {place} is one small thing different.",
  "It goes as such things go at {place}: quicker than you feared, and with more dust on the {surface}.",
];

export const TAKE: Pool = [
  "You take it. Nobody's voice is raised, though {passer}.",
  "Into the pack it goes, and sits there heavier than its weight, as if it missed the {surface}.",
  "It is yours now, or it is with you, which at {place} is nine parts the same.",
  "You close your fingers on it and wait for {who} to object. Nobody {there} does, yet.",
];
export const TAKE_ITEM: Pool = [
  "You come away from the {surface} with a {item}, and no one calls you back.",
  "A {item}: not what you reached for {there}, perhaps, but better than an empty hand.",
  "The {item} fits your palm as though it had been waiting by the {surface} for one.",
  "What you have, when you look at it {there}, is a {item}. You stow it.",
];

export const GIVE: Pool = [
  "{name} turns the gift over twice before believing in it. “Nobody does that at {place}.”",
  "You hold it out, and {name} takes it with both hands, {manner}.",
  "“What do you want for it?” {name} asks, {manner}, and has no face ready for the answer.",
  "{name} says nothing at all, {manner}, very warmly.",
  "It is a small thing to you. You can see that it is not a small thing to {name}.",
];
export const HELP_LEAD: Pool = [
  "You roll your sleeves, {there}, and get your hands into {name}'s trouble.",
  "You kneel by {name}, look, and tell yourself you have seen worse at {elsewhere}.",
  "No one else is stepping forward for {name}, so you do.",
];
export const HELP_WIN: Pool = [
  "It is enough. {name} breathes easier, and looks at you for the first time properly.",
  "When you straighten up, the worst is over; {name} has hold of your sleeve.",
  "“I will not forget that,” says {name}, {manner}, and looks at the {surface}. From {role|a} it does not sound like a phrase.",
  "You do it well, and without fuss, and {name} watches how it is done.",
];
export const HELP_LOSE: Pool = [
  "You do what you can for {name}. It is not enough, and both of you know it, {there}.",
  "“Leave it,” {name} says at last, not unkindly. “{kin|cap} could not mend it either.”",
  "Your help makes a second thing go wrong for {name}, which is at least company for the first.",
];
export const HELP_NOBODY: Pool = [
  "You look for someone to help and find only the mess they left by the {surface}; you set that to rights.",
  "There is nobody at {place} to thank you, which makes it simpler; you see to the {surface} anyway.",
  "You put straight what can be put straight, and {place} looks the better for it.",
];
