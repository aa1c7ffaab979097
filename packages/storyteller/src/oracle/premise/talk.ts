import { capitalise } from "#english/noun-phrase";
import { fateOf } from "./fates.ts";
import { isMet } from "./turn.ts";
import { entriesIn, type LoreEntry, shortName } from "./lore.ts";
import { contentWords } from "./nouns.ts";
import type { Odds } from "./odds.ts";
import { askPlayer, askForWords, wants } from "./open-question.ts";
import { inYourPerson } from "./message.ts";
import { toSecondPerson } from "./person-words.ts";
import {
  COULD_CHANGE,
  DOES_NOT_KNOW,
  fill,
  GREETS,
  REFUSES,
  REFUSES_AND,
  TAKES_ILL,
  TAKES_WELL,
  TELLS,
  TELLS_BUT,
  TELLS_MORE,
} from "./phrases.ts";
import { start, somebody, tick, witness } from "./pressure.ts";
import { approachOf, sway } from "./sway.ts";
import { BY, type Turn } from "./turn.ts";
import { isSamePlace, whereIs } from "./whereabouts.ts";

/** Words to somebody: who is meant is there or is not, and the dice say how they take it. */

/** Whether somebody can be spoken to now: they are here, or come to be; else it is said where they are. */
export async function meet(turn: Turn, who: LoreEntry): Promise<boolean> {
  const name = shortName(who);
  if (turn.isHere(who)) return true;
  if (fateOf(turn.lore, who) === "dead" || turn.member(who.name)?.alive === false) {
    turn.say(`${start(who)} is dead, and does not answer.`);
    return false;
  }
  if (fateOf(turn.lore, who) === "missing" && !isMet(turn, who) && turn.memo.places[who.name] === undefined) {
    turn.say(
      `Nobody knows where ${name} is: that is the trouble.`,
      askPlayer(turn, { kind: "place", asks: `Unless you do. Where is ${name}?`, about: who.name, sort: "where" }),
    );
    return false;
  }
  const where = whereIs(turn, who);
  if (where !== "" && isSamePlace(where, turn.place)) {
    turn.bring(who);
    return true;
  }
  if (where !== "") {
    turn.say(
      turn.oneOf([
        `${start(who)} is not here, but at ${where}.`,
        `For that you must go to ${where}: ${name} is there.`,
        `${start(who)} is to be found at ${where}, not here.`,
      ]),
    );
    turn.offer(`go to ${where}`, "travel", where);
    return false;
  }
  // Where the hero has come to see somebody whom nobody has put anywhere, that is where they are.
  if (turn.came || (await turn.ask(`Is ${name} here?`, "almost certain")).yes) {
    turn.bring(who);
    return true;
  }
  turn.say(
    `${start(who)} is not here.`,
    askPlayer(turn, { kind: "place", asks: `Where is ${name} to be found?`, about: who.name, sort: "where" }),
  );
  return false;
}

/** What is said to somebody. @param deed the player's words where their character only is said to ask or tell: "ask her who found him" */
export async function speakTo(turn: Turn, who: LoreEntry, spoken: string, deed = ""): Promise<void> {
  if (!(await meet(turn, who))) return;
  turn.memo.last = who.name;
  const words = spoken === "" ? deed : spoken;
  turn.log(spoken === "" ? `You ${toSecondPerson(deed)}.` : `You to ${shortName(who)}: “${spoken.slice(0, 120)}”`);
  if (spoken === "" && GESTURES.test(deed)) turn.say(`You ${inYourPerson(deed)}.`);
  const question = questionIn(spoken, deed);
  if (who.kind === "creature" && !turn.about(who).some(({ text }) => /\b(?:talks|speaks|says)\b/u.test(text)))
    return dumb(turn, who);
  const approach = approachOf(spoken, deed);
  if (approach !== null) return sway(turn, who, approach, question, words);
  if (question !== null) return ask(turn, who, question);
  const order = orderIn(words, deed);
  if (order !== null) return request(turn, who, order, words);
  return takeStatement(turn, who, words);
}

const GESTURES = /^(?:\p{Ll}+ly )?(?:show|give|hand|hug|kiss|embrace|nod|wave|offer|comfort|console|greet|thank)\b/iu;

/** An animal says nothing, and may show something. */
async function dumb(turn: Turn, who: LoreEntry): Promise<void> {
  const name = shortName(who);
  const { verdict, yes } = await turn.ask(
    `Does ${name} understand you?`,
    (turn.member(who.name)?.attitude ?? 0) < 0 ? "unlikely" : "fifty-fifty",
  );
  if (yes && verdict !== "yes, but") turn.attitude(who.name, 1);
  turn.say(
    turn.oneOf(
      yes
        ? [
            `${start(who)} understands more than you thought.`,
            `${start(who)} looks at you, then at something else, then at you.`,
            `${start(who)} has an answer, in its way.`,
          ]
        : [
            `${start(who)} is not in the mood.`,
            `${start(who)} takes that amiss.`,
            `That was the wrong tone for ${name}.`,
          ],
    ),
    askPlayer(turn, { kind: "take", asks: `What does ${name} do?`, about: who.name, sort: "beast", clue: yes }),
  );
}

const QUESTION_WORD = "who|whom|whose|what|where|when|why|how|which|if|whether";
/** The question in what is said: the last one that is put; null where nothing is asked. */
function questionIn(spoken: string, deed: string): string | null {
  if (spoken !== "") {
    const asked = spoken
      .split(/(?<=[.!?])\s+/u)
      .flatMap((each) => (each.endsWith("?") ? each.split(/,? and (?=(?:how|who|what|where|why|when)\b)/iu) : []))
      .map((each) => each.replace(/\?$/u, "").trim())
      .filter((each) => each.split(" ").length > 1 && !isVocativeOnly(each));
    const found = asked.at(-1);
    if (found !== undefined) return withoutVocative(found);
    const wording = /\b(?:tell me|I want to know|answer me)\b,? ?(?:about )?(.*?)[.!?]*$/iu.exec(spoken)?.[1];
    return wording === undefined ? null : wording === "" ? "what you know" : wording;
  }
  const found = new RegExp(
    `\\b(?:ask|question|interview|press|demand|beg|enquire|inquire|wonder)\\b.*?\\b((?:${QUESTION_WORD}) .+)$`,
    "iu",
  ).exec(deed)?.[1];
  if (found !== undefined) return found;
  const about = /\b(?:ask|question|interview|press|interrogate|talk|speak|chat)\b.*? (about .+)$/iu.exec(deed)?.[1];
  if (about !== undefined) return about;
  return /^(?:\p{Ll}+ly )?(?:interview|question|interrogate) /iu.test(deed) ? "what there is to tell" : null;
}
const isVocativeOnly = (text: string): boolean =>
  /^(?:(?:Mr|Mrs|Miss|Captain|Doctor|my|dear) )*\p{Lu}\p{L}+$/u.test(text);
const withoutVocative = (text: string): string =>
  text
    .replace(/^(?:(?:well|now|so|please|my dear|dear|my) )*(?:[\p{Lu}][\p{L}'’]+ ?){1,3}, (?=(?:\p{L}))/u, "")
    .replace(/, (?:\p{Lu}[\p{L}'’]+ ?){1,3}$/u, "");

const YES_NO =
  /^(?:and |so |but )?(?:if|whether|is|are|was|were|do|does|did|have|has|had|can|could|will|would|am|should|isn't|aren't|didn't|don't|haven't)\b/iu;

/** A question that the texts answer in so many words: where somebody is, or who they are. */
export function literalAnswer(turn: Turn, question: string): string | null {
  const plain = question.replace(/[?]/gu, "").trim();
  const where =
    /^(?:and )?where (?:is|are|can i find|could i find|does|do) ((?:the |my |old )?[\p{L}'’ ]+?)(?: now| live| lives| to be found)?$/iu.exec(
      plain,
    )?.[1];
  const who = /^(?:and )?who(?:'s| is| are) ((?:the |my |old )?[\p{L}'’ ]+?)$/iu.exec(plain)?.[1];
  const entry = entriesIn(turn.lore, where ?? who ?? "").find(({ proper }) => proper);
  if (entry === undefined) return null;
  if (where !== undefined) {
    const at = entry.kind === "place" ? "" : whereIs(turn, entry);
    return at === "" || fateOf(turn.lore, entry) !== null ? null : isSamePlace(at, turn.place) ? "here" : `at ${at}`;
  }
  return entry.role === "" ? null : entry.role;
}

async function ask(turn: Turn, who: LoreEntry, question: string): Promise<void> {
  const name = shortName(who);
  const literal = literalAnswer(turn, question);
  if (literal !== null)
    return turn.say(
      turn.oneOf([
        `“${capitalise(literal)},” says ${name}.`,
        `${start(who)} does not have to think: ${literal}.`,
        `“That's no secret: ${literal},” says ${name}.`,
      ]),
    );
  const key = `${who.name}: ${[...contentWords(question)].toSorted().join(" ")}`;
  const before = turn.memo.settled.find((each) => each.key === key);
  if (before !== undefined)
    return turn.say(
      turn.oneOf([
        `${start(who)} has answered that: ${before.answer}`,
        `It is still as ${name} said: ${before.answer}`,
      ]),
    );
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const asked = capitalise(question.replace(/[?.!]+$/u, ""));
  if (YES_NO.test(question) && !/, or (?!did|not\b|do|is|are|was|have)|\bor was\b/iu.test(question) && attitude >= 0)
    return yesOrNo(turn, who, question, key);
  const odds: Odds = attitude > 0 ? "almost certain" : attitude < 0 ? "unlikely" : "likely";
  const { verdict, yes } = await turn.ask(`Does ${name} tell you?`, odds);
  const values = { N: name, O: shortName(somebody(turn, [who.name]) ?? who) };
  if (!yes) {
    if (verdict === "no, but") {
      const other = somebody(turn, [who.name]);
      turn.say(
        fill(turn.oneOf(DOES_NOT_KNOW), values),
        other === undefined
          ? ""
          : turn.oneOf([
              `“But ${shortName(other)} would.”`,
              `“Try ${shortName(other)}.”`,
              `“If anybody does, it is ${shortName(other)}.”`,
            ]),
      );
      if (other !== undefined) turn.offer(`ask ${shortName(other)} ${question.slice(0, 80)}`, "talk", other.name);
      return;
    }
    if (verdict === "no, and") {
      turn.attitude(who.name, -1);
      return turn.say(
        fill(turn.oneOf(REFUSES_AND), values),
        turn.random.chance(0.5) ? witness(turn, `what you asked ${name}`, [who.name]) : tick(turn),
      );
    }
    return turn.say(fill(turn.oneOf(REFUSES), values), fill(turn.oneOf(COULD_CHANGE), values));
  }
  const forms = verdict === "yes, and" ? TELLS_MORE : verdict === "yes, but" ? TELLS_BUT : TELLS;
  const words = verdict === "yes, and" ? `The dice add ${await turn.words()}.` : "";
  if (verdict === "yes, and") turn.attitude(who.name, 1);
  turn.say(fill(turn.oneOf(forms), values), words, askForWords(turn, who, asked));
  if (verdict === "yes, but") wants(turn, who);
}

async function yesOrNo(turn: Turn, who: LoreEntry, question: string, key: string): Promise<void> {
  const name = shortName(who);
  const { verdict, yes } = await turn.ask(
    `${capitalise(question.replace(/^(?:if|whether) /iu, ""))}?`.slice(0, 100),
    "fifty-fifty",
  );
  const word = yes ? "Yes" : "No";
  turn.memo.settled.push({ key, answer: `${word.toLowerCase()}.` });
  turn.fact(`Asked “${question}”, ${name} said ${word.toLowerCase()}.`);
  const open =
    yes &&
    /\b(?:any(?:one|body|thing|where)?|some(?:one|body|thing)|hear|see|seen|know|give|gave|told|tell)\b/iu.test(
      question,
    );
  turn.say(
    turn.oneOf([
      `“${word},” says ${name}.`,
      `“${word},” says ${name} at once.`,
      `${start(who)} ${yes ? "nods" : "shakes a head"}: “${word}.”`,
      `“${word}.” It takes ${name} a while to say it.`,
    ]),
    verdict === "yes" && !open
      ? ""
      : verdict === "no"
        ? ""
        : verdict === "no, and"
          ? turn.oneOf([
              "“And I'd stop asking.”",
              "And that is not a question for this house, it seems.",
              "“Why does everybody ask me that?”",
              "The question is not forgiven.",
            ])
          : askPlayer(turn, {
              asks: `${verdict.endsWith("but") ? "But there is a but." : yes ? "And there is more." : ""} What does ${name} say?`.trim(),
              about: question,
              by: who.name,
              sort: "say",
              clue: yes,
            }),
  );
  if (verdict === "no, and") turn.attitude(who.name, -1);
}

/** What somebody is told or asked to do; null where it is no order and no request. */
function orderIn(words: string, deed: string): string | null {
  const wording =
    /^(?:\p{Ll}+ly )?(?:tell|order|ask|beg|command|instruct|want|invite) .*? to ((?:not )?\p{Ll}+\b.*)$/iu.exec(
      deed,
    )?.[1];
  if (wording !== undefined) return wording;
  return /\b(?:I (?:want|need|would like|'d like|must|wish) (?:to (?:see|look|speak|have|read|know)|you to)|let me|give me|show me|lend me|hand me|open up|may I|can I|could I|can you|could you|will you|would you|please|help me|help us|come with|stay (?:here|with)|follow me|take me|bring me|get me|wait (?:here|for))\b/iu.test(
    words,
  )
    ? words
    : null;
}

async function request(turn: Turn, who: LoreEntry, order: string, words: string): Promise<void> {
  const name = shortName(who);
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const { verdict, yes } = await turn.ask(
    `Does ${name} do it?`,
    attitude > 0 ? "almost certain" : attitude < 0 ? "unlikely" : "likely",
  );
  const values = { N: name, O: shortName(somebody(turn, [who.name]) ?? who) };
  if (!yes) {
    if (verdict === "no, and") turn.attitude(who.name, -1);
    return turn.say(
      fill(turn.oneOf(verdict === "no, and" ? REFUSES_AND : REFUSES), values),
      verdict === "no, and" ? tick(turn) : fill(turn.oneOf(COULD_CHANGE), values),
    );
  }
  if (
    /\b(?:come (?:with|along)|follow me|join (?:me|us)|accompany)\b/iu.test(words) &&
    !turn.memo.companions.includes(who.name)
  ) {
    turn.memo.companions.push(who.name);
    turn.say(`${start(who)} comes with you.`);
  } else
    turn.say(
      turn.oneOf([
        `${start(who)} does as you ask.`,
        `“Very well,” says ${name}, and it is done.`,
        `It is no trouble to ${name}.`,
        `${start(who)} agrees, and sees to it.`,
        `“Since it is you,” says ${name}.`,
        `${start(who)} does it without a word.`,
      ]),
    );
  turn.fact(`${start(who)} agreed: ${order.replace(/[.?!]+$/u, "")}.`.slice(0, 300));
  if (verdict === "yes, but") {
    wants(turn, who);
    const { pending } = turn.memo;
    if (pending !== null) turn.say(pending.asks.replace(/^And w/u, "W"));
  }
  if (verdict === "yes, and") turn.attitude(who.name, 1);
}
const GREETING =
  /^(?:(?:say |bid |wish )?(?:good (?:morning|evening|day|night|afternoon)|hello|hi|hey|goodbye|farewell|thank you|thanks)\b|(?:greet|thank|nod to|wave to|wave at)\b)/iu;
const GIVES = /\b(?:give|hand|show|return|present|pass|offer)\b/iu;
const LONG = 9;

/** Something is said that asks nothing. */
async function takeStatement(turn: Turn, who: LoreEntry, words: string): Promise<void> {
  const name = shortName(who);
  if (/\bI (?:promise|swear|vow|give you my word)\b/iu.test(words)) return promise(turn, who, words);
  if (GREETING.test(words) && words.split(" ").length < 8) return turn.say(fill(turn.oneOf(GREETS), { N: name }));
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const kind = /\b(?:hug|kiss|comfort|embrace|sorry|apologi[sz]e|console|love|dear)\b/iu.test(words);
  const { verdict, yes } = await turn.ask(
    `Does ${name} take it well?`,
    kind || attitude > 0 ? "almost certain" : attitude < 0 ? "unlikely" : "likely",
  );
  if (yes && verdict !== "yes, but") turn.attitude(who.name, 1);
  if (verdict === "no, and") turn.attitude(who.name, -1);
  const isWeighty = GIVES.test(words) || words.split(" ").length > LONG || verdict.includes(",");
  turn.say(
    fill(turn.oneOf(yes ? TAKES_WELL : TAKES_ILL), { N: name }),
    isWeighty
      ? askPlayer(turn, {
          asks: turn.oneOf([
            `What does ${name} do?`,
            `What does ${name} say to that?`,
            `And then? What does ${name} do?`,
          ]),
          about: who.name,
          sort: "reaction",
          kind: "take",
        })
      : "",
  );
}

/** The player gives their word: a thread of its own, that comes due. */
function promise(turn: Turn, who: LoreEntry, words: string): void {
  const gist = (
    /\b(?:promise|swear|vow|word)\b(?: (?:you|that|to you))*,? ((?:to|that|not to|I(?:'ll| will)) .*?|.*?)[.!?]*$/iu.exec(
      words,
    )?.[1] ?? words
  )
    .replace(/^(?:that )?I(?:'ll| will) /iu, "to ")
    .replace(/^that /iu, "");
  const title = `Your word to ${shortName(who)}: ${toSecondPerson(gist)}`.slice(0, 118);
  turn.attitude(who.name, 1);
  turn.change({ type: "thread_changed", by: BY, title, question: "Will you keep it?", kind: "promise", state: "open" });
  turn.say(
    turn.oneOf([
      `${start(who)} takes your word for it.`,
      `${start(who)} will hold you to that.`,
      `It is a promise now.`,
    ]),
  );
}
