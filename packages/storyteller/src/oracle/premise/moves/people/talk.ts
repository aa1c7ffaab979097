import { pattern, storedPattern } from "../../../patterns.ts";
import { ownThingIn } from "./own-facts.ts";
import { plainFor } from "../questions/asked.ts";
import { question } from "../questions/question.ts";
import { doesNotKnow } from "../questions/by-case.ts";
import { capitalise } from "#english/noun-phrase";
import { parsePromise } from "#english/promise";
import { promiseTitle } from "#english/promise-title";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { withCapitals } from "../../lore/capitals.ts";
import { canTalk } from "../../lore/voices.ts";
import type { Grade, Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { tick } from "../aim/clock.ts";
import { takeAlong } from "./company.ts";
import { deadSays } from "./dead-here.ts";
import { taken } from "../deed.ts";
import { agrees as hasYes } from "../../case/task/agreed.ts";
import { isOnTask, openSteps } from "../../case/task/task.ts";
import { actsOnAim, moveCase } from "../../case/aim/act-on-aim.ts";
import { confesses, evades, isOpponent, isTool } from "../../case/parts/answers-of-people.ts";
import { shows } from "./shows.ts";
import { speakToAll } from "./speak-to-all.ts";
import { findClue, hasClueFor, saysClue } from "../../case/reveal-clue.ts";
import { lineFor, SLOT } from "../../case/fill-in.ts";
import { truthOf } from "../../case/parts/people-of-case.ts";
import { contentWords } from "../../lore/nouns.ts";
import { isKnown } from "../../case/climax/decided.ts";
import { isOpen } from "../../case/open/open-story.ts";
import { showsThing } from "../answers/own-thing.ts";
import { nameCulprit } from "../../case/name-culprit.ts";
import { begin } from "../../case/climax/showdown.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import { opensFor } from "../travel/locked.ts";
import { placeNamed } from "../travel/place-named.ts";
import { go, wayIn } from "../travel/travel.ts";
import { calledIn, personIn } from "./who.ts";
import { gistOf, hearerOf, type Said } from "./hearer.ts";
import { asTheirs, obeys, orderIn } from "./orders.ts";
import { takesBackDrawn } from "./takes-back-drawn.ts";
import { unanswered } from "./unanswered.ts";
import { isRhetorical, kindOfWords, type Kind, reacts } from "./reacts.ts";
import { isSeveral, speakerName } from "./speaker.ts";
import { asksForAll } from "./what-they-say.ts";

/** Words to somebody: what is asked, wanted, told or threatened, and what they answer. */

const TO_ALL = storedPattern("talk to all");
const SWAYS = storedPattern("talk sways", "u");
const WANTS = storedPattern("talk wants");
const STAY = storedPattern("talk stay");
const THREATS = storedPattern("talk threats");
const QUESTION = storedPattern("talk question");
/** "Could I have a cup on credit?", "would you make one for me?": wanted, and not asked. */
const REQUESTS = storedPattern("talk requests");
/** "Row me to the inn": wanted, and done at once where nothing stands against it. */
const CARRIES = storedPattern("talk carries");
const PRESSES = storedPattern("presses");
const GREETS = storedPattern("talk greets");

export async function speak(turn: Turn, part: Said): Promise<void> {
  if (
    !pattern("talk speak 13", "u").test(part.verb) &&
    !(part.direct && GREETS.test(part.words)) &&
    // "Everyone, unless you help me.": the answer to somebody who has asked who.
    !pattern("talk was asked who", "u").test(turn.brief.transcript.at(-1)?.reply ?? "") &&
    TO_ALL.test(
      part.direct
        ? `${part.to} ${calledIn(turn, part.words) === undefined ? part.words.slice(0, 30) : ""}`
        : part.words.split(pattern("talk speak 4"))[0]!.slice(0, 30),
    )
  )
    return speakToAll(turn, part);
  if (
    pattern("talk speak 14", "u").test(part.verb) &&
    pattern("talk speak 5", "u").test(part.words) &&
    turn.present.length === 0
  ) {
    const title = promiseTitle("", part.words.replace(pattern("talk speak 6"), "to ")).slice(0, 118);
    turn.promise(title);
    return turn.say("Nobody hears it, and it counts all the same.");
  }
  if (turn.main !== undefined && pattern("talk speak 13").test(`${part.verb} ${part.to} ${part.words}`)) {
    const faced = personIn(turn, part.words) ?? personIn(turn, part.to);
    if (faced !== undefined && isOpponent(turn, faced) && isKnown(turn)) return begin(turn);
    if (faced !== undefined && !turn.isHere(faced) && turn.memo.case?.said.includes("asked") === true)
      return nameCulprit(turn, faced, false);
  }
  const who = hearerOf(turn, part);
  if (who === null) {
    turn.unheard = true;
    return;
  }
  turn.memo.last = who.name;
  turn.spokenTo = who.name;
  const words = part.direct ? part.words : gistOf(part.words, who).replace(pattern("talk speak 7"), "");
  // "… and ask him again": what was asked before.
  if (/^again[.!]*$/iu.test(words)) {
    const before = turn.brief.transcript.flatMap(({ playerText }) => playerText.match(/[^.!?]+\?/gu) ?? []).at(-1);
    if (before !== undefined) return question(turn, who, before.trim());
  }
  const name = speakerName(who);
  if (!canTalk(turn.lore, who)) return unanswered(turn, who, words);
  const asked = (what: string) => sway(turn, who, what, "Persuasion", `Whether ${name} does as you ask`, "deed", false);
  if (promised(turn, part, who)) return;
  const ofDeath = deadSays(turn, who, words);
  if (ofDeath !== "") return turn.say(ofDeath);
  if (takesBackDrawn(turn, who, words)) return;
  if (part.direct && CARRIES.test(plainFor(who, words))) {
    const there = personIn(turn, pattern("talk sway 2").exec(words)?.[1] ?? "");
    // "Take me to the Captain", who is here.
    return there !== undefined && turn.isHere(there)
      ? turn.say(lineFor(turn, "shows whom", name, shortName(there)))
      : asked(plainFor(who, words));
  }
  const kind = kindOfWords(turn, plainFor(who, words));
  const order = pattern("talk order kinds", "u").test(kind) ? orderIn(turn, part) : null;
  if (order?.who.name === who.name && !actsOnAim(turn, order.deed) && obeys(turn, who, order.deed)) return;
  // What is said to the face of who is behind it, once the hero knows, is the showdown.
  if (
    turn.memo.case?.announced === true &&
    isOpponent(turn, who) &&
    turn.main !== undefined &&
    !QUESTION.test(words) &&
    !GREETS.test(words)
  )
    return begin(turn);
  if (STAY.test(words) && turn.memo.companions.includes(who.name)) {
    turn.memo.companions = turn.memo.companions.filter((each) => each !== who.name);
    turn.log(`${capitalise(name)} stays at ${turn.place}.`);
    return turn.say(`${capitalise(name)} goes with you no more.`);
  }
  if (pattern("talk speak 13", "u").test(part.verb) || pattern("talk speak").test(words))
    return accused(turn, who, words, kind);
  if (pattern("talk offers").test(words)) return remark(turn, who, words, "offer");
  // A charge is answered first, whatever is asked for with it.
  if (isRhetorical(turn, words) || (pattern("talk speak 9", "u").test(kind) && !words.includes("?")))
    return remark(turn, who, words, kind);
  // "Everybody will know, unless you help me. Why did you do it?": what is asked is answered.
  const isAsked = part.direct && pattern("talk asks at last", "u").test(words);
  if ((THREATS.test(words) && !isAsked) || pattern("talk speak 8", "u").test(part.verb))
    return sway(turn, who, words, "Intimidation", `Whether ${name} gives in`, "threat");
  if (/^(?:lie to|bluff)$/u.test(part.verb))
    return sway(turn, who, words, "Deception", `Whether ${name} believes you`, "deed");
  if (part.verb === "offer") return sway(turn, who, words, "Persuasion", `Whether ${name} takes it`, "deed", false);
  if (SWAYS.test(part.verb)) return sway(turn, who, words, "Persuasion", `Whether ${name} does as you ask`, "deed");
  // "Good morning, Ragna. Why did you swear?": the question is answered.
  if (part.direct && turn.more && GREETS.test(words)) return;
  if (
    pattern("talk speak 2", "u").test(part.verb) ||
    (part.direct && GREETS.test(words)) ||
    (!part.direct && words === "")
  )
    return greet(turn, who, part.direct ? words : `${part.verb} ${words}`);
  if ((part.direct || part.verb === "show") && (await facesProof(turn, who, part.verb, words))) return;
  if (part.verb === "show" && !part.direct) return shows(turn, who, words);
  const asks =
    (QUESTION.test(words) ||
      asksForAll(plainFor(who, words)) ||
      pattern("talk speak 10").test(words) ||
      (part.verb === "ask" && pattern("talk speak 11").test(words))) &&
    !pattern("talk speak 12", "u").test(part.verb);
  const thing = ownThingIn(turn, who, words);
  if (thing !== "" && !isOpponent(turn, who)) return question(turn, who, `What about your ${thing}?`);
  if (!part.direct && /^tell$/u.test(part.verb) && pattern("talk tells me").test(words))
    return question(turn, who, words.replace(/^(?:me|us) /iu, ""));
  if (part.direct ? REQUESTS.test(words) : pattern("asks whether they will").test(words)) return asked(words);
  // "I would like to hear why."
  const [, sought] = part.direct ? (pattern("talk likes to know").exec(words) ?? []) : [];
  if (sought !== undefined && !words.includes("?"))
    return question(turn, who, `${/^why$/iu.test(sought) ? "Why did you" : capitalise(sought)}?`);
  // "The doctor says that you know whose hand this is."
  const [, known] = pattern("talk says you know").exec(words) ?? [];
  if (known !== undefined) return question(turn, who, `Do you know ${known}?`);
  // "You know something. Tell me."
  if (PRESSES.test(words) && turn.memo.case !== null && !isOpponent(turn, who))
    return sway(turn, who, words, "Persuasion", `Whether ${name} tells you`, "deed");
  if (asks && (part.direct || !pattern("talk speak 3", "u").test(part.verb))) return question(turn, who, words);
  if (WANTS.test(words) || (part.verb === "ask" && pattern("talk asks for", "u").test(words))) return asked(words);
  if (order?.who.name === who.name) return asked(order.deed);
  // "We'll take the old road together."
  if (pattern("talk together").test(words) && !turn.memo.companions.includes(who.name)) return asked(words);
  // "Talk to Rui Pacheco": nothing has been said yet.
  const own = contentWords(who.name);
  if (!part.direct && [...contentWords(words)].every((word) => own.has(word))) return greet(turn, who, "");
  return remark(turn, who, words, kind);
}

/** A greeting, thanks, an apology. */
function greet(turn: Turn, who: LoreEntry, words: string): void {
  const kind = kindOfWords(turn, words);
  remark(turn, who, words, kind === "news" ? "greeting" : kind);
}

/** Somebody is accused to their face: who did it, or had a hand in it, may give themselves away; anybody else denies it, and it costs. */
async function accused(turn: Turn, who: LoreEntry, words: string, kind: Kind): Promise<void> {
  const { case: kept } = turn.memo;
  if (kept !== null && !kept.announced && isOpponent(turn, who) && kept.said.includes("asked")) return begin(turn);
  if (kept !== null && turn.main !== undefined && !isOpponent(turn, who) && !isTool(turn, who) && !isOpen(kept))
    return nameCulprit(turn, who, true);
  if (kept === null || isOpen(kept)) {
    turn.fact(`You accuse ${capitalise(speakerName(who))}.`);
    return remark(turn, who, words, kind === "insult" ? kind : "accuse");
  }
  return sway(turn, who, words, "Insight", `Whether ${speakerName(who)} gives something away`, "truth");
}

/** What the hero has found out, or why it was done, is put to one who is guilty of it: a lie first, then a check. False where it is something else. */
async function facesProof(turn: Turn, who: LoreEntry, verb: string, words: string): Promise<boolean> {
  const kept = turn.memo.case;
  if (kept === null || (!isOpponent(turn, who) && !isTool(turn, who))) return false;
  const proofs = [...turn.memo.clues, truthOf(kept)?.why?.replace(SLOT, "") ?? ""];
  const own = contentWords(`${who.name} ${turn.place} ${kept.aim}`);
  const said = [...contentWords(words)].filter((word) => !own.has(word));
  const isProof =
    verb === "show"
      ? turn.memo.clues.length > 0 &&
        (SHOWN.test(words) || said.some((word) => contentWords(turn.memo.clues.join(" ")).has(word)))
      : proofs.some((each) => said.filter((word) => contentWords(each).has(word)).length > 1);
  if (!isProof) return false;
  const name = shortName(who);
  if (isOpponent(turn, who) && !kept.said.includes("lie"))
    turn.say(`It goes home: ${name} needs a moment too long for the answer.`, evades(turn, who));
  else await sway(turn, who, words, "Insight", `Whether ${name} gives something away`, "truth");
  return true;
}

const SHOWN = storedPattern("talk shown");

function promised(turn: Turn, part: Said, who: LoreEntry): boolean {
  const promise = parsePromise(part.direct ? `I say “${part.words}”` : `I ${part.to}`, turn.lore.heroes);
  if (promise === null || promise.what === "") return false;
  const what = promise.what.replace(pattern("talk promised", "u"), "$1");
  const title = promiseTitle(shortName(who), what);
  turn.promise(title);
  turn.attitude(who.name, 1);
  turn.log(`You promise ${shortName(who)} ${what}.`);
  turn.say(reacts(turn, who, "promise", part.words));
  hasYes(turn, who, part.words, `you give ${shortName(who)} your word`);
  return true;
}

/** What is wanted of somebody, by one of the skills. */
async function sway(
  turn: Turn,
  who: LoreEntry,
  words: string,
  skill: string,
  stakes: string,
  wanted: "deed" | "truth" | "threat",
  isPressed = true,
): Promise<void> {
  const name = capitalise(speakerName(who));
  // Who is behind it is faced, once the hero knows it.
  if (wanted !== "deed" && isOpponent(turn, who) && isKnown(turn)) return begin(turn);
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const along = pattern("talk sway 3").test(words) && wanted !== "truth" && !CARRIES.test(words);
  const isTime = wanted === "deed" && pattern("talk asks time").test(words);
  const speaks =
    wanted === "truth" || (!CARRIES.test(words) && (PRESSES.test(words) || pattern("talk sway 4").test(words)));
  // Kin and friends come without being won over, and a song costs nobody anything.
  const isFree =
    isOnTask(turn) && attitude === 0 && !openSteps(turn.memo.case!.task!).some(({ person }) => person === who.name);
  const isFriend =
    wanted === "deed" &&
    who.kind !== "faction" &&
    (along
      ? attitude > 0 || isFree || (attitude === 0 && turn.memo.case?.announced === true)
      : attitude >= 0 &&
        (pattern("talk harmless").test(plainFor(who, words)) || (CARRIES.test(words) && !isOpponent(turn, who))));
  const lies = skill === "Deception";
  // Who has told all that they have is not pressed with dice.
  if (speaks && wanted === "deed" && (turn.memo.case?.from[who.name] ?? 0) > 0 && !hasClueFor(turn, who, words, false))
    return turn.say(lineFor(turn, "told all", speakerName(who)));
  const grade = isFriend
    ? "strong"
    : await turn.check(
        skill === "Insight" ? "wisdom" : "charisma",
        skill,
        skill === "Intimidation" ? 12 : 12 - attitude,
        stakes,
      );
  turn.log(
    grade === "miss"
      ? `You press ${shortName(who)} in vain.`
      : `You bring ${shortName(who)} round${grade === "weak" ? ", at a price" : ""}.`,
  );
  if (wanted === "truth") turn.fact(`You accuse ${name}.`);
  if (grade === "miss") {
    if (isPressed && wanted !== "deed") turn.attitude(who.name, -1);
    const written = isTime ? "time refused" : along ? "along refused" : speaks ? "pressed in vain" : "";
    return turn.say(
      wanted === "deed" && !isSeveral(who) && written !== "" && !lies
        ? lineFor(turn, written, speakerName(who))
        : reacts(
            turn,
            who,
            lies ? "lie" : wanted === "truth" ? "accuse" : wanted === "threat" ? "threat" : "no",
            words,
          ),
      tick(turn),
    );
  }
  if (lies) return turn.say(reacts(turn, who, "lie yes", words));
  if (wanted === "threat") turn.attitude(who.name, -1);
  const agreed = pattern("talk sway").exec(words)?.[1];
  if (agreed !== undefined && wanted === "deed")
    turn.fact(`${name} has agreed to ${withCapitals(turn.lore, ` ${toSecondPerson(agreed)}`).trim()}.`);
  if (who.kind === "faction") return turn.say(lineFor(turn, "they agree"));
  if (along && wanted === "threat" && !turn.memo.companions.includes(who.name)) turn.memo.companions.push(who.name);
  const isFull = along && wanted !== "threat" && (await takeAlong(turn, who)) !== "";
  const carries = pattern("talk sway 2").exec(words)?.[1];
  const goal = carries?.replace(pattern("talk where it is"), "$1") ?? "";
  const to =
    goal === "" || wanted !== "deed" ? null : (placeNamed(turn, goal) ?? wayIn(turn, `go to ${goal}`)?.place ?? null);
  if (wanted === "deed" && !along && actsOnAim(turn, words)) {
    if (isOpponent(turn, who)) return isKnown(turn) ? begin(turn) : turn.say(evades(turn, who));
    turn.say(agrees(turn, who, words, grade), grade === "weak" ? tick(turn) : "");
    return moveCase(turn, words, grade);
  }
  // What somebody has agreed to counts at the hero's next deed.
  if (grade === "strong" && wanted === "deed" && !along && !speaks)
    turn.memo.ready = `${shortName(who)} has agreed to it`;
  if (isTime) return turn.say(lineFor(turn, "time given", speakerName(who)), grade === "weak" ? tick(turn) : "");
  const answered = speaks ? spoken(turn, who, words, wanted !== "deed") : "";
  // Who has nothing to tell counts no ways out.
  const yields = !speaks || turn.hasClue || isTool(turn, who) || isOpponent(turn, who);
  const given =
    wanted === "deed" && !along
      ? await taken(turn, `take ${(GIVEN.exec(words)?.[1] ?? "").replace(/^your /iu, "the ")}`)
      : "";
  // "May I see the bodies?"
  const [, sight = ""] = wanted === "deed" && !along && !speaks ? (SHOWN_TO.exec(words) ?? []) : [];
  const shown = sight === "" ? "" : showsThing(turn, sight.replace(pattern("talk sway 5"), "the "));
  turn.say(
    along
      ? isFull
        ? `${name} would come, but you have all the companions that you can look after.`
        : `${name} comes with you${wanted === "threat" ? ", and will not fight for you" : ""}.`
      : yields
        ? speaks
          ? reacts(turn, who, "tells", "")
          : wanted === "threat"
            ? reacts(turn, who, "threat yes", words)
            : agrees(turn, who, words, grade, given !== "" || shown !== "" || to !== null)
        : "",
    speaks ? answered : SENT.test(words) ? findClue(turn, "search", words) : "",
    shown,
    given === "" ? "" : `You have ${GIVEN.exec(words)![1]!.replace(pattern("talk sway 6"), "the ")}.`,
    grade === "weak" && !speaks && !along ? tick(turn) : "",
  );
  if (yields && !speaks) {
    hasYes(turn, who, words);
    opensFor(turn, words);
  }
  if (to !== null && !isSamePlace(to, turn.place)) {
    await go(turn, { place: to, whom: who });
  }
}

/** Who agrees to what is asked does it, where it can be told in their own person. */
function agrees(turn: Turn, who: LoreEntry, words: string, grade: Grade, isNarrated = false): string {
  const asked = pattern("talk asked deed").exec(plainFor(who, words))?.[1] ?? "";
  return reacts(turn, who, grade === "weak" ? "yes but" : "yes", words, isNarrated ? "" : asTheirs(turn, who, asked));
}

/** "for the green book", "please give me the key": what is asked for. */
const GIVEN = storedPattern("talk given");

const SHOWN_TO = storedPattern("favour shown");

/** Somebody is sent to look for something. */
const SENT = storedPattern("talk sent");

/** What somebody says who gives way. */
function spoken(turn: Turn, who: LoreEntry, words: string, isPressed: boolean): string {
  if (isPressed && isTool(turn, who)) return confesses(turn, who) || doesNotKnow(turn, who, words);
  const { case: kept } = turn.memo;
  if (isPressed && kept?.said.includes("lie") === true && isOpponent(turn, who)) {
    kept.enough = true;
    return "";
  }
  if (isOpponent(turn, who)) return evades(turn, who);
  return saysClue(turn, who, words, !isPressed && !PRESSES.test(words)) || doesNotKnow(turn, who, words);
}

/** Something that somebody is told: how they take it goes by what it is. No die decides it. */
function remark(turn: Turn, who: LoreEntry, words: string, kind: Kind): void {
  turn.log(`You tell ${shortName(who)}: ${toSecondPerson(words).slice(0, 90)}`.replace(/[.!]*$/u, "."));
  if (kind === "insult") turn.attitude(who.name, -1);
  // Where more is said to them, they answer that; and who has just reacted does not do so twice.
  const name = speakerName(who);
  const last = turn.paragraphs.at(-1) ?? "";
  const isDone =
    turn.saysMore || (last.startsWith(name) && !last.includes(`${name} is here`)) || last.includes(`says ${name}`);
  if (isDone && (PLAIN.test(kind) || TO_ALL.test(turn.brief.playerText))) return;
  turn.say(reacts(turn, who, kind, plainFor(who, words)));
}
const PLAIN = storedPattern("talk plain remark", "u");
