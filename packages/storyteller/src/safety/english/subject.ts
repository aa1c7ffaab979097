/** Words that may come between "I" and the wish or the act. A denial is not among them. */
const WORDS_BETWEEN =
  "am was have had been be do did will would can could shall should may might must want wanted wanting wish wished need needed like long decide decided choose chose plan planning intend try tried trying start started begin began going go about ready prepare preparing attempt attempting think thinking thought consider considering considered contemplate contemplating of to on just really simply only now then finally so much badly quietly slowly calmly suddenly desperately honestly truly maybe perhaps probably still always often once feel feeling felt as well even also actually seriously literally again keep kept having let here tonight today already dearly deeply simply because i that";
export const BETWEEN = `(?: (?:${WORDS_BETWEEN.replaceAll(" ", "|")})){0,9}`;

/** Excludes words after which another person may be the one who acts: "I see that he …", "I know the man who …". */
const ANOTHER = String.raw`(?!(?:who|whom|that|he|she|they|it|came|comes|sent|hired|wants|tries|plans|threatens|begs|trying|dare|was|were|is|has|had|driven|forced|think|know|believe|suspect|hear|see|watch|guess|say|ask|read|stop|prevent)\b)`;
/** "I" with the verb, or "I" with an action before it: "I take the rope and …", "I jump to …". The match ends with a space. */
export const I_NAMED = String.raw`(?:\bi${BETWEEN}|\bi (?:${ANOTHER}[\p{L}'-]+,? ){1,12}?(?:and|then|to|and then)${BETWEEN}) `;
/** The same as I_NAMED, or the beginning of a sentence that names no subject. */
export const I = String.raw`(?:${I_NAMED}|^(?:(?:so|then|and|but|ok|okay|fine|please|well|oh|god|now|ooc|no|yes|why not|just|simply|it is time to|time to|let me|allow me to) )*)`;

/** "I" followed only by words of {@link BETWEEN}, so that the next verb cannot have another subject. */
export const I_ALONE = String.raw`\bi${BETWEEN} `;
