import type { Pool } from "../prose/writer.ts";

/** Somebody asks for help with what they want; {want} begins with "to". */
export const ERRAND_ASKED: Pool = [
  "“There is a thing you could do,” {name} says, {manner}. “I have to find a way {want}, and I cannot be seen trying.”",
  "{name} takes you aside. All {they} asks is this: help {them} {want}, and {they} will owe you one.",
  "“I will be plain,” says {name}. “It is my one wish, {want}, and you are the first in a year who looks able.”",
  "“You go about,” {name} says. “You hear things. If you should hear how a body might manage {want}, come to me first.”",
  "{name} begins, stops, and says it to the {surface}: that {they} means {want}, and would pay whoever helped.",
  "“Everyone wants something,” {name} says, {manner}. “Me, I want {want}. Help me, and ask me for anything but money.”",
  "It comes out sideways, as such things do: {name} has been trying {want} for as long as anybody can remember, alone.",
];
export const ERRAND_STEPS: Pool = [
  "It is also a step for {name}: you see now how one might begin {want}.",
  "And this touches {name}, who wants {want}. You put it by for {them}.",
  "Something in it will interest {name}. The road {want} starts here, it seems.",
  "You think of {name}. It is not the whole of it, but it is a beginning, if one means {want}.",
];
export const ERRAND_READY: Pool = [
  "That settles {name}'s business: it can be done, and you know how. {they|cap} ought to hear it from you.",
  "You have what {name} needs {want}. It only wants telling.",
  "There: the last piece of what {name} asked. You catch yourself smiling.",
  "Whatever else the day was, it was good for {name}. You owe {them} a visit.",
];
export const ERRAND_DONE: Pool = [
  "You tell {name}, from the beginning. {they|cap} does not interrupt. “Then there is a way,” {they} says at last, “{want}.” And looks about, as if for somebody to tell.",
  "“It is done?” {name} asks. “Truly?” You nod. {name} sits down on the {surface} all at once.",
  "{name} hears how it may be managed, {want}, and for a while has nothing to say, {manner}.",
  "“I had given it up,” {name} says. “I had got quite good at having given it up.” {they|cap} grips your hand.",
  "You bring {name} what was asked. {they|cap} laughs out loud, a sound that turns heads; it has not been heard here in years.",
];
export const ERRAND_LATE: Pool = [
  "Word comes from {name}, by way of somebody else: never mind. It is too late now.",
  "You hear that {name} has stopped waiting for you, and has stopped saying your name.",
  "It occurs to you, too late, that you never did anything about {name}, who only wanted {want}.",
];

/** Somebody is told that you gave your word. {gist} follows "to". */
export const PROMISE_MADE: Pool = [
  "You give your word to {name}: {gist}. {they|cap} looks at you a moment longer than is comfortable. “I will hold you to it.”",
  "“I promise,” you say, and say what: {gist}. {name} nods, {manner}, as one does over a signature.",
  "“Swear it,” {name} says; and you do. {gist|cap}: it sounds larger aloud.",
  "{name} hears you promise {gist}, {manner}. “The last one who promised me something is why I ask for witnesses,” {they} says.",
];
export const PROMISE_AGAIN: Pool = [
  "“You have said so before,” says {name}. “I am still holding the first one.”",
  "{name} counts on two fingers. “That makes twice you have promised me things. Shall we begin with the old one?”",
];
export const PROMISE_KEPT: Pool = [
  "You told {name} {when} that you would see to it, {gist}; and you have. {they|cap} takes it in slowly. “People do not, you know,” {name} says.",
  "“You came back,” says {name}. “You said it {when}, and you came back.” It seems to cost {them} something to be glad.",
  "{name} remembers your very words, {when}: {gist}. “I would have bet against you,” {they} says. “I did, in fact.”",
];
export const PROMISE_NONE: Pool = [
  "“What promise?” asks {name}, {manner}. “I would have written it down.”",
  "{name} frowns. You owe {them} nothing, it seems, or nothing {they} has been told of.",
];
export const THANKED: Pool = [
  "“Do not thank me yet,” says {name}, {manner}; but {they} is pleased.",
  "{name} waves it away, and stands a little straighter.",
  "“Thanks are cheap,” {name} says, “and nobody here can afford them. I will keep yours.”",
];
export const FORGIVEN: Pool = [
  "{name} lets you get to the end of it. “Well,” {they} says, “that was not nothing.”",
  "“Sorry,” says {name}, tasting it, {manner}. “I had forgotten what it sounds like. All right.”",
  "You say that you are sorry. {name} looks at the {surface}, and at you, and some of the ice goes out.",
];
export const NOT_FORGIVEN: Pool = [
  "“It is easily said,” says {name}, “and you say it easily.”",
  "{name} hears the apology as one hears rain on another person's roof.",
];
export const INSULTED: Pool = [
  "{name} goes white, and then red, and then very polite.",
  "“Say that again,” says {name}, “slowly, so that I get the words right when I tell it.”",
  "It lands. {name} sets down what {they} was holding, {manner}, with great care.",
];
