import { pattern, storedPattern } from "../../patterns.ts";
import { ADVERBS, DETERMINERS, PREPOSITIONS, PRONOUNS } from "../../understand/lexicon/words.ts";
import { nounKinds, verbIn } from "../../understand/lexicon/vocabulary.ts";

/** One part of a player's message, in the order in which the player wrote it. */
export interface MessagePart {
  /** A remark says what the player thinks; it is neither done nor spoken. */
  readonly kind: "speech" | "act" | "question" | "remark";
  readonly text: string;
  /** Whether the player says that the hero does not do it. */
  readonly denied: boolean;
  /** For speech: the words that name the listener beside it ("the man with the apple"). Empty if there are none. */
  readonly to: string;
}

/** A quotation of a few words after one of these is a name, or something that is written. */
const NAMES = storedPattern("message-parts names");

/** "I ask Wenna", "finally answer her:", "I shout up at the lamp": words that only say to whom something is said, and how. */
const TAG = storedPattern("message-parts tag");
/** "I turn to Hanne": a motion that only says who is addressed. */
const TURNS = storedPattern("message-parts turns");
/** `bess: "any other way?"`: the name of the listener, as in a script. */
const SCRIPT = storedPattern("message-parts script");
/** "keeping my hand to myself", "loud enough for the oven": how something is done, and no act of its own. */
const MANNER = storedPattern("adventure message-parts manner");
const DENIED = storedPattern("message-parts denied");
/** "I drink nothing that stands there": nothing is drunk. */
const NOTHING = storedPattern("message-parts nothing");
/** "Leave the Third dark" keeps a thing as it is. */
const LEAVES_THEM = storedPattern("message-parts leaves them", "u");
const LEAVES = storedPattern("message-parts leaves");
const NO = storedPattern("message-parts no");
const HERO = storedPattern("message-parts hero");
/** "I'm under seal as a postman", "I think": a reason, and no act. */
const REASON = storedPattern("message-parts reason");
const FIRST_WORDS = storedPattern("message-parts first words", "u");

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];

/** Whether these words begin with a verb in its plain form, as an act does: "dig for it", but not "oil and bread". */
function beginsWithVerb(text: string): boolean {
  const [word = "", after = "", third = ""] = wordsIn(text).filter((each, at) => at > 0 || !FIRST_WORDS.test(each));
  if (BODY.test(word) || (word === "be" && /(?:ed|en)$/u.test(after))) return false;
  if (word === "i" || word === "we") return verbIn(after) !== null || ADVERBS.has(after);
  if (ADVERBS.has(word) || word.endsWith("ly")) return verbIn(after)?.form === "base" && third !== "";
  if (ASKING.test(word) && QUESTION_WORD.test(after)) return true;
  if (verbIn(word)?.form !== "base" || DETERMINERS.has(word) || PREPOSITIONS.has(word)) return false;
  // "the bread and oil" is one thing and another.
  if (after === "") return ALONE.test(word);
  if (nounKinds(word) === "") return true;
  return DETERMINERS.has(after) || PRONOUNS.has(after) || PREPOSITIONS.has(after) || ADVERBS.has(after);
}

const ASKING = storedPattern("message-parts asking", "u");
const QUESTION_WORD = storedPattern("message-parts question word", "u");

/** "nose to the paint", "eyes down" */
const BODY = storedPattern("message-parts body", "u");

const ALONE = storedPattern("message-parts alone", "u");

/** "… and on to the ford": a second way. */
const ON_FROM_THERE = storedPattern("message-parts on from there");
/** Words that tie what follows to what was before: "so as not to wake her", "who had the key". */
const TIED = storedPattern("message-parts tied");
/** "to find and open it": both verbs belong to the purpose. */
const PURPOSE = storedPattern("message-parts purpose");
const isTied = (before: string): boolean => {
  const purpose = PURPOSE.exec(before)?.[1] ?? "";
  return TIED.test(before) || (purpose !== "" && verbIn(purpose)?.form === "base" && nounKinds(purpose) === "");
};
/** "and see what happens" belongs to the act before it. */
const TO_SEE = storedPattern("message-parts to see");
/** "Up the field to the Seventh", "on to the ford": a way without a verb. */
const ON_THE_WAY = storedPattern("message-parts on the way");

/** "Tell the room the plan: doors shut, lamps out, and I go in front": the words after the colon are what is told. */
const TELLS_ALL = storedPattern("message-parts tells all");

/** "search the bunk, what's missing from it?": an act and a question. */
const asksBeside = (before: string, after: string): boolean =>
  ASKS_BESIDE.test(after) && beginsWithVerb(before) && !SAYS.test(before);
const ASKS_BESIDE = storedPattern("message-parts asks beside");

/** Splits narration into its clauses. A piece that begins no act of its own stays with the piece before it. */
function clausesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern("message-parts break", "gu"))) {
    const before = text.slice(from, match.index);
    const [after = ""] = text.slice(match.index + match[0].length).split(/(?<=[.;!?])/u);
    const ends = /[.!?;…]\s*$/u.test(text.slice(0, match.index));
    const tied = !match[0].includes(",") && isTied(before);
    const joins =
      !ends &&
      (TELLS_ALL.test(before) ||
        (tied && !TAG.test(after)) ||
        // "Where did you learn that - clear, thumb, fill, trim?" fills and trims nothing.
        (ASKS.test(before) && after.trim().endsWith("?") && !HERO.test(after)) ||
        (!beginsWithVerb(after) && !ON_FROM_THERE.test(after) && !asksBeside(before, after)) ||
        TO_SEE.test(after) ||
        before.trim() === "");
    if (joins && !(match[0].includes(",") && TAG.test(after))) continue;
    pieces.push(before);
    from = match.index + match[0].length;
  }
  return [...pieces, text.slice(from)].map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

/** "If she will not come I go": what is done is after the condition. */
const CONDITION = storedPattern("message-parts condition");

/** "wait, who baked it", "lol what": the question is what is meant. */
const BEFORE_ASKING = storedPattern("message-parts before asking");
const ASKS_WHO = storedPattern("message-parts asks who");

function narrated(whole: string): MessagePart {
  const text = whole.replace(CONDITION, "").replace(BEFORE_ASKING, "");
  const part = (kind: MessagePart["kind"], denied = false): MessagePart => ({ kind, text, denied, to: "" });
  if (NO.test(text)) return part("remark", true);
  if (pattern("message-parts narrated").test(text)) return part("remark");
  if (ASKS_WHO.test(text)) return part("question");
  if (text.endsWith("?") && (ASKS.test(text) || !beginsWithVerb(text))) return part("question");
  if (DENIED.test(text) || NOTHING.test(text) || LEAVES.test(text) || LEAVES_THEM.test(text)) return part("act", true);
  if (REASON.test(text) || IF_SO.test(text)) return part("remark");
  if (wordsIn(text).length < 2 || THINKS.test(text)) return part("remark");
  if (LEADS_ME.test(text)) return part("act");
  return part(HERO.test(text) || beginsWithVerb(text) || ON_THE_WAY.test(text) ? "act" : "remark");
}

/** "Up past the sixth house": a way without a verb and without the hero. */
export const isBareWay = (text: string): boolean => ON_THE_WAY.test(text) && !HERO.test(text) && !beginsWithVerb(text);

/** What a clause of narration is. */
export const kindOf = (text: string): Pick<MessagePart, "kind" | "denied"> => {
  const { kind, denied } = narrated(text);
  return { kind, denied };
};

/** "Annis take me to the oil-house" */
const LEADS_ME = storedPattern("message-parts leads me");

/** "think, father", "hope for the best": no act. "Think about the marks" may be one. */
const THINKS = storedPattern("message-parts thinks");

/** "if it's locked": what is done only if it must be. */
const IF_SO = storedPattern("message-parts if so");
const ASKS = storedPattern("message-parts asks");

/** What is done, without how it is done: "break the glass, low down, away from her face". */
const withoutManner = (text: string): string =>
  text.replace(pattern("message-parts without manner"), "").replace(pattern("message-parts without manner 2"), "");

const listenerIn = (words: string): string =>
  (words.split(/[,—]/u)[0] ?? "")
    .replace(pattern("message-parts listener in"), "")
    .replace(pattern("message-parts listener in 2"), "")
    .trim();

/** The parts of a message in order: what is said, done, asked and thought. A message of one part is returned whole. */
export function partsOf(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let to = "";
  let from = 0;
  const narrate = (span: string) => {
    for (const whole of clausesOf(span)) {
      const clause = withoutManner(whole);
      const tag = TAG.exec(clause) ?? TURNS.exec(clause);
      const isTag = tag !== null && (parts.at(-1)?.kind === "speech" || from < text.length);
      if (isTag && /["“]/u.test(text)) {
        const named = listenerIn(tag[2] ?? "") || (tag[1] ?? "");
        if (named === "") continue;
        const last = parts.at(-1);
        const introduces = /[:,]\s*$/u.test(clause) || TURNS.test(clause);
        if (last?.kind === "speech" && last.to === "" && !introduces) parts[parts.length - 1] = { ...last, to: named };
        to = named;
        continue;
      }
      const script = SCRIPT.exec(clause)?.[1];
      if (script !== undefined && /["“]/u.test(text)) {
        to = script;
        continue;
      }
      const last = parts.at(-1);
      if (MANNER.test(clause) && !DENIED.test(clause) && !NO.test(clause)) {
        if (last?.kind === "act") parts[parts.length - 1] = { ...last, text: `${last.text}, ${clause}` };
        continue;
      }
      parts.push(narrated(clause));
    }
  };
  for (const match of text.matchAll(pattern("message-parts quoted", "gu"))) {
    const words = match[1] ?? match[2] ?? "";
    const isName = isQuoted(words, text.slice(0, match.index), text.slice(match.index + match[0].length));
    if (isName || !/[\p{L}\p{N}]/u.test(words)) continue;
    narrate(text.slice(from, match.index));
    from = match.index + match[0].length;
    const last = parts.at(-1);
    // “Eight?” I ask Wenna. “Who says so?”: both are said to the same person.
    if (last?.kind === "speech" && (to === "" || last.to === to))
      parts[parts.length - 1] = { ...last, text: `${ended(last.text, words)} ${words.trim()}` };
    else parts.push({ kind: "speech", text: words.trim(), denied: false, to });
  }
  narrate(text.slice(from));
  return parts;
}

/** “A thistle,” I say. “Who baked it?”: the comma belongs to what is beside it. */
const ended = (text: string, next: string): string => (/^\W*\p{Lu}/u.test(next) ? text.replace(/,$/u, ".") : text);

/** Words that stand in a clause that says nothing to anybody: 'came to be "ruled out"', 'I write "Paid" below it'. */
function isQuoted(words: string, before: string, after: string): boolean {
  if (WRITES.test(before)) return true;
  // '"Stroud boy"? Who are the Strouds?' repeats somebody's words.
  if (/^\s*\?/u.test(after) && words.split(/\s+/u).length <= 4) return true;
  const length = words.split(/\s+/u).length;
  if (length <= 3 && NAMES.test(before)) return true;
  const clause = before.split(/[.!?;:]/u).at(-1) ?? "";
  return (
    length <= 4 && /\p{L}\s*$/u.test(clause) && !SAYS.test(clause) && !/[.!?,]$/u.test(words) && INSIDE.test(clause)
  );
}
const WRITES = storedPattern("message-parts writes");
const SAYS = storedPattern("message-parts says");
/** The clause goes on to its quotation: "came to be", "what is". A gesture before speech does not: "I shrug". */
const INSIDE = storedPattern("message-parts inside");

/** A posture or a gesture on the way to what is done or said: "I crouch by the loaf", "I step up beside Aldous". */
const POSTURE = storedPattern("adventure message-parts posture");
export const isPosture = ({ kind, denied, text }: MessagePart): boolean =>
  kind === "act" && !denied && POSTURE.test(text) && !BELOW.test(text);

/** "I slide under the table" goes to look there. */
const BELOW = storedPattern("message-parts below");
const TOUCHES = storedPattern("message-parts touches");

/** An act of looking in plain words: "I run a finger along the strokes" becomes "examine the strokes". */
export const plainly = (text: string): string => {
  const touched = TOUCHES.exec(text)?.[1];
  const below = BELOW.exec(text);
  if (touched !== undefined) return `examine ${touched}`;
  return below === null ? text : `look ${below[1]} ${below[2]}`;
};

/** A clause as the game master repeats it to the player: "I hide it under my coat" becomes "hide it under your coat". */
export const toPlayer = (clause: string): string =>
  clause
    .replace(pattern("message-parts to player"), "")
    .replaceAll(/\bmyself\b/giu, "yourself")
    .replaceAll(/\bmy\b/giu, "your")
    .replaceAll(/\bI['’]m\b/gu, "you are")
    .replaceAll(/\b(?:me|I)\b/gu, "you")
    .replace(/\W+$/u, "")
    .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
