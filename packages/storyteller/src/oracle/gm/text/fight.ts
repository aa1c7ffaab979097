import type { Pool } from "../prose/writer.ts";

export const FOE_APPEARS: Pool = [
  "{foe|a|cap} {approach}, {there}.",
  "No time to think: {foe|a} {approach}, past the {surface}.",
  "Something moves by the {surface}. {foe|a|cap} {approach}.",
  "Out from behind the {surface} comes {foe|a}, and it is not here to talk.",
  "There is {foe|a} in front of you, where a moment ago there was only the {surface}.",
  "{foe|a|cap} steps out {there} as if it had paid for the ground.",
  "{foe|cap} has been at {place} all along; you were only looking at the wrong shadow.",
  "With {smell} on the air and no warning at all, {foe|a} is upon you.",
];
export const FIGHT_LEAD: Pool = [
  "You go in low past the {surface}, watching {its} middle and not {its} eyes.",
  "Your {limb} is moving before the rest of you has agreed, and {foe} sees it.",
  "You close the distance to {foe} in two strides, by way of the {surface}.",
  "You wait {there} for {its} weight to shift, and strike across it.",
  "You do not shout at {foe}; you save the breath for the blow.",
  "You make {foe} look at the {surface}, and use the other hand.",
  "You kick {curio} out from underfoot, and go for {foe}.",
];
export const HIT: Pool = [
  "You catch {foe} on the {limb}.",
  "You drive {foe} back onto the {surface}.",
  "It lands. {foe|cap} staggers against the {surface}, and there is less fight there than there was.",
  "You feel the blow arrive all the way up to your {limb}. {foe|cap} feels it more.",
  "Clean and ugly: {foe} gives a yard, and leaves something on the {surface}.",
  "Your strike goes in under {its} guard, and {foe} makes a sound {like}.",
  "{foe|cap} turns into your blow by the {surface}, which saves you half the work.",
  "You open a gap in {foe}, {there}, that was not there this morning.",
  "Good. Not pretty; good. {foe|cap} is slower on the side of the {surface}.",
  "You catch {foe} in the {limb}, and hear {who} draw breath.",
];
export const GREAT_HIT: Pool = [
  "It is the kind of blow one gets once a year, and {who} sees it. {foe|cap} folds around the place.",
  "Everything lines up, {limb} and heel and luck, and {foe} goes back hard into the {surface}.",
  "For one instant {foe} is all opening, {there}, and you are all edge.",
];
export const MISS: Pool = [
  "You hit the {surface}, hard.",
  "{foe|cap} is past the {surface}, and unhurt.",
  "You cut the air over the {surface}, and the air closes up again unhurt.",
  "{foe|cap} is not {there} when your blow arrives, and looks almost sorry.",
  "Your strike rings off the {surface} and numbs you to the {limb}.",
  "Too slow by a hair; {foe} sways, and you follow your own weight past the {surface}.",
  "{foe|cap} turns the blow aside as one turns a page, onto the {surface}.",
  "You find {its} guard, and the {surface}, and nothing of {foe} behind it.",
  "You hit {curio}, which was nobody's enemy. {foe|cap} has gone round.",
];
export const DIRE_MISS: Pool = [
  "Your footing goes on {curio}, and with it your dignity and most of your reach.",
  "You overreach so badly, {there}, that even {foe} hesitates.",
  "The blow goes wide of {foe} and takes a piece out of the {surface}, loudly.",
];
export const FOE_DOWN: Pool = [
  "{foe|cap} goes down beside the {surface}, and this time does not get up.",
  "It ends as these things do, suddenly: {foe} on the ground {there}, and you still holding the blow you meant to strike next.",
  "One more, and {foe} is done. The quiet afterwards is enormous: {sound}.",
  "{foe|cap} looks surprised, sits down {there}, and is finished.",
  "You stand over what was {foe}, breathing {like}.",
];
export const FOE_BREAKS: Pool = [
  "{foe|cap} has had enough. A snarl, a step back, a kick at the {surface}, and you are alone with your own breath.",
  "Something in {foe} breaks before {its} body does; {it} turns at the {surface} and runs.",
  "{foe|cap} gives you one long look across the {surface}, to know you by, and leaves {place} by the fastest way.",
];
export const FOE_HITS: Pool = [
  "{foe|cap} {blow}: {hurt}.",
  "Then {foe} {blow}, {there}. It is {hurt}.",
  "In answer {foe} {blow}, and it gets through to the {limb}: {hurt}.",
  "You see it coming past the {surface} and still it comes: {foe} {blow}. On the {limb} you have {hurt}.",
  "Before your {limb} is back on guard, {foe} {blow}, and you get off with {hurt}.",
  "Quick as spite, {foe} {blow}; {hurt}, and {who} winces for you.",
  "{foe|cap} {blow}, against the {surface}. What your {limb} has to show for it is {hurt}.",
  "You pay for it {there}. {foe|cap} {blow}, and leaves you with {hurt}.",
];
export const FOE_MISSES: Pool = [
  "{foe|cap} finds only the {surface}.",
  "{foe|cap} goes for your {limb}, and misses.",
  "{foe|cap} strikes back, and meets only the {surface}.",
  "In return {foe} comes at you high; you turn it on your {limb}.",
  "The answer is wide, and {foe} leaves a mark on the {surface} instead of you.",
  "Then {foe} comes again, but you have read it and are past the {surface}.",
  "{foe|cap} goes for your {limb}, and you let it go by with a finger's width to spare.",
  "You slip the reply, round the {surface}, by less than you would like; {foe} takes a strip off your sleeve.",
  "{foe|cap} overreaches across the {surface}, and for one breath neither of you knows what to do about it.",
  "You hear the blow pass your ear and find the {surface}; {foe} had meant it to be the last.",
  "Your guard holds; your {limb} will complain of {foe} tomorrow.",
  "{foe|cap} drives you back against the {surface}, and no further.",
];
/** How much it hurt, by the share of all hit points it took. */
export const HURTS: readonly Pool[] = [
  [
    "a scratch, no more",
    "a sting and a torn sleeve",
    "a bruise and a new respect",
    "a thin red line and a thick red word",
    "a nick and a bad taste",
    "a graze the length of a finger",
  ],
  [
    "a blow you will feel tomorrow",
    "a hot, deep ache",
    "a proper wound, and wet",
    "a numbness that will be worse when it goes",
    "a gash that wants sewing",
  ],
  [
    "a wound you do not care to look at",
    "the sort of hurt that has its own weather",
    "more than you can take twice",
    "a hurt that whites out the edges of things",
  ],
];
export const YOU_FALL: Pool = [
  "You fall by the {surface}, and do not feel it.",
  "The ground of {place} comes up, almost kindly. The last thing you see is {curio}.",
  "Your {limb} goes first, then the rest. {place|cap} narrows to a coin of light, and somebody spends it.",
  "You mean to get up from beside the {surface}. You go on meaning it, while {sound}, further and further off.",
  "It goes dark from the outside in: the {surface} first, then {curio}, then you.",
];
export const FALL_HOOKS: Pool = [
  "Somewhere above the {surface}, voices: “This one is breathing, {neighbour} says.” What holds you?",
  "Hands take you under the arms, past the {surface}. Whose?",
  "Through it all, {sound}. Not yet, you think. Not yet?",
  "In the dark beyond the {surface} someone says your name. Toward it?",
  "The last thought you keep hold of is {curio}. And after it?",
];
/** Nobody of the party is left alive. */
export const MOURN: Pool = [
  "{hero} does not hear it. Where {hero} lies there is {curio}, set down by {who} who did not stay to be thanked.",
  "The story has outlived {hero}. In {place}, {passer}, and {sound}.",
  "They have laid {hero} by the {surface}, and {who} has crossed the hands. {light|cap}.",
  "Of {hero} there is a name now, and people in {place} who lower their voices over it while {sound}.",
];
export const MOURN_HOOKS: Pool = [
  "Somebody will have to go on from {place}. Who takes up {curio}?",
  "By the {surface} a stranger asks what happened. Who tells it?",
  "There is an empty place by the {surface}. Who fills it?",
  "And still {sound}. Whose turn is it now?",
  "Turn back to where it might have gone otherwise, or send someone new past the {surface}?",
];
export const WAKE: Pool = [
  "You wake in {place}, under someone else's blanket, with {smell} in your nose and no memory of the way.",
  "You come up out of it slowly, to {sound}. {light|cap}. This is {place}, and you are, to general surprise, alive.",
  "First your {limb}, then {sound}, then the rest of the world: {place}, and a bandage tied by somebody who knows how.",
  "When you can see again there is {place} round you, and a cup of something bitter being held to your mouth.",
];
export const WAKE_WITH: Pool = [
  "{name} is sitting by you, {manner}. “I found you. Do not ask what I had to step over at {elsewhere}.”",
  "“You owe me a coat,” says {name}, {manner}. “You bled on the other one, and {neighbour} will not have it back.”",
  "“Lie still,” {name} says, {manner}. “You have been dying, at {place}, and you were not very good at it.”",
];
export const WAKE_COST: Pool = [
  "Your purse is lighter by {coins} gold; mercy has its price at {place}.",
  "{who|cap} has been paid {coins} gold out of your purse for the trouble.",
  "{coins|cap} gold are gone, and at {place} it seems a fair rate for a life.",
];
export const NOTHING_TO_FIGHT: Pool = [
  "Your hand is on the hilt before you notice that no one at {place} has drawn against you.",
  "You strike an attitude, and {place} politely ignores it.",
  "There is nobody at {place} who means you harm, or nobody who shows it; {who} edges away from you all the same.",
  "You swing at the dark behind the {surface}, and the dark takes it well.",
  "Your blade is out and up, {there}. The only one to flinch is {who}.",
];
export const SPOILS: Pool = [
  "Afterwards you find {coins} gold {there}, and do not ask whose they were.",
  "There are {coins} gold left by the {surface}, which is more than you had expected to be paid.",
  "What is left lying there comes to {coins} gold and {curio}, most of it other people's luck.",
];
