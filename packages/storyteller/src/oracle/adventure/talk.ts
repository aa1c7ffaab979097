import type { Person } from "#content/adventures/schema";
import type { Reading } from "../understand/reading.ts";
import { succeeds } from "./deeds.ts";
import { apply, changeAttitude, findClue } from "./effects.ts";
import { askAlong } from "./company.ts";
import { mentions, stemsOf } from "./match-words.ts";
import { attributed, capital, firstSentence, inSentence, namesOf, shortName, variant } from "./prose.ts";
import { add, BY, count, nameOf, next, personOf, present, so, type Stage, subject, tell } from "./stage.ts";

type Knowledge = Person["knows"][number];

/** Whom the player speaks with: the one named, the one spoken with before, or the only one here. */
function partnerOf(
  stage: Stage,
  target: string | null,
  called: readonly string[],
  stems: readonly string[],
): Person | null {
  const here = present(stage);
  const named =
    here.find(({ name }) => name === target) ??
    here
      .map((person) => ({ person, said: mentions(namesOf(person), called) }))
      .toSorted((a, b) => b.said - a.said)
      .find(({ said }) => said > 0)?.person;
  const { partner, met } = stage.progress;
  if (named !== undefined) return named;
  // Else who knows of it; the one spoken with before; who came into the scene last.
  const knows = ({ knows, lies, smalltalk }: Person) =>
    Math.max(0, ...[...knows, ...lies, ...smalltalk].map(({ about }) => mentions(about, stems)));
  const order = ({ id }: Person) => (id === partner ? here.length : met.indexOf(id) / 100);
  // "What do you do for the reeve?" is asked of the one spoken with.
  const goesOn = stems.includes("you") || stems.includes("your");
  const rank = (person: Person) => knows(person) + (goesOn && person.id === partner ? 1 : 0);
  return here.toSorted((a, b) => rank(b) - rank(a) || order(b) - order(a))[0] ?? null;
}

/** A talk with somebody: greeting, question, persuasion, threat, promise, accusation. */
export async function talk(stage: Stage, reading: Reading, text: string): Promise<void> {
  const stems = stemsOf(text);
  const goesOn = TO_THE_SAME.test(text)
    ? present(stage).find(({ id }) => id === stage.progress.partner)?.name
    : undefined;
  const person = partnerOf(stage, reading.target ?? goesOn ?? null, addressedStems(text), stems);
  const absent = absentPerson(stage, calledStems(text));
  const meansAbsent = absent !== null && (person === null || !isAbout(person, addressedStems(text)));
  if (person === null || meansAbsent) {
    if (absent !== null) tell(stage, notHere(stage, absent));
    else tell(stage, "There is nobody here to answer.");
    stage.still = true;
    return;
  }
  const before = { partner: stage.progress.partner, told: stage.told.length };
  stage.progress.partner = person.id;
  if (!stage.progress.met.includes(person.id)) meet(stage, person);
  const first = (stage.progress.said[`greet/${person.id}`] ?? 0) === 0;
  if (reading.act === "promise") {
    await promise(stage, person, text);
    const at = person.knows.findIndex(
      (each, index) =>
        each.needs?.promised === true && said(stage, person, index) === 0 && willTell(stage, person, each),
    );
    if (at !== -1) return sayKnowledge(stage, person, person.knows[at]!, at, false);
  }
  if (reading.act === "accuse") accuse(stage, person);
  await answerTo(stage, person, reading, stems, first);
  // Who has answered does not greet afterwards.
  if ((stage.progress.said[`greet/${person.id}`] ?? 0) === 0) count(stage, `greet/${person.id}`);
  if (present(stage).length > 1 || before.partner !== person.id) nameSpeaker(stage, person, before.told);
}

/** The first words of a talk say whose they are, unless its text does. */
function nameSpeaker(stage: Stage, person: Person, from: number): void {
  const at = stage.told.findIndex((text, index) => index >= from && /^["“]/u.test(text));
  const before = stage.told.slice(from, at === -1 ? stage.told.length : at + 1).join(" ");
  if (at === -1 || mentions(namesOf(person), stemsOf(before.replaceAll(/["“][^"”]*["”]/gu, " "))) > 0) return;
  stage.told[at] = attributed(stage.told[at]!, shortName(person));
}

/** The words before what the talk is about: whom it is with stands there. */
const addressedStems = (text: string): string[] =>
  stemsOf(
    text
      .replaceAll(/["“][^"”]*["”]/gu, " ")
      .split(/\b(?:about|of|that|whether|if|what|why|who|how|where|when)\b/iu)[0] ?? "",
  );

/** "Tell her" is said to the one spoken with. */
const TO_THE_SAME = /^\W*(?:i\s+)?(?:tell|ask|thank|answer|beg|warn)\s+(?:him|her|them|it)\b/iu;

const CALLING =
  /\b(?:ask|tell|talk (?:to|with)|speak (?:to|with)|say to|call(?: for)?|greet|persuade|convince|threaten|beg|accuse|promise|thank)\s+(?:the |old |young )?([\p{L}'’ ]{2,30})|^\W*(?:hey |hi |hello |good evening,? )?([\p{L}]+(?: [\p{L}]+)?)[,?!.]|,\s*((?:mrs|mr|miss|captain|brother|old)?\s*[\p{L}]+)\W*$/iu;

/** The words by which somebody is called or named as the one spoken with: "your grandfather" in a question is none. */
export function calledStems(text: string): string[] {
  const plain =
    text
      .replaceAll(/["“][^"”]*["”]/gu, " ")
      .split(/\b(?:about|of|that|whether|if|what|why|who|how|where|when)\b/iu)[0] ?? "";
  const called = CALLING.exec(plain) ?? CALLING.exec(text);
  return stemsOf(called?.[1] ?? called?.[2] ?? called?.[3] ?? "");
}

/** Somebody of the adventure who is named and is not here. */
export function absentPerson(stage: Stage, stems: readonly string[]): Person | null {
  const here = new Set(present(stage).map(({ id }) => id));
  return (
    stage.adventure.people
      .filter(({ id }) => !here.has(id))
      .map((person) => ({ person, said: mentions(namesOf(person), stems) }))
      .filter(({ said }) => said > 0)
      .toSorted((a, b) => b.said - a.said)[0]?.person ?? null
  );
}

/** Says that somebody is not here, and where they were last. */
export function notHere(stage: Stage, person: Person): string {
  const authored = person.absent?.find(({ when }) => so(stage, when));
  if (authored !== undefined) return authored.says;
  const seen = stage.progress.seen[person.id];
  const object = { she: "her", he: "him", they: "them", it: "it" }[person.pronoun];
  return seen === undefined || seen === stage.progress.place
    ? `${person.name} is not here.`
    : `${person.name} is not here. You last saw ${object} at ${inSentence(nameOf(stage, seen))}.`;
}

const isAbout = (person: Person, stems: readonly string[]): boolean => mentions(namesOf(person), stems) > 0;

/** Who is met for the first time. */
export function meet(stage: Stage, person: Person): void {
  add(stage.progress.met, person.id);
  stage.events.push({ type: "cast_changed", by: BY, name: person.name, met: true });
  stage.introduced.push({ type: "introduce", name: person.name, entityType: "person", description: person.role });
}

async function promise(stage: Stage, person: Person, text: string): Promise<void> {
  if (stage.progress.promised.includes(person.id)) return;
  add(stage.progress.promised, person.id);
  changeAttitude(stage, person.id, 1);
  stage.events.push({
    type: "thread_changed",
    by: BY,
    title: `A promise to ${person.name}`,
    kind: "promise",
    question: "Is it kept?",
    step: text.slice(0, 300),
  });
}

function accuse(stage: Stage, person: Person): void {
  add(stage.progress.accused, person.id);
  tell(stage, person.accused);
}

/** Whether what somebody knows may be told now. */
function willTell(stage: Stage, person: Person, { needs }: Knowledge): boolean {
  if (needs === undefined) return true;
  const { attitudes, promised, pressed } = stage.progress;
  return (
    (needs.attitude === undefined || (attitudes[person.id] ?? 0) >= needs.attitude) &&
    (needs.promised === undefined || promised.includes(person.id)) &&
    (needs.pressed === undefined || pressed.includes(person.id)) &&
    so(stage, needs.when)
  );
}

/** Whether nothing but the person's own will stands between the player and the answer. */
const couldBeWon = (stage: Stage, { needs }: Knowledge): boolean => so(stage, needs?.when);

async function answerTo(
  stage: Stage,
  person: Person,
  reading: Reading,
  stems: readonly string[],
  first: boolean,
): Promise<void> {
  if (askAlong(stage, person, stage.brief.playerText)) return;
  if (WHO_ARE_YOU.test(stage.brief.playerText)) {
    tell(stage, `${person.name}, ${person.role}.`, next(stage, `greet/${person.id}`, person.greet));
    return;
  }
  const own = new Set(namesOf(person).flatMap(stemsOf));
  const topic = stems.filter((word) => !own.has(word) || reading.act === "accuse");
  const ranked = person.knows
    .map((knowledge, at) => ({ knowledge, at, fit: mentions(knowledge.about, topic) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit || said(stage, person, a.at) - said(stage, person, b.at));
  const lie = person.lies
    .map((each) => ({ each, fit: mentions(each.about, topic) }))
    .toSorted((a, b) => b.fit - a.fit)
    .find(({ fit }) => fit > 0);
  const open = ranked.find(({ knowledge }) => willTell(stage, person, knowledge));
  const closed = ranked.find(({ knowledge }) => !willTell(stage, person, knowledge) && couldBeWon(stage, knowledge));

  if (lie !== undefined && lie.fit >= (open?.fit ?? 0) && said(stage, person, open?.at ?? -1) === 0) {
    const broken = stage.progress.clues.includes(lie.each.brokenBy);
    const key = `confronted/${person.id}/${lie.each.brokenBy}`;
    if (broken && count(stage, key) === 0) {
      tell(stage, lie.each.confronted);
      add(stage.progress.pressed, person.id);
      await apply(stage, lie.each.effects);
      return;
    }
    if (!broken) {
      tell(stage, lie.each.says);
      return;
    }
  }
  if (PRESSING.has(reading.act)) {
    await press(stage, person, reading, closed ?? open ?? null);
    return;
  }
  const openFit = open?.fit ?? 0;
  if (open !== undefined && (closed === undefined || openFit >= closed.fit)) {
    await sayKnowledge(stage, person, open.knowledge, open.at, first);
    return;
  }
  if (closed !== undefined) {
    // The second time of asking, a friend gives way.
    tell(stage, next(stage, `refuses/${person.id}`, person.refuses));
    return;
  }
  const small = person.smalltalk.find(({ about }) => mentions(about, topic) > 0);
  if (small !== undefined) {
    tell(stage, small.says);
    return;
  }
  if (reading.act === "promise" || reading.act === "accuse") {
    if (reading.act === "promise") tell(stage, person.persuaded);
    return;
  }
  await talkAtLarge(stage, person, topic, first);
}

const said = (stage: Stage, person: Person, at: number): number => stage.progress.said[`knows/${person.id}/${at}`] ?? 0;

const PRESSING: ReadonlySet<Reading["act"]> = new Set(["persuade", "deceive", "threaten"]);

async function press(
  stage: Stage,
  person: Person,
  { act }: Reading,
  wanted: { readonly knowledge: Knowledge; readonly at: number } | null,
): Promise<void> {
  const [skill, ability] =
    act === "threaten"
      ? (["Intimidation", "charisma"] as const)
      : act === "deceive"
        ? (["Deception", "charisma"] as const)
        : (["Persuasion", "charisma"] as const);
  const dc = (person.dc ?? 12) - Math.max(-2, Math.min(2, stage.progress.attitudes[person.id] ?? 0));
  const won = await succeeds(stage, { ability, skill, dc }, `Whether ${person.name} gives way`);
  if (!won) {
    tell(stage, next(stage, `refuses/${person.id}`, person.refuses));
    if (act !== "persuade") changeAttitude(stage, person.id, -1);
    return;
  }
  add(stage.progress.pressed, person.id);
  if (act === "persuade") changeAttitude(stage, person.id, 1);
  tell(stage, act === "threaten" ? person.threatened : person.persuaded);
  if (wanted !== null && couldBeWon(stage, wanted.knowledge)) {
    await sayKnowledge(stage, person, wanted.knowledge, wanted.at, false);
    return;
  }
  // Who is won over or frightened and was asked for nothing else gives what they had kept back.
  const at = person.knows.findIndex(
    (each, index) => each.needs !== undefined && said(stage, person, index) === 0 && couldBeWon(stage, each),
  );
  if (at !== -1) await sayKnowledge(stage, person, person.knows[at]!, at, false);
}

async function sayKnowledge(
  stage: Stage,
  person: Person,
  knowledge: Knowledge,
  at: number,
  first: boolean,
): Promise<void> {
  const before = count(stage, `knows/${person.id}/${at}`);
  if (before > 0) {
    tell(
      stage,
      `${capital(subject(person))} ${person.pronoun === "they" ? "have" : "has"} told you that.`,
      firstSentence(variant(knowledge.says, "minimal")),
    );
    return;
  }
  const greets = first && stage.brief.detailLevel !== "minimal" && stage.brief.detailLevel !== "concise";
  if (greets) tell(stage, person.look);
  tell(stage, knowledge.says);
  if (knowledge.gives !== undefined) findClue(stage, knowledge.gives, true);
  await apply(stage, knowledge.effects);
}

const WHO_ARE_YOU = /\bwho (?:are|r) (?:you|u)\b|\bwhat(?:'s| is) your name\b/iu;

const A_QUESTION = /\?|^\W*(?:so |and |but |well )?(?:who|what|why|where|when|how)\b/iu;

/** Asks for nothing: "hello?", "how have you been". */
const GREETING =
  /^\W*(?:(?:hello|hi|hey|greetings|good (?:evening|morning|day|night))(?:,? [\p{L}]+){0,3}\W*$|.{0,40}\bhow (?:are you|have you been|is (?:business|life|trade)|do you do)\b\W*$)/iu;

const ASKING =
  /\?|\b(?:ask|tell me|what|who|why|where|how|know|news|anything|something|help|happen|explain|talk|chat|question|speak)/iu;

/** Nothing that was named is known here: a greeting, an offer of what there is to say, or an honest "I don't know". */
async function talkAtLarge(stage: Stage, person: Person, topic: readonly string[], first: boolean): Promise<void> {
  const vague = topic.every((word) => VAGUE.has(word));
  const fresh = person.knows.findIndex(
    (knowledge, at) => said(stage, person, at) === 0 && willTell(stage, person, knowledge),
  );
  if (GREETING.test(stage.brief.playerText)) {
    tell(
      stage,
      first ? next(stage, `greet/${person.id}`, person.greet) : next(stage, `again/${person.id}`, person.again),
    );
    return;
  }
  if (first) {
    tell(stage, next(stage, `greet/${person.id}`, person.greet));
    // A plain question gets the first of what they know; a mere greeting gets a greeting.
    if (vague && !A_QUESTION.test(stage.brief.playerText)) return;
  }
  if (vague && fresh !== -1) {
    await sayKnowledge(stage, person, person.knows[fresh]!, fresh, first);
    return;
  }
  if (first && (vague || !ASKING.test(stage.brief.playerText))) return;
  if (vague || !ASKING.test(stage.brief.playerText)) {
    tell(stage, next(stage, `again/${person.id}`, person.again));
    return;
  }
  tell(
    stage,
    `${echo(stage, person, topic)}${next(stage, `unknown/${person.id}`, person.unknown)}`,
    whoKnows(stage, person, topic),
  );
}

/** What somebody is asked about and does not know of, said back: whom or what of the story the words name. */
function echo(stage: Stage, person: Person, topic: readonly string[]): string {
  const { people, places } = stage.adventure;
  const named =
    people.find((each) => each.id !== person.id && mentions([each.name], topic) > 0) ??
    places.flatMap(({ things }) => things).find(({ name }) => mentions([name], topic) >= 1) ??
    places.find(({ name }) => mentions([name], topic) >= 1);
  if (named === undefined) return "";
  const name = "role" in named ? shortName(named) : inSentence(named.name);
  return `“${capital(name)}?” says ${shortName(person)}. `;
}

/** Sends on to somebody the hero has met who can tell of it. */
function whoKnows(stage: Stage, person: Person, topic: readonly string[]): string | undefined {
  const { met, dead } = stage.progress;
  const other = stage.adventure.people.find(
    (each) =>
      each.id !== person.id &&
      met.includes(each.id) &&
      !dead.includes(each.id) &&
      each.knows.some(
        (knowledge, at) =>
          mentions(
            knowledge.about.filter((word) => !NO_TOPIC.has(word)),
            topic,
          ) >= 1 &&
          said(stage, each, at) === 0 &&
          willTell(stage, each, knowledge),
      ),
  );
  return other === undefined ? undefined : `“${shortName(other)} would know.”`;
}

const VAGUE = new Set(
  stemsOf(
    "ask tell me talk to speak with say hello hi greet greeting the a an of about what is are was do does did you know anything something everything more else here there happen happening happened going on news help help question him her them it i my who why how good evening morning day please can could would and so then chat approach story village place people town",
  ),
);

/** What somebody who is here could be asked about, and has not been: in a word each, for the offers. */
export function topicsOf(stage: Stage, personId: string): string[] {
  const person = personOf(stage, personId);
  return person.knows
    .filter((knowledge, at) => said(stage, person, at) === 0 && willTell(stage, person, knowledge))
    .map(({ about }) => about.find((topic) => !NO_TOPIC.has(topic)) ?? "")
    .filter((topic) => topic !== "")
    .slice(0, 2);
}

/** Words that open a topic and do not name one. */
const NO_TOPIC = new Set(
  "who whose for eats why how what when where back up down told say saw open works leaving warn nobody night asleep".split(
    " ",
  ),
);
