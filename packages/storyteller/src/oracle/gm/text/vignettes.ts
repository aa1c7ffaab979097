import type { Pool } from "../prose/writer.ts";

/** Small scenes of two or three sentences, so that a long reply is made of moments and not of a list. */

/** The place by itself. */
export const PLACE_MOMENTS: Pool = [
  "{light|cap}, and it shows you {curio}, which somebody took trouble to keep out of sight of the {surface}.",
  "You stand a moment by the {surface}. {sound|cap}; and, as if that had been a signal, {passer}.",
  "{passer|cap}. You catch only the end of it as you go by the {surface}, and it is not about you, which ought to be a relief.",
  "You catch a smell of {smell}, and it takes you back to another {kind}, years ago, and somebody you did not say goodbye to. Then {sound}, and you are at {place} again.",
  "Near the {surface} the ground is worn hollow by people waiting. You wonder what for, and {sound}, and you wonder less.",
  "{sky|cap}. [People|Two or three|Those at the {surface}] look up, and then at each other, and go on a little faster than before.",
  "You have been in {place} long enough now to see what does not belong: {curio}, {there}, and nobody near it.",
  "Someone has scratched a tally into the {surface}, in {few}s. The newest mark still has {smell} in it, or you imagine so.",
  "{sound|cap}. It is only {place}, settling its weight from one foot to the other.",
  "Past the {surface} a narrow way leads off, and a smell of {smell} comes out of it like a breath.",
  "For the space of a minute nothing happens at {place}, thoroughly. Then {passer}, and the day remembers what it was doing.",
  "On the {surface} lies {curio}. You look round for whoever might have lost it, and {who} looks away.",
  "{light|cap}. {place|cap} would be a good place to be happy in, you think, if one were the sort.",
  "What you took for part of the {surface} is a door, and it stands open on {curio}, and {smell}.",
  "{passer|cap}. It is the kind of thing you will remember of {place} when you have forgotten the parts that mattered.",
  "What you had taken for silence is made of small things: {sound}; your own breath; and, faintly, {who} humming.",
];

/** The place again, with other things in hand. */
export const MORE_PLACE_MOMENTS: Pool = [
  "You cross from the {surface} to the far side, past {curio}. Behind you {sound}.",
  "{smell|cap}; then, stronger, {smell}. You follow it as far as the {surface}, where {passer}.",
  "Between one breath and the next {place} changes its mind: {light}, and somewhere near {sound}.",
  "You wait {there} long enough to see how {passer}. Nobody else looks up from {curio}.",
  "It is a small thing: {curio}, on the {surface}. Even so, {sound}, and {who} will not look at you.",
  "First {sound}. Then, when you have stopped expecting anything of {place}, {passer}.",
  "You run a thumb along the {surface}. Behind it your nail finds {curio}, and when you touch that, {sound}.",
  "The one clear thing in {place} is {curio}. Around it {light}, and people step wide of the {surface}.",
  "Someone has been sitting by the {surface}: there is {curio}, half finished, and a smell of {smell}.",
  "If {place} has a heart, it is the {surface}: near it {light}, and {passer}.",
  "{light|cap}; and the {surface} makes a kind of cave there, with {curio} at the back of it.",
  "You ask the way of {who}, and get {curio} pressed into your hand, and no answer.",
  "Twice you pass the {surface}; the second time, {curio} has been set there, facing you.",
  "Everything in {place} is a little out of true: the {surface}; {curio}; the way {passer}.",
  "You learn something by waiting: that {sound}, every so often, and that it is followed by {smell}.",
  "A gap beside the {surface} lets you look through. On the other side {light}, and {passer}.",
];

/** With somebody known standing by. */
export const PERSON_MOMENTS: Pool = [
  "“You are not from {place},” {name} says, {manner}. “Nobody from here looks at the {surface}.” And looks at it, and then away.",
  "{name} offers you a drink that smells of {smell}. “To the ones who are not here,” {they} says, {manner}, “and to {neighbour}, who soon will not be.”",
  "“Do you hear that?” {name} asks. You listen: {sound}. “Good,” says {name}, {manner}. “I thought it was only me, or {neighbour}.”",
  "{name} is looking at {curio} as if it had spoken. When {they} sees you watching, {they} moves the {surface} between you and it.",
  "“When this is over,” {name} says, {manner}, and stops, and starts again about {trade|plural} instead.",
  "There is a thing {name} does when {they} is afraid, you have noticed: {they} tidies. The {surface} has never been so clean.",
  "“I had a bad night,” says {name}. “I dreamed of {curio}, and in the dream it was mine.” {they|cap} laughs, {manner}.",
  "{name} tells you a story about {place}, badly, with the end in the middle. It has a {surface} in it, and {trade|a}, and a death.",
  "Somebody calls {name} by another name, across the {surface}. {name} does not turn round, but the colour goes out of {their} face.",
  "“Trust is a loan,” {name} says, {manner}. “{neighbour|cap} defaulted. What have you got, at {place}, in the way of security?”",
  "{name} has a bruise on the {limb} that was not there before. “I walked into the {surface},” says {name}, {manner}, and dares you to say a word.",
  "You and {name} look up together: {passer}. “There goes the only sane one at {place},” {name} says, {manner}.",
  "“You remind me of {neighbour},” says {name}, {manner}. It is left open, {there}, whether that one is alive.",
  "{name} takes your hand, turns it to the light from the {surface} and reads the palm, {manner}. “No,” {they} says, and closes your fingers over it again, {there}.",
  "“It used to be different at {place},” {name} says, {manner}. “Worse, mostly. But {ago} we had {neighbour} to blame.”",
  "{name} hums under {their} breath while {sound}: {few} notes, and a gap where the next should be.",
  "“If it comes to running,” {name} murmurs, “go round the {surface}. Everyone else will make for {elsewhere}.”",
  "“Somebody paid for my supper {ago},” {name} says, {manner}. “{neighbour|cap} will not say who. I have not enjoyed a meal at {place} since.”",
];

/** The same, to come round again with other things in hand. */
export const MORE_PERSON_MOMENTS: Pool = [
  "{name} has found {curio}, and is making a show of not caring whose it is. {they|cap} holds it up to you, {manner}.",
  "“That {surface},” says {name}, {manner}, “has seen more oaths broken than I have had suppers.”",
  "You share what there is with {name}, by the {surface}, while {passer}. It tastes of {smell}, mostly.",
  "“First {heard},” {name} says, counting on {their} fingers, “and next thing you know there is {curio} on the {surface}.”",
  "{name} nudges you. By the {surface}, {passer}, and {name} is trying very hard not to laugh.",
  "“I will tell you what I know about {curio},” {name} offers, and goes on to tell you something else.",
  "When {sound}, {name} flinches, and then looks round the {surface} to see whether you saw.",
  "{name} leans on the {surface}, {manner}, and watches how {passer}.",
  "“Were I you,” says {name}, {manner}, “I should have a closer look at {curio} before somebody moves it.”",
  "{name} smells it before you do: {smell}. “Somebody has been at the {surface},” {they} says.",
  "{light|cap} where {name} stands, and for once {they} has nothing to say, and nothing in hand but {curio}.",
  "“If anybody asks,” {name} tells you, {manner}, “we were looking at {curio} the whole time.”",
];

/** The open thread, as it is felt by people who are not in it. */
export const OMENS: Pool = [
  "Two people by the {surface} are talking about {trouble}. They see you listening, and talk about the price of {thing|plural} instead, with great conviction.",
  "Somebody has chalked a name on the {surface}: {villain}. Somebody else, {who} perhaps, has tried to rub it out.",
  "{villain} has been {there}, and lately. You do not know how you know; it is in the way {passer}.",
  "{who|cap}, whom you have never seen, presses your arm. “{lair|cap},” you are told. “Do not go to {lair} alone.”",
  "You find yourself thinking of {relic}, for no reason. When you look up, {who} is watching you as if you had said it aloud.",
  "They have begun to tell jokes about {trouble} at {place}. {who|cap} laughs longest, and first.",
  "A child is drawing in the dust by the {surface}: a door, a figure, a thing like {relic}. You ask who showed it, and the child points to {who}.",
  "Word is that someone came back from {lair} {ago}. {who|cap} swears to it, and cannot describe the face.",
  "There is a coin in your pocket that you did not put there, and a scrap of paper round it with one word: {villain}.",
  "Twice now {who} has begun to say something to you about {trouble}, and has looked past the {surface}, and has not.",
  "You hear {villain} named behind the {surface}, and turn, and everyone there is busy with {curio}.",
  "{curio|cap} lies by the {surface}, and on it, scratched small, somebody has put a name: {villain}.",
  "You are told, over the {surface}, and by someone who would rather not, that {villain} was asking for you.",
  "There it is again, {relic}, in the mouth of someone passing: you catch the name, and {sound}, and no more.",
  "Somebody is selling charms against {trouble}, by the {surface}. They look a good deal like {curio}.",
  "The road to {lair} has been asked after twice today, a voice by the {surface} is saying; and then {sound}.",
  "A voice behind the {surface} names {villain}, and another hushes it, and after that, nothing; then {sound}.",
  "Whoever wrote on the {surface} had little time and worse spelling, but you can make out {lair}, and a date, and the date is close.",
];
