import { isKnownVerb } from "#english/past-tense";
import { splitSentences } from "../answers/written-texts.ts";
import { withoutTitleDots } from "./lore-entry.ts";
import { DEED_VERBS, toSecondPerson } from "./person-words.ts";

/** The player's message, taken apart: what is said aloud, what the hero does, what is asked of the table and what is simply so. */

/** One deed of the hero. */
export interface Clause {
  /** Without "I": "row out alone to the Hopewell at dusk". */
  readonly text: string;
  /** The same to stand after "You". */
  readonly wording: string;
  /** What stood before "I": "In the marquee, before the whole village". */
  readonly lead: string;
}

export interface Message {
  readonly text: string;
  /** What the hero says aloud, each without its marks. */
  readonly speech: readonly string[];
  /** The text with an empty pair of marks for each quotation. */
  readonly frame: string;
  readonly clauses: readonly Clause[];
  /** Sentences that are so, whatever the hero does: "She reaches under the mattress." */
  readonly narrated: readonly string[];
  /** A question that is asked of nobody by name: "What do I see?" Null where there is none. */
  readonly question: string | null;
}

const QUOTED =
  /“[^”]*”|"[^"]*"|(?<=^|[\s:,(])['‘](?=[\p{L}\p{N}])[^'’]*(?:['’](?=\p{L})[^'’]*)*['’](?=$|[\s.,;:!?)])/gu;
const SAYING =
  "(?:say|says|said|answer|answers|ask|asks|add|adds|reply|replies|whisper|whispers|mutter|mutters|shout|shouts|cry|cries|tell|tells|snap|snaps|growl|growls|explain|explains|admit|admits|confess|confesses|sob|sobs|sigh|sighs|call|calls)";
const SOMEBODY =
  "(?:he|she|they|it|the \\p{Ll}+|(?:(?:Mr|Mrs|Miss|Dr|St) )?\\p{Lu}[\\p{L}'’]+(?: \\p{Lu}[\\p{L}'’]+)*)";
/** Words that somebody else says: “By a trap,” says the landlord. He says: 'By a trap.' */
const OTHERS_SAY = new RegExp(
  `^(?:(?!\\bI\\b)[^“”])*“”,? ?(?:${SAYING} (?!I\\b)${SOMEBODY}|${SOMEBODY} (?:\\p{Ll}+ly )?${SAYING}\\b)|^${SOMEBODY} (?:(?!\\bI\\b)[^.!?“”])*\\b${SAYING}(?: \\p{Ll}+){0,4}[:,]? ?“”`,
  "u",
);
const ADVERBS = "(?:\\p{Ll}+ly|then|now|just|also|first|still|again|at once|quickly|even) ";
const LEAD = new RegExp(
  `^(?:(?:so|then|and|but|now|next|finally|after that|first),? )*(?:I|we|let's|let us)(?:'ll| will|'d like to| would like to| want to| try to| attempt to| decide to| am going to|'m going to)? ((?:${ADVERBS})*)`,
  "iu",
);
const PLAIN_VERBS = new RegExp(
  "^(?:ask|tell|say|shout|whisper|cycle|bang|clip|seal|slam|disguise|face|point|accuse|confront|interview|compare|search|examine|inspect|study|hug|kiss|embrace|notice|slip|creep|step|grab|snatch|seize|name|expose|unmask|listen|peer|glance|nod|press|question|demand|beg|plead|bribe|threaten|warn|promise|swear|show|knock|hammer|tug|drag|haul|tie|untie|bind|lash|pry|prise|force|smash|strap|zip|button|call|gather|assemble|summon|invite|visit|meet|fetch|bring|lay|pack|hold|head|hurry|rush|dash|slide|swing|duck|dodge|trail|tail|shadow|track|trace|stalk|hide|swim|row|paddle|steer|wade|cross|mount|dismount|approach|photograph|copy|note|jot|pour|order|buy|sell|trade|pay|offer|hand|order|instruct|remind|thank|greet|apologise|apologize|comfort|console|insist|ignore|refuse|burn|light|blow|ring|toll|rest|sleep|camp|wait|return|leave|enter|exit|climb|descend|land|float|push|pull|patch|weld|drill|cut|saw|spike|load|aim|fire|draw|sheathe|retreat|charge|block|parry|feign|pretend|lie|bluff|flatter|charm|convince|persuade|haggle|bargain|negotiate|rally|announce|declare|proclaim|reveal|present|produce|read|recite|sing|play|dance|bow|kneel|pray|cast|chant|summon|conjure|taste|sniff|smell|touch|feel|tap|count|weigh|measure|check|test|try|work|help|save|rescue|free|heal|bandage|tend|follow|chase|pursue|flee|escape|bolt|make|let|put|take|set|turn|stay|stop|start|begin|keep|go|get|do|run|look|find|open|close|shut|lock|unlock)$",
  "iu",
);
const isVerb = (word: string): boolean => isKnownVerb(word) || DEED_VERBS.test(word) || PLAIN_VERBS.test(word);
/** What follows a verb, and hardly ever a noun of the same form. */
const AFTER_VERB =
  /^(?:the|an?|my|your|his|her|its|their|our|this|that|these|those|some|any|it|him|them|me|us|you|who|what|where|why|how|when|whether|if|about|to|at|in|into|on|onto|off|out|up|down|over|for|from|with|through|along|around|back|away|after|under|behind|by|past|across|everyone|everybody|everything|nobody|somebody|someone|nothing|one|two|three|all|both|slowly|quietly|quickly|carefully|home|aboard|“”|\p{Lu}\p{L}*)$/u;

/** Deeds that hang together by "and", "then" or a comma, each by itself. */
function splitDeeds(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  const link =
    /(?:,? and then|,? then|, and|,? and|;|,) (?=((?:I )?)((?:\p{Ll}+ly )?)(\p{Ll}+)(?:[ ,.](\S+?)?[,.:;!?]*(?= |$)|$))/gu;
  let from = 0;
  for (const match of text.matchAll(link)) {
    const [whole, , , verb = "", next = ""] = match;
    if (!isVerb(verb) || (next !== "" && !AFTER_VERB.test(next))) continue;
    if (next === "" && !/^(?:wait|listen|run|leave|search|pray|rest|sleep|hide|flee)$/u.test(verb)) continue;
    // "the coat and hat", "to look and listen": a noun, or a second verb of the same deed.
    if (
      /\b(?:to|tell|tells|told) \S+(?: \S+){0,3}$/u.test(text.slice(from, match.index)) &&
      /^and\b/u.test(whole.trim()) &&
      /\b(?:tell|ask|order|want|beg|persuade)\b/u.test(text.slice(from, match.index)) &&
      !TRAVELS.test(text.slice(match.index + whole.length))
    )
      continue;
    parts.push(text.slice(from, match.index));
    from = match.index + whole.length;
  }
  rest = text.slice(from);
  parts.push(rest);
  return parts.map((part) => part.replace(/^I /u, "").trim()).filter((part) => part !== "");
}
const TRAVELS = /^(?:I )?(?:go|walk|run|head|return|hurry|ride|leave|set off|climb|cycle)\b/iu;

/** The deed to stand after "You". */
export function inYourPerson(text: string): string {
  const plain = text.replace(/[.!,;:]+$/u, "");
  const wording = toSecondPerson(plain);
  return wording.charAt(0).toLowerCase() + wording.slice(1);
}

/** Takes the player's message apart. */
export function readMessage(typed: string): Message {
  const text = withoutTitleDots(typed.trim().replace(/\s+/gu, " "));
  const quotes: string[] = [];
  const frame = text.replace(QUOTED, (quoted) => {
    quotes.push(quoted.slice(1, -1));
    return "“”";
  });
  const none = { text, frame, clauses: [], narrated: [], question: null };
  if (quotes.length > 0 && OTHERS_SAY.test(frame)) return { ...none, speech: [], narrated: [text] };
  const clauses: Clause[] = [];
  const narrated: string[] = [];
  let question: string | null = null;
  let spoken = 0;
  const speech: string[] = [];
  for (const sentence of splitSentences(frame.replace(/“”(?= \p{Lu})/gu, "“”."))) {
    const marks = sentence.split("“”").length - 1;
    const inside = quotes.slice(spoken, spoken + marks);
    spoken += marks;
    let at = 0;
    const restored = sentence.replace(/“”/gu, () => `“${inside[at++] ?? ""}”`);
    const only = sentence.replace(/[“”.,!?\s]/gu, "") === "";
    if (only) {
      speech.push(...inside);
      continue;
    }
    const own = ownDeed(sentence);
    if (own === null) {
      if (sentence.endsWith("?") || ASKS.test(sentence)) question = sentence;
      else narrated.push(restored);
      continue;
    }
    // "I read the note 'Count the sleds.'" has words in it, but says none.
    const says = new RegExp(`(?::|\\b${SAYING}\\b[^“”]{0,60}),? ?“”`, "iu").test(sentence) || sentence.startsWith("“”");
    if (says) speech.push(...inside);
    at = 0;
    const words = says
      ? own.text.replace(
          /(?:,? and (?:say|shout|cry|ask|whisper|yell|add|call|snap|answer|reply)(?: \p{L}+ly)?)?[:,]? ?“”\.?/gu,
          "",
        )
      : own.text.replace(/“”/gu, () => `“${inside[at++] ?? ""}”`);
    for (const deed of splitDeeds(words.replace(/[.!]+$/u, "")).flatMap(withPurpose))
      clauses.push({ text: deed, wording: inYourPerson(deed), lead: clauses.length === 0 ? own.lead : "" });
  }
  return { text, frame, speech, clauses, narrated, question };
}

const ASKS = /^(?:and |so |but )?(?:who|whose|what|where|when|why|how|which|is there|are there)\b/iu;

/** "go to the Customs House to show my letter to Pell": a way, and what it is for. */
function withPurpose(deed: string): string[] {
  const found = TRAVELS.test(deed)
    ? /^(.+? (?:to|into|for|at|in|up|down) .+?) to (?=(\p{Ll}+) )(.+)$/u.exec(deed)
    : null;
  if (found === null || !isVerb(found[2]!)) return [deed];
  return [found[1]!, found[3]!];
}

/** What the hero does in a sentence, without "I", and what stands before it; null where the sentence is about others. */
function ownDeed(sentence: string): { readonly text: string; readonly lead: string } | null {
  const plain = sentence.replace(/’/gu, "'").replace(/^“”[.,]? ?/u, "");
  const opens = LEAD.exec(plain);
  if (opens !== null) {
    const rest = plain.slice(opens[0].length);
    // "I am cold", "I know him": so it is.
    return { text: (opens[1] ?? "") + rest, lead: "" };
  }
  const lead =
    /^((?:In|At|On|With|Before|After|By|From|Under|Outside|Inside|Behind|When|While|As|Once|Slowly|Quietly|Carefully|\p{Lu}\p{Ll}+ly|\p{Lu}\p{Ll}+ing)\b[^.!?“”]{0,120}?),? (?:I|we) (?!am\b|was\b)(.+)$/u.exec(
      plain,
    );
  if (lead !== null) return { text: lead[2]!, lead: lead[1]! };
  const [first = "", next = ""] = plain.replace(/^(?:then|so|and|now) /iu, "").split(/[\s,.!]+/u);
  const isCommand =
    isVerb(first) &&
    (next === "" || AFTER_VERB.test(next) || next === "“”") &&
    !/[?]$/u.test(plain) &&
    !/^(?:may|will|can|do|is|are|have|let)$/iu.test(first);
  return isCommand ? { text: plain.charAt(0).toLowerCase() + plain.slice(1), lead: "" } : null;
}

/** Whether a message only says what the hero does, says or asks, so that it answers no question about others. */
export function isOwnTurn({ clauses, speech, narrated, question }: Message): boolean {
  if (narrated.length > 0) return false;
  if (clauses.length > 0)
    return !/^(?:am|was|have|had|know|think|believe|see|find|lose|feel|hear|saw|found|heard|felt|lost|remember|recogni[sz]e|notice|realise|realize)\b/iu.test(
      clauses[0]!.text,
    );
  return question !== null || speech.length > 0;
}
