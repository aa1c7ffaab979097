import { parsePromise } from "#english/promise";
import { listed } from "#english/noun-phrase";
import { asSentence, sentencesOf } from "#english/sentences";
import { isKnownVerb, past } from "#english/past-tense";

const QUOTED = /([“"][^“”"]*[”"])/u;

/**
 * The player's deed in the third person: "I promise Hanne the locket" → "Mira promised Hanne the locket." Only person and tense change.
 * Every other word stays as the player wrote it, because recall must find the deed by these words. `line` is plain text. The first party
 * member acts, unless the sentence begins with another member's name.
 */
export function deedOf(line: string, party: readonly string[]): string {
  if (line === "") return "";
  const first = party[0] ?? "The player";
  const actor = party.find((name) => line.startsWith(name) || line.startsWith(name.split(" ")[0]!)) ?? first;
  if (/^[“"]/u.test(line) && !/[”"][^“”"]*\b(?:I|We)\b/iu.test(line)) return asSentence(`${actor} said: ${line}`);
  const phrased = phrase(line, actor, party);
  if ([actor, ...party].some((name) => mentions(phrased, name))) return asSentence(phrased);
  return asSentence(line.endsWith("?") ? `${actor} asked: ${phrased}` : `${actor}: ${phrased}`);
}

const mentions = (line: string, name: string) => line.includes(name) || line.includes(name.split(" ")[0]!);

/** Rewrites the text outside quotations in the third person. Quoted speech stays as it is. */
function phrase(line: string, actor: string, party: readonly string[]): string {
  return line
    .split(QUOTED)
    .map((part, i) => (i % 2 === 1 ? part : outsideQuotes(part, actor, party)))
    .join("");
}

function outsideQuotes(part: string, actor: string, party: readonly string[]): string {
  const all = party.length > 1 && party.length <= 3 ? listed(party) : `${actor} and the others`;
  const lead = /^\s*/u.exec(part)?.[0] ?? "";
  const tail = /\s*$/u.exec(part.slice(lead.length))?.[0] ?? "";
  return `${lead}${sentencesOf(part)
    .map((sentence) => thirdPerson(sentence, actor, all))
    .join(" ")}${tail}`;
}

const SUBJECT =
  /^((?:(?:then|so|and|but|okay|ok|well|now|next|first|carefully|quietly|slowly)\s*,?\s+)*)(I|We)(['’]m|['’]re|['’]ll|['’]ve|['’]d)?\s+((?:\p{L}+ly|then|also|just|first|now)\s+)?([\p{L}'’]+)/iu;
const MODAL = /^(?:will|would|can|could|shall|should|may|might|must)$/iu;

/** "I swear that I will mend it" → "I swear to mend it": the person who promises is the one who must do it. */
const OWN_WORD =
  /(\b(?:promise|vow|swear|pledge|word|oath)\b[^.!?:;]*?),? (?:that )?(?:I|we)(?:['’]ll| will| shall| would|['’]d) (not |never )?/iu;

function thirdPerson(spoken: string, actor: string, all: string): string {
  const sentence =
    parsePromise(spoken) === null
      ? spoken
      : spoken.replace(OWN_WORD, (_, before: string, no = "") => `${before} ${no}to `);
  const opened = sentence.replace(
    SUBJECT,
    (said, before: string, who: string, short: string | undefined, adverb: string | undefined, verb: string) => {
      const subject = who.toLowerCase() === "i" ? actor : all;
      const plural = who.toLowerCase() === "we" && subject.includes(" and ");
      const how = adverb ?? "";
      const be = plural ? "were" : "was";
      if (short !== undefined) {
        const auxiliary = { m: be, re: be, ll: "will", ve: "had", d: "would" }[short.slice(1).toLowerCase()] ?? "";
        return `${before}${subject} ${auxiliary} ${how}${verb}`;
      }
      if (/^(?:am|are)$/iu.test(verb)) return `${before}${subject} ${how}${be}`;
      if (MODAL.test(verb) || /(?:ed|[a-z]ought)$/u.test(verb)) return `${before}${subject} ${how}${verb}`;
      return `${before}${subject} ${how}${isLying(verb, sentence.slice(said.length)) ? "lied" : past(verb)}`;
    },
  );
  const inPast = opened === sentence ? sentence : coordinate(opened);
  return inPast
    .replace(/\b([Mm])yself\b/gu, "themself")
    .replace(/\bI(?:['’]m| am)\b/gu, "they were")
    .replace(
      /\bI['’](ll|ve|d)\b/gu,
      (_, short: string) => ({ ll: "they will", ve: "they have", d: "they would" })[short] ?? "they",
    )
    .replace(/(?<!\p{L})I was\b/gu, "they were")
    .replace(/(?<!\p{L})I(?!\p{L})/gu, "they")
    .replace(/\bmy\b/gu, "their")
    .replace(/\bMy\b/gu, "Their")
    .replace(/\bmine\b(?! (?:shaft|entrance|cart))/gu, "theirs")
    .replace(/\bme\b/gu, "them");
}

/** Whether "lie" means to say something untrue ("I lie and say", "I lie to them"), not to lie down. */
const isLying = (verb: string, after: string): boolean =>
  verb.toLowerCase() === "lie" && /^(?:$|[.!]| (?:to|and|about|that|through)\b)/u.test(after);

const INFINITIVE = /\bto (?:\p{L}+ly )?(\p{Ll}+)\b[^,;]*$/u;
const AFTER_HELPER =
  /\b(?:will|would|can|could|shall|should|may|might|must|let|lets|made|helped|saw|heard|watched)\b[^,;]*$/u;

/** In "Mira tried to run and hide", "hide" depends on "run" and not on the first verb, so it stays unchanged. */
const hangsOnAnother = (before: string): boolean =>
  AFTER_HELPER.test(before) || isKnownVerb(INFINITIVE.exec(before)?.[1] ?? "");

/** Puts verbs that are joined to the first one into the past tense as well: "Mira knelt and promise …" → "Mira knelt and promised …". */
function coordinate(sentence: string): string {
  return sentence.replace(
    /(\band then |\band |\bthen |, )(\p{Ll}+)(?= (?:the|a|an|my|his|her|their|our|your|its|it|him|them|us|all|some|every\p{Ll}*|any\p{Ll}*|nobody|nothing|some\p{Ll}*|to|at|for|in|into|on|out|up|down|by|away|behind|beneath|beside|inside|between|through|past|near|across|along|towards?|back|again|off|over|under|around|about|like|with|who|what|where|why|how|when|whether|if|who\p{Ll}+|hands|watch|guard|camp|still|quiet|that|this|\p{Ll}+ly|\p{Lu}))/gu,
    (whole, link: string, verb: string, at: number) =>
      isKnownVerb(verb) && !hangsOnAnother(sentence.slice(0, at)) ? `${link}${past(verb)}` : whole,
  );
}
