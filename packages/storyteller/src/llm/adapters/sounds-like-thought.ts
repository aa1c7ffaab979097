/**
 * How models begin to think aloud. A game master speaks to the player as "you" and of people by their names: it never begins with "The
 * player", "We need to" or "Okay, so".
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

/** The first words of OPENINGS: what begins with another word is no thought of these. */
const FIRST =
  /^(?:okay|ok|alright|all|hmm+|right|well|so|now|first|let|let's|we|i|the|our|this|user|player|task|goal|analysis|thinking|reasoning|also|gut|der|die)\P{L}*$/iu;
/** After an article only these words are of a thought. */
const AFTER_ARTICLE = /^(?:user|player|prompt|system|request|instructions?|task|nutzer|spieler)/iu;
const ARTICLE = /^(?:the|our|this|der|die)$/iu;
/** So many characters are always enough to tell. */
const ENOUGH = 28;

/** Whether a text begins like a thought rather than like something said to the player; null where more of it is needed to tell. */
export function soundsLikeThought(text: string): boolean | null {
  if (text.length < ENOUGH) {
    const [first, second] = text.split(/\s+/u).slice(0, -1);
    if (first === undefined) return null;
    const mayBe = FIRST.test(first) && !(second !== undefined && ARTICLE.test(first) && !AFTER_ARTICLE.test(second));
    if (mayBe) return null;
  }
  return OPENINGS.some((opening) => opening.test(text));
}
