import { sentencesOf } from "#english/sentences";

/** What a text says about a person: whether they are alive, or where they are. */
export type StateSentence = {
  /** One of the names that were passed in. */
  readonly about: string;
  /** The sentence that says so. */
  readonly sentence: string;
} & (
  | { readonly relation: "status"; readonly value: "alive" | "dead" }
  | { readonly relation: "place"; readonly value: string }
);

/** Words which show that something is only thought, wished, feared, denied or asked, and so is no fact. */
const HEDGED =
  /\b(?:if|unless|whether|as though|like|could|would|might|may|must|should|shall|will|almost|nearly|hardly|not|never|until|think|thinks|thought|believ\w+|rumou?rs?|sa(?:y|ys|id)|claims?|claimed|stor(?:y|ies)|songs?|legends?|dreams?|dreamt|visions?|imagin\w+|pretend\w*|feign\w*|seems?|seemed|appears?|appeared|looks?|looked|perhaps|maybe|wish\w*|wants?|plans?|threat\w*|promis\w+|swears?|swore|supposed)\b|n['’]t\b|\?|\p{L}['’]d\b/iu;

/** Before a statement, these words make it a condition or a memory. After it they only say when it happens ("dies before dawn"). */
const SOME_OTHER_TIME = /\b(?:once|when|before|after)\b/iu;

const APPOSITION = "(?:, [^,.;]{1,40},)?";
const PLACE = "(?:the )?(\\p{Lu}[\\p{L}’'-]*(?: (?:of the |of |de |von )?\\p{Lu}[\\p{L}’'-]*){0,3})";

const DIES = `(?:dies|died|has died|perishes|perished|(?:is|was|has been|lies|lay) (?:slain|killed|murdered|beheaded|executed|hanged)|(?:draws|breathes) (?:his|her|their|its) last(?: breath)?)(?=[.,;:!—]|$| (?:and|at|on|in|of|by|from|with|without|before|after|when|during|here|there|under|among|for|as)\\b)`;
const IS_DEAD = `(?:is|lies|lay|falls|fell|drops|dropped|was found) (?:now |already |stone )?dead(?=[.,;:!—]|$| (?:and|at|on|in|before|beside|by|now|under|among)\\b)`;
const KILLS =
  "(?:\\b(?:[Yy]ou|[Tt]hey|[Ww]e) (?:kill|slay|murder|behead)|\\p{L}+ (?:kills|killed|slays|slew|murders|murdered|beheads|beheaded))";
const LIVES =
  "(?:is (?:still |very much )?alive|(?:returns|returned|comes|came|rises|rose|is brought) back (?:to life|from the dead)|(?:returns|rises|rose) from the dead|is resurrected|lives again|is not dead)";
const IS_AT =
  "(?:is|waits|stands|sits|lies|kneels|stays|remains|works|lives|sleeps|rests|drinks|lingers) (?:here |now |still |alone |today )?(?:in|at|inside|aboard)";

/**
 * What the game master's own sentences, outside quotations, say about the named people, in the order of the text. It is careful rather
 * than complete, because a wrong death would be remembered.
 */
export function statesOf(text: string, names: readonly string[]): StateSentence[] {
  const sentences = sentencesOf(text.replace(/[“"][^“”"]*[”"]/gu, " ").replace(/\s+/gu, " "));
  const read = names.filter((name) => text.includes(name)).map((name) => ({ name, patterns: patternsFor(name) }));
  if (read.length === 0) return [];
  return sentences.flatMap((sentence) =>
    read.flatMap(({ name, patterns }) => (sentence.includes(name) ? (stateIn(sentence, name, patterns) ?? []) : [])),
  );
}

/** Patterns are expensive to build, and most sentences need none. So each pattern is built when a word first requires it. */
interface Patterns {
  lives(): RegExp;
  dead(): RegExp;
  place(): RegExp;
}

const MAY_LIVE = /\b(?:alive|back|from the dead|resurrected|again|not dead)\b/u;
const MAY_DIE =
  /\b(?:dead|dies|died|perish\w*|slain|kill\w*|murder\w*|behead\w*|executed|hanged|last|slays?|slew|corpse|body)\b/u;
const MAY_BE_SOMEWHERE = /\b(?:in|at|inside|aboard) (?:the )?\p{Lu}/u;

function patternsFor(about: string): Patterns {
  const named = about.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
  const name = `(?<![\\p{L}’'-]|\\b(?:of|with|for|to|young|old) )${named}(?![\\p{L}-])`;
  const subject = `${name}${APPOSITION} (?:then |now |finally |slowly |at last )?`;
  const made = new Map<string, RegExp>();
  const once = (source: string) => {
    const pattern = made.get(source) ?? new RegExp(source, "u");
    made.set(source, pattern);
    return pattern;
  };
  const dead = [
    `${subject}(?:${DIES}|${IS_DEAD})`,
    `${KILLS} ${named}(?![\\p{L}’'-]| \\p{Lu})`,
    `${named}['’]s (?:corpse|lifeless body|dead body)\\b`,
    `\\b(?:corpse|lifeless body|dead body) of ${named}(?![\\p{L}’'-])`,
  ].join("|");
  return {
    lives: () => once(`${subject}${LIVES}`),
    dead: () => once(dead),
    place: () => once(`${subject}${IS_AT} ${PLACE}`),
  };
}

function stateIn(sentence: string, about: string, patterns: Patterns): StateSentence | null {
  if (MAY_LIVE.test(sentence) && patterns.lives().test(sentence)) {
    return { about, sentence, relation: "status", value: "alive" };
  }
  const mayDie = MAY_DIE.test(sentence);
  const mayBe = MAY_BE_SOMEWHERE.test(sentence);
  if ((!mayDie && !mayBe) || HEDGED.test(sentence)) return null;
  const now = (found: RegExpExecArray | null) =>
    found !== null && !SOME_OTHER_TIME.test(sentence.slice(0, found.index)) ? found : undefined;
  if (mayDie && now(patterns.dead().exec(sentence))) return { about, sentence, relation: "status", value: "dead" };
  const where = mayBe ? now(patterns.place().exec(sentence))?.[1]?.replace(/['’]s?$/u, "") : undefined;
  return where === undefined ? null : { about, sentence, relation: "place", value: where };
}
