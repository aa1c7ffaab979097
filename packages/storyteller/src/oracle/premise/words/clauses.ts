import { filledPattern, pattern, storedPattern } from "../../patterns.ts";
import { verbOf } from "#english/inflection";
import { isKnownVerb } from "#english/past-tense";
import { splitSentences } from "../../answers/written-texts.ts";
import { withoutTitleDots } from "../lore/lore-entry.ts";
import { withApostrophes } from "./haste.ts";
import { lexicon } from "../../understand/lexicon/lexicon.ts";
import { isDeedVerb, toSecondPerson } from "./person-words.ts";

/** The player's message, clause by clause and in order. Who and what is meant is decided elsewhere; here only the form counts. */

export type Part =
  /** Words that the hero says aloud, or the gist of them: "ask tilda about the ledger". `to` is the frame around the words. */
  | {
      readonly kind: "say";
      readonly words: string;
      readonly to: string;
      readonly verb: string;
      readonly direct: boolean;
    }
  /** A deed of the hero, without "I": "row out to the Hopewell at dusk". */
  | { readonly kind: "do"; readonly text: string }
  /** A question that names nobody as its hearer. */
  | { readonly kind: "ask"; readonly text: string }
  /** A sentence about what is so. */
  | { readonly kind: "state"; readonly text: string }
  /** A word to the table: "lol", "(nice)". */
  | { readonly kind: "table"; readonly text: string };

export interface Message {
  readonly text: string;
  readonly parts: readonly Part[];
  /** Whether the player takes back or corrects what was read: "no, I mean …", "actually …". */
  readonly corrects: boolean;
  /** Whether the player wants no dice: "no roll". */
  readonly noRoll: boolean;
}

/** Verbs of speech whose object is who hears it. */
const SPEAKS = storedPattern("clauses speaks");
const LEAD = storedPattern("clauses lead");
let plainVerbs: ReadonlySet<string> | null = null;
const isPlainVerb = (word: string): boolean =>
  (plainVerbs ??= new Set(lexicon().moreVerbs.messages)).has(word.toLowerCase());
export const isVerb = (word: string): boolean => isKnownVerb(word) || isDeedVerb(word) || isPlainVerb(word);
/** Deeds whose words are written or read, and not said; and those that are nothing but words. */
const WRITES = storedPattern("clauses writes");
const SPEECH = storedPattern("clauses speech");
/** What follows a verb, and hardly ever a noun of the same form. */
const AFTER_VERB = storedPattern("clauses after verb", "u");

/** Verbs that are hardly ever nouns, so that any word may follow them. */
const ONLY_VERB = storedPattern("clauses only verb", "u");

/** Deeds that hang together by "and", "then" or a comma, each by itself. */
function splitDeeds(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  const link = pattern("clauses link", "gu");
  let from = 0;
  for (const match of text.matchAll(link)) {
    const [whole, , , verb = "", next = ""] = match;
    // "slowly, step by step"
    if (next === "by" && text.slice(match.index + whole.length).startsWith(`${verb} by ${verb}`)) continue;
    if (!isVerb(verb) || (next !== "" && !AFTER_VERB.test(next) && match[1] === "" && !ONLY_VERB.test(verb))) continue;
    if (next === "" && !pattern("clauses split deeds", "u").test(verb)) continue;
    // "the coat and hat", "to look and listen": a noun, or a second verb of the same deed.
    if (
      pattern("clauses split deeds 2", "u").test(text.slice(from, match.index)) &&
      /^and\b/u.test(whole.trim()) &&
      pattern("clauses split deeds 3", "u").test(text.slice(from, match.index)) &&
      !TRAVELS.test(text.slice(match.index + whole.length)) &&
      !pattern("clauses split deeds 4", "u").test(text.slice(match.index + whole.length)) &&
      !/\bwith me\b/u.test(text.slice(match.index + whole.length))
    )
      continue;
    // "to go out and fetch the tape": both are what it is for.
    const purpose = pattern("clauses split deeds 6", "u").exec(text.slice(from, match.index))?.[1];
    const isOwn = /\bwith me\b/u.test(text.slice(match.index + whole.length));
    const goesOff = pattern("clauses split deeds 5", "u").test(text.slice(match.index + whole.length));
    if (
      !isOwn &&
      !goesOff &&
      match[1] === "" &&
      /^(?:,? )?and $/u.test(whole) &&
      purpose !== undefined &&
      isVerb(purpose)
    )
      continue;
    parts.push(text.slice(from, match.index));
    from = match.index + whole.length;
  }
  rest = text.slice(from);
  parts.push(rest);
  return parts.map((part) => part.replace(/^(?:i|we) /iu, "").trim()).filter((part) => part !== "");
}
const TRAVELS = storedPattern("clauses travels");

/** What a hero is, thinks or perceives is so, and no deed. */
const STATIVE = storedPattern("clauses stative");
const QUESTION = storedPattern("clauses question");
const CORRECTS = (): RegExp => pattern("clauses corrects");
const TABLE = storedPattern("clauses table");
const NO_ROLL = (): RegExp => pattern("clauses no roll");

/** The deed to stand after "You". */
export function inYourPerson(text: string): string {
  // "I row us over": nobody rows "you".
  const wording = toSecondPerson(
    text
      .replace(/[.!,;:]+$/u, "")
      .replace(/^am\b/u, "are")
      .replace(
        pattern("clauses in your person"),
        (_, verb: string, whom: string) => `${verb} ${/^me$/iu.test(whom) ? "yourself" : "everybody"}`,
      ),
  );
  return wording.charAt(0).toLowerCase() + wording.slice(1);
}

/** "she's lying, isn't she", "I wonder if he knows": a question in another form, put straight. Null where it is none. */
function asQuestion(sentence: string): string | null {
  const tagged = pattern("clauses as question").exec(sentence);
  const wonder = pattern("clauses as question 2").exec(sentence) ?? pattern("clauses as question 3").exec(sentence);
  const isTag =
    tagged !== null &&
    pattern("clauses as question 4").test(sentence) &&
    pattern("clauses as question 6").test(tagged[1]!);
  const plain = (wonder?.[1] ?? (isTag ? tagged[1]! : null))?.replace(/[.!?]+$/u, "");
  if (plain === undefined || plain === null) return null;
  if (pattern("clauses as question 5").test(plain)) return plain;
  const parts = pattern("clauses as question 7").exec(plain);
  return parts === null
    ? `is it so that ${plain}`
    : `${parts[2]!.toLowerCase() === "s" ? "is" : parts[2]!} ${parts[1]!}${parts[3]!}`;
}

/** "I bow and say: after you", "I call Pip on the radio: where are you?": what stands after the colon is said. */
const withQuotation = (text: string): string =>
  /["“”]/u.test(text)
    ? text
    : text.replace(pattern("clauses with quotation"), (_, opens: string, words: string) => `${opens}: “${words}”`);

/** Takes the player's message apart. */
export function readMessage(typed: string): Message {
  const whole = withApostrophes(withoutTitleDots(typed.trim().replace(/’/gu, "'").replace(/\s+/gu, " ")));
  const noRoll = NO_ROLL().test(whole);
  const aside = pattern("clauses read message").exec(whole);
  if (aside !== null && !noRoll)
    return { text: whole, parts: [{ kind: "table", text: aside[1] ?? aside[2] ?? "" }], corrects: false, noRoll };
  const kept = (
    noRoll
      ? whole.replace(new RegExp(NO_ROLL().source, "giu"), " ").replace(pattern("clauses read message 3", "gu"), "")
      : whole
  )
    .replace(pattern("clauses read message 4"), "")
    .replace(pattern("clauses read message 5", "gu"), " ")
    // "I go to Nîmes... no wait, I go to the café": only the second.
    .replace(pattern("clauses second thought"), "")
    .replace(pattern("clauses read message 6", "giu"), ", then go back ")
    .trim();
  const corrects = CORRECTS().test(kept) && !pattern("clauses read message 2").test(kept);
  const text = corrects ? kept.replace(CORRECTS(), "").trim() : kept;
  const quotes: string[] = [];
  const frame = withQuotation(text).replace(pattern("clauses quoted", "gu"), (quoted) => {
    quotes.push(quoted.slice(1, -1));
    return "“”";
  });
  const parts: Part[] = [];
  let at = 0;
  for (const sentence of splitSentences(frame.replace(filledPattern("clauses read message 8", "gu"), "“”.")).flatMap(
    (each) => each.split(pattern("clauses read message 7")),
  )) {
    const inside = quotes.slice(at, (at += sentence.split("“”").length - 1));
    parts.push(...partsOf(sentence.trim(), inside));
  }
  return {
    text: whole,
    parts: parts.length === 0 && text !== "" ? [{ kind: "table", text }] : parts,
    corrects,
    noRoll,
  };
}

function partsOf(sentence: string, quotes: readonly string[]): Part[] {
  if (sentence.replace(/[“”.,!?\s]/gu, "") === "")
    return quotes.map((words) => ({ kind: "say", words, to: "", verb: "say", direct: true }));
  if (TABLE.test(sentence)) return [{ kind: "table", text: sentence }];
  const bare = sentence
    .replace(pattern("clauses leading"), "")
    .replace(/,? shall we\?+$/iu, "")
    .replace(pattern("clauses parts of 4"), (end) => (end.endsWith("?") ? "?" : ""));
  if (quotes.length > 0) return withQuotes(bare, quotes);
  const turned = asQuestion(bare);
  if (turned !== null) return [{ kind: "ask", text: turned }];
  const asks = bare.endsWith("?") || QUESTION.test(bare);
  // "look around, who's here?"
  const mixed = bare.endsWith("?") ? pattern("clauses parts of 3").exec(bare) : null;
  if (mixed !== null && deedIn(mixed[1]!) !== null && !SPEAKS.test(deedIn(mixed[1]!)!) && !QUESTION.test(mixed[1]!))
    return [...partsOf(mixed[1]!, []), { kind: "ask", text: mixed[2]! }];
  const attempt = pattern("clauses parts of").exec(bare);
  if (attempt !== null && !pattern("clauses parts of 2").test(attempt[2]!) && isVerb(attempt[2]!))
    return splitDeeds(attempt[1]!).flatMap((each) => deedPart(each));
  if (asks && deedIn(bare, true) === null)
    return (
      bare
        // "tilda, what did he drink and who with?" is asked of her as a whole.
        .split(
          /^\p{L}+(?: \p{L}+)?,/u.test(bare)
            ? /$^/u
            : /,? and (?=(?:who|what|where|when|why|how|is|are|did|does|do|can)\b)/iu,
        )
        .map((text) => ({ kind: "ask", text }))
    );
  const deed = deedIn(bare);
  if (deed === null) return [{ kind: isCry(bare) ? "table" : "state", text: bare }];
  return splitDeeds(deed.replace(/[.!?]+$/u, "")).flatMap((each) => deedPart(each));
}

/** "poor pig", "what a mess": no verb, and nothing that is so. */
const isCry = (text: string): boolean =>
  text.split(" ").length < 4 &&
  !pattern("clauses is cry", "u").test(text) &&
  !text
    .split(/[^\p{L}']+/u)
    .some((word) => pattern("clauses is cry 2", "u").test(word) || verbOf(word.toLowerCase(), isVerb) !== null);

/** A deed, or the gist of something that is said. */
function deedPart(text: string): Part[] {
  const speaks = SPEAKS.exec(text);
  if (speaks !== null && !pattern("clauses deed part").test(text))
    return [
      { kind: "say", words: text.slice(speaks[0].length), to: text, verb: speaks[1]!.toLowerCase(), direct: false },
    ];
  return withPurpose(text).flatMap((each): Part[] => (each === text ? [{ kind: "do", text: each }] : deedPart(each)));
}

function withQuotes(sentence: string, quotes: readonly string[]): Part[] {
  const deed = deedIn(sentence.replace(/^“”[,.]? ?/u, ""), true);
  const says = pattern("clauses with quotes 2").test(sentence);
  // Words that somebody else says are so: “By a trap,” says the landlord.
  if (deed === null && pattern("clauses with quotes", "u").test(sentence)) {
    let at = 0;
    return [{ kind: "state", text: sentence.replace(/“”/gu, () => `“${quotes[at++] ?? ""}”`) }];
  }
  // "I pull the door open: “Tam?”": what stands after the colon is said.
  const [, doing = ""] = /^(.+?),?: ?“”[.!?]?$/u.exec(sentence) ?? [];
  const done = deed === null || says || WRITES.test(deed) ? null : deedIn(doing, true);
  if (done !== null) {
    const deeds = splitDeeds(done);
    const [frame = "", verb = "say"] = SPEECH.exec(deeds.at(-1) ?? "") ?? [];
    return [
      ...(frame === "" ? deeds : deeds.slice(0, -1)).flatMap((each) => deedPart(each)),
      { kind: "say", words: quotes.join(" "), to: frame === "" ? "" : deeds.at(-1)!, verb, direct: true },
    ];
  }
  if (!says) {
    let at = 0;
    const restored = sentence.replace(/“”/gu, () => `“${quotes[at++] ?? ""}”`);
    return deed === null ? [{ kind: "state", text: restored }] : [{ kind: "do", text: restored.replace(LEAD, "$1") }];
  }
  const frame = sentence.replace(/[,:]? ?“”[.,]?/gu, " ").trim();
  const before = splitDeeds((deedIn(frame, true) ?? frame).replace(/[.!,]+$/u, ""));
  const saying = before.filter((each) => pattern("clauses with quotes 3").test(each));
  const deeds: Part[] = before
    .filter((each) => !saying.includes(each) && deed !== null && each !== "")
    .flatMap((each) =>
      withPurpose(each.replace(pattern("clauses with quotes 4"), "")).map((text) => ({
        kind: "do" as const,
        text,
      })),
    );
  return [
    ...deeds,
    {
      kind: "say",
      words: quotes.join(" "),
      to: saying.join(" ") || (deed === null ? frame : ""),
      verb: SPEAKS.exec(saying[0] ?? "")?.[1]?.toLowerCase() ?? "say",
      direct: true,
    },
  ];
}

/** "go to the Customs House to show my letter to Pell": a way, and what it is for. */
function withPurpose(deed: string): string[] {
  // "go to the stable, looking for feathers": what it is for comes after the way.
  const seeks = pattern("clauses with purpose", "u").exec(deed);
  if (seeks !== null && TRAVELS.test(deed)) return [...withPurpose(seeks[1]!), `${seeks[2]!} ${seeks[3]!}`];
  const out = pattern("clauses with purpose 2", "u").exec(deed);
  if (out !== null && isVerb(out[3]!)) return [out[1]!, out[2]!];
  const found = TRAVELS.test(deed) ? pattern("clauses with purpose 3", "u").exec(deed) : null;
  return found === null || !isVerb(found[2]!) || /^(?:be|the|bed)$/u.test(found[2]!)
    ? [deed]
    : // "to see Sister Ilse": to her, wherever in it she is.
      [found[1]!, found[3]!.replace(pattern("clauses with purpose 4", "u"), "find ")];
}

/**
 * What the hero does in a sentence, without "I"; null where it is about something else.
 * @param plainly whether "I" must stand there
 */
function deedIn(sentence: string, plainly = false): string | null {
  // "I'm sneaking past him"
  const going = pattern("clauses deed in").exec(sentence);
  const verb = going === null ? null : verbOf(going[2]!, isVerb);
  if (going !== null) return verb === null || verb.form !== "ing" ? null : `${going[1]}${verb.lemma}${going[3]}`;
  const opens = LEAD.exec(sentence);
  if (opens !== null) {
    const rest = sentence.slice(opens[0].length);
    if (/^see\b/iu.test(rest) && pattern("clauses deed in 4").test(opens[0])) return `go ${rest}`;
    const isSought = / go(?: ahead)? and /iu.test(opens[0]) && pattern("clauses deed in 12").test(rest);
    // "I smell the rope": a test of it. "I smell smoke" is so.
    if (pattern("clauses deed in 5", "u").test(rest)) return (opens[1] ?? "") + rest;
    // "I find Desmond by the hearse": the hero goes to find him. "I find Desmond odd" is an opinion.
    if (pattern("clauses deed in 2", "u").test(rest)) return (opens[1] ?? "") + rest;
    return (STATIVE.test(rest) && !isSought) || rest === "" ? null : (opens[1] ?? "") + rest;
  }
  const lead = pattern("clauses deed in 6").exec(sentence);
  if (lead !== null && pattern("clauses deed in 3").test(sentence) && !STATIVE.test(lead[1]!))
    return /^if\b/iu.test(sentence) ? null : lead[1]!;
  if (plainly) return null;
  if (pattern("clauses deed in 7").test(sentence)) return `run ${sentence.toLowerCase().replace(/[.!]+$/u, "")}`;
  if (pattern("clauses deed in 8").test(sentence) && sentence.split(" ").length < 8)
    return `go ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  const plain = sentence.replace(pattern("clauses deed in 11"), "");
  const [first = "", next = ""] = plain.split(/[\s,.!]+/u);
  const isCommand =
    isVerb(first) &&
    !pattern("clauses deed in 9").test(first) &&
    (next === "" || AFTER_VERB.test(next) || next === "“”" || !pattern("clauses deed in 10").test(next));
  return isCommand ? plain.charAt(0).toLowerCase() + plain.slice(1) : null;
}
