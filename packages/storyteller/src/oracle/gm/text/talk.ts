import type { Pool } from "../prose/writer.ts";

/** How a person meets your words, by attitude: cold, even, warm. */
export const GREET_COLD: Pool = [
  "{name} does not look up from the {surface}. “I heard you. I was hoping it was {neighbour}.”",
  "“You again,” {name} says, and makes it sound [like weather|like a diagnosis|like a line in a bill], {manner}.",
  "{name} lets a silence go by, and then another one, to keep it company; meanwhile {sound}.",
  "“Make it short,” says {name}. “I have had a [long|thin|bad] year, and {neighbour} before you had the last of my patience.”",
  "{name} answers with {their} back half turned, {manner}.",
  "“I will talk,” {name} says, {manner}, “because it is cheaper than [shouting for help|moving house|a fight], at {place}.”",
  "{name} looks at you, and then at the {surface}, as if one of you would have to be sold.",
  "“{oath},” says {name}. “And I had nearly got to the end of the day.”",
];
export const GREET_EVEN: Pool = [
  "{name} hears you out {there}, {manner}.",
  "“Sit, if you are going to,” {name} says, {manner}. “Standing about at {place} makes people listen.”",
  "{name} weighs you up, {manner}, and seems to find you about the right weight.",
  "“At {place} that depends who is asking,” says {name}, {manner}, “and I suppose that is you.”",
  "{name} wipes {their} hands, {manner}, before answering.",
  "“A stranger with manners,” {name} says. “We had one of those at {place} once, {ago}.”",
  "{name} thinks about it for exactly as long as is polite at {place}.",
  "“I do not know you,” {name} says, {manner}, “which puts you ahead of {neighbour}, and most of {place}.”",
  "{name} moves {curio} aside, to make room for your elbows.",
  "“{neighbour|cap} said that you would come,” {name} says. “I said you would have more sense.”",
];
export const GREET_WARM: Pool = [
  "{name}'s face opens like a shutter. “{hero}! Come away from the {surface}, and sit.”",
  "“I was just saying your name to {neighbour},” {name} tells you, “and only [half|a third|some] of it was complaint.”",
  "{name} makes room beside the {surface} without being asked.",
  "“For you,” {name} says, {manner}, “I will even tell the truth about {neighbour}.”",
  "{name} grips your {limb}, hard, and lets go as if embarrassed.",
  "“You look terrible,” says {name}, {manner}. “Good. So you have been busy at {elsewhere}.”",
  "{name} has kept something back for you, and puts it on the {surface}: {curio}.",
];

/** Small talk with a point to it. */
export const SAY: Pool = [
  "“Folk at {place} keep two ledgers,” {name} says. “One for money, one for {trade|plural}. I know which is longer.”",
  "“I want {want},” {name} says at last. “There. Now you know more than {neighbour} does, and we shared a bed for {few} years.”",
  "“You did not hear it from {role|a},” says {name}, {manner}, who plainly wants you to have heard it from nobody else.",
  "“Everybody has a story about {place},” {name} says. “Mine has {curio} in it, which is why nobody likes it.”",
  "“There are three honest people at {place},” {name} tells you, counting on [two fingers|one hand and stopping early].",
  "“Ask me again when there is nobody {there},” {name} murmurs.",
  "“All I ever asked for was {want},” {name} says. “You would think, at {place}, that was a crime.”",
  "“{kin|cap} had a saying about {trade|plural},” says {name}. “It was short, and I will not repeat it near the {surface}.”",
  "“Walk softly past the {surface},” {name} says, “and if {neighbour} asks, you were never at {place}.”",
  "“{oath}, but you ask straight questions,” {name} says. “{kin|cap} used to. Until {ago}.”",
  "“I have seen {trade|plural} come through with less sense than you and more luggage,” {name} allows.",
  "“Some want the moon,” says {name}. “I want {want}. The moon would be easier, {neighbour} tells me.”",
  "“It was {smell} I noticed first,” {name} says slowly. “Then {neighbour}, running. Then I [ran|sat down|went home].”",
  "“Nobody has gone near the {surface} since {ago},” {name} says. “You might ask me why, as {neighbour} did.”",
  "“The last {trade} who asked me that,” {name} says, {manner}, “left in a hurry, and left {curio} behind.”",
  "“I keep {curio} by the bed,” {name} confesses, {manner}, “and {neighbour} keeps worse.”",
  "“You can have my help or my opinion,” says {name}, {manner}. “The opinion costs {few} more, at {place}.”",
  "“I do not lie to {trade|plural},” {name} says, {manner}. “I leave out {elsewhere}, and {few} names, and {curio}. The rest is true.”",
  "“{kin|cap} came to {place} for a week,” says {name}, “{ago}. You can see the grave from the {surface}.”",
  "“If I had {few} gold,” {name} says, {manner}, “you would not find me {there}. You would have to ask {neighbour}.”",
  "“{neighbour|cap} offered me {curio} to say nothing,” says {name}, {manner}. “So I am saying it {there}.”",
  "“I was happy near {elsewhere},” {name} says, {manner}. “{ago|cap}, it was, and it rained, and there was {curio}.”",
];

/** About what the player asked for. */
export const SAY_TOPIC: Pool = [
  "“As to {topic},” {name} says, “I know what I saw from the {surface}, and I know what I was paid to have seen.”",
  "You bring up {topic}, and {name} stops with one hand on the {surface}. “Did {neighbour} tell you to ask that?”",
  "At the mention of {topic}, {name} looks round before answering. “Not so loud. Not while {neighbour} is {there}.”",
  "“Ah. So it is about {topic}.” {name} sits down {there}, {manner}.",
  "{name} has an answer about {topic} ready, which is interesting, because it is too ready.",
  "“The {trade|plural} who ask about {topic} come in two kinds,” {name} says, {manner}. “Which are you?”",
  "“Everyone at {place} has a theory about {topic},” says {name}. “Mine has the advantage that I was there, {ago}.”",
  "“{kin|cap} knew all about {topic},” {name} says, {manner}. “It did no good {ago}. Ask {neighbour}.”",
  "{name} turns {topic} over, {manner}. “Begin at {elsewhere},” {they} says. “Then come back and tell me I was wrong.”",
];

/** Nobody is there to talk to. */
export const TALK_NOBODY: Pool = [
  "Your words go out into {place} and come back with nothing added.",
  "Nobody at {place} answers. {sound|cap}, which is not the same thing.",
  "You speak, and only {place} listens.",
  "There is nobody near enough to answer; the {surface} keeps its own counsel.",
  "You say it aloud to the {surface} anyway. It helps a little, and changes nothing at {place}.",
  "Your voice sounds odd at {place}, {like}.",
];

/** A check to win someone over. */
export const PERSUADE_LEAD: Pool = [
  "You choose your words for {name}, and then choose better ones.",
  "You put it to {name} plainly, {there}, eyes level.",
  "There is a moment with people like {name} when it could go either way; you lean on it.",
  "You lower your voice, so that {name} has to come closer to hear.",
  "You let {name} see exactly as much as you want seen.",
  "You keep your hands where {name} can see them, and begin.",
  "You begin with {curio}, of all things, and watch {name} wonder where it is going.",
];
export const PERSUADE_WIN: Pool = [
  "{name} gives way, not all at once but like a door that was only ever stuck.",
  "“Very well,” says {name}, {manner}. “Against my judgement, which has been wrong since {ago}.”",
  "You see it land on {name}, who nods, once, and means it.",
  "“You have a tongue on you, for {trade|a},” {name} says, {manner}, and there is respect in it.",
  "Something in {name}'s shoulders comes down an inch. You have {them}.",
  "“Do not make {role|a} sorry,” says {name}, {manner}, and that is a yes.",
  "{name} laughs despite {themself}, {there}, and the thing is done.",
  "“Nobody at {place} has put it to me like that,” {name} says slowly. “All right.”",
  "“{kin|cap} would turn over,” {name} says, {manner}. “Yes. Quickly, before {neighbour} gets to hear of it.”",
];
export const PERSUADE_LOSE: Pool = [
  "{name}'s face closes. “No. And I will remember, at {place}, that you asked.”",
  "“Is that the best you brought to {place}?” {name} asks the {surface}.",
  "You hear the false note a moment after {name} does.",
  "“{kin|cap} tried that on me at {elsewhere},” {name} says, {manner}. “It did not work there either, and {neighbour} was with us.”",
  "{name} shakes {their} head, {manner}, and something that was open is shut.",
  "{name} steps back from you, {manner}, and the talk round the {surface} thins.",
  "“Try that on {neighbour},” says {name}, {manner}. “At {place} I am not for sale today.”",
  "“No,” says {name}, and then, having looked at the {surface} for a while, {manner}: “No.”",
];
