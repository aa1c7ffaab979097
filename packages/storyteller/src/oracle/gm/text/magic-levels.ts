import type { MagicLevel } from "#contracts/options";

import type { Pool } from "../prose/writer.ts";

/** How a level of magic plays: what a working does, how it fails, what it takes, and what is seen of magic in passing. */
interface MagicPlay {
  readonly won: Pool;
  readonly lost: Pool;
  readonly cost: Pool;
  readonly sights: Pool;
}

export const MAGIC_PLAY: Readonly<Record<MagicLevel, MagicPlay>> = {
  none: {
    won: [],
    lost: [],
    cost: [],
    sights: [
      "A quack by the {surface} sells bottled luck. The luck is mostly vinegar.",
      "Someone crosses fingers at you, against a thing that has never existed.",
      "They tell it as a ghost story, and then {trade|a} explains the mirror.",
      "There is {curio} hung over a cradle, against the evil eye. It keeps off flies.",
    ],
  },
  rare: {
    won: [
      "It answers. You had half forgotten that it could: the {surface} rings like a glass, every flame at {place} leans the same way, and nobody who saw it will speak of it before nightfall.",
      "For one breath the world is thin, and you put your hand through. Then it is only {place} again, and your hand is shaking.",
      "What you asked for comes. Somewhere a dog begins to howl, and a second, and a third, further off.",
      "The old words fit your mouth as a key fits. An old woman by the {surface} gets down on her knees, which is worse than a scream.",
    ],
    lost: [
      "You wait for the thing that comes once in a lifetime. It has come once already.",
      "It turns over in its sleep, far down, and does not wake; and you are glad, and ashamed of that.",
    ],
    cost: [
      "There is blood on your lip, and you have lost the name of a street you grew up in.",
      "When it has gone your hair is wet, and {passer}, staring.",
      "It takes its price at once, out of the warm part of you. It will be talked about as far as {elsewhere}.",
    ],
    sights: [
      "In the stone by the {surface} is a mark that no tool made. People put flowers under it, and will not say why.",
      "{trade|a|cap} swears to have seen a true spell once, at the age of six, and has not been believed since.",
      "For a moment, no longer, {curio} floats a hair above where it was put down.",
    ],
  },
  low: {
    won: [
      "It is a small thing, a hedge thing, and it takes: a tightening of the air, a taste of {smell}, and the matter leans your way.",
      "You tie the knot and say the rhyme. The {surface} gives one creak, like an old man agreeing.",
      "It works the way such things do, sidelong: what you wanted happens, and could nearly have happened by itself.",
      "You spit, turn twice and mean it; and {sound}, just so, to show that you were heard.",
    ],
    lost: [
      "The milk turns, somewhere. That is all that turns.",
      "You say the rhyme and forget the last word of it. The last word is the one that counts.",
    ],
    cost: [
      "It leaves a cold in your finger ends, and a wish for salt.",
      "You will sleep badly for it. One always does.",
      "There is an ache behind your eyes the size of a plum stone.",
    ],
    sights: [
      "A hedge witch by the {surface} trades a wart for an egg with {trade|a}.",
      "Somebody has hung {curio} on the door, and the rats walk round that house.",
      "A charm of nails and red thread has been trodden into the mud here, lately, by someone in a hurry.",
    ],
  },
  medium: {
    won: [
      "The working takes, clean as a struck bell. Light runs along the {surface} like water finding its level.",
      "You speak it as you were taught, and it goes as you were taught; {passer}, and gives you room.",
      "The air folds where you told it to. Even {sound}, but softly, as if impressed.",
      "Your will goes out and comes back with the thing done, and a smell of {smell}.",
    ],
    lost: [
      "A journeyman's mistake: the second sign before the first. The {surface} smokes.",
      "It slips at the join. Someone by the {surface} says “guild work, was that?” and it stings.",
    ],
    cost: [
      "It is paid for in breath; you lean on the {surface} until the floor holds still.",
      "You will want a meal after that, and a chair.",
    ],
    sights: [
      "A licensed mage goes by with a bill in hand and ink on the nose, looking for {trade|a} who has moved.",
      "A ward over the {surface} ticks, wanting renewal.",
      "Two apprentices are lighting lamps with a word, and getting the word wrong, and laughing.",
    ],
  },
  high: {
    won: [
      "You say the word and {place} hears it. The {surface} stands a hand's breadth off the ground; every shadow points at you; then it all comes down again, gently, in its new order.",
      "Power comes in like a tide into a harbour, and the harbour is you. When it ebbs the thing is done, and there are runes in the dust, still turning.",
      "Light goes up from your hands in a column that they will see at {elsewhere}. What you asked for is not so much granted as obeyed.",
      "The sky over {place} changes colour, politely, to let it through.",
    ],
    lost: [
      "The wards of {place} feel it coming, and close over it like water over a stone.",
      "It was the right spell, and someone greater had cast the opposite of it here, and meant it to last.",
    ],
    cost: [
      "Somewhere a tower has felt that. A bell rings there, once, and somebody writes down the hour.",
      "The weather will be odd for a day. It generally is.",
      "Your reflection in the {surface} comes back a little after the rest of you.",
    ],
    sights: [
      "Far overhead a barge of glass goes by under no sail, with music on it.",
      "A staircase of light stands at the edge of {place}, leading to a door in the air. {trade|a|cap} is sweeping it.",
      "The {surface} was raised by a word, and hums the note of it on cold days.",
    ],
  },
  ubiquitous: {
    won: [
      "You do it as others whistle. The {surface} obliges, {curio} obliges, and a passing broom makes way.",
      "It goes off like any kitchen spell, with a pop and a smell of {smell}. Nobody looks round; half of them are at it themselves.",
      "You snap your fingers, twice, the second time because the first went to the wrong house.",
      "The charm settles on it as a cat settles on a letter. Done.",
    ],
    lost: [
      "Too many spells in too small a place: yours comes back marked “busy”.",
      "It works, on the wrong thing. Across the way {curio} begins to sing.",
    ],
    cost: [
      "It leaves a little spare magic over, which turns your cuffs blue.",
      "You have used up the luck of the nearest three doorknobs, and they let you know it.",
    ],
    sights: [
      "A lamp-post asks {trade|a} for the time, and is told to mind its own business.",
      "Somebody's washing walks home by itself, dripping, in order of size.",
      "The {surface} has been enchanted to be helpful, and will not stop.",
      "A letter flies past your ear, swearing under its breath, looking for {elsewhere}.",
    ],
  },
};
