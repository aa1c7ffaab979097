import type { Pool } from "../prose/writer.ts";

/** Small scenes of several sentences for long replies: a beginning, a middle and something left over. */
export const EPISODES: Pool = [
  "{who|cap} stops in front of you, {there}, and asks whether you are the one with {thing|a}. “From {elsewhere},” comes the answer, when you ask which one, “but you would have known.” It is a good while before you stop looking round at {trade|plural}.",
  "They are burying somebody, beyond the {surface}, with {few} mourners and one spade. {curio|cap} is carried behind. The last of the mourners, {who}, turns and counts you.",
  "A child has followed you since the {surface}, at {few} paces, stopping when you stop. At last you hold out what you have, and it is exchanged for {curio}. “{neighbour|cap} is talking about you,” says the child, by way of a bonus.",
  "There is a game going on by the {surface}, and you are dealt in by {who} without being asked. You lose {few} rounds and win the next, and what you win is {curio}, which you leave on the {surface} and are thanked for.",
  "You are asked for a story, and tell {who} the true one, with the names changed. When you come to the part about {elsewhere} somebody behind the {surface} gets up and leaves.",
  "Somebody has died at {place}, quite lately, and it has been tidied. You see it in the scrubbed {surface}, in how {passer}, and in {curio}, which nobody will be the first to move.",
  "Two sisters come to you to settle a quarrel, since you are not from {place} and must be fair. It is about {curio}. You hear both, and {who} besides, and see that it is not about {curio} at all.",
  "You share the shade of the {surface} with {who}, who will not say a word, and does not need to. You watch how {passer}. After a time you are handed {curio}, and it is one of the better conversations you have had at {place}.",
  "A wind gets up and takes somebody's papers all across {place}. The one you catch, {there}, is a list of {trade|plural} with sums beside them. Before {who} snatches it away you have seen that one of the sums is owed to {faction}.",
  "{there|cap} {who} is practising a speech. “I accept,” you hear, and then, more firmly, “I refuse.” It is tried both ways on {curio}; and when {who} comes round the {surface} at last, neither is said.",
  "You find that you have been humming, {there}. It takes you some time to think where the tune is from: you had it in {elsewhere}, from {who}, and it does not end well.",
  "They have put up a board by the {surface} with the names of the missing. There is a fresh {trade} on it in a child's hand, low down, where a child would reach. {who|cap} has written a price beside it, crossed it out, and written a higher one.",
  "“Have you any news of {elsewhere}?” {who} asks you, and {who} after that, and you see that it is asked of everyone at {place}, and that nobody has had an answer since {ago}.",
  "You help {who} shift the {surface}, since you are standing there. It is paid for with advice, {few} pieces of it; all but one are about {trade|plural}. That one is to be gone from {place} by the day after tomorrow.",
  "It smells of {smell} {there}, and it smelt of {smell} in the place where you learned your trade. For the length of a breath you are a good deal younger, and have never heard of {place}.",
  "A bird has got in behind the {surface} and cannot get out. Everyone at {place} looks up at it, {who} among them, and nobody moves. In the end it is you who lets it go, toward {elsewhere}.",
  "{few|cap} old people by the {surface} have a wager on you. You are not told what about. One of them, {who} once, groans as you go by and hands over {curio}.",
  "You ask the price of {thing|a} you do not need, to see what {who} keeps behind the {surface}. It is {curio}, not for sale, and a bell that rings by itself when you look at it.",
];

/** With the open thread in them. */
export const THREAD_EPISODES: Pool = [
  "{who|cap} is pointed out to you, who used to work for {villain} and now eats facing the {surface}. When you cross over there is only a full plate. On the rim of it, in gravy, somebody has drawn the way to {lair}.",
  "You are shown {relic}, for a copper, in a tent {there}. It is painted wood, and smells of {smell}. “The other one went for {few} gold,” says the showman, “to {neighbour}, {ago}.” The buyer, it turns out, asked how to get to {lair}.",
  "There is a prayer going round {place} against {trouble}. By the time {who} has said it {few} times you know it by heart, and you have found out why it is never finished: the last line is {villain}'s name.",
  "{who|cap} has begun to sell maps to {lair}, and they agree with one another in nothing except a small cross. You lay {few} of them over each other on the {surface}. The cross is in the same place on all, and it is not quite at {lair}.",
  "It was not always called {lair}, {who} tells you, and tells you what it was called {ago}. You have heard that word before, near {elsewhere}, and you would give a good deal to remember whose mouth it was in.",
  "You dream, standing up, {there}, of {relic}. It is only a moment: a hand held out, and a smell of {smell}. When it passes you have taken {few} steps in the direction of {lair}.",
  "“About {trouble},” {who} begins, and you wait. “I signed {thing|a} for somebody, {ago}. At {elsewhere} I was told it was for {trade|a}.” There were {few} names on the paper, and {villain}'s was at the top, in a very clear hand.",
  "A wagon goes through {place} by night, wheels muffled, toward {lair}. In the morning {who} speaks of having slept well. Only somebody by the {surface} meets your eye, and shows you one drop of something that is not oil.",
];

/** Exchanges of a fight, for replies with room in them. No sentence stands without a slot, so that they may come round. */
export const EXCHANGES: Pool = [
  "You learn {foe} as one learns a stair in the dark: the heavy side, the slow side, and the step by the {surface} that is not there.",
  "{foe|cap} drives you twice round the {surface}, and the second time you know the way, and cut the corner.",
  "You let {foe} think that your {limb} is worse than it is, and limp toward {curio}, and turn.",
  "There is nothing between you and {foe} but {smell} and a habit of staying alive; you {yours}.",
  "Somewhere past the {surface} {who} has begun to lay odds, and by the sound of it they are not on you.",
  "{foe|cap} has the reach and you have the {surface}; for a while it comes to the same thing.",
  "You go down on one knee by the {surface}, and come up under the next one, {limb} first, while {foe} is still admiring the last.",
  "{foe|cap} {theirs}; and you, who had planned for everything else, {yours}.",
  "{foe|cap} tries you high, then at the {limb}, then high again, and you give ground as far as the {surface} and not a step further.",
  "You lock, the two of you, close enough to smell {smell} and worse; then you wrench your {limb} free, with {curio} underfoot, and neither of you falls.",
  "A feint, and another; {foe} takes the second for the first, and {theirs}, and you very nearly have what you wanted.",
  "{foe|cap} comes round the {surface} the wrong way, where you are waiting, and for the space of a heartbeat it is all as it was in the practice yard.",
  "You are driven back through {smell} and splinters, until something catches your heel by the {surface} and you {yours}.",
  "There is a rhythm to it now, and you have found it: {foe} {theirs}, you {yours}, and again.",
  "{sound|cap}; you and {foe} both hear it, and both decide that it does not matter.",
  "You put the {surface} between you, and {foe} goes through what is left of it, and you are glad to have moved your {limb}.",
  "{who|cap} shouts “left”, and you will never know whose left was meant, but {foe} looks, and you do not.",
  "{foe|cap} looks to the {surface} before each rush; you begin to count on that, and then begin to wonder whether you were meant to.",
  "Your sleeve is open to the {limb}, and you had not felt it, any more than {foe} has felt what you did by the {surface}.",
  "It has moved the length of {place} by now, over the {surface} and back, and {who}, who was going to help you, has thought of a reason.",
  "You throw what comes to hand, and what comes to hand is {curio}; it does no harm whatever, but it does make {foe} blink.",
  "There is a moment by the {surface} when {foe} could end it, and slips; there is another when you could, and instead you {yours}.",
  "{who|cap} has climbed on the {surface} to see better, and is calling it, blow by blow, for those at the back.",
  "For as long as {heard}, nothing moves but your two breaths; then {foe} {theirs}.",
];
