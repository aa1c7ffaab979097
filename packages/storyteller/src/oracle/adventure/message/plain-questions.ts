import { pattern, sourceOf, storedPattern } from "../../patterns.ts";
import type { Person, Thing } from "#content/adventures/schema";
import { hasAnswer } from "../talk/answer.ts";
import { absentPerson, notHere } from "../talk/conversation-partner.ts";
import { questionsIn } from "../talk/two-questions.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { capital, inSentence, listed, namesOf, shortName } from "../stage/prose.ts";
import { belongingMeant, thingMeant } from "../stage/sight.ts";
import { answerSoFar } from "./story-so-far.ts";
import { exitsOf, nameOf, placeOf, present, sheetOf, so, type Stage, say, textNow } from "../stage/stage.ts";

/** Questions that the story's own data answers, no matter who is present: what time it is, who is here, how many of a thing the hero has. */

/** "Many nights" and a greeting name no time of the story. */
const NO_HOUR = /\b(?:many (?:nights?|days?|hours?)|good (?:evening|morning|afternoon|night|day))\b/giu;
const OF_TIME = storedPattern("plain-questions of time");
const UNTIL = storedPattern("plain-questions until");
const WHERE_ALL = storedPattern("plain-questions where all");
const ANYBODY = storedPattern("plain-questions anybody");
const COUNTS = storedPattern("plain-questions counts");

/** Answers such a question. Returns whether the words were one. The story does not move on. */
export function answerPlainly(stage: Stage, text: string): boolean {
  const answered =
    answerSoFar(stage, text) ||
    answerSeen(stage, text) ||
    answerMet(stage, text) ||
    answerTime(stage, text) ||
    answerWhoIsAbout(stage, text) ||
    answerOwned(stage, text) ||
    answerWhy(stage, text) ||
    countItems(stage, text);
  if (answered) stage.still = true;
  return answered;
}

const SEEN_ME = storedPattern("adventure plain-questions seen me");

/** "Did anybody see that?": who is here could have. */
function answerSeen(stage: Stage, text: string): boolean {
  if (!SEEN_ME.test(text)) return false;
  const others = present(stage).filter(({ id }) => !stage.progress.companions.includes(id));
  // Who has words for it answers.
  if (others.some((person) => hasAnswer(stage, person, text))) return false;
  say(
    stage,
    others.length === 0
      ? sourceOf("plain-questions unseen")
      : `${listed(others.map(shortName))} could have. Nobody says so, and nobody looks as if they were about to.`,
  );
  return true;
}

const IS_IT_LIT = storedPattern("plain-questions is it lit");

/** "Is the Third lit?" is seen, and nobody need be asked. Returns whether it was such a question about a thing here. */
export function answerLit(stage: Stage, text: string): boolean {
  const isLamp = ({ name }: Thing) => /\b(?:lantern|lamp)$/u.test(name);
  const lamp = !IS_IT_LIT.test(text)
    ? null
    : (thingMeant(stage, null, stemsOf(text)) ??
      (pattern("plain-questions answer lit").test(text) ? (placeOf(stage).things.find(isLamp) ?? null) : null));
  if (lamp !== null) say(stage, textNow(stage, lamp.look));
  return lamp !== null;
}

const DO_I_HAVE = storedPattern("plain-questions do i have");

/** "Do I have my lantern?" */
function answerOwned(stage: Stage, text: string): boolean {
  const stems = stemsOf(DO_I_HAVE.exec(text)?.[1] ?? "");
  const inventory = sheetOf(stage)?.inventory ?? [];
  const item = inventory.find(({ name }) => stems.length > 0 && mentions([name.split(", ")[0] ?? ""], stems) > 0);
  if (item === undefined) {
    const thing = stage.adventure.places
      .flatMap(({ things }) => things)
      .find((each) => isLeftBehind(stage, each, stems));
    if (thing !== undefined) say(stage, "No.", whereIs(stage, thing));
    return thing !== undefined;
  }
  const all = /\bwhat\b/iu.test(text)
    ? ` You carry: ${inventory.map(({ name }) => name.toLowerCase()).join(", ")}.`
    : "";
  say(stage, `Yes: your ${item.name.toLowerCase()}.${all}`);
  return true;
}

/** Whether this is what the words name, the hero has seen it, and it could have been taken. */
const isLeftBehind = (stage: Stage, { id, name, take, hidden }: Thing, stems: readonly string[]): boolean =>
  take !== null &&
  so(stage, hidden?.until) &&
  !stage.progress.taken.includes(id) &&
  stems.length > 0 &&
  mentions([name], stems) > 0;

function whereIs({ adventure, progress }: Stage, { id, name }: Thing): string {
  const place = adventure.places.find(({ things }) => things.some((each) => each.id === id))!;
  if (place.id === progress.place) return `${capital(inSentence(name))} is here, where it was.`;
  return progress.visited.includes(place.id)
    ? `${capital(inSentence(name))} is still at ${inSentence(place.name)}.`
    : "You have not got that.";
}

/** "Why am I carrying an unlit lantern?": what the hero knows of it. */
function answerWhy(stage: Stage, text: string): boolean {
  if (!pattern("plain-questions answer why").test(text)) return false;
  const why = belongingMeant(stage, stemsOf(text))?.why;
  if (why !== undefined) say(stage, why);
  return why !== undefined;
}

const HAVE_MET = storedPattern("plain-questions have met");

/** "Have I ever met Hester?" */
function answerMet(stage: Stage, text: string): boolean {
  const stems = stemsOf(HAVE_MET.exec(text)?.[1] ?? "");
  const person = stage.adventure.people.find((each) => stems.length > 0 && mentions(namesOf(each), stems) >= 1);
  if (person === undefined) return false;
  const where = present(stage).includes(person) ? `${shortName(person)} is here.` : notHere(stage, person);
  say(stage, stage.progress.met.includes(person.id) ? `Yes. ${where}` : "Not so far as you know.");
  return true;
}

/** "What time is it?", "how many nights until midwinter": the time that it is, and those still to come. */
function answerTime(stage: Stage, text: string): boolean {
  const { adventure, progress } = stage;
  const later = adventure.times.slice(progress.time + 1);
  const stems = stemsOf(text.replaceAll(NO_HOUR, " "));
  const named = ({ name, id }: (typeof later)[number]) => mentions([name, id.replaceAll("-", " ")], stems);
  // "Midwinter night" is no other night.
  const asked = later.filter((time) => named(time) >= 1).toSorted((a, b) => named(b) - named(a))[0];
  // "When is midwinter night? And what goes by, Joan?" is asked of Joan.
  if (present(stage).length > 0 && questionsIn(text).length > 1) return false;
  if (
    !OF_TIME.test(text) &&
    !(UNTIL.test(text) && (asked !== undefined || pattern("plain-questions answer time").test(text)))
  )
    return false;
  const now = adventure.times[progress.time];
  if (now === undefined) return false;
  const last = asked ?? later.at(-1);
  const days = (last?.day ?? now.day ?? 1) - (now.day ?? 1);
  const soon = later.filter(({ day }) => day === now.day).map(({ name }) => name);
  const today = soon.length === 0 || asked !== undefined ? "" : `Still to come today: ${listed(soon)}.`;
  const off =
    last === undefined || (days === 0 && asked === undefined)
      ? ""
      : `${capital(last.name)} is ${days === 0 ? "still to come today" : days === 1 ? "tomorrow" : `${days} days off`}.`;
  say(stage, `It is ${now.name}.`, today, off, last === undefined ? "It is as late as it gets." : undefined);
  return true;
}

/** "Where is everyone?", "anybody there?" */
function answerWhoIsAbout(stage: Stage, text: string): boolean {
  if (!WHERE_ALL.test(text) && !(ANYBODY.test(text) && (text.includes("?") || stemsOf(text).length <= 4))) return false;
  const here = present(stage);
  const others = WHERE_ALL.test(text) ? stage.adventure.people.filter((person) => isElsewhere(stage, person)) : [];
  const seen = others.map(
    (person) => `${shortName(person)} at ${inSentence(nameOf(stage, stage.progress.seen[person.id]!))}`,
  );
  say(
    stage,
    here.length === 0
      ? "Nobody answers. You are alone here."
      : `${listed(here.map(shortName))} ${here.length === 1 ? "is" : "are"} here.`,
    seen.length === 0 ? undefined : `You last saw ${listed(seen)}.`,
  );
  return true;
}

const isElsewhere = ({ progress }: Stage, { id }: Person): boolean =>
  progress.seen[id] !== undefined && progress.seen[id] !== progress.place && !progress.dead.includes(id);

/** "I count my rations": how many the hero carries, by the sheet. */
function countItems(stage: Stage, text: string): boolean {
  const sheet = sheetOf(stage);
  if (sheet === null || !COUNTS.test(text)) return false;
  const stems = stemsOf(text);
  if (stems.some((word) => MONEY.has(word))) {
    say(stage, `You have ${sheet.gold === 0 ? "no" : sheet.gold} gold ${sheet.gold === 1 ? "piece" : "pieces"}.`);
    return true;
  }
  const item = sheet.inventory.find(({ name }) => mentions([name.split(", ")[0] ?? ""], stems) > 0);
  if (item === undefined) return false;
  say(stage, `You have ${item.quantity} ${item.name.toLowerCase()}.`);
  return true;
}

const MONEY = new Set(stemsOf("gold money coin coins purse silver crowns pieces"));

const LAYS_HANDS = storedPattern("adventure plain-questions lays hands");
const CALLS = storedPattern("plain-questions calls");
const THEM = storedPattern("plain-questions them");

/** Says that somebody to whom something is done is not here: "I tie the reeve up". Returns whether that was so. */
export function isDoneToNobody(stage: Stage, text: string): boolean {
  if (text.includes("?") || /["“]/u.test(text)) return false;
  const stems = stemsOf(text.replaceAll(/\p{L}+['’]s\s/gu, " "));
  const absent = absentPerson(stage, stems);
  const named = absent !== null && mentions([absent.name, ...absent.aliases], stems) >= 1;
  const nobody = present(stage).length === 0;
  if (CALLS.test(text) && nobody && absent !== null && absent.absent === undefined) {
    say(stage, sourceOf("plain-questions called"));
    return true;
  }
  if (!LAYS_HANDS.test(text) || FOLLOWS.test(text) || SHOWS_HOW.test(text)) return false;
  // "Search the captains desk" is done to the desk.
  if (thingMeant(stage, null, stemsOf(text)) !== null) return false;
  const behind = THEM.test(text) && !/\bthem\b/iu.test(text) ? noticed(stage, text) : undefined;
  if (behind !== undefined) say(stage, notHere(stage, behind));
  else if (named && present(stage).every((person) => mentions([person.name, ...person.aliases], stems) === 0))
    say(stage, notHere(stage, absent));
  else if (nobody && THEM.test(text) && stage.referents.length === 0 && stage.progress.fight === "")
    say(stage, somebodyNear(stage, text) ?? "There is nobody here.");
  else return false;
  stage.still = true;
  return true;
}

/** Where somebody is whom "him" or "her" could mean, in the next room. */
function somebodyNear(stage: Stage, text: string): string | undefined {
  const pronoun = /\bhim\b/iu.test(text) ? "he" : "she";
  const person = stage.adventure.people.find(
    (each) =>
      each.pronoun === pronoun &&
      exitsOf(stage).some(({ to }) => stage.progress.people[each.id] === to) &&
      stage.progress.said[`topic/${stemsOf(shortName(each))[0]}`] !== undefined,
  );
  return person === undefined
    ? undefined
    : `${shortName(person)} is not in this place. ${capital(inSentence(nameOf(stage, stage.progress.people[person.id]!)))} is the next one.`;
}

/** Somebody who is not here but can be noticed, if "him" or "her" means nobody who is here: a woman behind glass. */
function noticed(stage: Stage, text: string): Person | undefined {
  const pronoun = /\bhim\b/iu.test(text) ? "he" : "she";
  if (stage.referents.length > 0 || present(stage).some((person) => person.pronoun === pronoun)) return undefined;
  return stage.adventure.people.find(
    (person) => person.pronoun === pronoun && person.absent?.some(({ when }) => when !== undefined && so(stage, when)),
  );
}

/** "Show him what the reeve did" is done to him. */
const SHOWS_HOW = storedPattern("plain-questions shows how");
const FOLLOWS = storedPattern("plain-questions follows");
