import type { Pool } from "../prose/writer.ts";

export const FOE_APPEARS: Pool = [
  "{foe|a|cap} {approach}.",
  "No time to think: {foe|a} {approach}.",
  "Something moves by the {surface}. {foe|a|cap} {approach}.",
  "Out from behind the {surface} comes {foe|a}, and it is not here to talk.",
  "There is {foe|a} in front of you, where a moment ago there was only the {surface}.",
  "{foe|a|cap} steps into the light as if it had paid for it.",
  "{foe|cap} has been here all along; you were only looking at the wrong shadow.",
  "With {smell} on the air and no warning at all, {foe|a} is upon you.",
];
export const FIGHT_LEAD: Pool = [
  "You go in low, watching {its} middle and not {its} eyes.",
  "Your hand is moving before the rest of you has agreed.",
  "You close the distance in two strides.",
  "You wait for {its} weight to shift, and strike across it.",
  "You do not shout. You save the breath for the blow.",
  "You make {them} look at your left hand, and use the right.",
];
export const HIT: Pool = [
  "It lands. {foe|cap} staggers against the {surface}, and there is less fight there than there was.",
  "You feel the blow arrive all the way up your arm. {foe|cap} feels it more.",
  "Clean and ugly: {foe} gives a yard, and leaves something on the ground.",
  "Your strike goes in under {its} guard, and {foe} makes a sound like a dropped chain.",
  "{foe|cap} turns into your blow, which saves you half the work.",
  "You open a gap in {foe} that was not there this morning.",
  "Good. Not pretty; good. {foe|cap} is slower on that side.",
];
export const GREAT_HIT: Pool = [
  "It is the kind of blow one gets once a year. {foe|cap} folds around the place.",
  "Everything lines up, wrist and hip and heel, and {foe} goes back hard into the {surface}.",
  "For one instant {foe} is all opening, and you are all edge.",
];
export const MISS: Pool = [
  "You cut the air, and the air closes up again unhurt.",
  "{foe|cap} is not there when your blow arrives, and looks almost sorry.",
  "Your strike rings off the {surface} and numbs you to the elbow.",
  "Too slow by a hair; {foe} sways, and you follow your own weight past it.",
  "{foe|cap} turns the blow aside as one turns a page.",
  "You find {its} guard, and nothing behind it.",
];
export const DIRE_MISS: Pool = [
  "Your footing goes, and with it your dignity and most of your reach.",
  "You overreach so badly that even {foe} hesitates.",
  "The blow goes wide and takes a piece out of the {surface}, loudly.",
];
export const FOE_DOWN: Pool = [
  "{foe|cap} goes down beside the {surface}, and this time does not get up.",
  "It ends as these things do, suddenly: {foe} on the ground, and you still holding the blow you meant to strike next.",
  "One more, and {foe} is done. The quiet afterwards is enormous.",
  "{foe|cap} looks surprised, sits down, and is finished.",
  "You stand over what was {foe}, breathing like a bellows.",
];
export const FOE_BREAKS: Pool = [
  "{foe|cap} has had enough. A snarl, a step back, a kick at the {surface}, and you are alone with your own breath.",
  "Something in {foe} breaks before {its} body does; {it} turns and runs.",
  "{foe|cap} gives you one long look, to know you by, and leaves {place} by the fastest way.",
];
export const FOE_HITS: Pool = [
  "Then {foe} {blow}. It is {hurt}.",
  "In answer {foe} {blow}, and it gets through: {hurt}.",
  "You see it coming and still it comes: {foe} {blow}. That is {hurt}.",
  "Before you have your guard back, {foe} {blow}. You get off with {hurt}.",
  "Quick as spite, {foe} {blow}; {hurt}.",
  "{foe|cap} {blow}. What you have to show for it is {hurt}.",
  "You pay for it at once. {foe|cap} {blow}, and leaves you with {hurt}.",
];
export const FOE_MISSES: Pool = [
  "{foe|cap} strikes back, and meets only the place you were.",
  "In return {foe} comes at you high; you turn it on your forearm.",
  "The answer is wide, and {foe} leaves a mark on the {surface} instead of you.",
  "Then {foe} comes again, but you have read it and are gone.",
  "{foe|cap} goes for your throat. You let it go by with a finger's width to spare.",
  "You slip the reply by less than you would like; {foe} takes a strip off your sleeve.",
  "{foe|cap} overreaches, and for one breath neither of you knows what to do about it.",
  "You hear the blow pass your ear. {foe|cap} had meant it to be the last.",
  "Your guard holds; your arm will complain of {foe} tomorrow.",
  "{foe|cap} drives you back against the {surface}, and no further.",
];
/** How much it hurt, by the share of all hit points it took. */
export const HURTS: readonly Pool[] = [
  [
    "a scratch, no more",
    "a sting and a torn sleeve",
    "a bruise and a new respect",
    "a thin red line and a thick red word",
  ],
  [
    "a blow you will feel tomorrow",
    "a hot, deep ache along the ribs",
    "a proper wound, and wet",
    "an arm that answers late",
  ],
  ["a wound you do not care to look at", "the sort of hurt that has its own weather", "more than you can take twice"],
];
export const YOU_FALL: Pool = [
  "The ground comes up, almost kindly. The last thing you see is {curio}.",
  "Your knees go first. {place|cap} narrows to a coin of light, and somebody spends it.",
  "You mean to get up. You go on meaning it, while {sound}, further and further off.",
  "It goes dark from the outside in.",
];
export const FALL_HOOKS: Pool = [
  "Somewhere above you, voices: “This one is breathing.” What do you hold on to?",
  "Hands take you under the arms. Whose?",
  "Through it all, {sound}. Not yet, you think. Not yet?",
  "In the dark someone says your name. Do you go toward it?",
  "The last thought you keep hold of is {curio}. And after it?",
];
/** Nobody of the party is left alive. */
export const MOURN: Pool = [
  "{hero} does not hear it. Where {hero} lies there is {curio}, set down by someone who did not stay to be thanked.",
  "The story has outlived {hero}. In {place}, {passer}, and {sound}.",
  "They have laid {hero} by the {surface}, and somebody has crossed the hands. {light|cap}.",
  "Of {hero} there is a name now, and people in {place} who lower their voices over it while {sound}.",
];
export const MOURN_HOOKS: Pool = [
  "Somebody will have to go on from here. Who takes up {curio}?",
  "By the {surface} a stranger asks what happened. Who tells it?",
  "There is an empty place by the {surface}. Who fills it?",
  "And still {sound}. Whose turn is it now?",
  "Turn back to where it might have gone otherwise, or send someone new past the {surface}?",
];
export const WAKE: Pool = [
  "You wake in {place}, under someone else's blanket, with {smell} in your nose and no memory of the way.",
  "You come up out of it slowly. {light|cap}. This is {place}, and you are, to general surprise, alive.",
  "First pain, then {sound}, then the rest of the world: {place}, and a bandage tied by somebody who knows how.",
  "When you can see again there is {place} round you, and a cup of something bitter being held to your mouth.",
];
export const WAKE_WITH: Pool = [
  "{name} is sitting by you, {manner}. “I found you. Do not ask what I had to step over.”",
  "“You owe me a coat,” says {name}. “You bled on the other one.”",
  "“Lie still,” {name} says. “You have been dying, and you were not very good at it.”",
];
export const WAKE_COST: Pool = [
  "Your purse is lighter by {coins} gold; mercy has its price here.",
  "Somebody has helped themselves to {coins} gold for the trouble.",
  "{coins|cap} gold are gone. It seems a fair rate for a life.",
];
export const NOTHING_TO_FIGHT: Pool = [
  "Your hand is on the hilt before you notice that no one has drawn against you.",
  "You strike an attitude, and {place} politely ignores it.",
  "There is nobody here who means you harm, or nobody who shows it; people edge away from you all the same.",
  "You swing at the dark, and the dark takes it well.",
];
export const SPOILS: Pool = [
  "Afterwards you find {coins} gold, and do not ask whose they were.",
  "There are {coins} gold left behind, which is more than you had expected to be paid.",
  "What is left lying there comes to {coins} gold, most of it other people's luck.",
];
