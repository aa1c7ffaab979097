import { lastSentenceEnd } from "#english/sentence-ends";

/** A game master speaks to the player, not about itself. A reply that opens like this may be a model's refusal. */
const OPENINGS = [
  "i'm sorry",
  "i am sorry",
  "sorry,",
  "sorry, but",
  "i apologize",
  "i apologise",
  "i can't",
  "i cannot",
  "i can not",
  "i won't",
  "i'm unable",
  "i am unable",
  "i'm not able",
  "i am not able",
  "as an ai",
  "as a language model",
];
const REFUSAL =
  /\bas an? (?:ai|language model)\b|\b(?:can['’]?t|cannot|can not|won['’]?t|unable to|not able to)\b.{0,40}\b(?:help|assist|continue|fulfil+|comply|create|write|generate|provide|engage|discuss|do that)\b/isu;
/** A first sentence that is still unfinished after this many characters is judged as it is. */
const LONGEST = 240;

/** Recognises from a reply's first sentence whether the model refuses. Only a reply that opens like a refusal is held back for this. */
export class RefusalGuard {
  #held: string | null = "";
  refused = false;

  push(piece: string): string {
    if (this.#held === null) return piece;
    this.#held += piece;
    const said = this.#held.trimStart().toLowerCase().replaceAll("’", "'");
    const opens = OPENINGS.some((opening) => said.startsWith(opening));
    const mayOpen = OPENINGS.some((opening) => opening.startsWith(said));
    if (opens ? lastSentenceEnd(said) === 0 && said.length < LONGEST : mayOpen) return "";
    return this.end();
  }

  /** Returns the text that was held back, unless it is a refusal. */
  end(): string {
    const held = this.#held ?? "";
    this.#held = null;
    const said = held.trimStart().toLowerCase().replaceAll("’", "'");
    this.refused = OPENINGS.some((opening) => said.startsWith(opening)) && REFUSAL.test(said);
    return this.refused ? "" : held;
  }
}
