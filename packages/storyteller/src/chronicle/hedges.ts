/** Words which show that something is only supposed, wished, denied or asked, and so is no fact. */
const SUPPOSED =
  /\b(?:if|unless|whether|as long as|provided|would|could|might|may|must|should|shall|will|perhaps|maybe|probably|possibly|almost|nearly|hardly|not|never|nor|neither|no longer|nobody|no one|rumou?rs?|rumou?red|supposed\w*|allegedly|seem\w*|as though|pretend\w*|feign\w*|imagin\w+|dream\w*|dreamt|visions?|legends?|songs?|stor(?:y|ies)|tales?|until)\b|n['’]t\b|\?|\p{L}['’](?:d|ll)\b/iu;

/** Words before a statement which show that it is only somebody's claim or thought. */
const REPORTED =
  /\b(?:sa(?:y|ys|id)|tells?|told|claims?|claimed|insists?|swears?|swore|thinks?|thought|believ\w+|hopes?|hoped|wonders?|wondered|guess(?:es|ed)?|suspects?|fears? that|dreads?|according|wish(?:es|ed)?|like|once|when|before|after|remember\w*|recall\w*)\b/iu;

/** Whether the statement at position `at` of a sentence is only supposed or reported. */
export const isHedged = (sentence: string, at: number): boolean =>
  SUPPOSED.test(sentence) || REPORTED.test(sentence.slice(0, at));
