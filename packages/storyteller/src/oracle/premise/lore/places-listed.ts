/** "The places are the quay, the tide-bell tower and the mud": a list of places in the player's texts. Each entry is a place, whatever its words mean. */

const LIST = /^(?:(?:the )?(?:\p{L}+ )?(?:places|locations)(?: here| to go| of \p{L}+)?(?::| are:?)|places (?:are|include)) (?=\S)/iu;

/** The places that a sentence lists, with their articles; empty where it is no such list. */
export const placesListed = (text: string): string[] =>
  LIST.test(text)
    ? text
        .replace(LIST, "")
        .replace(/[.!;\s]+$/u, "")
        .split(/,? and (?=the |an? |\p{Lu})|[,;] (?:and )?/u)
        .map((each) => each.replace(/ \([^)]*\)$/u, "").trim())
        .filter((each) => /^(?:the |an? |\p{Lu})/iu.test(each) && each.split(" ").length < 7)
        .map((each) => each.replace(/^(?:the|an?) /iu, "the "))
    : [];
