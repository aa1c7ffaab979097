const words = (text: string): string => text.trim().split(/\s+/u).join("|");

/** Verbs of speaking that may follow or precede a quotation. */
const SPEAKS = words(
  `says said asks asked answers answered replies replied whispers whispered mutters muttered murmurs murmured shouts shouted calls
   called cries cried growls growled snaps snapped sighs sighed laughs laughed adds added warns warned tells told hisses hissed`,
);
/** Verbs that only a living person can do. Verbs that fit a body or a memory too ("lies", "stares", "turns cold") are not in the list. */
const ACTS = words(
  `says asks answers replies whispers mutters murmurs shouts calls growls snaps sighs laughs chuckles adds warns tells hisses nods
   smiles grins shrugs frowns scowls winks waves bows kneels walks runs steps strides hurries paces enters arrives draws lifts
   swings strikes attacks lunges grabs hands offers pours drinks eats reaches leans speaks continues jumps climbs throws pushes
   pulls rubs scratches spits blinks listens agrees refuses pays orders insists admits explains interrupts gestures beckons`,
);

/** Words before a name which show that somebody else is meant: "the widow of Brakk", "young Brakk", "Ada Brakk". */
const NOT_ALONE =
  /(?:\b(?:of|for|to|with|about|from|by|like|than|as|and|or|nor|[Yy]oung|[Ll]ittle|both|not|against|named|called)|['’]s|\p{Lu}[\p{L}’'-]+)\s$/u;
/** Capitalised words that often precede a name. The pattern allows them, so that in `Then Ossa nods` the name is recognised as `Ossa`. */
const OPENER =
  /\b(?:Old|Captain|Lady|Lord|Sir|Dame|King|Queen|Father|Mother|Brother|Sister|Master|Mistress|Doctor|Elder|Then|But|Now|Only|So|Still|Yet|Here|There|Again|Perhaps|Even|Just|Instead|Meanwhile|\p{Lu}\p{Ll}+ly)\s$/u;

/**
 * These patterns match the text around a name. They do not contain the name, because compiling a pattern for each name would take longer
 * than matching.
 */
const DOES = new RegExp(`^(?:, [^,.;]{1,40},)? (?:\\p{Ll}+ly |then |only |just |now )?(?:${ACTS})(?!\\p{L})`, "u");
const SAID = new RegExp(`”,? (?:${SPEAKS}) (?:the )?$`, "u");
const IN_A_WORD = /[\p{L}’'-]$/u;
const GOES_ON = /^(?:[\p{L}’'-]| \p{Lu})/u;

/**
 * Whether the person speaks or acts in a sentence.
 * @param plain the sentence with its quotations blanked out
 */
export const actsIn = (plain: string, name: string): boolean =>
  namedIn(plain, name, (before, after) => {
    if (IN_A_WORD.test(before)) return false;
    if (DOES.test(after) && (!NOT_ALONE.test(before) || OPENER.test(before))) return true;
    return SAID.test(before) && !GOES_ON.test(after);
  });

/** Whether a name occurs in a text in a way that `stands` accepts. `stands` gets the text before and after the name. */
export function namedIn(text: string, name: string, stands: (before: string, after: string) => boolean): boolean {
  if (name === "") return false;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (stands(text.slice(0, at), text.slice(at + name.length))) return true;
  }
  return false;
}
