import { lines } from "./thread-lines.ts";

/** Elements about the wide world, the sky above it and the roads between. */
export const FAR_THREADS = {
  "planar-cosmic": lines(
    "the door in the air",
    [
      "there is a door standing open in the air above {elsewhere}, and so far only birds have gone in, and {trade|a}",
      "{few} days this month have happened twice, and {villain} remembered them all",
    ],
    [
      "the hinge of it is at {lair}, where {thing|plural} fall upward",
      "what comes through is looking for {relic}, and asks {trade|plural} politely the first time",
      "{villain} has [two|three|four] shadows, and at {elsewhere} they do not get on",
    ],
    "the door was opened from this side, by {villain}, who was homesick",
    "You stand on the sill with one foot in either sky, and tell each side of {place} what the other is afraid of. The door swings to, gently, over {elsewhere}, like a door in a house where someone is asleep.",
  ),
  "pirates-swashbuckling": lines(
    "the captain's share",
    [
      "a drowned captain has come to {place} to collect his share, and he has brought the crew, {few} of them",
      "there is a price on {villain}, payable in [rum|pearls|tobacco|powder], and {who} has been seen sharpening things",
    ],
    [
      "the chart is tattooed on {trade|a}, and the other half of it is drinking at {lair}",
      "{relic} was buried with the captain, and the captain was not there when {trade|a} dug",
      "the navy's best man at {elsewhere} takes his orders from {villain}, and hates it",
    ],
    "there was no treasure but the ship, and under {villain} the ship never sank",
    "You win it the only way it could be won at {place}, hanging by one hand, laughing, with the rope on fire. When the smoke clears the crew, {few} of them, are looking at you and waiting for orders.",
  ),
  exploration: lines(
    "the blank on the map",
    [
      "the survey party came back to {elsewhere} with {few} people, the right number, and one face too many",
      "there is a valley that {few} maps put in {few} places, and smoke has been seen above it",
    ],
    [
      "the last camp was at {lair}, and the kettle was still warm, beside {thing|a}",
      "{villain} buys old maps from {trade|plural} and burns them",
      "{relic} points to it, but only [after dark|in fog|at noon], and only for one who is lost",
    ],
    "the place moves because {villain} has it carried",
    "You come over the last rise past {place} and there it is, all of it, with the light on it. You take out the map, look at the blank beside {elsewhere}, and find that you do not want to fill it in.",
  ),
  "epic-quest": lines(
    "the broken seal",
    [
      "one of the seven seals is broken, the one by {elsewhere}, and the other six have begun to hum",
      "the old king's [sword|horn|ring|horse] has been seen, in {trade|a|possessive} hands, going east with {villain}",
    ],
    [
      "the second seal lies at {lair}, and it is guarded by something that was once {trade|a}",
      "{relic} was made to be broken, at {lair}, and {few} people have died of not knowing it",
      "{villain} was chosen before you were, {ago}, and failed, and was not forgiven",
    ],
    "the thing behind the seals is not evil; it is very old, and {villain} has lied to it",
    "You set {relic} in its place with both hands, and it weighs as much as everyone you lost on the way. Then it weighs nothing. Far off, from {place} to {elsewhere}, the beacons go out, because they are not needed.",
  ),
  "time-travel": lines(
    "the stopped clocks",
    [
      "every clock at {elsewhere} stopped at the same minute, and that minute is {few} hours from now",
      "a grave has been dug at {elsewhere} with {villain} on the stone, and the date is {few} days off",
    ],
    [
      "the hour was taken apart at {lair}, and {few} minutes of it are missing",
      "there is {trade|a} at {elsewhere} who knows all your scars, including the ones you do not have yet",
      "{relic} has come round this way before, {few} times, and has your thumbprint worn into it",
    ],
    "{villain}, who broke the hour, was trying to save you, and is running out of tries",
    "You let the moment at {place} go by. It is the hardest thing you have done, and only {who} sees it. Then the clocks begin, from here to {elsewhere}, each a little out, like people talking at once.",
  ),
  urban: lines(
    "the quarter with no lamps",
    [
      "the lamplighters will not go past {elsewhere} into the lower quarter, and they will not say which {trade} told them",
      "the same beggar was seen at {few} doors in one hour, and {villain} was behind every one of them",
    ],
    [
      "everything that is lost in the city, down to {thing|plural}, comes, sooner or later, to {lair}",
      "the rents at {elsewhere} have gone up only on the houses with cellars, and {villain} collects them",
      "{relic} changes hands every night, and in the morning {trade|a} is rich and {trade|a} is dead",
    ],
    "the city has an under-mayor, elected by those nobody counts, and it is {villain}",
    "You light the first lamp yourself, by the {surface}. By the time you reach the end of {place} there are people behind you with tapers, {who} in front, and doors opening, and somebody frying onions.",
  ),
  wilderness: lines(
    "the silence in the woods",
    [
      "the birds have gone from the woods by {elsewhere}, all in {few} nights, and they left their nests full",
      "a hunter came home to {elsewhere} without his shadow's worth of sense, saying {villain} over and over",
    ],
    [
      "the old trail to {lair} has been walked by something with {few} feet",
      "the trees toward {lair} are marked at the height of a tall man's [mouth|eyes|hat]",
      "the beasts avoid {relic} as they would a fire, and so does {villain}",
    ],
    "the wood is not sick; it is getting ready for {villain}",
    "You do what the oldest stories say, and leave {relic} there, and walk away without once looking back. Half way to {elsewhere} a wren starts up, furious and tiny, and then they are all at it.",
  ),
  "magic-academy": lines(
    "the missing student",
    [
      "a student went missing {ago}, and the registrar says she was never enrolled, and her bed is still warm",
      "the great library has a new door, behind the {thing|plural}, and it is marked for {villain} only",
    ],
    [
      "there is a thirteenth lecture, held at {lair}, and none of the {few} who attend will say in what",
      "the examination question was smuggled out by {trade|a}, and it is {villain|possessive} confession",
      "{relic} was signed out {ago}, in a hand that has been dead for a century",
    ],
    "the school feeds on its best pupils, {few} a year, and calls it graduation",
    "The bell goes for the end of term, cracked from side to side, and is heard as far as {elsewhere}. They come out past the {surface} blinking, forty years of star pupils, and the first thing any of them asks {who} is whether there is lunch.",
  ),
  steampunk: lines(
    "the engine",
    [
      "an engine has been built at {elsewhere} that runs on nothing, and {trade|plural} near it have begun to forget things",
      "the night shift went in {ago}, {few} hands, and did not clock out, and {villain} paid their wages",
    ],
    [
      "the parts are cast at {lair}, by men who are told they are making [bells|stoves|coffins|cradles]",
      "{villain} has a ticking sound, if you stand as close as {trade|a} did",
      "{relic} is the governor, and without it the whole thing will run until there is nothing of {place} left to run on",
    ],
    "it burns memory, and {villain} no longer remembers why that seemed wrong",
    "You pull the pin. The flywheel turns once more, twice, thoughtfully, and stops; and outside {place} {who} drops {thing|a}, stares at a woman going by, and says her name.",
  ),
} as const;
