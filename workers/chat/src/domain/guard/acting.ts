const words = (text: string): string => text.trim().split(/\s+/u).join("|");

/** Said beside a quotation, in the present or the past. */
const SPEAKS = words(
  `says said asks asked answers answered replies replied whispers whispered mutters muttered murmurs murmured shouts shouted calls
   called cries cried growls growled snaps snapped sighs sighed laughs laughed adds added warns warned tells told hisses hissed`,
);
/** What nobody does who is dead; what a body or a memory may seem to do ("lies", "stares", "turns cold") is not among them. */
const ACTS = words(
  `says asks answers replies whispers mutters murmurs shouts calls growls snaps sighs laughs chuckles adds warns tells hisses nods
   smiles grins shrugs frowns scowls winks waves bows kneels walks runs steps strides hurries paces enters arrives draws lifts
   swings strikes attacks lunges grabs hands offers pours drinks eats reaches leans speaks continues jumps climbs throws pushes
   pulls rubs scratches spits blinks listens agrees refuses pays orders insists admits explains interrupts gestures beckons`,
);

/** Where a name stands like this, it is only part of who is meant: "the widow of Brakk", "young Brakk", "Ada Brakk". */
const NOT_ALONE =
  /(?:\b(?:of|for|to|with|about|from|by|like|than|as|and|or|nor|[Yy]oung|[Ll]ittle|both|not|against|named|called)|['’]s|\p{Lu}[\p{L}’'-]+)\s$/u;
/** Words in capitals that may well stand before a name. */
const OPENER =
  /\b(?:Old|Captain|Lady|Lord|Sir|Dame|King|Queen|Father|Mother|Brother|Sister|Master|Mistress|Doctor|Elder|Then|But|Now|Only|So|Still|Yet|Here|There|Again|Perhaps|Even|Just|Instead|Meanwhile|\p{Lu}\p{Ll}+ly)\s$/u;

/** What is read around a name is the same for all names: a pattern made for each would cost more than reading. */
const DOES = new RegExp(`^(?:, [^,.;]{1,40},)? (?:\\p{Ll}+ly |then |only |just |now )?(?:${ACTS})(?!\\p{L})`, "u");
const SAID = new RegExp(`”,? (?:${SPEAKS}) (?:the )?$`, "u");
const IN_A_WORD = /[\p{L}’'-]$/u;
const GOES_ON = /^(?:[\p{L}’'-]| \p{Lu})/u;

/** Whether somebody speaks or acts in a sentence; `plain` has its quotations blanked. */
export const actsIn = (plain: string, name: string): boolean =>
  namedIn(plain, name, (before, after) => {
    if (IN_A_WORD.test(before)) return false;
    if (DOES.test(after) && (!NOT_ALONE.test(before) || OPENER.test(before))) return true;
    return SAID.test(before) && !GOES_ON.test(after);
  });

/** Whether a name stands somewhere in a text as `stands` wants it, by what is before and after it. */
export function namedIn(text: string, name: string, stands: (before: string, after: string) => boolean): boolean {
  if (name === "") return false;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    if (stands(text.slice(0, at), text.slice(at + name.length))) return true;
  }
  return false;
}
