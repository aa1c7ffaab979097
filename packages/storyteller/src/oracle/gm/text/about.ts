import type { Pool } from "../prose/writer.ts";

/** What people say when asked about someone the story knows. */
export const ABOUT_PERSON: Pool = [
  "“{other}?” {name} considers it. “I have known worse, and lent money to better.”",
  "“Oh, {other},” says {name}, {manner}. “We used to speak. Then there was a misunderstanding, and we both understood it.”",
  "{name} smiles at the name. “{other} is {trade|a} the way a knife is cutlery.”",
  "“Ask {other} about me, and then come back,” says {name}. “The truth will be somewhere in between, with its hat over its eyes.”",
  "“{other} owes me a favour,” {name} says, “and knows it, and has been avoiding me ever since.”",
  "“There is nothing wrong with {other},” {name} says slowly, “that the right question would not bring out.”",
];
export const ABOUT_VILLAIN: Pool = [
  "{name} looks at the door before answering. “{villain}. There. I have said it, and nothing fell on me.”",
  "“Everyone knows it is {villain},” says {name}. “Knowing was never the difficulty.”",
  "“You want {villain},” {name} says, {manner}. “Wanting is safe. Finding is the other thing.”",
  "“I did some work for {villain} once,” says {name}. “It was well paid. I have not slept through a night since.”",
  "{name} wets a finger and writes on the {surface}, and wipes it off at once. It said {villain}.",
  "“{villain} came to my mother's funeral,” {name} says. “Stood at the back. Nobody had sent word.”",
  "“If {villain} has a weakness,” {name} tells you, “it is believing that nobody here would talk to you.”",
];
export const ABOUT_RELIC: Pool = [
  "“{relic}?” {name} lets out a breath. “My grandmother swore it was lost. She swore a little too often.”",
  "{name} goes still. “People who say {relic} out loud tend to be asked to repeat it.”",
  "“I have seen {relic},” {name} says, “for as long as it takes to look away.”",
  "“They say {relic} chooses who carries it,” says {name}. “I say that is what thieves say.”",
  "“Do not touch {relic} with a bare hand,” says {name}, {manner}. “Do not ask me how I know.”",
];
export const ABOUT_LAIR: Pool = [
  "“{lair|cap},” {name} says, and points with {their} chin. “You will know it by the lack of birds.”",
  "“You can be at {lair} before dark,” says {name}. “I would rather be there after breakfast, and with friends.”",
  "{name} draws you the way to {lair} on the {surface}, and puts a cross where you should stop talking.",
  "“Nobody goes to {lair},” {name} says, {manner}. “You would be surprised how well worn the path is.”",
  "“There are two ways into {lair},” says {name}. “One is the door. I have never met anybody who used the door.”",
];
