import type { Pool } from "../prose/writer.ts";
import type { DayPart } from "../story/time.ts";

/** The world going on around the story, from the voice of its genre. */
export const TEXTURE: Pool = [
  "Somewhere close to {place}, {sound}.",
  "{light|cap}, [here|there|even] {there}.",
  "{light|cap}, and {sound}.",
  "{passer|cap}, {there}, and nobody remarks on it.",
  "A little way off, {passer}.",
  "{place|cap} holds a smell of {smell}.",
  "You catch {smell}, and under it something {there} that you cannot name.",
  "It smells of {smell} {there}.",
  "There is {curio} {there}, where you would not think to look for one.",
  "Your eye snags on {curio}, {there}.",
  "By the {surface}, almost hidden: {curio}.",
  "Over {place}, {sky}.",
  "Beyond {place}, {sky}.",
  "{sky|cap}, and {sound}.",
  "You rest a hand on the {surface}; it is [colder|warmer|rougher|older|damper] than it looks, and smells of {smell}.",
  "The {surface} has been mended more than once, by hands that did not agree, and somebody has left {curio} there.",
  "Someone has left {curio} by the {surface}.",
  "For a moment, {sound}; then the quiet comes back to {place} and sits down.",
  "{smell|cap}: that is what {place} smells of when {hourly}.",
  "Nobody looks at {curio} twice, which is perhaps the point of it.",
  "On the far side of the {surface}, {passer}.",
  "While you take in the {surface}, {sound}.",
  "Not far from the {surface}, {passer}.",
  "{light|cap}; {passer}.",
  "If you stand still long enough {there}, you can tell that {sound}.",
  "A breath of {smell} goes by, on its way to {elsewhere}.",
];

/** What goes on inside whoever acts; `{calling}` is the class. */
export const INNER: Pool = [
  "You have learned to trust the back of your neck, and it has opinions about the {surface}.",
  "Your hands are steadier than you are, {hero}, and at {place} you let them be an example.",
  "It is the kind of hour when a {calling} counts the ways out of {place} without deciding to.",
  "There is a version of you that would leave {place} now, and it is not the stupid one.",
  "You file {curio} away behind your teeth, with the other things you will need later.",
  "Your {calling}'s eye goes to the {surface} first, from habit.",
  "You breathe out, slowly, {smell} and all, and find you had been saving that breath.",
  "An old lesson comes back, about {trade|plural} and what they do when they are cornered.",
  "You are aware of your boots, your purse and the distance to the {surface}, in that order.",
  "Whatever they say about the road, it has left you quick to notice {curio}.",
  "Something in you that is all {calling} wants to see how it ends at {place}.",
  "You keep your face as plain as the {surface}.",
  "The part of you that keeps count has started on the {trade|plural}.",
  "You think of home, where nobody ever owned {curio}, briefly and against your will.",
  "You would not say you are afraid of {place}, {hero}; you would say you are paying attention.",
];

/** Said when the tension of the story is high. */
export const UNEASE: Pool = [
  "The quiet round the {surface} has an edge on it now.",
  "Twice you look back; twice there is only the {surface}, looking innocent, and {who}, not.",
  "Whatever is coming has stopped troubling to hide its footsteps; by the {surface} even {who} can hear it.",
  "{who|cap} finds a reason to be away from {place}, and then {who} does.",
  "Nothing {there} has moved, and you like that less each moment.",
  "You have the clear sense of being discussed, {there}, by {who} and somebody else.",
  "{light|cap}, but it seems to be keeping its voice down at {place}.",
  "A door closes beyond the {surface} that you had not noticed was open.",
  "{who|cap} says a prayer by the {surface}, under the breath, and does not finish it.",
  "The hair on your arms has made up its mind about {place}.",
  "Time feels short at {place}, {like}.",
  "{sound|cap}, and [three|two|four] heads turn at once toward the {surface}.",
];

/** Said when magic is common enough to be seen; none of it in worlds without. */
export const WONDER: Pool = [
  "A charm chalked by the {surface} glows as you pass, then thinks better of it.",
  "Your shadow on the {surface} is half a beat late, as shadows are where old workings were done.",
  "Something unseen tidies the dust by the {surface} into a spiral and leaves it there.",
  "The air at {place} has the dry taste of a spell that {who} cast an hour ago.",
  "A light with no lamp drifts by the {surface} at shoulder height, on business of its own.",
  "Your teeth ache faintly near the {surface}, as they do beside a ward.",
  "Runes along the {surface} rearrange themselves when they think you are not reading.",
  "A word of power has been spoken at {place}, and the echo is still looking for the way out.",
  "There is a thread of cold in the air, straight as a drawn line, leading from the {surface} toward {elsewhere}.",
  "Some small enchantment on {curio} is failing; you can hear it tick.",
];

/** Said where there is no magic, or hardly any. */
export const PLAIN: Pool = [
  "No miracle is coming to {place}, and everyone has made arrangements accordingly.",
  "{who|cap} touches iron in passing, {there}, and could not say what it is for.",
  "They tell stories of wonders at {place} the way others talk of the sea: nobody has been.",
  "The {surface} was made by somebody's hands, and mended by somebody else's.",
  "If there is a curse on {place}, it is the usual one: too many {trade|plural} and too little money.",
  "A string of dried herbs hangs by the {surface}, doing no harm and no good.",
];

/** What companions do meanwhile; `{ally}` is another member of the party. */
export const COMPANY: Pool = [
  "{ally} stays close {there} and says nothing, which is worth more than advice.",
  "{ally} takes the other side of the {surface} without being asked.",
  "You trade a look with {ally} over {curio}; it says enough.",
  "{ally} is watching the way you came to {place}.",
  "Behind you {ally} mutters, “I did say, at {elsewhere},” though nobody did.",
  "{ally} has found {curio}, and is pretending not to want it.",
  "“Your lead, past the {surface},” {ally} says, and means it.",
  "{ally} loosens one strap by the {surface}, tightens another, and nods.",
];

/** The hour of the day, as it shows. */
export const HOURS: Readonly<Record<DayPart, Pool>> = {
  dawn: [
    "Dawn is still making up its mind about {place}.",
    "The day is an hour old, and already {passer}.",
    "First light finds {curio}, and the worry on the face of {who}.",
  ],
  morning: [
    "The morning is well on its way over {place}.",
    "It is the plain middle of the morning, and {sound}.",
    "The morning has work to do at {place}: {passer}.",
  ],
  noon: [
    "Noon stands over {place} with its hands on its hips.",
    "It is the hour when shadows hide under the {surface}.",
    "{place|cap} is at its flattest and most honest now, with the day at its height.",
  ],
  afternoon: [
    "The afternoon has begun to lean on the {surface}.",
    "The afternoon at {place} is long and in no hurry, and {sound}.",
    "The shadow of the {surface} has started to stretch its legs.",
  ],
  dusk: [
    "Dusk is coming up out of the ground at {place}.",
    "Evening has begun at the edges of {place}; {sound}.",
    "It is the hour when the colours of the {surface} go home.",
  ],
  night: [
    "Night has settled on {place}, and means to stay.",
    "It is late at {place}, and sounds carry: {sound}.",
    "The dark at {place} is complete, apart from the lamps and the {trade|plural}.",
  ],
};

/** The smallest fillers, when nearly no words are left. */
export const CRUMBS: Pool = [
  "{sound|cap}, {there}.",
  "{light|cap}, {there}.",
  "{passer|cap}, {there}.",
  "{sky|cap}, and {sound}.",
  "You notice {curio}, {there}.",
];

/** The hour, as a clause. */
export const HOUR_CLAUSES: Readonly<Record<DayPart, Pool>> = {
  dawn: ["it is barely light", "the day is just coming up"],
  morning: ["it is the middle of the morning", "the morning is half gone"],
  noon: ["it is noon", "it is the flat middle of the day"],
  afternoon: ["it is late in the afternoon", "the afternoon is wearing on"],
  dusk: ["dusk is falling", "the lamps are being lit"],
  night: ["it is well after dark", "the night is at its deepest"],
};
