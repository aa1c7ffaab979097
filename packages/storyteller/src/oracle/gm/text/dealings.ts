import type { Pool } from "../prose/writer.ts";
import type { Dealing } from "../story/state.ts";

/** What people have not forgotten that you did to them; {when} is "yesterday", "on the first night". */
export const MARKED: Readonly<Record<Dealing, Pool>> = {
  helped: [
    "“You helped me, {when},” {name} says, {manner}. “I do not know what one does with that at {place}, so I am saying it.”",
    "{name} has not forgotten that you helped {them}, {when}; you can tell by what {they} has stopped charging you for.",
    "“There are {trade|plural} who talk,” says {name}, “and then, {when}, there was you.”",
  ],
  gave: [
    "“What you gave me {when} I have still got,” {name} tells you, {manner}.",
    "{name} pats a pocket. You gave {them} something, {when}, and it has not been spent.",
  ],
  promised: [
    "“You gave me your word {when},” {name} says, pleasantly. “I mention it.”",
    "{name} looks at you as at a clock. You promised {them} something, {when}.",
    "“I have been telling {neighbour} what you promised me {when},” says {name}, {manner}. “I hope that was right.”",
  ],
  kept: [
    "“You keep your word,” {name} says, {manner}. “It has got about among {trade|plural}. You will find it a nuisance.”",
    "Since you kept your word to {them}, {when}, {name} stands a little nearer when you talk.",
  ],
  thanked: ["“You thanked me, {when},” {name} says. “{neighbour|cap} never did.”"],
  sorry: ["“You said that you were sorry, {when},” says {name}. “I have been trying it on, {there}. It fits, mostly.”"],
  lied: [
    "“You lied to me, {when},” says {name}, {manner}. “It was a good lie, for {place}. I was nearly sorry when {neighbour} told me.”",
    "{name} lets you finish. “And is that like the thing you told me {when}?” {they} asks.",
    "“I looked into what you said {when},” {name} remarks. “There was nothing in it but {smell}. There was a draught coming out of it.”",
  ],
  threatened: [
    "{name} keeps the {surface} between you. {they|cap} has not forgotten how you spoke to {them}, {when}.",
    "“You have come to {place} without shouting this time,” says {name}. “{when|cap} you shouted.”",
    "There is a knife by {name}'s hand that was not there before you threatened {them}, {when}.",
  ],
  insulted: [
    "“I believe the word you used {when} had four letters,” says {name}, {manner}.",
    "{name} answers you as one answers a dog that has bitten once. It was {when}; {they} is counting.",
  ],
  robbed: [
    "“Something of mine went missing {when},” {name} says, to the air beside your head.",
    "{name} moves {curio} out of your reach, without hurry. Things went missing at {place}, {when}.",
  ],
  broke: [
    "“You said you would,” says {name}. “{when|cap} I stopped waiting.”",
    "{name} does not ask about your promise, {manner}. That, {there}, is how you know.",
  ],
};
