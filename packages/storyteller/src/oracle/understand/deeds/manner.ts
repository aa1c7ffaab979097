import type { Manner } from "../reading.ts";

const MANNERS: readonly (readonly [Manner, RegExp])[] = [
  [
    "sly",
    /\b(?:sneakily|slyly|secretly|discreetly|furtively|unnoticed|unseen|while (?:nobody|no one|he|she) is(?:n't)? looking|under my breath|casually|without being seen|cunningly|wink|pretend)\b/u,
  ],
  [
    "careful",
    /\b(?:careful(?:ly)?|cautious(?:ly)?|slowly|gently|gingerly|quiet(?:ly)?|soft(?:ly)?|on tiptoe|without (?:a sound|touching)|step by step|wary|warily|silently|stealthily)\b/u,
  ],
  [
    "harsh",
    /\b(?:harsh(?:ly)?|angr(?:y|ily)|rude(?:ly)?|rough(?:ly)?|cold(?:ly)?|shout|yell|scream|snarl|growl|furious(?:ly)?|brutal(?:ly)?|mercilessly|by the (?:collar|throat)|spit|bark|stern(?:ly)?|slam|damn)\b/u,
  ],
  [
    "kind",
    /\b(?:kind(?:ly)?|polite(?:ly)?|please|friendly|warm(?:ly)?|smil(?:e|ing)|comfort|soothe|apologi[sz]e|sorry|thank|courteous(?:ly)?|tender(?:ly)?|respectful(?:ly)?|bow|curtsy)\b/u,
  ],
  [
    "bold",
    /\b(?:bold(?:ly)?|brave(?:ly)?|head[- ]on|charge|storm|burst|straight (?:at|into|up)|with all my (?:might|strength)|recklessly|dare|proudly|loud(?:ly)?|to (?:his|her) face|heroically|fearless(?:ly)?)\b/u,
  ],
];

/** The manner of an act, from words such as "carefully". */
export const mannerOf = (text: string): Manner =>
  MANNERS.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0] ?? "plain";
