/** Contractions that players write without the apostrophe, with what the rules of this folder expect. */
const WITHOUT_APOSTROPHE: readonly (readonly [RegExp, string])[] = [
  [/\b(who|what|where|how|why|when|that|there|here|he|she|let)s\b/giu, "$1's"],
  [/\b(do|does|did|is|was|are|were|have|has|had|could|would|should|ca|wo)nt\b/giu, "$1n't"],
  [/\bim\b/giu, "i'm"],
  [/\b(i|you|we|they)ve\b/giu, "$1've"],
  [/\b(you|they)re\b/giu, "$1're"],
  [/\b(you|they)ll\b/giu, "$1'll"],
  [
    /\bill (?=(?:\p{L}+ly )?(?:be|do|go|get|give|take|tell|say|look|find|bring|help|throw|hit|kill|break|burn|cut|come|wait|try|make|keep|let|never|not|just|see|show|have|put|stay|speak|read|pay|ask|use|open|leave|call|swear|promise)\b)/giu,
    "i'll ",
  ],
  [/\bu\b/giu, "you"],
  [/\bur\b/giu, "your"],
  [/\br u\b/giu, "are you"],
  [/\b(?:pls|plz)\b/giu, "please"],
];

/** A message with the apostrophes that the player left out. Words in other senses ("its", "well", "were") are left alone. */
export const spelled = (text: string): string =>
  WITHOUT_APOSTROPHE.reduce((done, [words, right]) => done.replaceAll(words, right), text);
