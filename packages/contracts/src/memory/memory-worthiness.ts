import { type Tone, TONES } from "./items.ts";

/** Decides by words whether a text is worth remembering, how important it is, and its tone. Every worker uses the same rules. */

const WEIGHTY = /\b(?:quests?|missions?|danger(?:s|ous|ously)?|secret(?:s|ly|ive)?|prophec(?:y|ies)|ancients?)\b/iu;
const NOTABLE = /\b(?:reward(?:s|ed|ing)?|warnings?|important(?:ly)?|remember(?:s|ed|ing)?)\b/iu;
const WORTHY_LENGTH = 50;
const MOST = 10;

/** A game master's reply is worth remembering if it is longer than 50 characters and has one of the key words. */
export function isMemoryWorthy(text: string): boolean {
  return text.length > WORTHY_LENGTH && (WEIGHTY.test(text) || NOTABLE.test(text));
}

/**
 * The importance of a text, from 1 to 10. It starts at 1. A word of the WEIGHTY list adds 3, one of the NOTABLE list adds 2. More than
 * 200 characters add 1, more than 500 add 1 more. Each list counts once, however many of its words occur.
 */
export function importanceOf(text: string): number {
  const weight =
    1 +
    (WEIGHTY.test(text) ? 3 : 0) +
    (NOTABLE.test(text) ? 2 : 0) +
    (text.length > 200 ? 1 : 0) +
    (text.length > 500 ? 1 : 0);
  return Math.min(weight, MOST);
}

const TONE_WORDS: Readonly<Record<Exclude<Tone, "neutral">, RegExp>> = {
  angry:
    /\b(?:ang(?:er|ry|rily)|fur(?:y|ious|iously)|rag(?:e|es|ing)|enraged|snarls?|shouts?|glares?|curses|spits|outraged?)\b/giu,
  happy:
    /\b(?:happ(?:y|ily|iness)|joy(?:ful|ous|fully)?|laugh(?:s|ed|ing|ter)?|smil(?:e|es|ed|ing)|cheer(?:s|ful|fully)?|delight(?:ed|s)?|merry|glad(?:ly)?|celebrat\w*)\b/giu,
  sad: /\b(?:sad(?:ly|ness)?|sorrow(?:ful|fully)?|grie(?:f|ve|ves|ving)|weep(?:s|ing)?|wept|tears|mourn(?:s|ed|ing|ful)?|sob(?:s|bing)?|lonely|heartbroken)\b/giu,
  suspicious:
    /\b(?:suspici(?:on|ous|ously)|suspects?|distrust(?:s|ful)?|war(?:y|ily)|doubt(?:s|ful|fully)?|li(?:ar|es to)|shifty|narrow(?:s|ed) (?:his|her|their) eyes|eyes narrow(?:ed)?)\b/giu,
  grateful: /\b(?:grat(?:eful|efully|itude)|thank(?:s|ed|ful|fully| you)?|indebted|bless(?:es)? you|owes? you)\b/giu,
  mysterious:
    /\b(?:myster(?:y|ies|ious|iously)|strange(?:ly)?|enigma(?:tic)?|riddles?|whisper(?:s|ed|ing)?|eerie|unknown|hidden|shadowy|veiled|cryptic)\b/giu,
  urgent:
    /\b(?:urgent(?:ly)?|urgency|hurr(?:y|ies|ied)|quick(?:ly)?!|at once|immediately|no time|run!|now!|before it is too late|hast(?:e|en|ily))(?!\w)/giu,
};

/** The tone with the most words in the text. If two tones have equally many, the one that comes first in the list of tones. */
export function toneOf(text: string): Tone {
  let best: Tone = "neutral";
  let most = 0;
  for (const tone of TONES) {
    if (tone === "neutral") continue;
    const count = text.match(TONE_WORDS[tone])?.length ?? 0;
    if (count > most) [best, most] = [tone, count];
  }
  return best;
}
