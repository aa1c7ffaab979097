import { pattern, storedPattern } from "../../patterns.ts";
import { isWithin } from "./people/hearer.ts";
import { capitalise, listed } from "#english/noun-phrase";
import type { Act } from "../../understand/reading.ts";
import { entriesIn, shortName } from "../lore/lore.ts";
import type { Turn } from "../turn.ts";
import { actsOnAim, moveCase, notHere, riskInStory } from "../case/aim/act-on-aim.ts";
import { opensWay } from "../case/climax/open-way.ts";
import { detailOf } from "../case/details.ts";
import { somethingHappens } from "../case/happen.ts";
import { findsPiece } from "../case/open/find-piece.ts";
import { findClue } from "../case/reveal-clue.ts";
import { ENDS, isKnown } from "../case/climax/decided.ts";
import { begin, endIt } from "../case/climax/showdown.ts";
import { lineFor } from "../case/fill-in.ts";
import { sayLead } from "../case/leads.ts";
import { tick } from "./aim/clock.ts";
import { examine, lookInto } from "./examine.ts";
import { ESCAPES, faceDanger } from "./danger/danger.ts";
import { dare, doIt, worded } from "./deed.ts";
import { buysAnswer } from "./people/paid.ts";
import { feltOf, takesIt } from "./touch.ts";
import { makesPeace } from "./danger/end-fight.ts";
import { fight, flee, foesOf, parley, strikesBack } from "./danger/fight.ts";
import { isBlow, meetsNobody, struckIn } from "./danger/struck.ts";
import { findsKnown, lookAt, lookedAt, LOOKS, search, SEARCHES } from "./travel/look.ts";
import { company } from "./record/record.ts";
import { theThing } from "./record/items.ts";
import { speak } from "./people/talk.ts";
import { buy, isPurchase, rest } from "./travel/upkeep.ts";
import { go, goWhereSaid, wayIn } from "./travel/travel.ts";
import { isSamePlace, whereIs } from "../lore/where/whereabouts.ts";
import { fateOf } from "../lore/fates.ts";
import { kindOfNoun } from "../lore/nouns.ts";
import { payPassage } from "./people/paid.ts";
import { canCome, fetches } from "./people/taken-along.ts";
import { personIn, pronounMeans, whoIn } from "./people/who.ts";

/** A deed of the hero: a blow, a risk, a way, a look, a search, or something that simply happens. */

export interface Outcome {
  readonly act: Act;
  /** Whether what comes after it cannot happen now. */
  readonly stops: boolean;
}
export const done = (act: Act, stops = false): Outcome => ({ act, stops });

const SEES_WHO = storedPattern("sees who is there");
const RESTS = storedPattern("act rests");
const WAITS = storedPattern("act waits");
/** Deeds that somebody feels, and answers. */
const TOUCHES = storedPattern("act touches");
/** "hold the pistol at his head": a threat without words. */
const THREATENS = storedPattern("act threatens", "u");
/** "go and face the culprit". */
const FACES = storedPattern("act faces");
export const LEAVES = storedPattern("act leaves");

export async function deed(turn: Turn, typed: string, noRoll: boolean, fought: boolean): Promise<Outcome> {
  const plain = typed.replace(pattern("act deed"), "");
  const text = fought || noRoll || wayIn(turn, plain) !== null ? plain : await goWhereSaid(turn, plain);
  if (text === "") return done("travel", true);
  if (FACES.test(text) && turn.main !== undefined && (turn.memo.case?.showdown ?? null) === null) {
    if (isKnown(turn)) await endIt(turn);
    else turn.say("You do not know yet who it is.", sayLead(turn, "ask"));
    return done("accuse", true);
  }
  // "I face Rafe", as the game has said.
  const faced =
    (turn.memo.case?.showdown ?? null) === null && isKnown(turn)
      ? pattern("act faces somebody").exec(text)?.[1]
      : undefined;
  if (faced !== undefined && turn.main !== undefined && whoIn(turn, faced)?.name === turn.memo.case?.who.opponent) {
    begin(turn);
    return done("accuse", true);
  }
  if (ENDS.test(text)) {
    await endIt(turn);
    return done("accuse");
  }
  if (fought && pattern("act deed 2").test(text)) {
    const gone = await flee(turn);
    return done("flee", !gone);
  }
  // "lever and fire": only the shot counts.
  if (fought && turn.more && pattern("act deed 3").test(text)) return done("fight");
  if (fought && makesPeace(text) && !pattern("act deed 4").test(text)) {
    await parley(turn, { act: "persuade", target: null });
    return done("persuade", foesOf(turn.story).length > 0);
  }
  const foe = fought ? turn.entry(foesOf(turn.story)[0]!.name) : undefined;
  if (foe !== undefined && (isBlow(text) ? struckIn(turn, text, foe) !== null : pattern("act deed 5").test(text))) {
    await fight(turn, { act: /^cast\b/iu.test(text) ? "cast" : "fight", target: null }, text);
    return done("fight", foesOf(turn.story).length > 0);
  }
  if (fought && pattern("act deed 6").test(text)) {
    await parley(turn, { act: "persuade", target: null });
    return done("persuade");
  }
  if (fought) {
    const to = wayIn(turn, text);
    if (to !== null && to.place !== null && !isSamePlace(to.place, turn.place)) {
      if (!(await flee(turn))) return done("flee", true);
      await go(turn, to);
      return done("flee");
    }
    const outcome = await peacefully(turn, text, noRoll);
    await strikesBack(turn);
    return { ...outcome, stops: true };
  }
  return peacefully(turn, text, noRoll);
}

/** A deed outside a fight, or one amid it that is no blow. */
async function peacefully(turn: Turn, typed: string, noRoll: boolean): Promise<Outcome> {
  // "give the pig a long look"
  const text = typed.replace(pattern("act peacefully 4", "u"), "look at $1");
  if (SEES_WHO.test(text)) {
    if (turn.paragraphs.length === 0) turn.say(company(turn));
    return done("look");
  }
  const here = entriesIn(turn.lore, text).filter((each) => each.kind === "person" && turn.isHere(each));
  // "I lay Koen's letter before the Mayor": the Mayor, who is here, is spoken to next.
  const meant = here.at(-1) ?? personIn(turn, text);
  if (meant !== undefined && (turn.isHere(meant) || turn.present.length === 0)) turn.memo.last = meant.name;
  if (meant !== undefined && turn.isHere(meant) && pattern("act peacefully 5").test(text)) {
    if (turn.paragraphs.length === 0) turn.say(`${capitalise(shortName(meant))} is here. What do you do?`);
    return done("travel");
  }
  if (fetches(turn, text)) return done("travel");
  // "I break in if he is not there": he is.
  const absent = pattern("act peacefully 6").exec(text);
  if (absent !== null && absent[2] !== undefined) {
    const who = whoIn(turn, absent[1]!);
    if (who !== undefined && turn.isHere(who)) {
      turn.say(`${capitalise(shortName(who))} is here, so there is no need.`);
      return done("plan");
    }
    return peacefully(turn, text.slice(0, absent.index), noRoll);
  }
  if (foesOf(turn.story).length === 0 && isBlow(text)) {
    if (meetsNobody(turn, text)) {
      const here = turn.present.map(shortName);
      turn.say("Nobody is there to strike at.", here.length === 0 ? "" : `Here is only ${listed(here)}.`);
      return done("fight");
    }
    const struck = struckIn(turn, text);
    const isBare = pattern("act peacefully 7").test(text);
    const isPressed =
      turn.memo.danger !== null || turn.present.some(({ name }) => (turn.member(name)?.attitude ?? 0) < -1);
    // "I strike my tuning fork": nobody is struck who only stands by.
    if (struck !== null && (struck !== "unsaid" || isBare || isPressed)) {
      await fight(turn, { act: "fight", target: struck === "unsaid" ? null : struck.name }, text);
      return done("fight", foesOf(turn.story).length > 0);
    }
  }
  // "honk for mr terence": those who can come come.
  const hailed = pattern("act peacefully 8").exec(text)?.[1];
  const comes = hailed === undefined ? undefined : personIn(turn, hailed);
  // Who is too far off is called in vain, and at no cost.
  if (comes !== undefined && !turn.isHere(comes) && whereIs(turn, comes) !== "") {
    turn.say(`You ${worded(turn, text)}.`);
    turn.unheard = !isWithin(turn, comes);
    return done("talk", turn.unheard);
  }
  if (comes !== undefined && !turn.isHere(comes) && whereIs(turn, comes) === "" && fateOf(turn.lore, comes) === null) {
    turn.bring(comes);
    turn.memo.last = comes.name;
    turn.log(`You ${worded(turn, text)}.`);
    turn.say(`You ${worded(turn, text)}.`, `${capitalise(shortName(comes))} comes.`);
    return done("talk");
  }
  if (turn.memo.danger !== null && !noRoll && ESCAPES.test(text)) {
    const to = wayIn(turn, text);
    const grade = await faceDanger(turn, text, null);
    if (grade !== "miss" && to !== null && (to.whom !== undefined || !isSamePlace(to.place ?? turn.place, turn.place)))
      await go(turn, to);
    return done("flee", grade === "miss");
  }
  if (RESTS.test(text)) {
    await rest(turn, text);
    return done("rest");
  }
  if (WAITS.test(text)) {
    turn.log("You wait.");
    turn.say(turn.paragraphs.length === 0 ? "You wait." : "", tick(turn));
    turn.say(
      somethingHappens(turn) ||
        (turn.main === undefined ? "Nobody comes, and nothing happens. It is a good quiet." : ""),
    );
    return done("wait");
  }
  if (LEAVES.test(text)) {
    const who = whoIn(turn, text);
    if (who !== undefined) turn.memo.companions = turn.memo.companions.filter((name) => name !== who.name);
  }
  if (await payPassage(turn, text)) return done("travel");
  // "Hire Old Per and his sledge": somebody is asked to come along.
  const hired = pattern("act peacefully 9").test(text) ? personIn(turn, text) : undefined;
  if (hired !== undefined) {
    await speak(turn, {
      kind: "say",
      words: "come with me, and I will pay you",
      to: hired.name,
      verb: "ask",
      direct: true,
    });
    return done("persuade");
  }
  if (isPurchase(text)) {
    await buy(turn, text);
    return done("buy");
  }
  const felt = feltOf(turn, text);
  if (felt !== "") {
    await doIt(turn, text);
    turn.say(felt);
    return done("use");
  }
  // A hand on a thing, and what is read out, look for nothing.
  if (
    pattern("deed does recite").test(text) ||
    (pattern("deed does touch").test(text) && whoIn(turn, text) === undefined)
  ) {
    await doIt(turn, text);
    return done("use");
  }
  if (findsPiece(turn, text)) return done("search");
  if (!noRoll && (await examine(turn, text))) return done("search");
  // Nothing is won by saying so.
  if (/^win\b/iu.test(text) && !actsOnAim(turn, text)) {
    turn.say(lineFor(turn, "not by saying"));
    return done("plan", true);
  }
  const threat = THREATENS.exec(text)?.[1];
  const threatened =
    threat === undefined
      ? undefined
      : (personIn(turn, threat) ??
        turn.present.find(({ name }) => name === turn.memo.last && !turn.memo.companions.includes(name)) ??
        turn.present.find(({ name }) => !turn.memo.companions.includes(name)));
  if (threatened !== undefined && turn.isHere(threatened) && !noRoll) {
    await speak(turn, {
      kind: "say",
      words: `or else! I ${text}`,
      to: threatened.name,
      verb: "threaten",
      direct: true,
    });
    return done("threaten");
  }
  const missing = notHere(turn, text);
  if (missing !== "") {
    turn.moved = true;
    turn.say(missing);
    return done("take", true);
  }
  const risk = riskInStory(turn, text);
  const isOnAim = actsOnAim(turn, text);
  const way = wayIn(turn, text);
  if (
    risk !== null &&
    !(LOOKS.test(text) && !pattern("act peacefully 11").test(text)) &&
    !(SEARCHES.test(text) && risk.at !== "quiet")
  ) {
    if (noRoll) return without(turn, text, way);
    if (isAbsent(turn, text)) return done("use", true);
    const grade = await dare(turn, text, risk, way !== null && way.place !== turn.place);
    if (grade !== "miss" && opensWay(turn, text)) return done("climb", true);
    if (isOnAim) await moveCase(turn, text, grade);
    // Where it is being decided, the hero stays.
    if (grade !== "miss" && !turn.begun && way !== null && way.place !== turn.place && turn.paragraphs.length < 6)
      await go(turn, way);
    const isFaced = isOnAim && turn.memo.case !== null && turn.memo.case.showdown !== null;
    return done(risk.skill === "Stealth" ? "sneak" : "climb", grade === "miss" || isFaced);
  }
  if (way === null && pattern("travel way in 6").test(text) && turn.paragraphs.length === 0) {
    const exits = turn.story.scene?.exits.slice(0, 4) ?? [];
    turn.say(`Where to? ${exits.length === 0 ? "" : `From here you can go to ${listed(exits, "or")}.`}`.trim());
    return done("travel");
  }
  if (way !== null) {
    await go(turn, way);
    return done("travel");
  }
  if (LOOKS.test(text) && shows(turn, text)) return done("look");
  if (LOOKS.test(text) && lookAt(turn, text)) return done("look");
  if (SEARCHES.test(text)) {
    if (noRoll) return without(turn, text, null);
    const found = await search(turn, text);
    return done("search", !found);
  }
  if (LOOKS.test(text)) {
    const found = await search(turn, text);
    return done("look", !found);
  }
  const given = pattern("act peacefully").exec(text)?.[1];
  const who = (given === undefined ? undefined : pronounMeans(turn, given)) ?? whoIn(turn, text);
  if (who !== undefined && turn.people.some(({ name }) => name === who.name)) turn.memo.last = who.name;
  if (isAbsent(turn, text)) return done("use", true);
  const named = pattern("act peacefully 2").exec(text)?.[1];
  if (named !== undefined) {
    turn.memo.names.push({ name: capitalise(named), kind: "person" });
    turn.bring(turn.entry(capitalise(named)));
    turn.memo.last = capitalise(named);
  }
  if (pattern("act peacefully 10").test(text) && findsKnown(turn, text)) return done("search");
  const hasResult = await doIt(turn, text);
  if (opensWay(turn, text)) return done("use", true);
  const touched =
    who !== undefined && turn.isHere(who) && who.kind === "person" && TOUCHES.test(text) ? who : undefined;
  if (touched !== undefined && hasResult) turn.say(buysAnswer(turn, touched, text));
  if (hasResult) return done("use");
  if (touched !== undefined) turn.say(takesIt(turn, touched, text));
  if (pattern("act peacefully 3").test(text)) await lookInto(turn, text);
  return done("use");
}

const WITH = storedPattern("act with");

/** A look at something that the hero holds is no search: what it shows the player says. */
function shows(turn: Turn, text: string): boolean {
  const what = lookedAt(text).replace(pattern("act shows"), " ").trim();
  const last = turn.memo.held.at(-1);
  const held = /^(?:it|them)\b/iu.test(what) ? last : turn.memo.held.find(({ thing }) => turn.sharesWords(thing, what));
  if (held === undefined || whoIn(turn, what) !== undefined || turn.wasSaid(`shown ${held.thing}`)) return false;
  turn.markSaid(`shown ${held.thing}`);
  turn.log(`You look at ${theThing(held.thing)}.`);
  turn.say(
    findClue(turn, "read", text, true) ||
      detailOf(turn, what, "letter") ||
      `It is ${theThing(held.thing)}, as you know it.`,
  );
  return true;
}

/** Whether a deed needs somebody who is elsewhere; then the player is told. */
function isAbsent(turn: Turn, text: string): boolean {
  const phrase = WITH.exec(text)?.[1];
  if (
    phrase === undefined ||
    !(pattern("act is absent", "u").test(phrase) || kindOfNoun(phrase.split(" ")[0]!) === "person")
  )
    return false;
  const who =
    personIn(turn, phrase) ?? (/^(?:him|her)\b/iu.test(phrase) ? pronounMeans(turn, phrase.split(" ")[0]!) : undefined);
  // "I stand with Neeltje at the grave": who can be there is there, for the player says so.
  if (who !== undefined && pattern("act stands with").test(text) && canCome(turn, who)) turn.bring(who);
  turn.unheard =
    who !== undefined && entriesIn(turn.lore, phrase).every(({ kind }) => kind !== "place") && !isWithin(turn, who);
  return turn.unheard;
}

/** What the player wants to be without dice happens, and time passes instead. */
async function without(turn: Turn, text: string, way: ReturnType<typeof wayIn>): Promise<Outcome> {
  await doIt(turn, text);
  turn.say("No dice, as you wish; the clock pays for it.", tick(turn));
  if (way !== null) await go(turn, way);
  return done("use");
}
