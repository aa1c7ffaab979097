/** Wordings for what comes often: `{N}` is who it is about, `{T}` a thing, `{P}` a place. */

export const TELLS: readonly string[] = [
  "{N} thinks it over, and answers.",
  "{N} looks round first, then speaks low.",
  "{N} does not hold it back.",
  "{N} has an answer to that.",
  "{N} meets your eyes and tells you.",
  "There is no hesitation in {N}.",
  "{N} lets out a breath, and says it.",
];
export const TELLS_MORE: readonly string[] = [
  "{N} tells you more than you asked for.",
  "{N} wants to be rid of it, all of it.",
  "Once begun, {N} does not stop.",
  "{N} trusts you with the whole of it.",
  "{N} speaks freely, and leaves nothing out.",
  "{N} has been carrying this too long.",
];
export const TELLS_BUT: readonly string[] = [
  "{N} will say it, at a price.",
  "{N} answers, but wants something in return.",
  "{N} isWeighty you up: an answer for a favour.",
  "“If I tell you, you owe me,” says {N}.",
  "{N} answers, and names a condition.",
  "{N} gives it up, though not for nothing.",
];
export const REFUSES: readonly string[] = [
  "{N} shakes a head: not that, not to you, not yet.",
  "“You ask a lot,” says {N}, and leaves it there.",
  "{N} talks of something else.",
  "{N} closes up.",
  "“I'd rather not,” says {N}.",
  "{N} pretends not to have heard.",
  "“And what is that to you?” says {N}.",
];
export const REFUSES_AND: readonly string[] = [
  "{N} turns on you: how dare you ask?",
  "“Enough,” says {N}, loudly enough for others.",
  "{N} goes pale, and then cold.",
  "{N} gets up, and will have no more of it.",
  "“Who sent you?” says {N}.",
  "{N} takes it as an insult.",
];
export const DOES_NOT_KNOW: readonly string[] = [
  "{N} does not know, and says so.",
  "“That you must ask somebody else,” says {N}.",
  "{N} would tell you, and cannot.",
  "“I have wondered myself,” says {N}.",
  "{N} spreads both hands: no idea.",
  "“I wasn't there,” says {N}.",
];
/** What could change a refusal. */
export const COULD_CHANGE: readonly string[] = [
  "An offer might change that, or a threat.",
  "Perhaps a promise would loosen it; perhaps {O} would.",
  "Something to bargain with would help, or a word from {O}.",
  "You could press, or pay, or try {O} instead.",
  "Trust would open that door. So would fear.",
  "{O} may know as well; or find what {N} needs.",
];
export const TAKES_WELL: readonly string[] = [
  "{N} takes it well.",
  "Something in {N} eases.",
  "{N} nods slowly.",
  "You have gone up in {N}'s eyes.",
  "{N} listens to the end.",
  "It is the right word: {N} warms to you.",
  "{N} is glad you said it.",
];
export const TAKES_ILL: readonly string[] = [
  "{N} does not like it.",
  "{N}'s face shuts.",
  "It lands badly with {N}.",
  "{N} takes half a step back.",
  "{N} hears more in that than you said.",
  "“Mind your tongue,” says {N}.",
];
export const GREETS: readonly string[] = [
  "{N} returns it.",
  "{N} gives you a nod.",
  "“Well met,” says {N}.",
  "{N} looks up, and waits for what you want.",
  "{N} makes room for you.",
  "{N} says the same to you.",
];
/** What an answer that names somebody or a place leads to. */
export const LEADS_TO_PERSON: readonly string[] = [
  "You will want a word with {N}, then.",
  "That brings {N} into it.",
  "What would {N} say to that?",
  "{N} has not told you so.",
  "And {N}? That would be the next to hear.",
  "From now on {N} is part of this.",
  "It makes you think again about {N}.",
];
export const LEADS_TO_PLACE: readonly string[] = [
  "{P} would be worth a look.",
  "It points to {P}.",
  "So it comes back to {P}.",
  "What is there to see at {P}?",
  "{P}, then; you had not thought of that.",
];
export const SAID_SO: readonly string[] = [
  "{N} does not look at you while saying it.",
  "{N} says it twice, the second time to nobody.",
  "You believe it. {N} seems not to care whether you do.",
  "{N} is quieter afterwards.",
  "Then {N} asks you to forget where you heard it.",
  "It costs {N} something to say so.",
  "{N} waits to see what you make of that.",
];
export const SO_IT_IS: readonly string[] = [
  "So it is.",
  "That is so now.",
  "Taken down.",
  "Agreed.",
  "Then so it stands.",
  "That holds.",
];
export const NOT_SEEN: readonly string[] = [
  "Nothing that helps: time goes, and that is all.",
  "You come away with dust on your hands and nothing else.",
  "If there is anything, it is better hidden than you are patient.",
  "It tells you nothing today.",
  "You look twice, and know no more.",
  "Not a trace that you could swear to.",
];
export const FOUND: readonly string[] = [
  "There is something.",
  "Your patience pays.",
  "You are not wrong: something is there.",
  "One detail does not fit the others.",
  "You see it at the second look.",
  "Something catches.",
];
/** Signs that a clock has moved: made of the texts' own names. */
export const SIGNS: readonly string[] = [
  "{N} has been seen at {P}, asking about you.",
  "At {P} the talk stops when your name falls.",
  "{N} has sent somebody to {P}.",
  "A door at {P} that was open is shut.",
  "{N} was at {P} before you, and left in haste.",
  "Somebody at {P} has described you, down to the boots.",
  "{N} and another put their heads together at {P}.",
];
export const COMES_UP: readonly string[] = [
  "{N} has been waiting for a moment with you.",
  "{N} catches you by the sleeve.",
  "{N} cannot leave it alone any longer.",
  "{N} steps in front of you.",
  "{N} clears a throat, and comes to the point.",
  "{N} has made up a mind about something.",
];
export const NEWS: readonly string[] = [
  "Word comes of {N}.",
  "You hear {N}'s name before you have asked for it.",
  "Something reaches you from {P}.",
  "{N} has done something, and it is all over {P}.",
  "A message is put into your hand: it concerns {N}.",
  "There is a stir at {P}.",
];

export const fill = (form: string, values: Readonly<Record<string, string>>): string => {
  const text = form.replace(/\{(\w)\}/gu, (_, key: string) => values[key] ?? "");
  return text.replace(/(^|[.!?] |: )(\p{Ll})/gu, (_, before: string, letter: string) =>
    before === ": " ? before + letter : before + letter.toUpperCase(),
  );
};
