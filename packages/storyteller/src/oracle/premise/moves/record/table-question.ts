import { capitalise, listed } from "#english/noun-phrase";
import { entriesIn, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { withCapitals } from "../../lore/capitals.ts";
import { contentWords, kindOfNoun } from "../../lore/nouns.ts";
import { whereIs } from "../../lore/whereabouts.ts";
import { fateOf } from "../../lore/fates.ts";
import { isFrame } from "../../opening/seeds.ts";
import type { Sort } from "../../memo.ts";
import { BY, type Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { isYesNo, shortAnswer, statementOf } from "../../words/short-answer.ts";
import { clockStands } from "../aim/clock.ts";
import { known, lookAround, storyStatus } from "../travel/look.ts";
import { oddsOf } from "../odds.ts";
import { askPlayer } from "../open-question.ts";
import { leadsOf } from "../aim/ends.ts";
import { company } from "./record.ts";
import { placeNamed } from "../travel/place-named.ts";
import { whoIn } from "../people/who.ts";

/** Questions to the table about the world: from the record where it knows, else from the dice, else from the player. */

export async function askTable(turn: Turn, typed: string): Promise<void> {
  const question = typed
    .replace(/[?!.\s]+$/u, "")
    .replace(/^(?:(?:and|so|but|or|then|wait|ok|hm+|oh|what do you mean),? )+/iu, "")
    .trim();
  const low = question.toLowerCase();
  const sense = /^what (?:do|can|did) (?:i|we) (hear|smell|notice|feel|find)\b/u.exec(low)?.[1];
  if (sense !== undefined)
    return turn.say(
      `The dice give ${await turn.words()}.`,
      askPlayer(turn, { sort: sense === "hear" ? "sound" : "find", asks: `What do you ${sense}?`, about: turn.place }),
    );
  const room = /^who(?:'s| is| are)? (?:in|at|on|inside) ((?:the |this )?[\p{L} ]+)$/u.exec(low)?.[1];
  if (room !== undefined && placeNamed(turn, room) === turn.place) return turn.say(company(turn));
  if (
    /^(?:what (?:do|can) (?:i|we) see|what(?:'s| is|s) (?:here|around|there|this place|in (?:here|the room)|it like(?: here)?)|what does (?:it|this place|the place|the room) look like|where (?:am i|are we)|describe)\b/u.test(
      low,
    )
  )
    return lookAround(turn, !low.startsWith("where"));
  if (
    /^(?:what(?:'s| is) (?:my|our|the) (?:goal|aim|quest|vow|plan|point)|what am i (?:doing|after|supposed to do|here for)|how (?:far|close) am i|how am i doing|what(?:'s| is) (?:the|my) progress|where were we)\b/u.test(
      low,
    )
  )
    return turn.say(storyStatus(turn));
  if (
    /\b(?:how (?:much|long) (?:time|more time|longer|left)|how much time (?:do|have)|how long (?:do|have) (?:i|we)|how long until|time (?:is )?left|what(?:'s| is) the (?:clock|time))\b/u.test(
      low,
    ) &&
    clockStands(turn) !== ""
  )
    return turn.say(clockStands(turn));
  const outcome = turn.memo.log.findLast(
    (each) =>
      Number(/^Turn (\d+)/u.exec(each)?.[1] ?? 0) >= turn.brief.number - 2 &&
      /: (?:it comes off|it goes wrong)/u.test(each),
  );
  if (
    /^did (?:i|we|it|that) (?:win|make it|succeed|work|manage|get (?:it|away|through)|lose|hit)\b|^(?:did|does|has) it work/u.test(
      low,
    ) &&
    outcome !== undefined
  )
    return turn.say(
      `${/goes wrong/u.test(outcome) ? "No" : "Yes"}. ${outcome.replace(/^Turn \d+: /u, "").replace(/: it (comes|goes)/u, ", and it $1")}`,
    );
  if (/^how (?:far|close|near) (?:are we|am i|is it|to go)|^how am i doing/u.test(low))
    return turn.say(
      storyStatus(turn),
      /doing/u.test(low) && turn.sheet !== null ? `${turn.sheet.hp.current} of ${turn.sheet.hp.max} hit points.` : "",
    );
  const measure = /^how (far|deep|high|old|big|long|much|heavy|strong|hard|cold|hot|fast|late)\b/u.exec(low);
  if (measure !== null) return measured(turn, question);
  const about = aboutWhom(turn, question);
  if (about !== undefined) turn.memo.last = about.kind === "person" ? about.name : turn.memo.last;
  if (
    about !== undefined &&
    /^(?:who(?:'s| is| was|s)|what(?:'s| is| was|s)|what (?:do|did) (?:i|we) know (?:about|of)|tell me (?:more )?about|do i know)\b/u.test(
      low,
    ) &&
    !/\b(?:says?|saying|tells?|telling|wants?|doing|thinks?)\b/u.test(low) &&
    isAll(question, about)
  ) {
    const answer = known(turn, about);
    return turn.say(answer === "" ? `Nobody has written anything of ${shortName(about)} yet.` : answer);
  }
  if (about !== undefined && /^where(?:'s| is| are|s)\b/u.test(low) && isAll(question, about))
    return whereTo(turn, about);
  if (
    /^(?:can|should|do|could|may) (?:i|we) (?:trust|believe|rely on|count on)\b|^is (?:he|she|\p{L}+) (?:lying|trustworthy|honest|friendly|on (?:my|our) side)\b/u.test(
      low,
    ) &&
    about !== undefined
  )
    return trust(turn, about, question);
  const written = writtenOf(turn, question);
  if (written !== "" && low.startsWith("how many")) return turn.say(`It is written: ${written}`);
  const count = /^how many ((?:\p{Ll}+ )?\p{Ll}+)/u.exec(low)?.[1];
  if (count !== undefined) return counted(turn, count);
  const key = [...contentWords(question)].toSorted().join(" ");
  const before = key === "" ? undefined : turn.memo.settled.find((each) => each.key === key);
  if (before !== undefined) return turn.say(`That is settled: ${before.answer}`);
  if (isYesNo(question) || !/^(?:who|what|where|when|why|how|which|whose)/u.test(low)) {
    if (written !== "") return turn.say(`It is written: ${written}`);
    if (/\b(?:who|where|when|why|whose)\b/u.test(low) && !isYesNo(question))
      return askTable(turn, question.slice(low.search(/\b(?:who|where|when|why|whose)\b/u)));
    return yesOrNo(turn, question, key);
  }
  if (written !== "" && /^(?:where|when|who|whose|which)\b/u.test(low)) return turn.say(`It is written: ${written}`);
  const sort = sortOf(low);
  if (sort === "who" && whoKnown(turn, question)) return;
  if (sort === "state" && about !== undefined && known(turn, about) !== "" && !turn.wasSaid(`known ${about.name}`)) {
    turn.markSaid(`known ${about.name}`);
    return turn.say(known(turn, about));
  }
  // "… and burnt it. why": the question before asks it too.
  if (turn.asked && question.split(" ").length < 3) return;
  if (turn.asked) return turn.say(`One thing at a time: “${capitalise(toSecondPerson(question))}?” can be asked next.`);
  const asks = withCapitals(
    turn.lore,
    ` ${toSecondPerson(question.charAt(0).toLowerCase() + question.slice(1))}?`,
  ).trim();
  turn.say(
    `The dice give ${await turn.words()}.`,
    askPlayer(turn, {
      sort,
      asks: capitalise(asks),
      about: question,
      except: about?.name ?? "",
      ...(sort === "say" && about?.kind === "person" ? { by: about.name } : {}),
    }),
  );
}

/** Whom or what a question is about, by name or by pronoun. */
const aboutWhom = (turn: Turn, question: string): LoreEntry | undefined =>
  whoIn(turn, question) ?? entriesIn(turn.lore, question).find((entry) => !isHero(turn.lore, entry));

/** Whether a question asks for nothing but the one whom it names. */
function isAll(question: string, about: LoreEntry): boolean {
  const own = contentWords(`${about.name} ${about.aliases.join(" ")} ${about.role}`);
  return [
    ...contentWords(
      question.replace(/\b(?:this|that|again|exactly|guy|man|woman|lady|person|anyway|story|deal)\b/giu, ""),
    ),
  ].every((word) => own.has(word));
}

function whereTo(turn: Turn, about: LoreEntry): void {
  const name = capitalise(shortName(about));
  if (turn.isHere(about)) return turn.say(`${name} is here, at ${turn.place}.`);
  if (fateOf(turn.lore, about) === "dead") return turn.say(`${name} is dead.`);
  const where = about.kind === "person" || about.kind === "creature" ? whereIs(turn, about) : about.at;
  if (where !== "") {
    turn.memo.offers.push({ text: `go to ${where}`, act: "travel", target: where, topic: "" });
    return turn.say(`${name} is at ${where}, as far as anybody has said.`);
  }
  if (about.kind === "place") return turn.say(known(turn, about) || `${name} is a place you can go to.`);
  turn.say(
    `Nobody has said where ${shortName(about)} is.`,
    askPlayer(turn, { sort: "where", asks: `Where is ${shortName(about)}?`, about: about.name }),
  );
}

async function trust(turn: Turn, about: LoreEntry, question: string): Promise<void> {
  const attitude = turn.member(about.name)?.attitude ?? 0;
  const lying = /\blying\b/iu.test(question);
  const odds = (lying ? -attitude : attitude) > 0 ? "likely" : attitude === 0 ? "fifty-fifty" : "unlikely";
  const { yes, verdict, shown } = await turn.ask(`${capitalise(question)}?`, odds);
  const name = capitalise(shortName(about));
  const answer = shortAnswer(turn.lore, question, yes);
  turn.memo.settled.push({ key: [...contentWords(question)].toSorted().join(" "), answer: yes ? "yes." : "no." });
  turn.fact(
    lying
      ? `${name} ${yes ? "is lying" : "is not lying"}.`
      : `${name} ${yes ? "can be trusted" : "cannot be trusted"}.`,
  );
  turn.say(
    `${yes ? "Yes" : "No"}${answer === null ? "" : `, ${answer}`} (${shown}).`,
    verdict.endsWith("but")
      ? askPlayer(turn, {
          sort: "why",
          asks: yes ? `But ${name} keeps something back. Why?` : `But ${name} means you no harm. Why, then?`,
          about: about.name,
          except: about.name,
        })
      : "",
  );
}

async function measured(turn: Turn, question: string): Promise<void> {
  const { total } = await turn.brief.table.roll("1d6", question.slice(0, 100));
  turn.rolled = true;
  const much = [
    "hardly at all",
    "less than you feared",
    "about as much as you thought",
    "more than you hoped",
    "a great deal",
    "more than you can do anything about",
  ][total - 1]!;
  turn.fact(`${capitalise(question)}? ${capitalise(much)}.`);
  turn.say(`${capitalise(much)}, by the die (${total} of 6).`);
}

async function counted(turn: Turn, noun: string): Promise<void> {
  const { total } = await turn.brief.table.roll("1d6", `How many ${noun}`.slice(0, 100));
  turn.rolled = true;
  const number = ["one", "two", "three", "four", "five", "six"][total - 1]!;
  turn.fact(`There ${total === 1 ? "is only one" : `are ${number}`} of the ${noun}.`);
  turn.say(`${capitalise(number)}, by the die.`);
}

/** A sentence of the texts or of what was settled that holds every telling word of a question; empty where there is none. */
function writtenOf(turn: Turn, question: string): string {
  const asked = [...contentWords(question)];
  if (asked.length < 2) return "";
  const found = turn.lore.sentences.findLast(
    ({ words, text, source }) =>
      text !== "" &&
      !text.startsWith("Asked “") &&
      !text.includes("?") &&
      !(source === "notes" && /\b(?:hero|I|story|begins|starts)\b/u.test(text)) &&
      !isFrame(text) &&
      asked.every((word) => words.has(word)),
  );
  return found === undefined ? "" : toSecondPerson(found.text);
}

/**
 * A question for somebody is answered by what was found: a sentence that names them, or, where it is what the hero is after, those to whom
 * the traces lead. What the story is about is not given away to a question.
 */
function whoKnown(turn: Turn, question: string): boolean {
  const wanted = [...contentWords(question)];
  const { clues, facts } = turn.memo;
  const found = [...clues, ...facts].filter(
    (text) =>
      !text.includes(" does not want you to ") &&
      entriesIn(turn.lore, text).some((each) => turn.people.some(({ name }) => name === each.name)),
  );
  const direct = found.findLast((text) => wanted.length > 0 && wanted.every((word) => contentWords(text).has(word)));
  if (direct !== undefined) {
    turn.say(`As far as you know: ${direct}`);
    return true;
  }
  if (turn.main === undefined || !turn.sharesWords(`${turn.main.title} ${turn.main.question}`, question)) return false;
  const leads = leadsOf(turn).slice(0, 3);
  turn.say(
    "That is what you are here to find out, and nobody has said it yet.",
    leads.length === 0
      ? "Nothing that you have found leads to anybody so far."
      : `What you have found leads to ${listed(leads.map(({ who, times }) => (times > 1 ? `${shortName(who)} (${times} times)` : shortName(who))))}.`,
  );
  return true;
}

async function yesOrNo(turn: Turn, question: string, key: string): Promise<void> {
  const { yes, verdict, shown } = await turn.ask(`${capitalise(question)}?`, oddsOf(question));
  const short = shortAnswer(turn.lore, question, yes);
  const answer = `${yes ? "Yes" : "No"}${short === null ? "" : `, ${short}`}`;
  const died = /^(?:is|are) .*\b(?:alive|living)$/u.test(question)
    ? !yes
    : /^(?:is|are|did) .*\b(?:dead|die|died)$/u.test(question)
      ? yes
      : null;
  const who = died === null ? undefined : whoIn(turn, question);
  if (who !== undefined && died !== null) turn.change({ type: "cast_changed", by: BY, name: who.name, alive: !died });
  turn.memo.settled.push({ key, answer: `${answer.charAt(0).toLowerCase()}${answer.slice(1)}.` });
  const statement = statementOf(turn.lore, question, yes);
  const settled =
    statement === null
      ? `${capitalise(toSecondPerson(question))}? ${yes ? "Yes" : "No"}.`
      : `${withCapitals(turn.lore, ` ${toSecondPerson(statement)}`).trim()}.`;
  turn.fact(settled);
  turn.log(settled);
  const odds = shown.replace(/: [^:]*$/u, "");
  if (verdict.endsWith("but"))
    return turn.say(
      `${answer}, but… (${odds})`,
      askPlayer(turn, {
        sort: "so",
        asks: turn.oneOf(["But what?", "What is the but?", "What speaks against it?"]),
        about: question,
      }),
    );
  if (verdict.endsWith("and"))
    return turn.say(
      `${answer}, and… (${odds})`,
      askPlayer(turn, {
        sort: "so",
        asks: turn.oneOf(["And what?", "What else is so?", "What is more?"]),
        about: question,
      }),
    );
  turn.say(`${answer} (${odds}).`);
}

function sortOf(low: string): Sort {
  if (low.startsWith("who") || /^which (?:\p{L}+ )?(?:person|man|woman|one)/u.test(low)) return "who";
  if (low.startsWith("where")) return "where";
  if (/^why|^what for/u.test(low)) return "why";
  if (/^when|^how long ago/u.test(low)) return "when";
  if (
    /^how (?:is|are|was|were|does|do|bad|good|well|badly)\b|^what(?:'s| is| are) .*\b(?:doing|like|up to)$/u.test(low)
  )
    return "state";
  if (/^what (?:does|do|did) .* want/u.test(low)) return "want";
  if (low.startsWith("how")) return "how";
  if (/^what(?:'s| is| has|s)? (?:happen|going on|wrong|next|that (?:noise|sound))/u.test(low)) return "event";
  if (/^what(?:'s|s| is)? (?:does |did |do )?.{1,40} (?:say(?:ing)?|tell|answer|know|think|read)\b/u.test(low))
    return "say";
  return kindOfNoun(
    /^what(?:'s| is) (?:in|inside|on|under|behind) (?:the |my |his |her )?(\p{Ll}+)/u.exec(low)?.[1] ?? "",
  ) === null
    ? "what"
    : "find";
}
