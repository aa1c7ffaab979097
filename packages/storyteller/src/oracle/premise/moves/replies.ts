/** What people say to the hero. `{N}` is their name. No line is said twice in a story, as long as there is another. */

const split = (text: string): readonly string[] => text.split("|");
export const TELLS = split(
  "{N} tells you.|{N} answers at once.|{N} looks round first, and then answers.|{N} has been waiting for somebody to ask.|That is a question that {N} will answer.|{N} sits down for it.|{N} thinks, and then speaks plainly.|{N} gives you a straight answer.|{N} lowers a voice that was low already.|{N} sighs, and out it comes.",
);
export const HALF = split(
  "{N} answers, but not all of it.|{N} picks the words with care.|{N} tells you half, and keeps an eye on the door.|It takes a while, and then {N} says something.|{N} answers, and at once seems to regret it.|{N} answers a slightly different question.|{N} mutters it.|{N} says it so that nobody else can hear.",
);
export const REFUSES = split(
  "{N} will not say.|{N} does not know, or says so.|{N} has nothing to say to that.|“Ask somebody else,” says {N}.|{N} changes the subject, and stays there.|“Not today,” says {N}.|{N} has said enough for one day.|{N} looks past you until you stop asking.|“Why would I tell you that?” says {N}.|{N} has to be somewhere else, and quickly.|“I don't know,” says {N}, and that may even be true.|{N} answers with a shrug.",
);
export const DENIES = split(
  "{N} denies it, and meets your eye.|“Prove it,” says {N}.|“Is that what you think of me?” says {N}.|{N} laughs, and not kindly.|“Careful,” says {N}.|{N} says that you have the wrong one.|{N} goes white, and says nothing at all.",
);
export const SAYS_NO = split(
  "{N} will not.|“No,” says {N}.|{N} hears you out, and refuses.|“You ask too much,” says {N}.|{N} does not budge.|“Find somebody else for that,” says {N}.|{N} would rather not, and does not.|{N} shakes off your words like rain.",
);
export const GIVES_WAY = split(
  "{N} gives way.|Something in {N} lets go.|{N} looks at the floor, and then speaks.|“All right,” says {N}. “All right.”|{N} cannot hold it in any longer.|You have found the right words for {N}.|{N} has run out of ways round it.",
);
export const AGREES = split(
  "{N} agrees.|“Very well,” says {N}.|{N} does as you ask.|{N} is persuaded.|“If it helps,” says {N}, and does it.|“You can count on me,” says {N}.|{N} needs no second asking.|“Done,” says {N}.",
);
export const ACCEPTS = split(
  "{N} takes it.|“That will do,” says {N}.|{N} looks at it for a long time, and accepts.|“It is more than I asked for,” says {N}.|{N} accepts.",
);
export const AGREES_BUT = split(
  "{N} agrees, for something in return.|“And what do I get?” says {N}, but it is a yes.|{N} will do it, at a price.|“This once,” says {N}, “and not for nothing.”|{N} agrees, and names a condition.",
);
export const WARM = split(
  "{N} returns it.|“Well met,” says {N}.|{N} has time for you.|“And to you,” says {N}.|{N} nods.|{N} seems glad of the company.|“Good to see you,” says {N}.|{N} looks up, and waits for what you have to say.|“You too,” says {N}.|{N} gives you a small smile.",
);
export const COOL = split(
  "{N} gives you a short nod.|“Yes?” says {N}, without warmth.|{N} lets you wait.|“What is it now?” says {N}.|{N} does not look up at once.",
);
export const ILL = split(
  "{N} does not take it well.|That was the wrong thing to say to {N}.|“Is that so,” says {N}, and it is no question.|{N} stiffens.|You can see it sour in {N} as you say it.|“You would say that,” says {N}.|{N} had hoped for something else.",
);
export const WELL = split(
  "{N} takes it well.|That was the right thing to say to {N}.|“I am glad you said it,” says {N}.|{N} listens, and something softens.|“Thank you for that,” says {N}.|{N} nods slowly, and then more surely.|{N} believes you.|“Then we think alike,” says {N}.|{N} had needed to hear that.",
);
export const EVEN = split(
  "{N} hears it, and lets nothing show.|“I see,” says {N}.|{N} thinks about it.|“If you say so,” says {N}.|{N} takes it in.|{N} keeps an opinion of it, and keeps it quiet.|“Hm,” says {N}.|{N} neither agrees nor argues.|“We shall see,” says {N}.",
);
