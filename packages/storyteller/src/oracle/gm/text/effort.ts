import type { Pool } from "../prose/writer.ts";

/** Climbing, forcing, jumping: the body against the world. */
export const CLIMB_LEAD: Pool = [
  "You spit on your palms and look for the first hold.",
  "You measure it by eye, and then by doubt, and go.",
  "You set your shoulder, count to two, and do not wait for three.",
  "There is a trick to it, which is not thinking.",
];
export const CLIMB_WIN: Pool = [
  "It takes more out of you than you will admit, but you are across and nothing is broken.",
  "Something gives, and for once it is not you.",
  "Stone, breath, stone, breath; and then you are up, with {place} laid out below.",
  "You make it look like something you do for pleasure.",
  "With a crack that everyone in {place} must have heard, the way is open.",
  "You land badly, roll well, and come up on the right side of it.",
];
export const CLIMB_LOSE: Pool = [
  "It holds. Then you hold. Then only it does.",
  "Your grip goes before your nerve, and the ground is where it always was.",
  "You slide back with a great deal of noise and some of your skin.",
  "You give it everything, and it keeps it.",
  "Halfway, the {surface} comes away in your hand, and you go with it.",
];

/** Putting things to use. */
export const USE_WIN: Pool = [
  "It works, and you do your best to look as if it always does.",
  "A click, a shiver, a small surrender: done.",
  "Your hands know what they are about. Behind it waits {curio}.",
  "It takes three tries and some language, but it goes.",
  "There: the trick was patience, and a thumbnail.",
  "You feel it give before you hear it, the way one feels a tooth decide.",
];
export const USE_LOSE: Pool = [
  "It sticks, groans, and sticks again, louder.",
  "Something small and important falls out, and rolls beneath the {surface}.",
  "It was never meant for that, and says so.",
  "For a moment you nearly have it. The moment goes on without you.",
  "It breaks off short, and you are left holding the part that is no use.",
];
export const USE_WITH: Pool = [
  "You put {object} to work; it was made by somebody who knew what they were about, and it shows.",
  "With {object} it is the matter of a minute, and you enjoy every second of it.",
  "You try {object}, carefully, and the thing turns out to be on your side.",
  "{object|cap} does as it is told, for once.",
];
/** Nothing at stake: simply done. */
export const USE_EASY: Pool = [
  "You do it, and nothing catches fire, which is a kind of success.",
  "It is the work of a moment. {sound|cap}, as if in answer.",
  "No one stops you. By the {surface}, {passer}.",
  "Done; and the world is one small thing different.",
  "It goes as such things go: quicker than you feared, and with more dust.",
];

export const TAKE: Pool = [
  "You take it. Nobody's voice is raised, though {passer}.",
  "Into the pack it goes, and the pack sits heavier than its weight.",
  "It is yours now, or it is with you, which is nine parts the same.",
  "You close your fingers on it and wait for the world to object. It does not, yet.",
];
export const TAKE_ITEM: Pool = [
  "You come away with a {item}, and no one calls you back.",
  "A {item}: not what you reached for, perhaps, but better than an empty hand.",
  "The {item} fits your palm as though it had been waiting for one.",
  "What you have, when you look, is a {item}. You stow it.",
];

export const GIVE: Pool = [
  "{name} turns the gift over twice before believing in it. “Nobody does that here.”",
  "You hold it out, and {name} takes it with both hands, {manner}.",
  "“What do you want for it?” {name} asks, and has no face ready for the answer.",
  "{name} says nothing at all, very warmly.",
  "It is a small thing to you. You can see that it is not a small thing to {name}.",
];
export const HELP_LEAD: Pool = [
  "You roll your sleeves and get your hands into the trouble.",
  "You kneel, look, and tell yourself you have seen worse.",
  "No one else is stepping forward, so you do.",
];
export const HELP_WIN: Pool = [
  "It is enough. {name} breathes easier, and looks at you for the first time properly.",
  "When you straighten up, the worst is over; {name} has hold of your sleeve.",
  "“I will not forget that,” says {name}. It does not sound like a phrase.",
  "You do it well, and without fuss, and {name} watches how it is done.",
];
export const HELP_LOSE: Pool = [
  "You do what you can. It is not enough, and both of you know it.",
  "“Leave it,” {name} says at last, not unkindly. “You tried.”",
  "Your help makes a second thing go wrong, which is at least company for the first.",
];
export const HELP_NOBODY: Pool = [
  "You look for someone to help and find only the mess they left; you set that to rights.",
  "There is nobody here to thank you, which makes it simpler. You do it anyway.",
  "You put straight what can be put straight, and {place} looks the better for it.",
];
