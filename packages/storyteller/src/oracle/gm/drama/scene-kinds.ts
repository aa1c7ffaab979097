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
      "Somebody here knows more about {trouble} than they have said. You mean to find out who, beginning {there}.",
      "You have one loose end to pull at {place}: {trouble}, and whoever goes quiet when it is named.",
      "{trouble|cap}: you say it aloud once, casually, and watch which hands stop moving.",
    ],
    rises: [
      "Word that you are asking after {villain} has gone ahead of you. Doors at {place} that stood open are shut now, politely.",
      "{trade|a|cap} has followed you twice round the {surface}, and is not good at it.",
      "Each answer you get about {trouble} is a little better rehearsed than the last.",
      "You catch the same phrase from {who} and from {who}, who claim never to have met. Someone has been at {place} before you, teaching it.",
    ],
    turns: [
      "Then it comes from the wrong side: {who}, unasked, sits down {there} and says {villain}'s name first.",
      "A note is waiting under your cup: “Stop asking at {place}. Start asking at {lair}.” It is not signed, and it smells of {smell}.",
      "The one who was going to talk has gone from the {surface}, in a hurry; there is {curio} on the seat, and the seat is warm.",
    ],
    won: [
      "That will do. You know now who lies about {trouble} and, better, what for.",
      "You have your answer about {villain}, and paid less for it than you feared: a favour, {thing|a} and some sleep.",
      "By the end {who} has talked; by tomorrow it will be denied, but you have {villain}'s part in it word for word.",
    ],
    lost: [
      "And that is the last anyone will say of {trouble}. {place|cap} has closed like a hand.",
      "You asked one question too many about {villain}. From now on they will tell you about {trade|plural}.",
      "Whoever knew about {trouble} has been got at. You are left with {smell}, and a feeling of having been outbid.",
    ],
  },
  win: {
    needs: ["person"],
    titles: ["{name}'s good opinion", "The measure of {name}", "A word with {name}"],
    aim: "bring {name} round",
    opens: [
      "Everything at {place} turns on {name}, you decide: with {them} beside you the rest is only work.",
      "{name} wants {want}, and you want {name}. Between those two there ought to be a bargain.",
      "You have come to think that {name} is worth having on your side, whatever {they} has been told of you.",
      "Before anything else you must know which way {name} will jump.",
    ],
    rises: [
      "Somebody has been talking to {name} about you. {they|cap} has begun to watch your {limb}, {manner}.",
      "{name} tests you with a small lie, and waits to see whether you will pick it up.",
      "“{neighbour|cap} says one thing of you,” {name} remarks, {manner}, “and you do another. At {place} I have not decided which I mind.”",
      "Others have noticed the two of you talking, and one of them has gone out to tell somebody.",
    ],
    turns: [
      "Then {name} says it: {they} was asked to keep you {there} until dark. {they|cap} has only now decided not to, on account of {curio}.",
      "“I had {neighbour} here,” {name} says. “About you. I was promised help {want}, or as good as. I said I would think.”",
      "{name} puts {curio} on the {surface} between you. “That belonged to {neighbour},” says {name}, {manner}. “Before you go on being charming.”",
    ],
    won: [
      "It is settled without a hand shaken: {name} will stand where you stand, and say so if asked.",
      "“All right,” {name} says, {manner}. “Yours, then. Do not spend me all at once, or at {elsewhere}.”",
      "Something has been put down between you and {name}, a wall or a weapon. You both look at the {surface}, where it was.",
    ],
    lost: [
      "You have lost {name} for now, and you saw the very moment, and could not stop it.",
      "{name} gets up. “Another day,” {they} says, {manner}, as one says it to a beggar.",
      "Whatever {name} might have done for you, {they} will do it for somebody else, or not at all.",
    ],
  },
  hunt: {
    needs: ["thread"],
    titles: ["What was left behind", "The cold trail", "Signs"],
    aim: "find what {villain} left behind at {place}",
    opens: [
      "{villain} has been through {place}, and nobody goes through anywhere without leaving something. You begin to look, {there}.",
      "It is here, you are nearly sure: whatever ties {villain} to {trouble} was set down somewhere in {place}.",
      "You take {place} for what it is now, a room in which someone hid a thing and hoped.",
      "The trail of {villain} is cold at {place}, though cold is not the same as gone.",
    ],
    rises: [
      "You are not the only one looking for what {villain} left. The dust by the {surface} has been lifted once today already.",
      "You find the place where it was, {there}. It was {thing|a}, by the mark, and it has not been gone long.",
      "{who|cap} has stopped pretending to pass by, and is watching you search.",
      "There are two sets of prints by the {surface} now, and the second stands where you stood a little while ago.",
    ],
    turns: [
      "And there, plain as a stain: {curio}, with {villain}'s mark on it. It was left {there} to be found. You look behind you.",
      "What you took for rubbish is a list, in {villain}'s hand. Yours is the name under {trade|a|possessive}. Those above are crossed out, {few} of them.",
      "A voice behind the {surface} says, “Warmer.” When you turn there is only {smell}, and {curio}, which was not there.",
    ],
    won: [
      "You have it, {there}. It weighs almost nothing, and {villain} would burn {place} to have it back.",
      "That is the piece that was missing from {trouble}; it fits so well that you dislike it.",
      "You leave {place} with what you came for, and put everything back, out of spite.",
    ],
    lost: [
      "If it was ever here, it is on its way to {lair} by now, under somebody's coat.",
      "You have turned {place} inside out and found only proof that others did it better.",
      "The last likely corner holds {curio}, and nothing else. {villain} will be laughing about that.",
    ],
  },
  reach: {
    needs: ["lair"],
    titles: ["The way to {lair}", "Toward {lair}", "Before they know"],
    aim: "get to {lair} before they know you are coming",
    opens: [
      "It comes down to {lair} now; and to being there before anyone thinks to bar the way.",
      "All of it leads to {lair}. You begin to plan, {there}, as one packs for bad weather.",
      "There is a way to {lair} that people use, and another that you mean to find.",
    ],
    rises: [
      "A light shows in the direction of {lair}, goes out, and shows again, nearer. Somebody is signalling to {place}.",
      "You hear that the way to {lair} was watched last night, by people who paid for their drinks in new coin.",
      "The nearer you come to {lair}, the fewer people will give you directions.",
    ],
    turns: [
      "Then you find the last one who tried for {lair}, or {curio}, which was theirs. They got further than {place}, and further than you have.",
      "A runner goes by without seeing you, headed for {lair}, with {villain}'s name in a sealed hand.",
      "The safe way to {lair} is gone: cut, burned or bought. The other goes by {elsewhere}.",
    ],
    won: [
      "You have the way to {lair} now, and the hour, and nobody else knows you have both.",
      "Nothing stands between you and {lair} that you have not seen, and measured, and decided about.",
    ],
    lost: [
      "They know, because {who} has told them. Whatever waits at {lair} has stopped waiting and begun to get ready.",
      "By the time you find the way to {lair} it has been found by others, who are standing on it.",
    ],
  },
  prize: {
    needs: ["thread"],
    titles: ["{relic}", "Who holds {relic}", "The price of {relic}"],
    aim: "learn where {relic} is before {villain} does",
    opens: [
      "{relic|cap}: you keep coming back to it. Whoever holds it when the music stops, you or {villain}, will have had the right of it all along.",
      "If {villain} wants {relic} so badly, the first thing to do is to know where it lies.",
      "Three people have lied to you about {relic}, each in a different direction. Somewhere between {elsewhere} and {lair} it must be.",
    ],
    rises: [
      "{trade|a|cap} offers you {relic} for eleven gold. It is a bad copy, made of {thing|a}, and not the first you have seen.",
      "Somebody has been paying for news of {relic}, and paying well; people have begun to invent it.",
      "You hear that {relic} changed hands, and that one of the hands was found afterwards, by itself.",
    ],
    turns: [
      "“It was never lost,” {who} tells you of {relic}. “It was lent, {ago}, to {neighbour}.” And looks past the {surface}, at once, as if that had been said too loud.",
      "You see it, you are sure that you see it: {relic}, going round a corner under {trade|a}'s arm.",
      "{villain}'s people have begun asking for {relic} by the same words that you used an hour ago.",
    ],
    won: [
      "So that is where {relic} is. You say nothing, and look at the {surface}, and your heart goes like a drum.",
      "You could put your hand on {relic} within the day. It is a dangerous thing to know at {place}, and you have it from nobody but yourself.",
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
      "You are a stranger at {place}, and for the length of a day that is worth something. Then {who} begins to charge for it.",
      "First, the lie of the land: who gives orders at {place}, who takes them, and who only pretends to.",
      "{place|cap} has made up its mind about you already. You would like to know what it decided, {there}, and who spoke.",
      "You give yourself until nightfall to learn what sort of place {place} is when it thinks no one is listening.",
    ],
    rises: [
      "Your questions have got about at {place}. {who|cap} asks you one back, smiling, and waits.",
      "It is {faction} who matter at {place}, you gather, from the way {who} does not bring them up.",
      "The price of {thing|a} has gone up at {place} since you came. {trade|plural|cap} want you to be in a hurry.",
      "Twice somebody {there} has called you by a name that is not yours, and been sorry too late.",
    ],
    turns: [
      "And then a door past the {surface} that has been shut all day is opened to you, from inside, by {who}, and nobody says why.",
      "A fight breaks out by the {surface} and is over before it starts; when it is done, your pack has been gone through.",
      "“{place|cap} has decided about you,” {who} tells you in passing. “You will want to sleep at {elsewhere}.”",
    ],
    won: [
      "You know {place} now, as one knows a dog: where not to touch it, and what it is afraid of.",
      "There are two people at {place} you could turn your back on, and one of them is {who}. It is two more than when you came to {place}.",
    ],
    lost: [
      "{place|cap} has shown you its back, and you have shown it your temper. Neither of you will forget {curio}.",
      "You understand no more than when you came to {place}, and {who} understands you perfectly.",
    ],
  },
  errand: {
    needs: ["errand"],
    titles: ["For {name}", "What {name} asked", "A favour for {name}"],
    aim: "help {name} {want}",
    opens: [
      "You said you would see about {name}, who wants {want}. It is time somebody at {place} did.",
      "There is what {name} asked of you. It is a small thing, beside {trade|plural} and their quarrels; it is also the only one with a face.",
      "{name} has not mentioned it again, which is how you know that {they} thinks of nothing else: {want}.",
    ],
    rises: [
      "It turns out that {name} is not the first to want {want}. The last one, {trade|a}, is spoken of in a lowered voice.",
      "Somebody would rather that {name} did not get what {they} wants, and has been standing by the {surface} to say so.",
      "You begin to see why {name} did not try it alone.",
    ],
    turns: [
      "Then, {there}, the thing takes on a different colour: what {name} told you was true, and about half of it.",
      "“Does {name} know what it will cost?” {who} asks you. You had not thought to wonder, at {place}, who would pay.",
      "You find that somebody has done the first half already, badly, and signed it with {name}'s name.",
    ],
    won: [
      "It can be done, by way of {elsewhere}, and you know now how. {name} will have {their} wish, or near enough to cry over.",
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
      "It is past pretending: {who} is behind you, has been since {elsewhere}, and is good at it.",
      "You have been too loud at {place} for too long. From here on {who} means to make it stop.",
      "You count them by what they are careful not to do near the {surface}. There are {few}, perhaps, and {who} among them.",
    ],
    rises: [
      "{sound|cap}; and then, {there}, where there ought to be another sound, there is not.",
      "You double back past the {surface}. Fresh there, and not yours: the print of a heel, turned.",
      "Whoever it is has stopped hurrying, {there}. They think they know that you are going to {elsewhere}.",
    ],
    turns: [
      "And then you see one of them plainly, across {place}, turning over {curio} and looking you in the eye.",
      "A child brings you {curio} and a message: they only want to talk. The child has been given {thing|a} to forget the face.",
      "They are in front of you now, past the {surface}. You could swear they were behind you when {sound}.",
    ],
    won: [
      "You come out the other side of {place} alone, with your own breath for company. They are looking for you by the {surface}.",
      "The feeling between your shoulders goes, {there}, all at once, like a hand being lifted.",
    ],
    lost: [
      "They have not lost you; they have let you go on from {place}, which is worse.",
      "You lie down at last, {there}, knowing that {who} knows where.",
    ],
  },
};
