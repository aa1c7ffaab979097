import { storedPattern } from "../../patterns.ts";
/** Words that are said to somebody, and neither done nor asked of the table, by their form. */

/** "The Third is out and people will die at the way-house" is said to somebody and is no travel. */
export const STATEMENT = storedPattern("remarks statement");

/** Matches an answer with a denial: "No, I've no reason to". */
export const DENIES = storedPattern("remarks denies");

/** "You go home to Annis" and "you should rest" tell somebody here what to do. */
export const ORDERS = storedPattern("remarks orders");

/** "You look as if you haven't slept" is a remark and no look. */
export const OF_THEM = storedPattern("remarks of them");

/** "Can I help you carry those" is a question to a person, not yet a deed. */
export const OFFERS_HELP = storedPattern("remarks offers help");

/** "Yeah alright, I'll find him" is said to the person who asked for it. */
export const AGREEING = storedPattern("remarks agreeing");

export const UNDECIDED = storedPattern("remarks undecided");

export const WANTS = storedPattern("remarks wants");

export const STATES = storedPattern("remarks states");

export const CHALLENGES = storedPattern("remarks challenges");

export const CONFESS = storedPattern("remarks confess");

export const INSULT = storedPattern("remarks insult");

export const GREETS = storedPattern("remarks greets");

export const GOOD_NIGHT = storedPattern("remarks good night");

export const WORSHIPS = storedPattern("remarks worships");

/** "She looks like me" is a remark and no look at anything. */
export const OBSERVES = storedPattern("remarks observes");

/** "What does she say to that?" */
export const SAYS_WHAT = storedPattern("remarks says what");

/** "I was the baby in the trough, then" is a remark and no deed. */
export const OF_ONESELF = storedPattern("remarks of oneself");

/** First words of a proposal to a person who is here. */
export const SAID_TO_SOMEBODY = storedPattern("remarks said to somebody");

export const HOLDS_THING = storedPattern("remarks holds thing");

export const THERE_IS = storedPattern("remarks there is");

/** "I give him my scarf, he looks frozen" is a gift, whatever else the sentence says. */
export const GIVES = storedPattern("remarks gives");
