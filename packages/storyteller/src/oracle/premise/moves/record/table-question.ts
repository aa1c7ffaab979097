import { pattern, storedPattern } from "../../../patterns.ts";
import { isNow } from "../../case/end/people-at-end.ts";
import { answersHook } from "../../case/hooks.ts";
import { capitalise } from "#english/noun-phrase";
import { entriesIn, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { withCapitals } from "../../lore/capitals.ts";
import { contentWords } from "../../lore/nouns.ts";
import { notYet } from "../../lore/where/not-yet.ts";
import { isSamePlace, placesOf, whereIs } from "../../lore/where/whereabouts.ts";
import { withLoad } from "../../case/task/load.ts";
import { fateOf } from "../../lore/fates.ts";
import { BY, type Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { isYesNo, shortAnswer, statementOf } from "../../words/short-answer.ts";
import { known, lookAround, storyStatus } from "../travel/look.ts";
import { drawAnswer, drawnBefore, kindOfQuestion } from "../drawn-answer.ts";
import { knownByDraw } from "../drawn-known.ts";
import { asksOfDeed } from "../people/asks-of-deed.ts";

import { plotDecides } from "../questions/plot-decides.ts";
import { andOrBut } from "../questions/and-or-but.ts";
import { twoIn } from "../questions/one-of-two.ts";
import { oddsOf } from "../odds.ts";
import { detailOf } from "../../case/details.ts";
import { lineFor } from "../../case/fill-in.ts";
import { isBesideMatter } from "../../case/open/theory-in.ts";
import { somethingHappens } from "../../case/happen.ts";
import { sayLead, standsAt } from "../../case/leads.ts";
import { isSearch } from "../../case/open/open-story.ts";
import { thingIn } from "../../case/open/own-things.ts";
import { findsOfThing } from "../../case/open/thing-piece.ts";
import { namesSought } from "../../case/aim/sought.ts";
import { findClue, subjectWords } from "../../case/reveal-clue.ts";
import { reacts } from "../people/reacts.ts";
import { readInstrument } from "../answers/instrument.ts";
import { company } from "./record.ts";
import { placeNamed } from "../travel/place-named.ts";
import { whoIn } from "../people/who.ts";
import { fromState } from "./state-question.ts";
import { quotedIn, whenWritten, writtenOf } from "./written.ts";

/** Questions to the table about the world: from the record where it knows, else from the dice, else from the player. */

export async function askTable(turn: Turn, typed: string): Promise<void> {
  const question = typed
    .replace(/[?!.\s]+$/u, "")
    .replace(pattern("table-question ask table 8"), "")
    // "Chief, how many rings are there?", where no chief is here.
    .replace(pattern("table-question calls", "u"), "")
    .trim();
  // "I open the drawer. What is in it?" was answered with the deed.
  if (turn.hasDrawn && subjectWords(question).size === 0) return;
  const low = question.toLowerCase();
  if (!isYesNo(question) && pattern("table-question ask table 9", "u").test(low) && question.split(" ").length < 5)
    return turn.say("Ask it in a whole sentence, and it is answered.");
  const sense = pattern("table-question ask table 10", "u").exec(low)?.[1];
  if (sense !== undefined) return sensed(turn, sense, question);
  const room = pattern("table-question ask table 11", "u").exec(low)?.[1];
  if (room !== undefined && placeNamed(turn, room) === turn.place) return turn.say(company(turn));
  if (pattern("table-question ask table", "u").test(low)) {
    const lead = sayLead(turn, "ask");
    if (lead !== "") return turn.say(lead);
  }
  // "What do I see in the water?": a detail, and not all that is here.
  const seen = pattern("table-question ask table 12", "u").exec(low)?.[1];
  const detail = seen === undefined || placeNamed(turn, seen) === turn.place ? "" : detailOf(turn, seen);
  if (detail !== "") return turn.say(detail);
  if (pattern("table-question ask table 2", "u").test(low)) return lookAround(turn, !low.startsWith("where"));
  if (pattern("table-question ask table 3", "u").test(low)) return turn.say(storyStatus(turn));
  const [, device = "", other = ""] = pattern("instrument asked", "u").exec(low) ?? [];
  const shown = device + other === "" ? "" : readInstrument(turn, device + other);
  if (shown !== "") return turn.say(shown);
  const state = fromState(turn, question);
  if (state !== "") return turn.say(state);
  const outcome = turn.memo.log.findLast(
    (each) =>
      Number(/^Turn (\d+)/u.exec(each)?.[1] ?? 0) >= turn.brief.number - 2 &&
      pattern("table-question ask table 13", "u").test(each),
  );
  if (
    outcome !== undefined &&
    (pattern("table-question ask table 4", "u").test(low) ||
      (pattern("table-question ask table 14", "u").test(low) && turn.sharesWords(outcome, question)))
  )
    return turn.say(
      `${/goes wrong/u.test(outcome) ? "No" : "Yes"}. ${outcome.replace(/^Turn \d+: /u, "").replace(/: it (comes|goes)/u, ", and it $1")}`,
    );
  if (pattern("table-question ask table 5", "u").test(low))
    return turn.say(
      storyStatus(turn),
      /doing/u.test(low) && turn.sheet !== null ? `${turn.sheet.hp.current} of ${turn.sheet.hp.max} hit points.` : "",
    );
  const load = pattern("table-question ask table 17", "u").test(low) ? withLoad(turn, question) : "";
  if (load !== "") return turn.say(load);
  const about = aboutWhom(turn, question);
  if (about !== undefined) turn.memo.last = about.kind === "person" ? about.name : turn.memo.last;
  if (
    about !== undefined &&
    pattern("table-question ask table 6", "u").test(low) &&
    !pattern("table-question ask table 16", "u").test(low) &&
    isAll(question, about)
  ) {
    const answer = known(turn, about);
    return turn.say(answer === "" ? `Nobody has written anything of ${shortName(about)} yet.` : answer);
  }
  if (about !== undefined && pattern("table-question ask table 17", "u").test(low) && isAll(question, about))
    return whereTo(turn, about, question);
  if (pattern("table-question ask table 7", "u").test(low) && about !== undefined) return trust(turn, about, question);
  const now = isNow(turn, question);
  if (now !== "") return turn.say(now);
  const quoted = quotedIn(turn, question);
  if (quoted !== "") return turn.say(quoted);
  const found = writtenOf(turn, question);
  // Who it was is answered by a sentence that names somebody.
  const isNamed = entriesIn(turn.lore, found).some(({ name }) => turn.people.some((each) => each.name === name));
  const written = low.startsWith("who") && !isNamed ? "" : found;
  if (written !== "" && low.startsWith("how many")) return turn.say(`It is written: ${written}`);
  const key = [...contentWords(question)].toSorted().join(" ");
  const before = key === "" ? undefined : turn.memo.settled.find((each) => each.key === key);
  if (before !== undefined) return turn.say(`That is settled: ${before.answer}`);
  const byDraw = isYesNo(question) ? knownByDraw(turn, question) : "";
  if (byDraw !== "") return turn.say(byDraw);
  // "Do I find anything on the desk?" asks what.
  const asksWhat = kindOfQuestion(turn, question) === "in";
  if (!asksWhat && (isYesNo(question) || !pattern("table-question ask table 19", "u").test(low))) {
    if (written !== "")
      return turn.say(
        `${turn.memo.clues.includes(written) ? "As far as you know" : pattern("table-question ask table 20").test(written) ? "It is written" : "Yes"}: ${written}`,
      );
    if (pattern("table-question ask table 21", "u").test(low) && !isYesNo(question))
      return askTable(turn, question.slice(low.search(pattern("table-question ask table 21", "u"))));
    return yesOrNo(turn, question, key);
  }
  const time = whenWritten(turn, question);
  if (time !== "") return turn.say(time);
  const ofHook = answersHook(turn, question);
  if (ofHook !== "") return turn.say(ofHook);
  if (written !== "" && pattern("table-question ask table 22", "u").test(low))
    return turn.say(`It is written: ${written}`);
  // What a thing of the story tells is found out, and not drawn.
  const thing = pattern("table-question of thing").test(low) ? thingIn(turn, question, true) : null;
  // In a search nobody learns where it is by asking the table.
  const piece = thing?.isNamed === true && !isSearch(turn.memo.case) ? findsOfThing(turn, thing, "look", question) : "";
  if (piece !== "") {
    turn.moved = true;
    return turn.say(piece);
  }
  if (low.startsWith("who") && whoKnown(turn, question)) return;
  if (
    about !== undefined &&
    known(turn, about) !== "" &&
    !turn.wasSaid(`known ${about.name}`) &&
    isAll(question, about) &&
    !/\bdo(?:ing)?\b/u.test(low)
  ) {
    turn.markSaid(`known ${about.name}`);
    return turn.say(known(turn, about));
  }
  if (
    pattern("table-question ask table 23", "u").test(low) &&
    (kindOfQuestion(turn, question) === null || plotDecides(turn, question))
  ) {
    turn.moved = true;
    const { truth } = turn.memo;
    const isOver = turn.memo.case === null && about !== undefined && truth.includes(shortName(about));
    return turn.say(somethingHappens(turn) || (isOver ? truth : "Nothing more is known of that yet."));
  }
  // "What does he do?": the one who is here reacts.
  if (about?.kind === "person" && turn.isHere(about) && pattern("table-question ask table 24", "u").test(low)) {
    turn.moved = true;
    return turn.say(reacts(turn, about, "does", ""));
  }
  const clue = fromClues(turn, question) || whatWasBehind(turn, low);
  if (clue !== "") return turn.say(clue);
  const drawn = drawnBefore(turn, question);
  if (drawn !== "") return turn.say(drawn);
  // What can be seen is seen; what the plot does not decide is drawn; who, why and where somebody has to be asked.
  const kind = kindOfQuestion(turn, question);
  const isSeen = !pattern("table-question ask table 25", "u").test(low);
  const isDrawn = kind !== null && !plotDecides(turn, question);
  // What is beside the matter of an open story is drawn, and no piece comes in its place.
  if (isDrawn && isBesideMatter(turn, question) && (await drawAnswer(turn, question))) return;
  const answer = isSeen ? findClue(turn, "look", question, true) || (isDrawn ? "" : detailOf(turn, question)) : "";
  if (answer === "" && isDrawn && (await drawAnswer(turn, question))) return;
  if (answer !== "" && key !== "") turn.memo.settled.push({ key, answer: answer.slice(0, 400) });
  if (answer === "" && turn.main === undefined && turn.memo.end !== null)
    return turn.say(lineFor(turn, pattern("task asks list").test(question) ? "nothing in the way" : "not answered"));
  turn.say(answer || `Nobody has told you that yet. ${sayLead(turn, "ask")}`.trim());
}

/** What the hero hears, smells or sees around them. */
function sensed(turn: Turn, sense: string, question: string): void {
  const isSound = sense === "hear";
  turn.moved = true;
  turn.say(
    detailOf(turn, question, isSound ? "sound" : sense === "smell" ? "smell" : "room") ||
      findClue(turn, isSound ? "listen" : "look", question, true) ||
      sayLead(turn, "look"),
  );
}

/** After the end, what was behind it is known. */
const whatWasBehind = (turn: Turn, low: string): string =>
  turn.memo.case === null && pattern("table-question what was behind", "u").test(low) ? turn.memo.truth : "";

/** What the hero has found out already that answers a question. */
function fromClues(turn: Turn, question: string): string {
  const wanted = [...contentWords(question)];
  const [best] = turn.memo.clues
    .map((text) => ({ text, hits: wanted.filter((word) => contentWords(text).has(word)).length }))
    .filter(({ hits }) => hits > 0 && hits * 2 >= wanted.length)
    .toSorted((a, b) => b.hits - a.hits);
  return best === undefined ? "" : `As far as you know: ${best.text}`;
}

/** Whom or what a question is about, by name or by pronoun. */
const aboutWhom = (turn: Turn, question: string): LoreEntry | undefined =>
  entriesIn(turn.lore, question).find((entry) => !isHero(turn.lore, entry) && isAll(question, entry)) ??
  whoIn(turn, question) ??
  entriesIn(turn.lore, question).find((entry) => !isHero(turn.lore, entry));

/** Whether a question asks for nothing but the one whom it names. */
function isAll(question: string, about: LoreEntry): boolean {
  const own = contentWords(`${about.name} ${about.aliases.join(" ")} ${about.role}`);
  return [...contentWords(question.replace(pattern("table-question is all", "giu"), ""))].every((word) =>
    own.has(word),
  );
}

function whereTo(turn: Turn, about: LoreEntry, question: string): void {
  const name = capitalise(shortName(about));
  if (turn.isHere(about)) return turn.say(`${name} is here, at ${turn.place}.`);
  if (fateOf(turn.lore, about) === "dead") return turn.say(`${name} is dead.`);
  const later = turn.member(about.name) === undefined ? notYet(turn.lore, about) : "";
  if (later !== "") return turn.say(`${name} is not here. ${later}`);
  const where =
    about.kind === "person" || about.kind === "creature"
      ? whereIs(turn, about)
      : fateOf(turn.lore, about) === "missing"
        ? ""
        : about.at;
  if (where !== "") {
    turn.memo.offers.push({ text: `go to ${where}`, act: "travel", target: where, topic: "" });
    return turn.say(`${name} is at ${where}, as far as anybody has said.`);
  }
  if (about.kind === "place") return turn.say(known(turn, about) || `${name} is a place you can go to.`);
  const { case: kept } = turn.memo;
  if (kept?.announced === true && namesSought(turn, kept, question))
    return turn.say(`At ${kept.where.lair}, if you are right.`, sayLead(turn, "ask"));
  if (fateOf(turn.lore, about) !== null)
    return turn.say(`That is what nobody will say. ${sayLead(turn, "ask", about.name)}`);
  const place =
    placesOf(turn).find((each) => !isSamePlace(each, turn.place) && !/^(?:your|home)\b/u.test(each)) ?? turn.place;
  turn.memo.places[about.name] = place;
  turn.moved = true;
  turn.memo.offers.push({ text: `go to ${place}`, act: "travel", target: place, topic: "" });
  turn.say(`${name} was last seen on the way to ${place}.`);
}

async function trust(turn: Turn, about: LoreEntry, question: string): Promise<void> {
  const attitude = turn.member(about.name)?.attitude ?? 0;
  const lying = /\blying\b/iu.test(question);
  const odds = (lying ? -attitude : attitude) > 0 ? "likely" : attitude === 0 ? "fifty-fifty" : "unlikely";
  const { yes, shown } = await turn.ask(`${capitalise(question)}?`, odds);
  const name = capitalise(shortName(about));
  const answer = shortAnswer(turn.lore, question, yes);
  turn.memo.settled.push({ key: [...contentWords(question)].toSorted().join(" "), answer: yes ? "yes." : "no." });
  turn.fact(
    lying
      ? `${name} ${yes ? "is lying" : "is not lying"}.`
      : `${name} ${yes ? "can be trusted" : "cannot be trusted"}.`,
  );
  turn.say(`${yes ? "Yes" : "No"}${answer === null ? "" : `, ${answer}`} (${shown}).`);
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
  turn.say("That is what you are here to find out.", standsAt(turn), sayLead(turn, "ask"));
  return true;
}

const LIFE = storedPattern("table-question life");

async function yesOrNo(turn: Turn, asked: string, key: string): Promise<void> {
  // "Was it an axe or a saw?": one of the two.
  const [one, other] = twoIn(asked);
  if (one !== undefined) {
    const { total } = await turn.brief.table.roll("1d2", asked.slice(0, 100));
    turn.rolled = true;
    const chosen = total === 1 ? one : other!;
    turn.memo.settled.push({ key, answer: `${chosen}.` });
    turn.fact(`${capitalise(toSecondPerson(asked))}? ${capitalise(chosen)}.`);
    return turn.say(`${capitalise(chosen)}, by the die.`);
  }
  // "Is there a needle mark, or something on her lips?": of two, the first.
  const question = asked
    .replace(/,? or (?!not\b).*$/iu, "")
    // "Did she not confess?" asks whether she did.
    .replace(pattern("table-question yes or no 2"), "$1");
  // What decides the case is found out, and not thrown for.
  if (turn.memo.case !== null && (asksOfDeed(question) || LIFE.test(question)) && whoIn(turn, question) !== undefined)
    return turn.say("Nobody can say that yet.", sayLead(turn, "ask"));
  const { yes, verdict, shown } = await turn.ask(`${capitalise(question)}?`, oddsOf(question));
  const died = pattern("table-question yes or no 3", "u").test(question)
    ? !yes
    : pattern("table-question yes or no 4", "u").test(question)
      ? yes
      : null;
  const who = died === null ? undefined : whoIn(turn, question);
  if (who !== undefined && died !== null) turn.change({ type: "cast_changed", by: BY, name: who.name, alive: !died });
  const statement = statementOf(turn.lore, question, yes);
  const settled =
    statement === null
      ? `${capitalise(toSecondPerson(question))}? ${yes ? "Yes" : "No"}.`
      : `${withCapitals(turn.lore, ` ${toSecondPerson(statement)}`).trim()}.`;
  turn.fact(settled);
  turn.log(settled);
  const short = statement === null ? shortAnswer(turn.lore, question, yes) : null;
  const answer = `${yes ? "Yes" : "No"}${statement === null ? (short === null ? "" : `, ${short}`) : `. ${settled.slice(0, -1)}`}`;
  turn.memo.settled.push({ key, answer: `${answer.charAt(0).toLowerCase()}${answer.slice(1)}.` });
  turn.memo.settled.push({ key: "tossed", answer: settled });
  const more = andOrBut(turn, verdict, question);
  turn.say(more === "" ? `${answer} (${shown}).` : `${answer}. ${more} (${shown})`);
}
