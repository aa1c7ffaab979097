/** Long enough to say something, short enough that several fit where a game master is told what matters. */
const LONGEST = 800;
/** By characters, so that none is cut in two. */
const PIECES = new RegExp(`.{1,${LONGEST}}`, "gsu");
/** A heading and the empty lines below it. */
const HEADING = /^(#{1,6} [^\n]*)\n\s*\n/gmu;

/** A text in passages of whole paragraphs, or of whole sentences where a paragraph is long; a heading stays with what follows. */
export function passages(text: string): string[] {
  const found: string[] = [];
  let current = "";
  const paragraphs = text.replaceAll(HEADING, "$1\n").split(/\n\s*\n/u);
  for (const piece of paragraphs.flatMap(sentences)) {
    const joined = current === "" ? piece : `${current}\n${piece}`;
    if (joined.length <= LONGEST) {
      current = joined;
    } else {
      found.push(current);
      current = piece;
    }
  }
  return [...found, current].filter((passage) => passage !== "");
}

/** A paragraph, or its sentences where it is too long for one passage, cut where even a sentence is. */
function sentences(paragraph: string): string[] {
  const whole = paragraph.trim();
  if (whole.length <= LONGEST) return whole === "" ? [] : [whole];
  return whole.split(/(?<=[.!?…])\s+/u).flatMap((sentence) => sentence.match(PIECES) ?? []);
}
