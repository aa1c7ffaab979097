/** Words that may stand between "I" and what is wished or done. A denial is none of them. */
const WORDS_BETWEEN =
  "am was have had been be do did will would can could shall should may might must want wanted wanting wish wished need needed like long decide decided choose chose plan planning intend try tried trying start started begin began going go about ready prepare preparing attempt attempting think thinking thought consider considering considered contemplate contemplating of to on just really simply only now then finally so much badly quietly slowly calmly suddenly desperately honestly truly maybe perhaps probably still always often once feel feeling felt as well even also actually seriously literally again keep kept having let here tonight today already dearly deeply simply because i that";
export const BETWEEN = `(?: (?:${WORDS_BETWEEN.replaceAll(" ", "|")})){0,9}`;

/** Words after which somebody else may be the one who does it: "I see that he …", "I know the man who …". */
const ANOTHER = String.raw`(?!(?:who|whom|that|he|she|they|it|came|comes|sent|hired|wants|tries|plans|threatens|begs|trying|dare|was|were|is|has|had|driven|forced|think|know|believe|suspect|hear|see|watch|guess|say|ask|read|stop|prevent)\b)`;
/** "I", or what "I" goes on to do: "I take the rope and …", "I jump to …". Ends with a space. */
export const I_NAMED = String.raw`(?:\bi${BETWEEN}|\bi (?:${ANOTHER}[\p{L}'-]+,? ){1,12}?(?:and|then|to|and then)${BETWEEN}) `;
/** The same, or nobody named where a sentence begins. */
export const I = String.raw`(?:${I_NAMED}|^(?:(?:so|then|and|but|ok|okay|fine|please|well|oh|god|now|ooc|no|yes|why not|just|simply|it is time to|time to|let me|allow me to) )*)`;

/** "I" and nothing but {@link BETWEEN}: what follows can be nobody else's. */
export const I_ALONE = String.raw`\bi${BETWEEN} `;
