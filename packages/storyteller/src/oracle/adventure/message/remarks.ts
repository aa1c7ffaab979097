/** Words that are said to somebody, and neither done nor asked of the table, by their form. */

/** "The Third is out and people will die at the way-house" is said to somebody and is no travel. */
export const STATEMENT =
  /^(?!\W*(?:go|walk|head|run|ride|sail|back|on|to|down|up|in|out|let|then|now)\b)(?!.*\b(?:i|we|let'?s)\b).*\b(?:is|are|was|were|has|have|will|won['’]?t)\b/iu;

/** Matches an answer with a denial: "No, I've no reason to". */
export const DENIES = /^\W*(?:no|nope|nah)\b[,.]?\s+(?:i|it|that|you|we|he|she|they|there|thank)/iu;

/** "You go home to Annis" and "you should rest" tell somebody here what to do. */
export const ORDERS =
  /^\W*(?:no,? |and |but |then |now |so )*you (?:go|stay|take|come|wait|stop|run|get|keep|tell|walk|lead|sit|hold|follow|give|put|leave|try|rest|sleep|eat|help|find|open|light|carry|bring|stand|should|can|could|must|need|may|might|had better)\b(?!.*\bi (?:mean|meant)\b)/iu;

/** "You look as if you haven't slept" is a remark and no look. */
export const OF_THEM =
  /^\W*you(?:['’](?:re|ve)| are| look| seem| sound| must| have)\b|^\W*(?:will|would|do|did|are|were|have) you\b|[.,!;]\s*(?:and |so |but )*you (?:just|only|never|always|still)\b/iu;

/** "Can I help you carry those" is a question to a person, not yet a deed. */
export const OFFERS_HELP = /\b(?:can|may|could|shall|should) (?:i|we) help\b/iu;

/** "Yeah alright, I'll find him" is said to the person who asked for it. */
export const AGREEING = /^\W*(?:yes|yeah|yep|aye|ok(?:ay)?|alright|all right|sure|fine|of course|very well|deal)\b/iu;

export const UNDECIDED = /\b(?:haven['’]t|have not|not sure|don['’]t know|undecided|can['’]t say)\b/iu;

export const WANTS = /^\W*i (?:want|need|expect|deserve|charge)\s+(?!to\b)/iu;

export const STATES =
  /^\W*(?:because |cos |'cause )?(?:it|that|this|she|he|they|my \p{L}+)\s+(?:is|was|were|has|had|isn['’]t|wasn['’]t|won['’]t|went|came|said|told|gave|made|belong\p{L}*|\p{L}+ed)\b(?!.*\?)/iu;

export const CHALLENGES = /\bi (?:challenge|dare) (?:you|him|her)\b/iu;

export const CONFESS = /^\W*(?:[\p{L}’' ]{2,24}[,.!]\s*)?(?:confess|admit it|own up)\W*$/iu;

export const INSULT = /\b(?:liar|thief|cheat|coward|murderer|fraud|traitor)\b/iu;

export const GREETS =
  /^\W*(?:(?:good )?(?:evening|morning|day)|hello|hi|hey|greetings)\b(?!.*\b(?:go|walk|head|leave|step|off to|back to)\b)/iu;

export const GOOD_NIGHT = /\b(?:good ?night|good-?bye|bye|farewell|sleep well|see you (?:later|soon|around))\b/iu;

export const WORSHIPS =
  /\b(?:pray|prays|praying|prayer|god|gods|goddess|amen|bless|worship|kneel|sing|song|hum|whistl\p{L}*|danc\p{L}*|jok\p{L}*|stor(?:y|ies)|tale|poem|recite|juggle|play|tune|perform|act|pretend|wink|bow|wave|mark|our|clap|mime)\b/iu;

/** "She looks like me" is a remark and no look at anything. */
export const OBSERVES =
  /^\W*so (?:i|he|she|they|it) (?!can|could|should|will|would)\p{L}+(?!.*\?)|^\W*(?:someone|somebody|something|there)(?:['’]s| is| are| was)\b(?!.*\?)|^\W*(?:she|he|they|the \p{L}+)(?:['’](?:s|re)| is| are| looks?| seems?| has| was)\b(?!.*\?)/iu;

/** "What does she say to that?" */
export const SAYS_WHAT =
  /^\W*(?:and |so |but )?what(?:['’]?s| does| did| do)?\s+(?:she|he|they|it)\s+(?:say|says|said|answer|reply|think of (?:that|it|this))\b/iu;

/** "I was the baby in the trough, then" is a remark and no deed. */
export const OF_ONESELF = /^\W*(?:so,? |then,? )*i (?:was|am) (?:the|a|an|his|her|their)\b/iu;

/** First words of a proposal to a person who is here. */
export const SAID_TO_SOMEBODY = /^\W*(?:please |i think |maybe |perhaps )?(?:you|we|let(?:'s|’s)|why don't you)\b/iu;

export const HOLDS_THING = /\bhold\s+(?:it|this|that|them|the\s+\p{L}+)\s+(?:up|to|against|over|near|under)\b/iu;

export const THERE_IS = /^\W*(?:there|it|that|this|something|somebody|someone)(?:['’]s| is| are| was)\b/iu;

/** "I give him my scarf, he looks frozen" is a gift, whatever else the sentence says. */
export const GIVES =
  /\b(?:have|take|wear|keep)\s+(?:my|this)\s+(?:coat|scarf|gloves?|hat|cloak|blanket|boots|shawl|bread|coin)\b|(?:^\W*(?:i(?:'ll|’ll)?\s+)?|\band (?:then )?(?:i )?)(?:share|split)\s+(?:my|some of my|half (?:of )?my)\s+\p{L}+\s+with\b|(?:^\W*(?:i(?:'ll|’ll)?\s+)?|\band (?:then )?(?:i )?)(?:give|offer|hand|lend)\s+(?!to\b|up\b|in\b|way\b|chase\b|a (?:hand|speech|song|toast)\b)\p{L}+\s+(?:my|a|an|some|the)\b/iu;
