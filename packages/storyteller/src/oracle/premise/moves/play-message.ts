import { pattern, storedPattern } from "../../patterns.ts";
import { isAskedInShowdown, tryIn } from "./tries.ts";
import type { Act, Reading } from "../../understand/reading.ts";
import { answer } from "../../answers/index.ts";
import { shortName } from "../lore/lore.ts";
import { asOneTry, bearsElsewhere, goesWhereDecided, isDecisive, saysTheory } from "../case/open/in-message.ts";
import type { Turn } from "../turn.ts";
import { type Message, type Part, readMessage } from "../words/clauses.ts";
import { amend } from "./record/amend.ts";
import { apart, withCalls, withOrders } from "./beside.ts";
import { neverHad } from "./never-had.ts";
import { meetMinor } from "./people/minor-people.ts";
import { fromEnd } from "../case/end/after-end.ts";
import { actsOnAim } from "../case/act-on-aim.ts";
import { isDecided } from "../case/climax/decided.ts";
import { accuses } from "../case/accuse.ts";
import { aboutSteps } from "../case/task/about-steps.ts";
import { dealsWithStep } from "../case/task/deal-with.ts";
import { dares } from "../case/task/decisive-deed.ts";
import { begin, beginHere, decide } from "../case/climax/showdown.ts";
import { standsAt } from "../case/leads.ts";
import { doesPart } from "./does-part.ts";
import { doesRest, saysRest } from "./does-rest.ts";
import { overrule, protest } from "../case/overrule.ts";
import { somethingHappens } from "../case/happen.ts";
import { takenFor } from "./record/not-them.ts";
import { asMeant, learnPronouns } from "./as-meant.ts";
import { asOneContest, contest, isContest } from "./danger/contest.ts";
import { timeSaid } from "./travel/hour.ts";
import { noteItems } from "./record/items.ts";
import { fromRecord, possessions } from "./record/record.ts";
import { answersWay, correct, meantFor, meantInstead } from "./record/corrections.ts";
import { asOneJourney } from "./travel/rides.ts";
import { tableWord } from "./table-word.ts";
import { restore } from "./record/take-back.ts";
import { answerDeed } from "./answers/answer-deed.ts";
import { doIt } from "./deed.ts";
import { asOneExamination } from "./examine.ts";
import { endFight } from "./danger/end-fight.ts";
import { foesOf, parley, strikesBack } from "./danger/fight.ts";
import { faceDanger } from "./danger/danger.ts";
import { forced } from "./forced.ts";
import { isAim, namesLate, takeAnswer } from "./open-question.ts";
import { asksForPlots, offerAgain, playsOn, takesPlotLate } from "./plots.ts";
import { countsPurse, moveMoney, purse } from "./record/money.ts";
import { isPurchase } from "./travel/upkeep.ts";
import { askTable } from "./record/table-question.ts";
import { favourIn } from "./people/favour.ts";
import { speak } from "./people/talk.ts";
import { asDeed } from "./aim/idiom.ts";
import { swear } from "./aim/vow.ts";
import { isYesNo } from "../words/short-answer.ts";
import { calledIn, personIn, pronounMeans } from "./people/who.ts";
import { deed, done, type Outcome } from "./act.ts";
import { called, stated } from "./stated.ts";

/** What the player's message does, clause by clause. */

const MOST_PARTS = 5;
const TALKS_INTO =
  /^(?:\p{Ll}+ly )?(?:talk|argue|coax|cajole|wheedle|sweet-talk|trick|nag)\s+(?=(?:\S+ ){1,4}(?:into|out of|round|over)\b)/iu;
const TO_ALL = storedPattern("play-message to all", "iu");
/** "I want to win the strike": an aim, where the story has none. */
const WISHES = storedPattern("play-message wishes", "iu");

/** @param reading what the whole message was read as; it decides on questions of rules, sheet and story so far */
export async function playMessage(turn: Turn, reading: Reading): Promise<void> {
  const { brief, memo } = turn;
  // "Wrong person: I meant Ivy", "Sorry, typo, I meant Desmond".
  const meant = asMeant(turn, asDeed(brief.playerText.replace(pattern("play-message meant"), "No, I mean $1")));
  const typed = readMessage(meant);
  if (asksForPlots(turn, brief.playerText.trim())) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    return;
  }
  const message = { ...typed, parts: typed.parts.map((part) => called(turn, part)) };
  learnPronouns(turn, typed.text);
  if (brief.readAs !== undefined) return forced(turn, message, brief.readAs.act, brief.readAs.target);
  if (await saysTheory(turn, typed, (text) => play(turn, readMessage(text), reading))) return;
  if (aboutSteps(turn, message)) return;
  const goes = answersWay(turn, brief.playerText);
  if (goes !== null) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    return goes === "" ? undefined : play(turn, readMessage(goes), reading);
  }
  const afterFight = await endFight(turn, brief.playerText);
  if (afterFight !== null && afterFight !== brief.playerText) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    turn.corrected = afterFight === "";
    return afterFight === "" ? undefined : play(turn, readMessage(afterFight), reading);
  }
  // "2": one of the readings of a correction.
  const picked =
    memo.pending?.sort === "who"
      ? memo.pending.choices[Number(/^\(?([1-3])\)?[.!]*$/u.exec(typed.text)?.[1]) - 1]
      : undefined;
  if (picked !== undefined) memo.pending = null;
  // As it is written, before calls and names in it are set right: a correction is said to nobody in the story.
  const written = picked ?? (meant === brief.playerText ? typed : readMessage(brief.playerText)).text;
  const amended = amend(turn, written) ?? (written === typed.text ? null : amend(turn, typed.text));
  if (amended !== null) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    if (amended === "") {
      turn.corrected = true;
      return offerAgain(turn);
    }
    const left = readMessage(amended);
    return takeAnswer(turn, left) === null ? play(turn, left, reading) : undefined;
  }
  if (takenFor(turn, typed.text)) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    return;
  }
  const protested = protest(turn, typed.text);
  if (protested !== null) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    return protested === "" ? undefined : play(turn, readMessage(protested), reading);
  }
  if (overrule(turn, typed.text)) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    turn.moved = true;
    return;
  }
  if (memo.pending === null && takesPlotLate(turn, typed.text)) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    return;
  }
  if (/^\(?[1-4]\)?[.!]*$/u.test(typed.text) && memo.pending === null) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    return turn.say("No question is open now. What do you do?");
  }
  if (pattern("play-message play message", "iu").test(typed.text) && memo.before !== "" && memo.pending === null)
    return play(turn, readMessage(asMeant(turn, memo.before)), reading);
  const again = meantFor(turn, typed.text);
  if (again !== null) return play(turn, readMessage(again), reading);
  const later = timeSaid(turn, typed.text);
  if (later !== null) {
    turn.readAs = { act: "wait", target: null, alternatives: [] };
    return later === "" ? undefined : play(turn, readMessage(later), reading);
  }
  // Letters that mean nothing are no answer to an open question, and neither is a question about the app in brackets.
  const isBeside =
    reading.act === "nonsense"
      ? /^[\p{L} ]{4,}$/u.test(typed.text)
      : reading.act === "meta" && /^\(.*\?\)$/u.test(brief.playerText.trim());
  const isChosen = memo.pending?.choices.some((each) => each.toLowerCase() === typed.text.toLowerCase()) === true;
  if (isBeside && !isChosen && memo.pending?.sort !== "plot" && toTheTable(turn, message, reading)) return;
  if (takeAnswer(turn, message) !== null) {
    turn.readAs = { act: turn.corrected ? "meta" : "oracle", target: null, alternatives: [] };
    return;
  }
  if (namesLate(turn, message.text)) {
    turn.readAs = { act: "accuse", target: null, alternatives: [] };
    return;
  }
  if (turn.main === undefined && turn.memo.pending === null && (isAim(message.text) || WISHES.test(message.text)))
    return swear(turn, message.text);
  if (/^you decide[.!]*$/iu.test(message.text)) {
    turn.moved = true;
    return turn.say(somethingHappens(turn));
  }
  if (correct(turn, message)) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    return;
  }
  const instead = meantInstead(turn, message);
  if (instead !== null && instead !== brief.playerText) {
    // What was done with somebody who was not meant has not happened.
    if (memo.back !== null && memo.before !== "") restore(turn, memo.back);
    return play(turn, { ...readMessage(instead), corrects: true }, reading);
  }
  memo.before = message.text.slice(0, 400);
  return play(turn, message, reading);
}

async function play(turn: Turn, message: Message, reading: Reading): Promise<void> {
  if (message.noRoll && message.parts.every(({ kind }) => kind === "table")) {
    turn.say("Then no dice: say the deed with “no roll”, and it works, and the clock moves instead.");
    return;
  }
  const [only] = message.parts;
  if (message.parts.length === 1 && only?.kind === "ask" && (await fromRecord(turn, only.text))) {
    turn.readAs = { act: "recall", target: null, alternatives: [] };
    return;
  }
  if (toTheTable(turn, message, reading)) return;
  const known = message.parts.every(({ kind }) => kind === "ask" || kind === "state")
    ? fromEnd(turn, message.text)
    : "";
  if (known !== "") {
    turn.readAs = { act: "recall", target: null, alternatives: [] };
    return turn.say(known);
  }
  playsOn(turn, message);
  noteItems(turn, message.text);
  const isDeal = isPurchase(message.text) || message.parts.some((part) => part.kind === "do" && isContest(part.text));
  const paid = isDeal ? "" : await moveMoney(turn, message.text);
  const parts = [
    ...asOneTry(
      turn,
      asOneJourney(
        withOrders(
          turn,
          asOneExamination(turn, withCalls(turn, asOneContest(message)))
            .map((part) => called(turn, part))
            .flatMap(apart),
        ),
      ).slice(0, MOST_PARTS),
    ),
  ];
  let act: Act | null = null;
  const from = turn.place;
  for (let at = 0; at < parts.length; at++) {
    // Who has come where it is decided does the rest at once.
    if (at > 0 && turn.place !== from) parts.splice(at, parts.length, ...asOneTry(turn, parts.slice(at)));
    const part = parts[at]!;
    if (part.kind === "table" && parts.length > 1) continue;
    turn.more = parts.slice(at + 1).some(({ kind }) => kind !== "table");
    // Who has come where it is decided says the rest of the message to the one who waits there.
    if (at > 0 && turn.place !== from && isDecided(turn) && foesOf(turn.story).length === 0) {
      begin(turn);
      turn.begun = false;
    }
    const outcome = await playPart(turn, part, message);
    act ??= outcome.act === "meta" && parts.length > 1 ? null : outcome.act;
    if (outcome.stops && turn.ended === "" && parts.slice(at + 1).some(({ kind }) => kind === "do" || kind === "say")) {
      if (turn.memo.case?.showdown?.tries === undefined || turn.memo.case.showdown.tries === 0)
        turn.say("The rest of what you meant to do waits.");
      break;
    }
    if (turn.ended !== "" || turn.begun || turn.unheard) break;
  }
  if (!turn.paragraphs.some((each) => each.endsWith(`${purse(turn)}.`))) turn.say(paid);
  if (act !== "meta") answerDeed(turn);
  saysRest(turn);
  const target = turn.present.find(({ name }) => name === turn.memo.last)?.name ?? reading.target;
  turn.readAs = {
    act: act ?? "meta",
    target: act === "travel" ? turn.place : target,
    alternatives: [
      ...(reading.act === act ? [] : [{ act: reading.act, target: reading.target }]),
      ...reading.alternatives,
    ]
      .filter(
        (each) => each.act !== act && each.act !== "compound" && each.act !== "selfharm" && each.act !== "nonsense",
      )
      .slice(0, 2),
  };
}

/** Questions of rules, sheet and story so far are answered beside the story. */
function toTheTable(turn: Turn, { parts, text }: Message, reading: Reading): boolean {
  const [only] = parts;
  if (/\bhow (?:am i doing|far|long|much time|much longer)\b|\bprogress\b/iu.test(text)) return false;
  if (parts.length !== 1 || only === undefined || only.kind === "say") return false;
  const isRecap = pattern("play-message to the table", "iu").test(text);
  const isTable =
    (reading.act === "rules" && only.kind === "ask" && !/^when\b/iu.test(only.text)) ||
    (reading.act === "options" &&
      only.kind !== "do" &&
      /\b(?:can|could|should|do|options?|help|choices|suggest\p{L}*) ?(?:i|we|me|do|are|$)\b/iu.test(text) &&
      !/^(?:where|who|how|why|when)\b/iu.test(text)) ||
    (reading.act === "recall" && isRecap) ||
    (reading.act === "stop" && only.kind !== "do") ||
    (reading.act === "meta" && /^\(.*\?\)$/u.test(turn.brief.playerText.trim())) ||
    (reading.act === "nonsense" && only.kind !== "do" && only.kind !== "ask" && turn.brief.playerText.length < 40);
  if (!isTable) return false;
  const said = answer({ ...reading, sure: true }, turn.brief);
  if (said === null) return false;
  // What the hero has is in the player's texts; the sheet of such a hero is empty.
  turn.say(/^You (?:carry|have (?:no|\d+) gold)\b/u.test(said) ? possessions(turn) : said);
  turn.readAs = { act: reading.act, target: reading.target, alternatives: [] };
  return true;
}

/** Said to all who are here: nobody of them has it alone, and least of all the one who is after the hero. */
const isToAll = (turn: Turn, part: Part & { readonly kind: "say" }): boolean =>
  TO_ALL.test(part.direct ? part.to : `${part.to} ${part.words}`.slice(0, 60)) &&
  turn.present.some(({ name }) => name !== turn.memo.danger?.who);

async function playPart(turn: Turn, part: Part, message: Message): Promise<Outcome> {
  const fought = foesOf(turn.story).length > 0;
  const without = part.kind === "do" && !message.noRoll ? neverHad(turn, part.text) : "";
  if (without !== "") {
    turn.say(without);
    return done("give", true);
  }
  // "I can pay eighteen kroner": what was offered with the request.
  if (
    turn.dealt &&
    part.kind !== "say" &&
    part.kind !== "ask" &&
    part.kind !== "table" &&
    /^(?:i )?(?:can |will |could |'ll )?(?:pay|offer|give)\b/iu.test(part.text)
  )
    return done("give");
  if (!fought && (await dares(turn, part))) return done("accuse", true);
  if (!fought && (await dealsWithStep(turn, part, message))) return done(part.kind === "say" ? "persuade" : "use");
  if (await doesRest(turn, part)) return done("accuse", turn.ended !== "");
  if (!fought && doesPart(turn, part)) return done("use", turn.ended !== "");
  if (isDecisive(turn, part)) {
    beginHere(turn, 0);
    turn.begun = false;
  }
  const tried = tryIn(turn, part);
  if (tried !== null) {
    turn.acted = true;
    const tries = turn.memo.case?.showdown?.tries;
    await decide(turn, tried.part, tried.by);
    return done("accuse", turn.memo.case?.showdown?.tries !== tries);
  }
  if (!fought && (await accuses(turn, part))) return done("accuse");
  switch (part.kind) {
    case "table":
      return tableWord(turn, part.text);
    case "ask": {
      if (await fromRecord(turn, part.text)) return done("recall");
      const hearer =
        calledIn(turn, part.text) ??
        (/\b(?:you|your|you're|ya|u)\b/iu.test(part.text) && turn.present.length > 0
          ? (turn.present.find(({ name }) => name === turn.memo.last) ?? turn.present[0])
          : (turn.present.find(({ name }) => name === turn.spokenTo) ?? favourIn(turn, part.text)?.who));
      // "Is that what you want?" after other words to somebody only gives them weight.
      if (
        hearer !== undefined &&
        turn.spokenTo === hearer.name &&
        !turn.answered.has(hearer.name) &&
        isYesNo(part.text) &&
        /\b(?:you|your)\b/iu.test(part.text)
      )
        return done("talk");
      if (await isAskedInShowdown(turn, part.text)) return done("oracle");
      if (hearer !== undefined) {
        await speak(turn, { kind: "say", words: part.text, to: hearer.name, verb: "ask", direct: true });
        return done("talk");
      }
      await askTable(turn, part.text);
      return done("oracle");
    }
    case "state":
      return stated(turn, part.text);
    case "say": {
      if (part.verb === "show" && !part.direct && actsOnAim(turn, part.to))
        return playPart(turn, { kind: "do", text: part.to }, message);
      const foes = foesOf(turn.story);
      const called =
        calledIn(turn, part.words) ??
        personIn(turn, part.direct ? part.to : part.words.split(/\b(?:about|that|to|what|who|if)\b/iu)[0]!);
      const whom = /^(?:to |with )?(him|her|them)\b/iu.exec(part.words)?.[1];
      const meant = whom === undefined || part.direct ? undefined : pronounMeans(turn, whom);
      const isToOther =
        (meant !== undefined && !foes.some(({ name }) => name === meant.name)) ||
        (called !== undefined && !foes.some(({ name }) => name === called.name)) ||
        /^(?:radio|phone|call|message|signal|hail)\b/iu.test(part.verb);
      if (fought && isToOther) {
        await speak(turn, part);
        if (!turn.more) await strikesBack(turn);
        return done("talk");
      }
      if (fought) {
        await parley(turn, {
          act: /^(?:threaten|intimidate)$/u.test(part.verb) ? "threaten" : "persuade",
          target: null,
        });
        return done("persuade");
      }
      const foe = turn.memo.danger;
      const isToFoe =
        foe !== null &&
        part.verb !== "show" &&
        !isToAll(turn, part) &&
        (personIn(turn, part.direct ? part.to : part.words)?.name ?? calledIn(turn, part.words)?.name ?? foe.who) ===
          foe.who &&
        !turn.memo.companions.some((name) => part.to.includes(name.split(" ")[0]!));
      if (isToFoe) {
        const skill = /^(?:threaten|intimidate)$/u.test(part.verb)
          ? "Intimidation"
          : /^(?:lie to|bluff|trick)$/u.test(part.verb)
            ? "Deception"
            : "Persuasion";
        const name = shortName(turn.entry(foe.who));
        await faceDanger(turn, part.words, skill, `speak to ${name}`);
        return done("persuade");
      }
      if (!part.direct && /^(?:yell|shout|whisper|call|call out)$/u.test(part.verb) && part.words === "") {
        await doIt(turn, part.to);
        return done("talk");
      }
      // Two questions in one breath are two.
      const asked = part.direct ? (part.words.match(/[^.!?]+\?/gu) ?? []) : [];
      if (asked.length === 2 && asked.join("").length > part.words.length - 4)
        for (const words of asked) await speak(turn, { ...part, words: words.trim() });
      else await speak(turn, part);
      return done(
        /^(?:accuse|confront)$/u.test(part.verb)
          ? "accuse"
          : /^(?:threaten|intimidate)$/u.test(part.verb)
            ? "threaten"
            : "talk",
      );
    }
    case "do": {
      if (countsPurse(`i ${part.text}`)) return done("recall");
      const favour = fought ? null : favourIn(turn, part.text);
      if (favour !== null) {
        await speak(turn, { kind: "say", words: favour.words, to: favour.who.name, verb: "ask", direct: true });
        return done("persuade");
      }
      if (goesWhereDecided(turn, part.text))
        return playPart(turn, { kind: "do", text: `go to ${turn.memo.case!.where.lair}` }, message);
      turn.acted = true;
      meetMinor(turn, part.text);
      if (!fought && !message.noRoll && TALKS_INTO.test(part.text)) {
        await speak(turn, {
          kind: "say",
          words: part.text.replace(TALKS_INTO, ""),
          to: part.text,
          verb: "persuade",
          direct: false,
        });
        return done("persuade");
      }
      if (!fought && !message.noRoll && isContest(part.text)) return done("accuse", !(await contest(turn, part.text)));
      const outcome = await deed(turn, part.text, message.noRoll, fought);
      if (bearsElsewhere(turn, part.text)) {
        turn.markSaid("elsewhere");
        turn.say(standsAt(turn));
      }
      return outcome;
    }
  }
}
