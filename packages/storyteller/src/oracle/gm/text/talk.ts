import type { Pool } from "../prose/writer.ts";

/** How a person meets your words, by attitude: cold, even, warm. */
export const GREET_COLD: Pool = [
  "{name} does not look up. “I heard you. I was hoping I had not.”",
  "“You again,” {name} says, and makes it sound like weather.",
  "{name} lets a silence go by, and then another one, to keep it company.",
  "“Make it short,” says {name}. “I have had a long year.”",
  "{name} answers with {their} back half turned, {manner}.",
  "“I will talk,” {name} says, “because it is cheaper than shouting for the watch.”",
];
export const GREET_EVEN: Pool = [
  "{name} hears you out, {manner}.",
  "“Sit, if you are going to,” {name} says. “Standing makes people listen.”",
  "{name} weighs you up, {manner}, and seems to find you about the right weight.",
  "“That depends who is asking,” says {name}, “and I suppose that is you.”",
  "{name} wipes {their} hands, {manner}, before answering.",
  "“A stranger with manners,” {name} says. “We had one of those once.”",
  "{name} thinks about it for exactly as long as is polite.",
  "“I do not know you,” {name} says, {manner}, “which puts you ahead of most.”",
];
export const GREET_WARM: Pool = [
  "{name}'s face opens like a shutter. “{hero}! Come out of the draught.”",
  "“I was just saying your name,” {name} tells you, “and only half of it was complaint.”",
  "{name} makes room beside the {surface} without being asked.",
  "“For you,” {name} says, {manner}, “I will even tell the truth.”",
  "{name} grips your arm, hard, and lets go as if embarrassed.",
  "“You look terrible,” says {name}, warmly. “Good. So you have been busy.”",
];

/** Small talk with a point to it. */
export const SAY: Pool = [
  "“Folk here keep two ledgers,” {name} says. “One for money, one for grudges. I know which is longer.”",
  "“I want {want},” {name} says at last. “There. Now you know more than my family does.”",
  "“You did not hear it from me,” says {name}, who plainly wants you to have heard it from someone.",
  "“Everybody has a story about {place},” {name} says. “Mine is true, which is why nobody likes it.”",
  "“There are three honest people here,” {name} tells you, counting on two fingers.",
  "“Ask me again when {passer} is not within earshot,” {name} murmurs.",
  "“All I ever asked for was {want},” {name} says. “You would think that was a crime.”",
  "“My mother had a saying,” says {name}. “She had a lot of sayings. None of them helped.”",
  "“Walk softly past the {surface},” {name} says, “and if anyone asks, you were never here.”",
  "“{oath}, but you ask straight questions,” {name} says. “It is almost restful.”",
  "“I have seen your sort come through with less sense and more luggage,” {name} allows.",
  "“Some want the moon,” says {name}. “I want {want}. The moon would be easier.”",
  "“It was {smell} I noticed first,” {name} says slowly. “Then the silence. Then I ran.”",
  "“Nobody has gone near the {surface} since the spring,” {name} says. “You might ask why. I did.”",
  "“The last one who asked me that,” {name} says, “left in a hurry, and left {curio} behind.”",
  "“I keep {curio} by the bed,” {name} confesses, “and I am not a nervous person.”",
  "“You can have my help or my opinion,” says {name}. “The help is cheaper.”",
  "“I do not lie,” {name} says. “I do leave things out. Tonight I am leaving out less.”",
];

/** About what the player asked for. */
export const SAY_TOPIC: Pool = [
  "“As to {topic},” {name} says, “I know what I saw, and I know what I was paid to have seen.”",
  "You bring up {topic}, and {name} stops with one hand on the {surface}. “Who told you to ask that?”",
  "At the mention of {topic}, {name} looks round before answering. “Not so loud.”",
  "“Ah. So it is about {topic}.” {name} sits down as if something had been cut.",
  "{name} has an answer about {topic} ready, which is interesting, because it is too ready.",
  "“People who ask about {topic} come in two kinds,” {name} says. “Which are you?”",
  "“Everyone has a theory about {topic},” says {name}. “Mine has the advantage that I was there.”",
];

/** Nobody is there to talk to. */
export const TALK_NOBODY: Pool = [
  "Your words go out into {place} and come back with nothing added.",
  "Nobody answers. {sound|cap}, which is not the same thing.",
  "You speak, and only {place} listens.",
  "There is nobody near enough to answer; the {surface} keeps its own counsel.",
  "You say it aloud anyway. It helps a little, and changes nothing.",
  "Your voice sounds odd here, like a coin dropped in an empty house.",
];

/** A check to win someone over. */
export const PERSUADE_LEAD: Pool = [
  "You choose your words, and then choose better ones.",
  "You put it to {name} plainly, eyes level.",
  "There is a moment in every bargain when it could go either way; you lean on it.",
  "You lower your voice, so that {name} has to come closer to hear.",
  "You let {name} see exactly as much as you want seen.",
  "You keep your hands where {name} can see them, and begin.",
];
export const PERSUADE_WIN: Pool = [
  "{name} gives way, not all at once but like a door that was only ever stuck.",
  "“Very well,” says {name}. “Against my judgement, which has been wrong before.”",
  "You see it land. {name} nods, once, and means it.",
  "“You have a tongue on you,” {name} says, and there is respect in it.",
  "Something in {name}'s shoulders comes down an inch. You have {them}.",
  "“Do not make me sorry,” says {name}, and that is a yes.",
  "{name} laughs despite {themself}, and the thing is done.",
  "“Nobody has put it to me like that,” {name} says slowly. “All right.”",
];
export const PERSUADE_LOSE: Pool = [
  "{name}'s face closes. “No. And I will remember that you asked.”",
  "“Is that the best you brought?” {name} asks the {surface}.",
  "You hear the false note a moment after {name} does.",
  "“I was young once as well,” {name} says. “It never worked on me then.”",
  "{name} shakes {their} head, and something that was open is shut.",
  "It comes out wrong. {name} steps back, {manner}, and the talk around you thins.",
  "“Try that on somebody who needs you,” says {name}.",
];
