/** Words of a rite. In a rite, a cut is part of the ritual and not self-harm. */
export const RITUAL =
  /\b(?:ritual|rite|altar|oath|pact|runes?|sigil|bowl|chalice|goblet|basin|vial|summon\p{L}*|blood magic|blood price|offering|seal the|spell|incantation|bargain|contract|vow|magic circle|to feed the|to open the)\b/u;

/** Words that may come between a denial and the act that it denies. */
const DENIED = String.raw`(?: (?:to|want|wanted|going|be|am|even|really|just|simply|try|trying|have|let|will|would|could|plan|planning|intend|ever|actually|yet|here|like))*`;
/** Words before an act which show that it is denied, feared, feigned or another person's order. */
export const UNDONE_BEFORE = new RegExp(
  String.raw`(?:(?<!why )(?:\bnot|\bnever|\bwithout|\brefus\p{L}* to|\bcareful|\bavoid|\binstead of|\brather than|\bpretend(?:ing)?(?: to)?|\bfak(?:e|ing)|\bstag(?:e|ing)|\bresist\p{L}*|\bnearly|\balmost|\bthreaten\p{L}* to|\blest i|\b(?:as if|like|before) i(?: were| was)?|\b(?:ask|check|see|look) (?:\p{L}+ ){0,3}(?:if|whether) i(?: have)?|\b(?:did|have) i)${DENIED}|\b(?:tell|order|command|ask|beg|urge|want|force|compel|make|whisper|dare|persuade|convince|instruct|push|drive|curse|bid)(?:s|es|ed|ing)? me(?: (?:in)?to)?|\b(?:says|said|whispers|thinks) (?:that )?i (?:should|must|will|have to|had to)) $`,
  "u",
);
/** Words after an act which show that it is a joke, an accident, a sacrifice, or a way into another life. */
export const UNDONE_AFTER = new RegExp(
  String.raw`^(?: (?:laughing|with laughter|if i (?:have to |must )?(?:hear|see|listen|read|eat|smell|drink|look|carry|sit|walk|climb|march|sleep|clean|peel|wait|try|fall|slip|jump|miss|trip|step|cross|touch|go (?:down|up|in|near))|climbing|falling|crossing|jumping (?:over|across)|swimming|balancing|tripping|by accident|accidentally|on (?:those|that|these|this|the) (?:\p{L}+ )?(?:ice|stairs|steps|ladder|ledge|road|path|slope|trap|horse|thing|contraption)|when i (?:fell|slipped|tripped|jumped|climbed)|in exchange|instead of (?:him|her|them|you)|in (?:his|her|their|your) (?:place|stead))|(?: with (?:the|my|a) \p{L}+)?,? (?:in order |so as |just |only )?to (?:save|rescue|shield|protect|buy|hold|seal|close|summon|appease|complete|fulfil|lift|break|become|turn into|reset|restart|rewind|wake up|respawn|win|prove|distract|trick|scare|power|feed)\b|[^.]{0,20} so (?:that )?(?:\p{L}+ ){1,3}can (?:escape|flee|get away|live|go free|win|cross|pass))`,
  "u",
);
/** Words of a story in which death is not the end, or in which the speaker is not the one who dies. */
export const OTHERWORLDLY =
  /\b(?:lich|phylactery|vampires?|undead|ghoul|revenant|(?:time )?loop|i (?:dream|dreamt|dreamed)|in (?:the|my|this|a) (?:\p{L}+ )?(?:dream|nightmare|vision|simulation|illusion)|a vision|myself in the mirror|mirror (?:shows|self|dimension|world)|prophecy|evil twin|illusion of|mirror image|(?:past|future|other|younger|older) self|clone|copy of|doppelganger|simulacrum|reborn|resurrect\p{L}*|respawn\p{L}*|reincarnat\p{L}*|i am immortal|can not die|regenerat\p{L}*|save ?point)\b/u;
/** A comparison such as "I would rather die than …", which is a way to say no. */
export const RATHER = /\b(?:rather|sooner)\b.*\bthan\b|\bwould\b.*\bbefore (?:i|he|she|they|you|we)\b/u;
/** Jokes: "So bored I want to die", "I could kill myself for forgetting it". */
export const JEST =
  /\bcould (?:just )?kill myself for\b|\bso (?:embarrassed|bored|hungry|thirsty|full|mortified|hungover|drunk)\b/u;
/** A person who takes the blame "falls on their sword" only as a figure of speech. */
export const TAKES_BLAME = /\b(?:take|takes|taking) (?:all )?the blame\b/u;

/** A question that is answered with no: "Kill myself? Never!" */
export const DISMISSED = /[^.!?\n]*\?\s*(?:never|no|hardly|ha|of course not|certainly not|don['’]t be)\b/giu;
