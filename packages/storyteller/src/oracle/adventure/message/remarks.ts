import { storedPattern } from "../../patterns.ts";
/** Words that are said to somebody, and neither done nor asked of the table, by their form. */

/** "The Third is out and people will die at the way-house" is said to somebody and is no travel. */
export const STATEMENT = storedPattern("remarks statement");

/** Matches an answer with a denial: "No, I've no reason to". */
export const DENIES = /^\W*(?:no|nope|nah)\b[,.]?\s+(?:i|it|that|you|we|he|she|they|there|thank)/iu;

/** "You go home to Annis" and "you should rest" tell somebody here what to do. */
export const ORDERS = storedPattern("remarks orders");

/** "You look as if you haven't slept" is a remark and no look. */
export const OF_THEM = storedPattern("remarks of them");

/** "Can I help you carry those" is a question to a person, not yet a deed. */
export const OFFERS_HELP = storedPattern("remarks offers help");

/** "Yeah alright, I'll find him" is said to the person who asked for it. */
export const AGREEING = storedPattern("remarks agreeing");

export const UNDECIDED = storedPattern("remarks undecided");

export const WANTS = /^\W*i (?:want|need|expect|deserve|charge)\s+(?!to\b)/iu;

export const STATES =
  /^\W*(?:because |cos |'cause )?(?:it|that|this|she|he|they|my \p{L}+)\s+(?:is|was|were|has|had|isn['’]t|wasn['’]t|won['’]t|went|came|said|told|gave|made|belong\p{L}*|\p{L}+ed)\b(?!.*\?)/iu;

export const CHALLENGES = storedPattern("remarks challenges");

export const CONFESS = storedPattern("remarks confess");

export const INSULT = storedPattern("remarks insult");

export const GREETS =
  /^\W*(?:(?:good )?(?:evening|morning|day)|hello|hi|hey|greetings)\b(?!.*\b(?:go|walk|head|leave|step|off to|back to)\b)/iu;

export const GOOD_NIGHT = storedPattern("remarks good night");

export const WORSHIPS = storedPattern("remarks worships");

/** "She looks like me" is a remark and no look at anything. */
export const OBSERVES = storedPattern("remarks observes");

/** "What does she say to that?" */
export const SAYS_WHAT = storedPattern("remarks says what");

/** "I was the baby in the trough, then" is a remark and no deed. */
export const OF_ONESELF = /^\W*(?:so,? |then,? )*i (?:was|am) (?:the|a|an|his|her|their)\b/iu;

/** First words of a proposal to a person who is here. */
export const SAID_TO_SOMEBODY = storedPattern("remarks said to somebody");

export const HOLDS_THING = storedPattern("remarks holds thing");

export const THERE_IS = storedPattern("remarks there is");

/** "I give him my scarf, he looks frozen" is a gift, whatever else the sentence says. */
export const GIVES =
  /\b(?:have|take|wear|keep)\s+(?:my|this)\s+(?:coat|scarf|gloves?|hat|cloak|blanket|boots|shawl|bread|coin)\b|(?:^\W*(?:i(?:'ll|’ll)?\s+)?|\band (?:then )?(?:i )?)(?:share|split)\s+(?:my|some of my|half (?:of )?my)\s+\p{L}+\s+with\b|(?:^\W*(?:i(?:'ll|’ll)?\s+)?|\band (?:then )?(?:i )?)(?:give|offer|hand|lend)\s+(?!to\b|up\b|in\b|way\b|chase\b|a (?:hand|speech|song|toast)\b)\p{L}+\s+(?:my|a|an|some|the)\b/iu;
