import type { Pool } from "../prose/writer.ts";

/** What people say when asked about someone the story knows. */
export const ABOUT_PERSON: Pool = [
  "“{other}?” {name} considers it, {manner}. “I have known worse {trade|plural}, and lent money to better.”",
  "“Oh, {other},” says {name}, {manner}. “We used to speak, before {curio} came between us. Then there was a misunderstanding, and we both understood it.”",
  "{name} smiles at the name. “{other} is {trade|a} the way a knife is cutlery.”",
  "“Ask {other} about me, and then come back,” says {name}. “The truth will be somewhere between {place} and {elsewhere}, with its hat over its eyes.”",
  "“{other} owes me {thing|a},” {name} says, {manner}, “and knows it, and has been avoiding me ever since.”",
  "“There is nothing wrong with {other},” {name} says slowly, “that the right question would not bring out.”",
];
export const ABOUT_VILLAIN: Pool = [
  "{name} looks past the {surface} before answering. “{villain}. There. I have said it at {place}, and nothing fell on me.”",
  "“Everyone at {place} knows it is {villain},” says {name}. “Knowing was never the difficulty for {trade|plural}.”",
  "“You want {villain},” {name} says, {manner}. “Wanting is safe. Finding is how we lost {neighbour}.”",
  "“I did some work for {villain} once,” says {name}. “It was well paid. I have not slept {there} since.”",
  "{name} wets a finger and writes on the {surface}, and wipes it off at once. It said {villain}.",
  "“{villain} came to my mother's funeral,” {name} says. “Stood at the back, with {neighbour}. Nobody had sent word.”",
  "“If {villain} has a weakness,” {name} tells you, “it is believing that nobody here would talk to you.”",
];
export const ABOUT_RELIC: Pool = [
  "“{relic}?” {name} lets out a breath. “{kin|cap} swore it was lost. {ago|cap} I heard it sworn a little too often.”",
  "{name} goes still. “People who say {relic} out loud tend to be asked to repeat it.”",
  "“I have seen {relic},” {name} says, “for as long as it takes to look away.”",
  "“They say {relic} chooses who carries it,” says {name}. “I say that is what {neighbour} says, and look at {curio}.”",
  "“Do not touch {relic} with a bare hand,” says {name}, {manner}. “{kin|cap} did, {ago}.”",
];
export const ABOUT_LAIR: Pool = [
  "“{lair|cap},” {name} says, and points with {their} chin. “You will know it by the smell of {smell}, and the lack of birds.”",
  "“You can be at {lair} before dark,” says {name}. “I would rather be there after breakfast, and with {neighbour}.”",
  "{name} draws you the way to {lair} on the {surface}, and puts a cross where you should stop talking.",
  "“Nobody goes to {lair},” {name} says, {manner}. “You would be surprised how well {trade|plural} have worn the path.”",
  "“There are two ways into {lair},” says {name}. “One is the door. {neighbour|cap} used the door.”",
];
