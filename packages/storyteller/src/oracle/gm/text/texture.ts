import type { Pool } from "../prose/writer.ts";
import type { DayPart } from "../story/time.ts";

/** The world going on around the story, from the voice of its genre. */
export const TEXTURE: Pool = [
  "{sound|cap}.",
  "Somewhere close, {sound}.",
  "{light|cap}.",
  "{light|cap}, and {sound}.",
  "{passer|cap}.",
  "{passer|cap}, and nobody remarks on it.",
  "A little way off, {passer}.",
  "The air holds {smell}.",
  "You catch {smell}, and under it something you cannot name.",
  "It smells of {smell} here.",
  "There is {curio} where you would not think to look for one.",
  "Your eye snags on {curio}.",
  "By the {surface}, almost hidden: {curio}.",
  "Overhead, {sky}.",
  "Beyond {place}, {sky}.",
  "{sky|cap}, and {sound}.",
  "You rest a hand on the {surface}; it is [colder|warmer|rougher|older] than it looks.",
  "The {surface} has been mended more than once, by hands that did not agree.",
  "Someone has left {curio} by the {surface}.",
  "For a moment, {sound}; then the quiet comes back and sits down.",
  "{smell|cap}: that is what {place} smells of at this hour.",
  "Nobody looks at {curio} twice, which is perhaps the point of it.",
  "On the far side of the {surface}, {passer}.",
  "While you take it in, {sound}.",
  "Not far from the {surface}, {passer}.",
  "{light|cap}; {passer}.",
  "If you stand still long enough, {sound}.",
  "A breath of {smell} goes by, on its way elsewhere.",
];

/** What goes on inside whoever acts; `{calling}` is the class, `{burden}` what the body says. */
export const INNER: Pool = [
  "You have learned to trust the back of your neck, and the back of your neck has opinions.",
  "Your hands are steadier than you are, {hero}, and you let them be an example.",
  "It is the kind of hour when a {calling} counts exits without deciding to.",
  "There is a version of you that would leave now, and it is not the stupid one.",
  "You file it away behind your teeth, with the other things you will need later.",
  "Your {calling}'s eye goes to the corners first, from habit.",
  "You breathe out, slowly, and find you had been saving that breath.",
  "An old lesson comes back, in the voice of whoever taught it to you the hard way.",
  "You are aware of your boots, your purse and the distance to the {surface}, in that order.",
  "Whatever they say about the road, it has left you quick to notice {curio}.",
  "Something in you that is all {calling} wants to see how this ends.",
  "You keep your face as plain as bread.",
  "The part of you that keeps count has started counting.",
  "You think of home, briefly and against your will.",
  "You would not say you are afraid, {hero}; you would say you are paying attention.",
];

/** Said when the tension of the story is high. */
export const UNEASE: Pool = [
  "The quiet has an edge on it now.",
  "Twice you look back; twice there is only the {surface}, looking innocent.",
  "Whatever is coming has stopped troubling to hide its footsteps.",
  "People have begun to find reasons to be indoors.",
  "Nothing here has moved, and you like that less each moment.",
  "You have the clear sense of being discussed.",
  "Even the light seems to be keeping its voice down.",
  "A door closes that you had not noticed was open.",
  "Somebody says a prayer under their breath and does not finish it.",
  "The hair on your arms has made up its mind about {place}.",
  "Time feels short, as rope does when you look down.",
  "{sound|cap}, and three heads turn at once.",
];

/** Said when magic is common enough to be seen; none of it in worlds without. */
export const WONDER: Pool = [
  "A charm chalked by the {surface} glows as you pass, then thinks better of it.",
  "Your shadow is half a beat late, as shadows are where old workings were done.",
  "Something unseen tidies the dust into a spiral and leaves it there.",
  "The air has the dry taste of a spell that somebody else cast an hour ago.",
  "A light with no lamp drifts by at shoulder height, on business of its own.",
  "Your teeth ache faintly, as they do near a ward.",
  "Runes along the {surface} rearrange themselves when they think you are not reading.",
  "A word of power has been spoken here, and the echo is still looking for the way out.",
  "There is a thread of cold in the air, straight as a drawn line, leading nowhere.",
  "Some small enchantment is failing nearby; you can hear it tick.",
];

/** Said where there is no magic, or hardly any. */
export const PLAIN: Pool = [
  "No miracle is coming, and everyone here has made arrangements accordingly.",
  "People touch iron when they pass, though none of them could say what it is for.",
  "They tell stories of wonders here the way others talk of the sea: nobody has been.",
  "Everything in sight was made by somebody's hands, and most of it was mended by somebody else's.",
  "If there is a curse on {place}, it is the usual one: too many people and too little money.",
  "A string of dried herbs hangs by the {surface}, doing no harm and no good.",
];

/** What companions do meanwhile; `{ally}` is another member of the party. */
export const COMPANY: Pool = [
  "{ally} stays close and says nothing, which is worth more than advice.",
  "{ally} takes the other side of the {surface} without being asked.",
  "You trade a look with {ally}; it says enough.",
  "{ally} is watching the way you came.",
  "Behind you {ally} mutters, “I did say,” though nobody did.",
  "{ally} has found {curio} and is pretending not to want it.",
  "“Your lead,” {ally} says, and means it.",
  "{ally} loosens one strap, tightens another, and nods.",
];

/** The hour of the day, as it shows. */
export const HOURS: Readonly<Record<DayPart, Pool>> = {
  dawn: [
    "Dawn is still making up its mind.",
    "The day is an hour old and already busy.",
    "First light finds the dust and the worry both.",
  ],
  morning: [
    "The morning is well on its way.",
    "It is the plain middle of the morning.",
    "The morning has work to do and gets on with it.",
  ],
  noon: [
    "Noon stands over everything with its hands on its hips.",
    "It is the hour when shadows hide under things.",
    "The day is at its flattest and most honest.",
  ],
  afternoon: [
    "The afternoon has begun to lean.",
    "The afternoon is long and in no hurry.",
    "Shadows have started to stretch their legs.",
  ],
  dusk: [
    "Dusk is coming up out of the ground.",
    "Evening has begun at the edges.",
    "It is the hour when colours go home.",
  ],
  night: [
    "Night has settled, and means to stay.",
    "It is late, and sounds carry.",
    "The dark is complete, apart from the lamps and the liars.",
  ],
};

/** The smallest fillers, when nearly no words are left. */
export const CRUMBS: Pool = ["{sound|cap}.", "{light|cap}.", "{passer|cap}.", "{sky|cap}.", "You notice {curio}."];

/** The hour, as a clause. */
export const HOUR_CLAUSES: Readonly<Record<DayPart, Pool>> = {
  dawn: ["it is barely light", "the day is just coming up"],
  morning: ["it is the middle of the morning", "the morning is half gone"],
  noon: ["it is noon", "it is the flat middle of the day"],
  afternoon: ["it is late in the afternoon", "the afternoon is wearing on"],
  dusk: ["dusk is falling", "the lamps are being lit"],
  night: ["it is well after dark", "the night is at its deepest"],
};
