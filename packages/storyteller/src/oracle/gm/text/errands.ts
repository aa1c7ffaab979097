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
  "It is also a step for {name}: you see now, {there}, how one might begin {want}.",
  "And this touches {name}, who wants {want}. You put it by for {them}, with {curio}.",
  "Something in it will interest {name}. The road {want} starts here, it seems.",
  "You think of {name}. It is not the whole of it, but it is a beginning, if one means {want}.",
];
export const ERRAND_READY: Pool = [
  "That settles {name}'s business: it can be done, and you know how. {they|cap} ought to hear it from you, and not from {who}.",
  "You have what {name} needs {want}. It only wants telling, and you are at {place}.",
  "There: the last piece of what {name} asked. You catch yourself smiling at the {surface}.",
  "Whatever else the day was, it was good for {name}. You owe {them} a visit.",
];
export const ERRAND_DONE: Pool = [
  "You tell {name}, from the beginning. {they|cap} does not interrupt. “Then there is a way,” {they} says at last, {manner}, “{want}.” And looks past the {surface}, as if for somebody to tell.",
  "“It is done?” {name} asks. “Truly?” You nod. {name} sits down on the {surface} all at once.",
  "{name} hears how it may be managed, {want}, and for a while has nothing to say, {manner}.",
  "“I had given it up {ago},” {name} says, {manner}. “I had got as good at it as {neighbour}.” {they|cap} grips your {limb}.",
  "You bring {name} what was asked. {they|cap} laughs out loud, a sound that turns heads; it has not been heard at {place} in years.",
];
export const ERRAND_LATE: Pool = [
  "Word comes from {name}, by way of {who}: never mind. It is too late now {want}.",
  "You hear that {name} has stopped waiting for you, and has stopped saying your name.",
  "It occurs to you, too late, that you never did anything about {name}, who only wanted {want}.",
];

export const THANKED: Pool = [
  "“Do not thank me yet, at {place},” says {name}, {manner}; but {they} is pleased.",
  "{name} waves it away, {manner}, and stands a little straighter.",
  "“Thanks are cheap,” {name} says, {manner}, “and nobody at {place} can afford them. I will keep yours.”",
];
export const FORGIVEN: Pool = [
  "{name} lets you get to the end of it. “Well,” {they} says, {manner}, “that was more than {neighbour} ever said.”",
  "“Sorry,” says {name}, tasting it, {manner}. “I have not heard that at {place} for a while, and never from {trade|a}. All right.”",
  "You say that you are sorry. {name} looks at the {surface}, and at you, and some of the ice goes out.",
];
export const NOT_FORGIVEN: Pool = [
  "“It is easily said {there},” says {name}, {manner}, “and you say it easily.”",
  "{name} hears the apology as one hears {neighbour} through a wall, {manner}.",
];
export const INSULTED: Pool = [
  "{name} goes white, and then red, and then, {manner}, very polite.",
  "“Say that again,” says {name}, {manner}, “slowly, so that I get the words right when I tell {neighbour}.”",
  "It lands. {name} sets down what {they} was holding, {manner}, with great care.",
];
