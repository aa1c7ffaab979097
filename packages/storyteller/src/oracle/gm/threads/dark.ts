import { lines } from "./thread-lines.ts";

/** Elements about fear, guilt, need and what is owed. */
export const DARK_THREADS = {
  romance: lines(
    "the letters tied with blue thread",
    [
      "there are {few} letters tied with blue thread, and {trade|a} at {elsewhere} for whom they were meant never got them",
      "two {trade|plural} who have not spoken in {few} years both asked about {villain} today",
    ],
    [
      "the letters were kept at {lair}, by {trade|a} who read them all and wept",
      "{relic} was a promise, made {ago}, before it was anything else",
      "{villain} has been signing with {trade|a|possessive} name, and the hand shakes at the same word each time",
    ],
    "{villain}, who kept them apart, did it out of love, which helps nobody",
    "They meet where you arranged it, {there}, late and badly dressed for the weather. You stay only as long as it takes {who} to pass, and neither of them looks away.",
  ),
  "moral-dilemmas": lines(
    "the bargain",
    [
      "one child a year keeps the water of {elsewhere} sweet, and the lot fell this morning on {trade|a|possessive}",
      "they have caught the {trade} who burned the mill at {elsewhere}, and it saved [forty|sixty|ninety] people",
    ],
    [
      "the bargain was struck at {lair}, and there are {few} names on it, {villain|possessive} among them",
      "{villain} would stop it tomorrow, if {trade|a} from {elsewhere} would pay",
      "{relic} can save the many or the one, and it was used before, {ago}",
    ],
    "the price was never asked for; {villain} offered it, out of fear, and it was taken out of habit",
    "You choose, {there}, and say it aloud, so that no one can pretend afterwards that it simply happened. It costs what {villain} said it would. Some at {place} will thank you, in {few} years or so.",
  ),
  mystery: lines(
    "the empty coffins",
    [
      "{few} coffins came up empty at {elsewhere} this month, and nobody buried them that way",
      "{trade|a} was found drowned in a dry room, with {villain} named on the back of one hand",
    ],
    [
      "the key to it is at {lair}, hidden in {thing|a}, and it is an actual key",
      "the clock at {elsewhere} was stopped {few} minutes before anyone says they heard the scream",
      "{relic} was seen by {trade|a} that night, on the sill, and was gone before the watch came",
    ],
    "the dead {trade} is alive, and the living one who answers to the name is {villain|possessive} own kin",
    "You set the pieces out in order {there}, in front of all of them, and only {villain} is looking at the door. After that it is short work, even for {trade|plural}.",
  ),
  survival: lines(
    "the stores",
    [
      "there is food at {elsewhere} for {few} days, and it is [twice|three times|four times] that to the thaw",
      "something has been at the stores of {place}, and it took only what keeps, and {thing|a}",
    ],
    [
      "there is a cache at {lair}, if the marks still mean what they did {ago}",
      "{villain} eats alone, by the {surface}, and has not grown thin",
      "{relic} would buy a winter's bread from {trade|plural} who still have some",
    ],
    "the stores were never short; {villain} is saving for a journey nobody else was told about",
    "It is not a feast. It is broth, with {smell} in it somewhere, and there is enough, and the smallest ones are asked to say when. Nobody at {place} does until the pot is empty.",
  ),
  horror: lines(
    "what comes at night",
    [
      "it knocks {few} times, in the voice of {trade|a} you buried, and it has learned your name",
      "the dogs of {place} will not go past {lair} any more, and {ago} one of them spoke",
    ],
    [
      "those it visits wake {there} with [earth|feathers|salt|wax] under their nails",
      "{villain} has [painted over|turned round|broken] every mirror at {elsewhere} but one",
      "it cannot cross {relic}, or it has not wanted {trade|a} that badly yet",
    ],
    "it was invited, {ago}, and it still has {villain|possessive} invitation",
    "You say its name the right way round, {there}. It looks at you with something like relief, and then there is only {trade|a|possessive} coat on the floor, and morning.",
  ),
  redemption: lines(
    "an old crime",
    [
      "{trade|a} who did a terrible thing here {ago} has come back, and is mending fences by night",
      "{villain} was forgiven by everyone at {elsewhere} except the one who matters, and that is {trade|a}",
    ],
    [
      "the truth of it was written down once, by {trade|a}, and left at {lair}",
      "{relic} was meant to be given back {few} years ago, and each year it got harder",
      "the one who was wronged is not dead, and has been watching from {elsewhere} while the fences were mended",
    ],
    "the guilt was taken on by the wrong one, on purpose, to spare {villain|possessive} child",
    "There is no embrace. There is a way left open past the {surface}, and a second cup put out, and after a long time {who} comes and sits down to it.",
  ),
  prophecy: lines(
    "the prophecy",
    [
      "the old verse says that {trade|a} and a stranger come on a day like this one, and people at {place} have begun counting your scars",
      "a blind woman at {elsewhere} drew your face in [flour|ash|spilt beer|sand], and {villain} paid her to wipe it out",
    ],
    [
      "the verse has [a last|a seventh|a second] line, and it is cut into a wall at {lair}",
      "{villain} has been making the signs come true, {few} of them so far, by hand",
      "{relic} is in the verse, but it has been mistranslated as [a crown|a child|a bridge|a sword|a flood]",
    ],
    "the prophecy was a threat, written by {trade|a} who meant to be obeyed",
    "The day comes, and the hour, and the sign over {place}; and you do the one thing that is not written down. Afterwards it is very quiet {there}, and anything might happen. {trade|plural|cap} look quite frightened, and then they look pleased.",
  ),
  "post-apocalyptic": lines(
    "the old machine",
    [
      "something under the hill at {elsewhere} has started up again after a hundred years, and it is counting {trade|plural}",
      "a voice on the wire reads out names, and yesterday it read {trade|a|possessive} from {place}",
    ],
    [
      "the door to it is at {lair}, and the dust in front of it was swept {ago}",
      "{villain} has been feeding it {thing|plural}, and it has begun to ask for more",
      "{relic} fits a slot that only {trade|a} has looked at in living memory",
    ],
    "it is not a weapon; it is a nursery, and {villain} shut it down half way",
    "You turn the key the other way, with {who} counting. Far below {place} a sound stops that none of you knew you could hear, and as far as {elsewhere} the lights come on, a few, then a few more.",
  ),
  underdark: lines(
    "the road below",
    [
      "miners from {elsewhere} broke into a street down there, with {few} lamps in the windows, and the lamps were lit",
      "things from below have begun to trade at the back doors of {place}, for {thing|plural}, and their coins are warm",
    ],
    [
      "the stair goes down from {lair}, and the newest footprints, {few} pairs, come up",
      "{villain} has not cast a proper shadow since {ago}",
      "those below fear {relic} more than [the sun|{villain}|fire], and ask {trade|plural} for news of it",
    ],
    "they are not coming up to conquer, whatever {villain} says; they are running from something further down",
    "You hold the lamp at the head of the stair until the last of them is through to {place}, old ones and small ones first. Then, with {who} on one side and you on the other, you close it.",
  ),
  "dungeon-crawl": lines(
    "the sealed level",
    [
      "the old works by {elsewhere} have a level that is on no plan, and last night somebody knocked {few} times from inside",
      "{villain} went down with {few} men and came up with a limp and {thing|a}",
    ],
    [
      "the second stair begins at {lair}, behind a wall that {trade|a} marked as hollow",
      "the traps down there are oiled, and it is {trade|a|possessive} oil",
      "{relic} opens the inner door, and also closes it, and {villain} knows the difference",
    ],
    "the place was not built to keep {villain} out, but to keep something in",
    "The last door opens on a small plain room, a chair, {thing|a}, and a book of names. You write the truth in it, {villain} and {relic} and all. Behind you, level after level, under {place}, the locks let go.",
  ),
} as const;
