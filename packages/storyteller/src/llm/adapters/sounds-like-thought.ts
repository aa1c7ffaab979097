/**
 * Patterns for the ways in which models begin to think aloud. A game master calls the player "you" and uses people's names, so a reply
 * never begins with "The player", "We need to" or "Okay, so".
 */
const OPENINGS: readonly RegExp[] = [
  /^(?:okay|ok|alright|all right|hmm+|right|well)[,.!…:]*\s+(?:so|the|let|i|we|now|first|this|here|what|user|player)\b/iu,
  /^(?:so|now|first)[,]?\s+(?:i|we|the user|the player|let|let's)\b/iu,
  /^(?:let me|let's|let us)\s+(?:think|see|start|figure|consider|break|write|craft|continue|analy[sz]e|look|go|make)/iu,
  /^(?:we|i)\s+(?:need|have|should|must|are|am|will|want|can)\s+(?:to\s+)?(?:respond|write|continue|tell|narrate|produce|craft|answer|think|consider|decide|follow|figure|generate|output|keep|the|a|asked|being)/iu,
  /^(?:the|our|this) (?:user|player|prompt|system|request|instructions?|task)\b/iu,
  /^(?:user|player|task|goal|analysis|thinking process|reasoning)\b\s*[:\s]/iu,
  /^thinking\b/iu,
  /^(?:okay|also|gut|hmm+)[,.]?\s+(?:der|die|ich|wir|lass)\b.{0,20}(?:nutzer|spieler|muss|soll|denk)/iu,
  /^(?:der|die) (?:nutzer|spieler)/iu,
  /^(?:好的|嗯|用户|首先|我们|让我)/u,
];

/** The first words of OPENINGS. A text that begins with any other word is not a thought of these kinds. */
const FIRST =
  /^(?:okay|ok|alright|all|hmm+|right|well|so|now|first|let|let's|we|i|the|our|this|user|player|task|goal|analysis|thinking|reasoning|also|gut|der|die)\P{L}*$/iu;
/** If a text begins with an article, it can be a thought only if one of these words follows. */
const AFTER_ARTICLE = /^(?:user|player|prompt|system|request|instructions?|task|nutzer|spieler)/iu;
const ARTICLE = /^(?:the|our|this|der|die)$/iu;
/** With this many characters a decision is always possible. */
const ENOUGH = 28;

/** Decides whether a text begins like a thought, rather than like words for the player. Null if more text is needed to decide. */
export function soundsLikeThought(text: string): boolean | null {
  if (text.length < ENOUGH) {
    const [first, second] = text.split(/\s+/u).slice(0, -1);
    if (first === undefined) return null;
    const mayBe = FIRST.test(first) && !(second !== undefined && ARTICLE.test(first) && !AFTER_ARTICLE.test(second));
    if (mayBe) return null;
  }
  return OPENINGS.some((opening) => opening.test(text));
}
