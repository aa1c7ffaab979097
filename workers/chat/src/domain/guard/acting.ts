import { escaped } from "./narration.ts";

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

/** Whether somebody speaks or acts in a sentence; `plain` has its quotations blanked. */
export function actsIn(plain: string, name: string): boolean {
  if (name === "" || !plain.includes(name)) return false;
  const named = `(?<![\\p{L}’'-])${escaped(name)}`;
  const acts = new RegExp(
    `${named}(?:, [^,.;]{1,40},)? (?:\\p{Ll}+ly |then |only |just |now )?(?:${ACTS})(?!\\p{L})`,
    "gu",
  );
  for (const { index } of plain.matchAll(acts)) {
    const before = plain.slice(0, index);
    if (!NOT_ALONE.test(before) || OPENER.test(before)) return true;
  }
  return new RegExp(`”,? (?:${SPEAKS}) (?:the )?${named}(?![\\p{L}’'-]| \\p{Lu})`, "u").test(plain);
}
