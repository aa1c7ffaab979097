import { lines } from "./thread-lines.ts";

/** Elements about fear, guilt, need and what is owed. */
export const DARK_THREADS = {
  romance: lines(
    "the letters tied with blue thread",
    [
      "there are letters tied with blue thread, and the one they were meant for never got them",
      "two people who have not spoken in nine years both asked about {villain} today",
    ],
    [
      "the letters were kept at {lair}, by somebody who read them all and wept",
      "{relic} was a promise before it was a weapon",
      "{villain} has been signing with another's name, and the hand shakes at the same word each time",
    ],
    "the one who kept them apart did it out of love, which helps nobody",
    "They meet where you arranged it, late and badly dressed for the weather. You stay only long enough to see neither of them look away.",
  ),
  "moral-dilemmas": lines(
    "the bargain",
    [
      "one child a year keeps the water sweet, and the lot was drawn this morning",
      "they have caught the man who burned the mill, and he saved forty people doing it",
    ],
    [
      "the bargain was struck at {lair}, and there are two names on it, one of them yours to read",
      "{villain} would stop it tomorrow, if somebody else would pay",
      "{relic} can save the many or the one, and it has been used before",
    ],
    "the price was never asked for; it was offered, out of fear, and taken out of habit",
    "You choose, and say it aloud, so that no one can pretend afterwards that it simply happened. It costs what it costs. Some of them will thank you, in a year or two.",
  ),
  mystery: lines(
    "the empty coffins",
    [
      "three coffins came up empty this month, and nobody buried them that way",
      "a man was found drowned in a dry room, with {villain} named on the back of his hand",
    ],
    [
      "the key to it is at {lair}, and it is an actual key",
      "the clock was stopped an hour before anyone says they heard the scream",
      "{relic} was seen on the sill that night, and was gone before the watch came",
    ],
    "the dead man is alive, and the living one who answers to his name is not who he was",
    "You set the pieces out in order in front of all of them, and only one person in the room is looking at the door. After that it is short.",
  ),
  survival: lines(
    "the stores",
    [
      "there is food for nine days and it is eleven to the thaw",
      "something has been at the stores, and it took only what keeps",
    ],
    [
      "there is a cache at {lair}, if the old marks still mean what they did",
      "{villain} eats alone, and has not grown thin",
      "{relic} would buy a winter's bread from people who still have some",
    ],
    "the stores were never short; somebody is saving for a journey nobody else was told about",
    "It is not a feast. It is broth, and there is enough, and the smallest ones are asked to say when. Nobody does until the pot is empty.",
  ),
  horror: lines(
    "what comes at night",
    [
      "it knocks four times, in the voice of somebody you buried, and it has learned your name",
      "the dogs will not go past {lair} any more, and yesterday one of them spoke",
    ],
    [
      "those it visits wake with earth under their nails",
      "{villain} has painted over every mirror but one",
      "it cannot cross {relic}, or it has not wanted to yet",
    ],
    "it was invited, and it still has the invitation",
    "You say its name the right way round. It looks at you with something like relief, and then there is only a coat on the floor, and morning.",
  ),
  redemption: lines(
    "an old crime",
    [
      "somebody who did a terrible thing here has come back, and is mending fences by night",
      "{villain} was forgiven by everyone except the one who matters",
    ],
    [
      "the truth of it was written down once, and left at {lair}",
      "{relic} was meant to be given back years ago, and each year it got harder",
      "the one who was wronged is not dead, and has been watching the fences being mended",
    ],
    "the guilt was taken on by the wrong one, on purpose, to spare a child",
    "There is no embrace. There is a gate left open, and a second cup put out, and after a long time somebody comes through the gate.",
  ),
  prophecy: lines(
    "the prophecy",
    [
      "the old verse says that a stranger comes on a day like this one, and people have begun counting your scars",
      "a blind woman drew your face in flour, and {villain} paid her to wipe it out",
    ],
    [
      "the verse has a last line, and it is cut into a wall at {lair}",
      "{villain} has been making the signs come true, one after another, by hand",
      "{relic} is in the verse, but it has been mistranslated as a crown",
    ],
    "the prophecy was a threat, written by somebody who meant to be obeyed",
    "The day comes, and the hour, and the sign in the sky; and you do the one thing that is not written down. Afterwards it is very quiet, and anything might happen. People look quite frightened. Then they look pleased.",
  ),
  "post-apocalyptic": lines(
    "the old machine",
    [
      "something under the hill has started up again after a hundred years, and it is counting",
      "a voice on the wire reads out names, and yesterday it read one from here",
    ],
    [
      "the door to it is at {lair}, and the dust in front of it has been swept",
      "{villain} has been feeding it, and it has begun to ask for more",
      "{relic} fits a slot that nobody has looked at in living memory",
    ],
    "it is not a weapon; it is a nursery, and somebody shut it down half way",
    "You turn the key the other way. Far below a sound stops that none of you knew you could hear, and all across the waste the lights come on, a few, then a few more.",
  ),
  underdark: lines(
    "the road below",
    [
      "miners broke into a street down there, with lamps in the windows, and the lamps were lit",
      "things from below have begun to trade at the back doors, and their coins are warm",
    ],
    [
      "the stair goes down from {lair}, and the newest footprints come up",
      "{villain} has not cast a proper shadow since the last new moon",
      "those below fear {relic} more than the sun",
    ],
    "they are not coming up to conquer; they are running from something further down",
    "You hold the lamp at the head of the stair until the last of them is through, old ones and small ones first. Then, together, you close it.",
  ),
  "dungeon-crawl": lines(
    "the sealed level",
    [
      "the old works have a level that is on no plan, and last night somebody knocked from inside",
      "{villain} went down with nine men and came up with a limp and a sack",
    ],
    [
      "the second stair begins at {lair}, behind a wall that rings hollow",
      "the traps down there are oiled, and have been this year",
      "{relic} opens the inner door, and also closes it, and the difference is which hand",
    ],
    "the place was not built to keep people out",
    "The last door opens on a small plain room, a chair, and a book of names. You write the truth in it. Behind you, level after level, the locks let go.",
  ),
} as const;
