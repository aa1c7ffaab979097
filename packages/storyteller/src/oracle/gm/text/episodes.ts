import type { Pool } from "../prose/writer.ts";

/** Small scenes of several sentences for long replies: a beginning, a middle and something left over. */
export const EPISODES: Pool = [
  "{trade|a|cap} stops in front of you and asks whether you are the one. You ask which one. “Never mind,” comes the answer, “you would have known.” It is a good while before you stop looking round.",
  "They are burying somebody, a little way off, with six mourners and one spade. You take your hat off as they pass. The last of the six turns and counts you; then, satisfied with the number, goes on.",
  "A child has followed you since the {surface}, at ten paces, stopping when you stop. At last you hold out a crust. It is taken, examined and put away for later. “You are being talked about,” says the child, by way of payment.",
  "There is a game going on by the {surface}, and you are dealt in without being asked. You lose three rounds and win the fourth, and what you win is {curio}. Nobody will take it back.",
  "You are asked for a story, and tell the true one, with the names changed. When you come to the end {trade|a} at the back gets up and leaves. You had not changed the names enough.",
  "Somebody has died here, quite lately, and it has been tidied. You see it in the scrubbed boards, in how {passer}, and in the one chair that is never sat on. You nearly sit in it.",
  "Two sisters come to you to settle a quarrel, since you are from nowhere and must be fair. It is about {curio}. You hear both, and know less than before; and you see that it is not about {curio} at all.",
  "You share the bench with {trade|a} who will not say a word, and does not need to. You watch how {passer}. After a time half an apple is put into your hand. It is one of the better conversations you have had here.",
  "A wind gets up and takes somebody's papers all across {place}. You catch one. It is a list of names with sums beside them, and before it is snatched away you have seen that one of the sums is owed to {faction}.",
  "In a doorway {trade|a} is practising a speech. “I accept,” you hear, and then, more firmly, “I refuse.” It is tried both ways, over and over; and when the door behind opens at last, neither is said.",
  "You find that you have been humming. It takes you some time to think where the tune is from, and when you have it you stop: it was hummed in {elsewhere}, by someone who wished you no good.",
  "They have put up a board with the names of the missing. There are fresh ones in a child's hand, low down, where a child would reach. Someone has written a price beside the last, crossed it out, and written a higher one.",
  "“Have you any news of {elsewhere}?” {trade|a} asks you, and {trade|a} after that, and you see that it is asked of everyone, and that nobody has had an answer for a week.",
  "You help {trade|a} with a wheel, since you are standing there. It is paid for with advice, three pieces of it; two are about the weather. The third is to be gone from {place} by the day after tomorrow.",
  "It smells of {smell} here, and it smelt of {smell} in the place where you learned your trade. For the length of a breath you are a good deal younger, and have not yet done the thing you do not talk about.",
  "A bird has got in and cannot get out. Everyone at {place} looks up at it, and nobody moves, and in the faces there is the same thought. In the end it is you who opens the window by the {surface}.",
  "The old ones by the {surface} have a wager on you. You are not told what about. One of them, as you go by, groans and hands over a coin.",
  "You buy something you do not need, to see the inside of the shop. There is {curio} on a shelf, not for sale, and a bell that rings by itself, twice. The shopkeeper looks at the bell, and at you, and puts the shutters up.",
];

/** With the open thread in them. */
export const THREAD_EPISODES: Pool = [
  "A man who used to work for {villain} is pointed out to you. He has a good coat and eats with his back to the wall. When you cross over to him he puts down a coin and goes, and leaves a full plate. On the rim of it, in gravy, he has drawn the way to {lair}.",
  "You are shown {relic}, for a copper, in a tent. It is made of painted wood. “The other one got a better price,” says the showman, “but the buyer's eyes did something I did not like.” The buyer, it turns out, asked how to get to {lair}.",
  "There is a prayer going round against {trouble}. It is a short one. By the time it has been said three times you know it, and by the fifth you have found out why it is never finished: the last line is {villain}'s name.",
  "Someone has begun to sell maps to {lair}, and they agree with one another in nothing except a small cross. You lay three of them over each other against the light. The cross is in the same place on all.",
  "It was not always called {lair}, an old woman tells you. She tells you what it was called. You have heard that word before, in another mouth, and you would give a good deal to remember whose.",
  "You dream, standing up, of {relic}. It is only a moment: a hand held out, a voice that says it is yours by right. When it passes you have taken two steps in the direction of {lair}.",
  "“About {trouble},” {trade|a} begins, and you wait. “I signed something. I was told it was for a christening.” There were nine names above it. {villain}'s was at the top, in a very clear hand.",
  "A wagon goes through by night, wheels muffled, toward {lair}. In the morning people speak of how well they slept. Only {trade|a} meets your eye, and shows you, on the {surface}, one drop of something that is not oil.",
];

/** Exchanges of a fight, for replies with room in them. No sentence stands without a slot, so that they may come round. */
export const EXCHANGES: Pool = [
  "{foe|cap} tries you high, then low, then high again, and you give ground as far as the {surface} and not a step further.",
  "You lock, the two of you, close enough to smell {smell} and worse; then you wrench free, with {curio} underfoot, and neither of you falls.",
  "A feint, and another; {foe} takes the second for the first, and {theirs}, and you very nearly have what you wanted.",
  "{foe|cap} comes round the {surface} the wrong way, where you are waiting, and for the space of a heartbeat it is all as it was in the practice yard.",
  "You are driven back through {smell} and splinters, until something catches your heel by the {surface} and you {yours}.",
  "There is a rhythm to it now, and you have found it: {foe} {theirs}, you {yours}, and again.",
  "{sound|cap}; you both hear it, and both decide that it does not matter.",
  "You put the {surface} between you, and {foe} goes through what is left of it, and you are glad to have moved.",
  "{trade|a|cap} shouts “left”, and you will never know whose left was meant, but {foe} looks, and you do not.",
  "{foe|cap} looks to the {surface} before each rush; you begin to count on that, and then begin to wonder whether you were meant to.",
  "Your sleeve is open to the elbow, and you had not felt it, any more than {foe} has felt what you did by the {surface}.",
  "It has moved the length of {place} by now, over the {surface} and back, and {trade|a} who was going to help you has thought of a reason.",
  "You throw what comes to hand, and what comes to hand is {curio}; it does no harm whatever, but it does make {foe} blink.",
  "There is a moment by the {surface} when {foe} could end it, and slips; there is another when you could, and instead you {yours}.",
  "{trade|a|cap} has climbed on the {surface} to see better, and is calling it, blow by blow, for those at the back.",
  "For as long as {sound}, nothing moves but your two breaths; then {foe} {theirs}.",
];
