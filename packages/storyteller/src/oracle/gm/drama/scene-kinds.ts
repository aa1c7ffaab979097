import type { Pool } from "../prose/writer.ts";

/** What a scene can be about. Templates have {name}, {villain}, {relic}, {lair}, {trouble} where the kind needs them. */
export interface SceneKind {
  readonly needs: readonly ("person" | "thread" | "lair" | "errand" | "danger")[];
  /** How the scene is called beside the story. */
  readonly titles: Pool;
  /** Follows "to". */
  readonly aim: string;
  readonly opens: Pool;
  readonly rises: Pool;
  readonly turns: Pool;
  readonly won: Pool;
  readonly lost: Pool;
}

export const SCENE_KINDS: Readonly<Record<string, SceneKind>> = {
  ask: {
    needs: ["thread"],
    titles: ["Loose tongues", "Asking around", "What nobody says"],
    aim: "find someone who will talk about {trouble}",
    opens: [
      "If anyone at {place} is going to talk about {trouble}, it will have to be now, before they agree on a story.",
      "Somebody here knows more about {trouble} than they have said. You mean to find out who.",
      "You have one thread to pull at {place}: {trouble}, and whoever goes quiet when it is named.",
      "{trouble|cap}: you say it aloud once, casually, and watch which hands stop moving.",
    ],
    rises: [
      "Word that you are asking has gone ahead of you. Doors that stood open are shut now, politely.",
      "{trade|a|cap} has followed you twice round the {surface}, and is not good at it.",
      "Each answer you get about {trouble} is a little better rehearsed than the last.",
      "You catch the same phrase from two people who claim never to have met. Someone has been here before you, teaching it.",
    ],
    turns: [
      "Then it comes from the wrong side: {trade|a}, unasked, sits down across from you and says {villain}'s name first.",
      "A note is waiting under your cup: “Stop asking here. Start asking at {lair}.” It is not signed, and the ink is wet.",
      "The one who was going to talk has gone, in a hurry; there is {curio} on the seat, and the seat is warm.",
    ],
    won: [
      "That will do. You know now who lies about {trouble} and, better, what for.",
      "You have your answer, and paid less for it than you feared: a favour, a drink and some sleep.",
      "By the end somebody has talked; by tomorrow they will deny it, but you have it word for word.",
    ],
    lost: [
      "And that is the last anyone here will say of it. {place|cap} has closed like a hand.",
      "You asked one question too many. From now on they will tell you about the weather.",
      "Whoever knew has been got at. You are left with {smell}, and a feeling of having been outbid.",
    ],
  },
  win: {
    needs: ["person"],
    titles: ["{name}'s good opinion", "The measure of {name}", "A word with {name}"],
    aim: "bring {name} round",
    opens: [
      "Everything here turns on {name}, you decide: with {them} beside you the rest is only work.",
      "{name} wants {want}, and you want {name}. Between those two there ought to be a bargain.",
      "You have come to think that {name} is worth having on your side, whatever {they} has been told of you.",
      "Before anything else you must know which way {name} will jump.",
    ],
    rises: [
      "Somebody has been talking to {name} about you. {they|cap} has begun to watch your hands.",
      "{name} tests you with a small lie, and waits to see whether you will pick it up.",
      "“People say one thing of you,” {name} remarks, “and you do another. I have not decided which I mind.”",
      "Others have noticed the two of you talking, and one of them has gone out to tell somebody.",
    ],
    turns: [
      "Then {name} says it: {they} was asked to keep you here until dark. {they|cap} has only now decided not to.",
      "“I had a visitor,” {name} says. “About you. I was offered {want}, or as good as. I said I would think.”",
      "{name} puts {curio} on the {surface} between you. “That was your last friend's,” says {name}. “Before you go on being charming.”",
    ],
    won: [
      "It is settled without a hand shaken: {name} will stand where you stand, and say so if asked.",
      "“All right,” {name} says. “Yours, then. Do not spend me all at once.”",
      "Something has been put down between you and {name}, a wall or a weapon. You both look at the place where it was.",
    ],
    lost: [
      "You have lost {name} for now, and you saw the very moment, and could not stop it.",
      "{name} gets up. “Another day,” {they} says, as one says it to a beggar.",
      "Whatever {name} might have done for you, {they} will do it for somebody else, or not at all.",
    ],
  },
  hunt: {
    needs: ["thread"],
    titles: ["What was left behind", "The cold trail", "Signs"],
    aim: "find what {villain} left behind at {place}",
    opens: [
      "{villain} has been through {place}, and nobody goes through anywhere without leaving something. You begin to look.",
      "It is here, you are nearly sure: whatever ties {villain} to {trouble} was set down somewhere in {place}.",
      "You take {place} for what it is now, a room in which someone hid a thing and hoped.",
      "The trail of {villain} is cold at {place}, though cold is not the same as gone.",
    ],
    rises: [
      "You are not the only one looking. The dust by the {surface} has been lifted once today already.",
      "You find the place where it was. It was {thing|a}, by the mark, and it has not been gone long.",
      "Someone outside has stopped pretending to pass by.",
      "There are two sets of prints now, and the second stands where you stood a little while ago.",
    ],
    turns: [
      "And there, plain as a stain: {curio}, with {villain}'s mark on it. It was left to be found. You look at the door.",
      "What you took for rubbish is a list, in {villain}'s hand. Yours is the fourth name. Three are crossed out.",
      "A voice behind you says, “Warmer.” When you turn there is only the {surface}, and {smell}.",
    ],
    won: [
      "You have it. It weighs almost nothing, and {villain} would burn {place} to have it back.",
      "That is the piece that was missing from {trouble}; it fits so well that you dislike it.",
      "You leave {place} with what you came for, and put everything back, out of spite.",
    ],
    lost: [
      "If it was ever here, it is on its way to {lair} by now, under somebody's coat.",
      "You have turned {place} inside out and found only proof that others did it better.",
      "The last likely corner holds {curio}, and nothing else. Someone will be laughing about that.",
    ],
  },
  reach: {
    needs: ["lair"],
    titles: ["The way to {lair}", "Toward {lair}", "Before they know"],
    aim: "get to {lair} before they know you are coming",
    opens: [
      "It comes down to {lair} now; and to being there before anyone thinks to bar the way.",
      "All of it leads to {lair}. You begin to plan as one packs for bad weather.",
      "There is a way to {lair} that people use, and another that you mean to find.",
    ],
    rises: [
      "A light shows in the direction of {lair}, goes out, and shows again, nearer. Somebody is signalling.",
      "You hear that the way to {lair} was watched last night, by people who paid for their drinks in new coin.",
      "The nearer you come to {lair}, the fewer people will give you directions.",
    ],
    turns: [
      "Then you find the last one who tried for {lair}, or {curio}, which was theirs. They got further than you have.",
      "A runner goes by without seeing you, headed for {lair}, with {villain}'s name in a sealed hand.",
      "The safe way to {lair} is gone: cut, burned or bought. The other remains.",
    ],
    won: [
      "You have the way to {lair} now, and the hour, and nobody else knows you have both.",
      "Nothing stands between you and {lair} that you have not seen, and measured, and decided about.",
    ],
    lost: [
      "They know. Whatever waits at {lair} has stopped waiting and begun to get ready.",
      "By the time you find the way to {lair} it has been found by others, who are standing on it.",
    ],
  },
  prize: {
    needs: ["thread"],
    titles: ["{relic}", "Who holds {relic}", "The price of {relic}"],
    aim: "learn where {relic} is before {villain} does",
    opens: [
      "{relic|cap}: you keep coming back to it. Whoever holds it when the music stops will have had the right of it all along.",
      "If {villain} wants {relic} so badly, the first thing to do is to know where it lies.",
      "Three people have lied to you about {relic}, each in a different direction. Somewhere between them it must be.",
    ],
    rises: [
      "{trade|a|cap} offers you {relic} for eleven gold. It is a bad copy, and the third you have seen.",
      "Somebody has been paying for news of {relic}, and paying well; people have begun to invent it.",
      "You hear that {relic} changed hands, and that one of the hands was found afterwards, by itself.",
    ],
    turns: [
      "“It was never lost,” someone tells you of {relic}. “It was lent.” And looks, at once, as if they would like to have that back.",
      "You see it, you are sure that you see it: {relic}, going round a corner under {trade|a}'s arm.",
      "{villain}'s people have begun asking for {relic} by the same words that you used an hour ago.",
    ],
    won: [
      "So that is where {relic} is. You say nothing, and look at something else, and your heart goes like a drum.",
      "You could put your hand on {relic} within the day. It is a dangerous thing to know, and you have it to yourself.",
    ],
    lost: [
      "{relic|cap} has moved again, and whoever moved it knew that you were near.",
      "The trail of {relic} ends in a laugh, and a locked door, and a smell of {smell}.",
    ],
  },
  settle: {
    needs: [],
    titles: ["The lie of {place}", "Strangers at {place}", "Finding your feet"],
    aim: "learn who can be trusted at {place}",
    opens: [
      "You are a stranger at {place}, and for the length of a day that is worth something. Then it begins to cost.",
      "First, the lie of the land: who gives orders here, who takes them, and who only pretends to.",
      "{place|cap} has made up its mind about you already. You would like to know what it decided.",
      "You give yourself until nightfall to learn what sort of place {place} is when it thinks no one is listening.",
    ],
    rises: [
      "Your questions have got about. {trade|a|cap} asks you one back, smiling, and waits.",
      "It is {faction} who matter here, you gather, from the way nobody brings them up.",
      "The price of everything has gone up since you came. People want you to be in a hurry.",
      "Twice somebody has called you by a name that is not yours, and been sorry too late.",
    ],
    turns: [
      "And then a door that has been shut all day is opened to you, from inside, by {trade|a} who does not say why.",
      "A fight breaks out by the {surface} and is over before it starts; when it is done, your pack has been gone through.",
      "“They have decided about you,” {trade|a} tells you in passing. “You will want to sleep somewhere else.”",
    ],
    won: [
      "You know {place} now, as one knows a dog: where not to touch it, and what it is afraid of.",
      "There are two people here you could turn your back on. It is two more than this morning.",
    ],
    lost: [
      "{place|cap} has shown you its back, and you have shown it your temper. Neither will forget.",
      "You understand no more than when you came, and they understand you perfectly.",
    ],
  },
  errand: {
    needs: ["errand"],
    titles: ["For {name}", "What {name} asked", "A favour for {name}"],
    aim: "help {name} {want}",
    opens: [
      "You said you would see about {name}, who wants {want}. It is time somebody did.",
      "There is what {name} asked of you. It is a small thing, beside the rest; it is also the only one with a face.",
      "{name} has not mentioned it again, which is how you know that {they} thinks of nothing else: {want}.",
    ],
    rises: [
      "It turns out that {name} is not the first to want {want}. The last one is spoken of in a lowered voice.",
      "Somebody would rather that {name} did not get what {they} wants, and has been standing by the {surface} to say so.",
      "You begin to see why {name} did not try it alone.",
    ],
    turns: [
      "Then the thing takes on a different colour: what {name} told you was true, and about half of it.",
      "“Does {name} know what it will cost?” you are asked. You had not thought to wonder who would pay.",
      "You find that somebody has done the first half already, badly, and signed it with {name}'s name.",
    ],
    won: [
      "It can be done, and you know now how. {name} will have {their} wish, or near enough to cry over.",
      "The hard part of {name}'s business is behind you. You would like to be the one to tell {them}.",
    ],
    lost: [
      "You have nothing for {name} but the truth, which nobody ever asks for.",
      "It has come apart in your hands, this thing of {name}'s, and there is no way to put it that sounds like trying.",
    ],
  },
  shake: {
    needs: ["danger"],
    titles: ["Followed", "Close behind", "No way to sleep"],
    aim: "get whoever is after you off your heels",
    opens: [
      "It is past pretending: someone is behind you, and has been for hours, and is good at it.",
      "You have been too loud for too long. From here on somebody means to make it stop.",
      "You count them by what they are careful not to do. Three, perhaps; one of them tired.",
    ],
    rises: [
      "{sound|cap}; and then, where there ought to be another sound, there is not.",
      "You double back past the {surface}. Fresh there, and not yours: the print of a heel, turned.",
      "Whoever it is has stopped hurrying. They think they know where you are going.",
    ],
    turns: [
      "And then you see one of them plainly, across {place}, eating an apple and looking you in the eye.",
      "A child brings you {curio} and a message: they only want to talk. The child has been given a coin to forget the face.",
      "They are in front of you now. You could swear they were never in front of you.",
    ],
    won: [
      "You come out the other side of it alone, with your own breath for company. They are looking for you where you were.",
      "The feeling between your shoulders goes, all at once, like a hand being lifted.",
    ],
    lost: [
      "They have not lost you; they have let you go on, which is worse.",
      "You lie down at last knowing that somebody else knows where.",
    ],
  },
};
