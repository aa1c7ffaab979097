import { pattern, storedPattern } from "../../patterns.ts";
import type { Clause, Mood, Phrase } from "./clause.ts";
import type { Entity, Mention } from "../entities.ts";
import { type Form, type Verb, singular } from "#english/inflection";
import { hedgeIn } from "./hedges.ts";
import { ownVerb } from "./own-subject.ts";
import { type PhraseContext, readPhrase } from "./phrases.ts";
import { ADVERBS, DETERMINERS, PREPOSITIONS, PRONOUNS, words } from "../lexicon/words.ts";
import type { Token } from "../tokens.ts";
import { misspeltVerb, nounKinds, verbIn } from "../lexicon/vocabulary.ts";

const COORDINATORS = words("and then but or , ; : — – ( ) * nor yet plus so");
const SUBORDINATORS = storedPattern("clauses subordinators", "u");
const GERUND_AFTER = words("before after without by instead for from of while");
const FUTURE = storedPattern("clauses future", "u");
const LIGHT = storedPattern("clauses light", "u");
const HEROES = words("i we");
const STATEMENTS = words("be have know need want");

/** Splits the narrated part of a message into clauses, with its tokens and the names in it. */
export class ClauseReader {
  readonly #tokens: readonly Token[];
  readonly #mentions: ReadonlyMap<number, Mention>;
  readonly #context: PhraseContext;

  constructor(
    tokens: readonly Token[],
    mentions: readonly Mention[],
    resolve: (pronoun: string, before: readonly Mention[]) => Entity | null,
    fight: boolean,
  ) {
    this.#tokens = tokens;
    this.#mentions = new Map(mentions.map((mention) => [mention.start, mention]));
    this.#context = { tokens, mentions, resolve, fight };
  }

  clauses(): readonly Clause[] {
    const found: Clause[] = [];
    for (const [from, to] of this.#sentences()) {
      let at = this.#skipLead(from, to);
      let form: Form | null = null;
      let fronted = at > from ? this.#mentionsIn(from, at) : [];
      const conditional = at > from && /^(?:if|once|unless)$/u.test(this.#text(from));
      while (at < to) {
        const { clause, next } = this.#clause(at, to, form, conditional, fronted);
        fronted = [];
        if (clause.verb !== null || clause.phrases.length > 0 || clause.subject !== "none") found.push(clause);
        form ??= clause.verb?.form ?? null;
        at = Math.max(next, at + 1);
      }
    }
    return found;
  }

  #text(at: number): string {
    return this.#tokens[at]?.text ?? "";
  }

  /** The sentences, as ranges of tokens. */
  *#sentences(): Iterable<readonly [number, number]> {
    let from = 0;
    for (let at = 0; at <= this.#tokens.length; at++) {
      const token = this.#tokens[at];
      const title = token?.text === "." && this.#inMention(at);
      if (token !== undefined && (!pattern("clauses clause reader", "u").test(token.text) || title)) continue;
      if (at > from) yield [from, at];
      from = at + 1;
    }
  }

  #inMention(at: number): boolean {
    for (const mention of this.#mentions.values()) if (mention.start < at && mention.end > at) return true;
    return pattern("clauses statements", "u").test(this.#text(at - 1));
  }

  #mentionsIn(from: number, to: number): Mention[] {
    return [...this.#mentions.values()].filter((mention) => mention.start >= from && mention.end <= to);
  }

  /** Skips a subordinate clause or participle at the beginning ("While he reads, I …"). */
  #skipLead(from: number, to: number): number {
    const first = this.#text(from);
    const opens =
      pattern("clauses statements 2", "u").test(first) || (verbIn(first)?.form === "ing" && !nounKinds(first));
    if (!opens) return from;
    for (let at = from + 1; at < to; at++) {
      if (this.#text(at) !== ",") continue;
      if (this.#startsClause(at + 1, to, null, true)) return at + 1;
    }
    for (let at = from + 2; at < to; at++)
      if (
        HEROES.has(this.#text(at)) &&
        this.#startsClause(at, to, null, true) &&
        !pattern("clauses statements 3", "u").test(this.#text(at - 1))
      )
        return at;
    return from;
  }

  /** Whether a clause begins here: the hero with a verb, or a verb of the same form as the verb before. */
  #startsClause(from: number, to: number, form: Form | null, explicit: boolean): boolean {
    let at = from;
    while (at < to && (COORDINATORS.has(this.#text(at)) || ADVERBS.has(this.#text(at)))) at += 1;
    if (at >= to) return false;
    const text = this.#text(at);
    const mention = this.#mentions.get(at);
    if (HEROES.has(text) || mention?.entity.kind === "hero" || text === "let") return true;
    if (text === "my" && pattern("clauses clause reader 2", "u").test(this.#text(at + 1))) return true;
    if (mention !== undefined) return false;
    if (explicit && form === null && from === at) {
      const verb = verbIn(text);
      return verb !== null && verb.form === "base" && this.#takesObject(at, to);
    }
    if (explicit) return false;
    const verb = verbIn(text);
    if (verb === null) return false;
    if (pattern("clauses clause reader 3", "u").test(text)) return true;
    if (
      form !== null &&
      verb.form !== form &&
      !(
        verb.form === "base" &&
        form === "past" &&
        verb.lemma === text &&
        pattern("clauses statements 4", "u").test(text)
      )
    )
      return false;
    if (PREPOSITIONS.has(text) && nounKinds(text) === "") return false;
    // A noun in a list may look like a verb ("rope and lock"). It is a verb only if an object follows.
    return nounKinds(text) === "" || this.#takesObject(at, to);
  }

  #takesObject(at: number, to: number): boolean {
    const next = this.#text(at + 1);
    return (
      at + 1 >= to ||
      DETERMINERS.has(next) ||
      PREPOSITIONS.has(next) ||
      PRONOUNS.has(next) ||
      ADVERBS.has(next) ||
      next === "," ||
      next === "me" ||
      next === "myself" ||
      this.#mentions.has(at + 1) ||
      next === "if" ||
      next === "what" ||
      (nounKinds(next) !== "" && nounKinds(this.#text(at)) === "")
    );
  }

  #verbAt(at: number): Verb | null {
    const known = verbIn(this.#text(at));
    // "bowl of ramen" is not a misspelling of "boil".
    if (known !== null || this.#text(at + 1) === "of") return known;
    return misspeltVerb(this.#text(at))?.verb ?? null;
  }

  #clause(
    from: number,
    to: number,
    form: Form | null,
    conditional: boolean,
    fronted: readonly Mention[],
  ): { clause: Clause; next: number } {
    let at = from;
    let mood: Mood = "does";
    let subject: Clause["subject"] = "none";
    let actor: Mention | null = null;
    let would = false;
    let own: string | null = null;
    const skip = (): void => {
      while (at < to && (ADVERBS.has(this.#text(at)) || COORDINATORS.has(this.#text(at)) || this.#text(at) === ":"))
        at += 1;
    };
    skip();
    // Reads the subject.
    const first = this.#mentions.get(at);
    if (LIGHT.test(this.#text(at)) || (this.#text(at) === "you" && at + 1 < to)) {
      subject = "hero";
      at += 1;
    } else if (this.#text(at) === "my" && pattern("clauses clause reader 2", "u").test(this.#text(at + 1))) {
      subject = "hero";
      at += 2;
    } else if (this.#text(at) === "let" && /^(?:us|me)$/u.test(this.#text(at + 1))) {
      subject = "hero";
      at += 2;
    } else if (pattern("clauses statements 5", "u").test(this.#text(at))) {
      subject = "other";
      at += 1;
    } else if (first !== undefined && this.#verbAfter(first.end, to)) {
      subject = first.entity.kind === "hero" ? "hero" : "other";
      actor = first;
      at = first.end;
    } else if (this.#text(at) === "my" && ownVerb(this.#text(at + 1)) !== null && this.#verbAfter(at + 2, to)) {
      subject = "hero";
      own = ownVerb(this.#text(at + 1));
      at += 2;
    } else if (pattern("clauses statements 6", "u").test(this.#text(at))) {
      const mention = this.#mentions.get(at + 1);
      if (mention !== undefined && this.#verbAfter(mention.end, to)) {
        subject = "other";
        actor = mention;
        at = mention.end;
      }
    }
    // Reads helping verbs, hedges, and verbs such as "begin to".
    for (let steps = 0; steps < 14 && at < to; steps++) {
      const next = this.#tokens.slice(at, Math.min(to, at + 8)).map(({ text }) => text);
      const hedge = hedgeIn(next, subject, at === from);
      if (hedge === null) break;
      mood = hedge.mood ?? mood;
      would ||= hedge.would;
      at += hedge.words;
    }
    const leads = subject === "none" && PREPOSITIONS.has(this.#text(at)) && this.#text(at) !== "like";
    let verb = at < to && !leads && !this.#mentions.has(at) ? this.#verbAt(at) : null;
    if (verb === null && at < to && this.#mentions.has(at) && subject === "none") {
      // A name that is also a verb ("Torch the curtains").
      const also = verbIn(this.#text(at));
      if (also !== null && also.form === "base" && (DETERMINERS.has(this.#text(at + 1)) || this.#mentions.has(at + 1)))
        verb = also;
    }
    if (verb === null && this.#mentions.has(at) && subject === "hero") verb = verbIn(this.#text(at));
    if (verb !== null && own !== null) verb = { ...verb, lemma: own };
    if (verb !== null && STATEMENTS.has(verb.lemma) && subject === "none" && at + 1 >= to) verb = null;
    const body = verb === null ? at : at + 1;
    const read = this.#body(body, to, verb?.form ?? form, verb);
    const sentence = this.#words(from, to);
    if (mood === "does" && ((would && /\bif\b/u.test(sentence)) || (conditional && subject === "hero"))) mood = "plans";
    if (mood === "does" && FUTURE.test(sentence) && pattern("clauses statements 7", "u").test(sentence)) mood = "plans";
    const clause: Clause = {
      subject,
      actor,
      verb,
      mood,
      guessed:
        verb !== null && at < to && verbIn(this.#text(at)) === null && !(misspeltVerb(this.#text(at))?.clear ?? true),
      phrases: read.phrases,
      particles: read.particles,
      words: new Set(this.#tokens.slice(body, read.full).flatMap(({ text }) => [text, singular(text)])),
      purpose: read.purpose,
      tail: [...fronted, ...read.tail],
      start: this.#tokens[from]?.start ?? 0,
      end: this.#tokens[Math.max(from, read.next - 1)]?.end ?? 0,
      said: this.#tokens.slice(body, read.full).flatMap(({ text, mark }) => (mark ? [] : [text])),
      next: this.#text(body),
      tokens: this.#tokens.slice(from, read.full),
    };
    return { clause, next: read.next };
  }

  #words(from: number, to: number): string {
    return this.#tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(" ");
  }

  /** Whether a finite verb follows. If so, the word before it is its subject. */
  #verbAfter(from: number, to: number): boolean {
    let at = from;
    while (at < to && (ADVERBS.has(this.#text(at)) || this.#text(at).endsWith("ly"))) at += 1;
    if (at >= to || this.#mentions.has(at)) return false;
    if (pattern("clauses statements 8", "u").test(this.#text(at))) return true;
    const verb = verbIn(this.#text(at));
    return verb !== null && (verb.form === "s" || verb.form === "past") && verb.lemma !== this.#text(at);
  }

  /** Reads what follows the verb: its phrases, and then words that no longer belong to the action. */
  #body(
    from: number,
    to: number,
    form: Form | null,
    verb: Verb | null,
  ): { phrases: Phrase[]; particles: string[]; purpose: Clause | null; tail: Mention[]; next: number; full: number } {
    const phrases: Phrase[] = [];
    const particles: string[] = [];
    let purpose: Clause | null = null;
    let preposition: string | null = null;
    let start = from;
    let at = from;
    const flush = (end: number): void => {
      if (end > start || preposition !== null) phrases.push(readPhrase(this.#context, preposition, start, end));
    };
    const tailFrom = (end: number): number => {
      for (let i = end; i < to; i++) {
        if (!COORDINATORS.has(this.#text(i))) continue;
        let j = i;
        while (j < to && COORDINATORS.has(this.#text(j))) j += 1;
        const mention = this.#mentions.get(j);
        if (
          (HEROES.has(this.#text(j)) || mention?.entity.kind === "hero") &&
          this.#text(i) !== "or" &&
          this.#text(i) !== "but"
        )
          return i;
        if (this.#text(i) === "then" || this.#text(i + 1) === "then")
          return this.#startsClause(j, to, form, false) ? i : to;
      }
      return to;
    };
    const close = (end: number, next: number) => {
      flush(end);
      return { phrases, particles, purpose, tail: this.#mentionsIn(end, next), next, full: next };
    };
    while (at < to) {
      const mention = this.#mentions.get(at);
      if (mention !== undefined) {
        at = mention.end;
        continue;
      }
      const text = this.#text(at);
      if (COORDINATORS.has(text)) {
        if (this.#startsClause(at, to, form, false)) return close(at, at);
        at += 1;
        continue;
      }
      const gerund =
        GERUND_AFTER.has(text) &&
        verbIn(this.#text(at + 1) === "of" ? this.#text(at + 2) : this.#text(at + 1))?.form === "ing" &&
        !this.#mentions.has(at + 1);
      if (
        gerund ||
        (SUBORDINATORS.test(text) &&
          !(text === "that" && (this.#mentions.has(at + 1) || nounKinds(this.#text(at + 1)) !== ""))) ||
        (text === "as" &&
          (HEROES.has(this.#text(at + 1)) || pattern("clauses statements 9", "u").test(this.#text(at + 1))) &&
          verb?.lemma !== "act" &&
          verb?.lemma !== "pose")
      ) {
        if (at > from || verb !== null) {
          let end = gerund ? at + 1 : tailFrom(at + 1);
          if (gerund)
            while (end < to && !(COORDINATORS.has(this.#text(end)) && this.#startsClause(end, to, form, false)))
              end += 1;
          return close(at, end);
        }
      }
      if (
        text === "to" &&
        !this.#mentions.has(at + 1) &&
        verbIn(this.#text(at + 1))?.form === "base" &&
        !DETERMINERS.has(this.#text(at + 1)) &&
        this.#isInfinitive(at + 1, to)
      ) {
        // In "wait for him to speak" the infinitive is another person's action.
        const theirs = preposition === "for" && start < at;
        particles.push("to");
        flush(at);
        const read = this.#clause(at + 1, to, "base", false, []);
        if (!theirs) purpose = read.clause;
        return { phrases, particles, purpose, tail: this.#mentionsIn(at, read.next), next: read.next, full: read.next };
      }
      if (
        PREPOSITIONS.has(text) &&
        !(text === "like" && verb?.lemma === "feel") &&
        !(at > from && DETERMINERS.has(this.#text(at - 1)))
      ) {
        // "out of the doors" counts as the preposition "out".
        if (text === "of" && preposition !== null && start === at) {
          start = at + 1;
          at += 1;
          continue;
        }
        flush(at);
        particles.push(text);
        preposition = text;
        start = at + 1;
        at += 1;
        continue;
      }
      at += 1;
    }
    return close(to, to);
  }

  /** Whether "to" begins an infinitive. In "to bed" and "to work" it comes before a place. */
  #isInfinitive(at: number, to: number): boolean {
    return nounKinds(this.#text(at)) === "" || this.#takesObject(at, to);
  }
}
