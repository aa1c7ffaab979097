import { lines } from "./thread-lines.ts";

/** Elements about the wide world, the sky above it and the roads between. */
export const FAR_THREADS = {
  "planar-cosmic": lines(
    "the door in the air",
    [
      "there is a door standing open in the air above the market, and so far only birds have gone in",
      "two days this month have happened twice, and {villain} remembered both",
    ],
    [
      "the hinge of it is at {lair}, where compass needles lie down flat",
      "what comes through is looking for {relic}, and asks politely the first time",
      "{villain} has two shadows, and they do not get on",
    ],
    "the door was opened from this side, by somebody homesick",
    "You stand on the sill with one foot in either sky, and tell each side what the other is afraid of. The door swings to, gently, like a door in a house where someone is asleep.",
  ),
  "pirates-swashbuckling": lines(
    "the captain's share",
    [
      "a drowned captain has come to collect his share, and he has brought the crew",
      "there is a price on {villain}, payable in rum, and half the harbour has been seen sharpening things",
    ],
    [
      "the chart is tattooed, and the other half of it is drinking at {lair}",
      "{relic} was buried with the captain, and the captain was not there when they dug",
      "the navy's best man takes his orders from {villain}, and hates it",
    ],
    "there was no treasure but the ship, and the ship never sank",
    "You win it the only way it could be won, hanging by one hand, laughing, with the rope on fire. When the smoke clears the crew are looking at you and waiting for orders.",
  ),
  exploration: lines(
    "the blank on the map",
    [
      "the survey party came back with the right number of people and one face too many",
      "there is a valley that every map puts somewhere else, and smoke has been seen above it",
    ],
    [
      "the last camp was at {lair}, and the kettle was still warm",
      "{villain} buys old maps and burns them",
      "{relic} points to it, but only after dark, and only for one who is lost",
    ],
    "the place moves because it is being carried",
    "You come over the last rise and there it is, all of it, with the morning on it. You take out the map, look at the blank, and find that you do not want to fill it in.",
  ),
  "epic-quest": lines(
    "the broken seal",
    [
      "one of the seven seals is broken, and the other six have begun to hum",
      "the old king's sword has been seen, in the wrong hands, going east with {villain}",
    ],
    [
      "the second seal lies at {lair}, and it is guarded by something that was once a promise",
      "{relic} was made to be broken, at one place and one hour",
      "{villain} was chosen before you were, and failed, and was not forgiven",
    ],
    "the thing behind the seals is not evil; it is very old, and it has been lied to",
    "You set {relic} in its place with both hands, and it weighs as much as everyone you lost on the way. Then it weighs nothing. Far off, one after another, the beacons go out, because they are not needed.",
  ),
  "time-travel": lines(
    "the stopped clocks",
    [
      "every clock in town stopped at the same minute, and that minute is tomorrow",
      "a grave has been dug with {villain} on the stone, and the date is next week",
    ],
    [
      "the hour was taken apart at {lair}, and one piece is missing",
      "there is an old woman who knows all your scars, including the ones you do not have yet",
      "{relic} has come round this way before, and has your thumbprint worn into it",
    ],
    "the one who broke the hour was trying to save you, and is running out of tries",
    "You let the moment go by. It is the hardest thing you have done, and no one sees it. Then the clocks begin, all over town, each a little out, like people talking at once.",
  ),
  urban: lines(
    "the quarter with no lamps",
    [
      "the lamplighters will not go into the lower quarter, and they will not say who told them",
      "the same beggar was seen at nine doors in one hour, and {villain} gave to none of them",
    ],
    [
      "everything that is lost in the city comes, sooner or later, to {lair}",
      "the rents have gone up only on the houses with cellars",
      "{relic} changes hands every night, and in the morning somebody is rich and somebody is dead",
    ],
    "the city has an under-mayor, elected by those nobody counts",
    "You light the first lamp yourself. By the time you reach the end of the street there are people behind you with tapers, and doors opening, and somebody frying onions.",
  ),
  wilderness: lines(
    "the silence in the woods",
    [
      "the birds have gone from the near woods, all in one night, and they left their nests full",
      "a hunter came home without his shadow's worth of sense, saying {villain} over and over",
    ],
    [
      "the old trail to {lair} has been walked by something with the wrong number of feet",
      "the trees are marked at the height of a tall man's mouth",
      "the beasts avoid {relic} as they would a fire",
    ],
    "the wood is not sick; it is getting ready",
    "You do what the oldest stories say, and leave it there, and walk away without once looking back. Half way home a wren starts up, furious and tiny, and then they are all at it.",
  ),
  "magic-academy": lines(
    "the missing student",
    [
      "a student is missing, and the registrar says she was never enrolled, and her bed is still warm",
      "the great library has a new door, and it is marked for {villain} only",
    ],
    [
      "there is a thirteenth lecture, held at {lair}, and nobody who attends will say in what",
      "the examination question was smuggled out, and it is a confession",
      "{relic} was signed out in a hand that has been dead for a century",
    ],
    "the school feeds on its best pupils, and calls it graduation",
    "The bell goes for the end of term, cracked from side to side. They come out into the court blinking, forty years of star pupils, and the first thing any of them asks is whether there is lunch.",
  ),
  steampunk: lines(
    "the engine",
    [
      "an engine has been built that runs on nothing, and people near it have begun to forget things",
      "the night shift went in, and the night shift did not clock out, and {villain} paid their wages",
    ],
    [
      "the parts are cast at {lair}, by men who are told they are making bells",
      "{villain} has a ticking sound, if you stand close",
      "{relic} is the governor, and without it the whole thing will run until there is nothing left to run on",
    ],
    "it burns memory, and the inventor no longer remembers why that seemed wrong",
    "You pull the pin. The flywheel turns once more, twice, thoughtfully, and stops; and in the street a man drops his bag, stares at a woman going by, and says her name.",
  ),
} as const;
