import type { StoryThread } from "#contracts/story/state";
import { capitalise } from "#english/noun-phrase";
import { properNames } from "#english/names";
import type { Reading } from "../understand/reading.ts";
import { entriesIn, findEntry, type LoreEntry, shortName } from "./lore.ts";
import { type Pending, readPremiseMemo } from "./memo.ts";
import { kindOfName } from "./name-kinds.ts";
import { deedOf, toSecondPerson } from "./person-words.ts";
import { advance, asksGoalOf, asksToKnow, end, goalOf, isAboutGoal, whatBecomes } from "./goal.ts";
import { isHero } from "./proposals.ts";
import { sentence, spokenBy } from "./quotes.ts";
import { isMet, type Turn } from "./turn.ts";

/**
 * Accepts what the player says as true and adds it to the lore: an answer to an open question, or a sentence about the world. This pattern
 * finds words that leave the answer to the oracle.
 */
const LET_ORACLE =
  /^(?:you (?:decide|choose|pick|tell me|say)|(?:i )?(?:don't|do not) know|no idea|idk|surprise me|whatever|dealer's choice|your call|up to you|1$)(?!\w)/iu;
const TRUTH = /^(?:and |so |i think |i believe |i say )*(?:the )?truth (?:is|was)(?: that)?[,:]? /iu;
const THOUGHT =
  /^(?:(?:i (?:think|guess|believe|suppose|say(?! (?:to|hello|goodbye|good)\b)|decide|imagine)|maybe|perhaps|probably|well|so|ok(?:ay)?|it means|that means|i'd say|let's say)[, ]+)+(?:that )?/iu;
/** First words of a sentence about the world. */
const TOLD =
  /^(?:yes|no|because|that|this|it|it's|he|he's|she|she's|they|they're|there|there's|the|an?|his|her|its|their|some|somebody|someone|something|nobody|nothing|only|one|two|three|four|in|on|at|under|behind|inside|between|from|just|another|every|all|most|many|rows|both|i (?:see|find|notice|hear|learn|realise|realize|discover|remember|smell|recognise|recognize))\b/iu;

/** The proposed answer that the player chose, by its words or its number. Null if they chose none. */
function chosen(pending: Pending | null, text: string): string | null {
  if (pending === null) return null;
  const tidy = (words: string) =>
    words
      .toLowerCase()
      .replace(/[.!“”"]+/gu, "")
      .trim();
  const number = /^(?:option )?([123])$/u.exec(tidy(text))?.[1];
  if (number !== undefined) return pending.choices[Number(number) - 1] ?? null;
  return pending.choices.find((each) => tidy(each) === tidy(text)) ?? null;
}

/**
 * Whether the words answer the open question, although they could also be addressed to a person: they are one of the choices, or are in
 * quotation marks.
 */
export function answersPending(turn: Turn, text: string): boolean {
  const { pending } = readPremiseMemo(turn.brief.memo);
  if (pending === null || pending.kind === "last") return false;
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[.!“”"]+/gu, "");
  return (
    pending.choices.some((each) => each.toLowerCase() === plain) ||
    (pending.by !== "" &&
      !asksOnly(text) &&
      (/^["“]/u.test(text.trim()) || /^(?:i|we)\b/iu.test(plain) || isAboutSomebody(turn, text.trim())))
  );
}

/** Whether the words only ask and state nothing first. “At four. Why do you ask?” states something first. */
const asksOnly = (text: string): boolean =>
  text.includes("?") && !/^["“][^?”"]{8,}[.!] [^?]*\?["”]?$/u.test(text.trim());

/** "I want to see it. I ask Holm to take me there": a deed follows, so the text is not an answer. */
const thenActs = (text: string): boolean =>
  /[.!] (?:i|we) (?!was|were|had|have|am|did|know|knew|think|thought|never|saw|heard|lost|\p{L}+ed\b)\p{L}/iu.test(
    text,
  );

/** "Widow Tansy has one" is a sentence about a person, not words to that person. */
const isAboutSomebody = (turn: Turn, text: string): boolean =>
  entriesIn(turn.lore, text).some((entry) =>
    [entry.name, ...entry.aliases, shortName(entry)].some(
      (name) =>
        text.startsWith(`${name} `) &&
        /^(?:has|had|is|was|did|does|took|stole|knows?|knew|saw|gave|got|went|came|wants?|made|told|said|paid|will|would|can|could|\p{Ll}+(?:s|ed)) /u.test(
          `${text.slice(name.length + 1)} `,
        ),
    ),
  );

/** Words in the first person about the past: they are a person's answer, not a deed of the hero. */
const OWN_PAST =
  /^(?:i|we) (?:\p{L}+ed|was|were|had|saw|lost|sold|took|gave|hid|left|found|heard|knew|told|met|went|came|ran|kept|made|thought|never|only|did|didn't|don't|do not|am|have|can't|cannot|won't|couldn't|had to|owe|want|need|love|hate)\b/iu;

/** Whether the player's words state a fact, rather than what their character does. */
export function statesFact(turn: Turn, reading: Reading, text: string): boolean {
  const plain = text.trim().replace(/’/gu, "'");
  const { pending } = readPremiseMemo(turn.brief.memo);
  if (pending?.kind === "last") return false;
  if (chosen(pending, plain) !== null) return true;
  if (TRUTH.test(plain)) return true;
  if (pending === null && /^\d$/u.test(plain)) return false;
  if (LET_ORACLE.test(plain)) return true;
  if (
    pending !== null &&
    pending.by !== "" &&
    (/^["“].*["”.]$/u.test(plain) || (OWN_PAST.test(plain) && !thenActs(plain))) &&
    !asksOnly(plain)
  )
    return true;
  if (
    /\?\s*$|^(?:and |so |but )?(?:who|whose|what|when|where|why|how|did|does|do you|is it|are you)\b/iu.test(plain) ||
    /^["“]/u.test(plain)
  )
    return false;
  const isTable = ["recall", "rules", "options", "meta", "stop", "selfharm"].includes(reading.act);
  if (isTable) return false;
  const bare = plain.replace(THOUGHT, "");
  const whole = entriesIn(turn.lore, plain).find(
    (entry) =>
      entry.proper &&
      [entry.name, ...entry.aliases, entry.name.split(" ")[0]!, shortName(entry)].some((name) =>
        plain.startsWith(`${name} `),
      ),
  );
  const states =
    whole !== undefined &&
    !/^[^ ]+,/u.test(plain) &&
    / (?:\p{Ll}+(?:s|ed)|came|went|took|told|said|was|gave|found|saw|has|had|is|are|were|will|did|left|ran|sold|bought|knew|hid|stole|made|kept|let|put|paid|sent|wrote|knows) /u.test(
      `${plain} `,
    );
  const opens = TOLD.test(bare) || states || (pending !== null && whole !== undefined && plain.split(" ").length <= 4);
  const own = /^(?:i|we|let me|let's)\b/iu.test(
    bare.replace(
      /^i (?:see|find|notice|hear|learn|realise|realize|discover|remember|smell|recognise|recognize)\b/iu,
      "",
    ),
  );
  if (pending !== null)
    return (opens || bare !== plain || (deedOf(plain) === null && reading.act !== "nonsense")) && !own;
  // Without an open question, a sentence counts as a fact only if it cannot be a deed.
  return !own && opens && bare.split(" ").length >= 4;
}

/** Accepts what the player says as true. */
export async function takeAsSo(turn: Turn, text: string): Promise<void> {
  const { pending } = readPremiseMemo(turn.brief.memo);
  const plain = text.trim().replace(/’/gu, "'");
  const lets = LET_ORACLE.test(plain) && chosen(pending, plain) === null;
  if (pending === null && lets) {
    turn.still = true;
    return turn.say("Nothing is open to decide just now. Say what you do, or ask “What can I do?”.");
  }
  const words = lets
    ? (pending?.choices[turn.random.int(0, Math.max(0, pending.choices.length - 1))] ?? "nobody can say")
    : (chosen(pending, plain) ?? plain.replace(TRUTH, ""));
  const { phrased, fact } = pending === null ? asFact(turn, words, null) : answerOf(turn, words, pending);
  turn.fact(fact);
  turn.markSaid({ text: fact });
  bringNames(turn, fact);
  bringPeople(turn, fact);
  turn.log(phrased);
  if (pending?.kind !== "after" && attacks(turn, fact)) return;
  turn.say(phrased);
  for (const entry of entriesIn(turn.lore, fact))
    if (entry.kind === "person" && turn.member(entry.name) !== undefined) {
      if (/\b(?:turns? against you|hates? you|is against you|does not forgive you|blames? you)\b/iu.test(fact))
        turn.attitude(entry.name, -2);
      else if (/\b(?:trusts? you|begins to trust|likes? you|is on your side|helps? you)\b/iu.test(fact))
        turn.attitude(entry.name, 1);
    }
  if (pending?.kind === "after") return turn.say("So this story ends. Say what you do, and another begins.");
  // A fact that the player adds unasked also advances the goal, if it mentions a person or thing of the goal.
  const goal = pending === null && isAboutGoal(turn, fact) ? goalOf(turn) : undefined;
  const thread = goal ?? turn.open.find(({ title }) => pending?.moves === true && title === pending.thread);
  turn.say(pending === null || pending.kind === "fact" ? leadsOn(turn, words) : "", advance(turn, thread, fact));
  // The culprit has confessed and said why. That was what the hero wanted to know.
  const ownsUp = confesses(turn, pending, words);
  if (ownsUp !== undefined) {
    turn.memo.accused = [
      ...turn.memo.accused.filter(({ name }) => name !== pending!.by),
      { name: pending!.by, guilty: true },
    ];
    turn.memo.pending = null;
    await end(turn, ownsUp, true);
    return turn.say(whatBecomes(turn, ownsUp));
  }
  if (pending?.kind === "truth" && thread !== undefined && asksToKnow(thread) && turn.memo.pending === null) {
    await end(turn, thread, true);
    turn.say(whatBecomes(turn, thread));
    return;
  }
  if (pending?.kind === "cost" && pending.about === "what it costs") {
    const ended = turn.story.threads.findLast(({ state }) => state === "resolved" || state === "failed");
    if (ended !== undefined) turn.say(whatBecomes(turn, ended));
  }
}

/** Gestures with hands, face or feet that a person makes instead of answering. */
const GESTURE =
  /^(?:he|she|they) (?:points?|shows?|nods?|shakes?|looks?|turns?|takes?|gives?|hands?|leads?|opens?|walks?|goes|go|smiles?|laughs?|cries|cry|leans?|lowers?|raises?|whispers?|says?|tells?|pulls?|puts?|counts?|lifts?|draws?|writes?|blush(?:es)?|hesitates?|stares?|sighs?|shrugs?|breaks?|begins?|starts?|stops?|closes?|runs?|sits?|stands?|kneels?|reach(?:es)?|throws?|drops?|weeps?|spits?|grins?|frowns?|winks?|refuses?|admits?|confess(?:es)?|explains?)\b/iu;

/** "The Dividend answers": another entry than the person asked does something now. */
const othersDo = (turn: Turn, by: LoreEntry, text: string): boolean =>
  entriesIn(turn.lore, text).some(
    (entry) =>
      entry.name !== by.name &&
      [entry.name, ...entry.aliases, shortName(entry)].some(
        (name) =>
          text.toLowerCase().startsWith(`${name.toLowerCase()} `) &&
          /^(?:answers?|calls?|comes?|opens?|enters?|appears?|arrives?|turns?|steps?|walks?|looks?|stands?|laughs?|nods?|says?|shouts?|leaves?)\b/u.test(
            text.slice(name.length + 1),
          ),
      ),
  );

/** The thread that a person's own words close: "I put out the lamp", said by the person asked. */
function confesses(turn: Turn, pending: Pending | null, words: string): StoryThread | undefined {
  if (pending === null || pending.by === "" || pending.kind !== "fact" || !/\bI\b/u.test(words)) return undefined;
  const goal = goalOf(turn);
  return goal !== undefined &&
    asksGoalOf(turn, words.replace(/\bI\b/gu, "you")) &&
    !/\b(?:did not|didn'?t|never|no)\b/iu.test(words)
    ? goal
    : undefined;
}

interface Answer {
  /** The text that the player reads. */
  readonly phrased: string;
  /** The text that is stored as lore. */
  readonly fact: string;
}

/** The player's answer as the words of a person in the story, or as a fact. */
function answerOf(turn: Turn, words: string, pending: Pending): Answer {
  const by = pending.by === "" ? undefined : turn.entry(pending.by);
  if (by === undefined) return asFact(turn, words, pending);
  const name = shortName(by);
  turn.memo.last = by.name;
  const bare = words
    .replace(/^["“]|["”]$/gu, "")
    .replace(THOUGHT, "")
    .trim();
  // "He" means the speaker if the question was about the speaker. Otherwise it means a person whom the speaker talks about.
  const aboutSpeaker =
    /\b(?:you|your)\b/iu.test(pending.about) ||
    pending.about.startsWith("what ") ||
    pending.about.startsWith("the truth");
  const third =
    new RegExp(
      `^(?:${aboutSpeaker ? "he|she|they|" : ""}it turns out|that|${name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")})\\b`,
      "iu",
    ).test(bare) && !/^["“]/u.test(words);
  // "She points to the bed" is what the person does, not what they say. "The Dividend answers" is about another entry.
  if (!/^["“]/u.test(words.trim()) && (GESTURE.test(bare) || othersDo(turn, by, bare))) {
    const wording = bare.replace(/^(?:he|she|they)(?= )/iu, capitalise(name));
    const { phrased } = asFact(turn, wording, pending);
    return { phrased, fact: phrased };
  }
  if (third) {
    const { phrased } = asFact(turn, bare.replace(/^that /iu, `${name} says that `), pending);
    return { phrased, fact: phrased };
  }
  // "Pour it over him," says the Colonel: the player's words already name the speaker.
  const said = /[”"],? (?:says?|said|adds|answers|replies) /u.test(words)
    ? sentence(words.trim())
    : spokenBy(name, bare);
  const about = pending.about.replace(/[?.!]+$/u, "");
  // "My husband" means the speaker's husband.
  const kept = bare.replace(
    /\b(?:my|our) (?=(?:\p{Ll}+ )?(?:brother|sister|mother|father|son|daughter|wife|husband|uncle|aunt|cousin|nephew|niece|child|friend|partner)\b)/giu,
    `${name}'s `,
  );
  const isQuestion =
    /^(?:and |so |but )?(?:who|whom|whose|what|where|when|why|how|which|did|do|does|is|are|was|were|has|have|can|could|will|would)\b/iu.test(
      about,
    ) && !about.startsWith(`what ${name}`);
  return {
    phrased: said,
    fact: (isQuestion
      ? `Asked “${about}”, ${name} said: “${sentence(kept)}”`
      : `${name} said: “${sentence(kept)}”`
    ).slice(0, 400),
  };
}

/** Follows up an answer: a person whom it names can be found somewhere, and a place that it names can be visited. */
function leadsOn(turn: Turn, words: string): string {
  for (const entry of entriesIn(turn.lore, words)) {
    if (isHero(turn, entry) || turn.present.some(({ name }) => name === entry.name) || entry.name === turn.place)
      continue;
    if (entry.kind === "place") {
      turn.offer({ text: `go to ${entry.name}`, act: "travel", target: entry.name, topic: "" });
      return "";
    }
    if (entry.kind !== "person" || !entry.proper) continue;
    const member = turn.member(entry.name);
    const place = member?.place ?? entry.at;
    if (place === "" || place === turn.place || turn.memo.visited.includes(place) || isMet(turn, entry)) continue;
    turn.offer({ text: `go to ${entry.name}`, act: "travel", target: entry.name, topic: "" });
    return `${capitalise(shortName(entry))} is to be found at ${place}.`;
  }
  return "";
}

/** If something attacks the hero in the player's own words ("a wolf leaps out of the dark"), it becomes a foe. */
function attacks(turn: Turn, fact: string): boolean {
  if (
    !/\b(?:leaps?|attacks?|charges?|lunges?|springs? (?:at|on|out|from|forward)|ambush\w*|pounces?|rush(?:es)?|draws? (?:a|his|her|their)|jumps? (?:out|through|at|on|from)|bursts? (?:in|through|out)|comes? at (?:me|you|us))\b/iu.test(
      fact,
    )
  )
    return false;
  const foe =
    entriesIn(turn.lore, fact).find(({ kind, proper }) => kind === "creature" || (kind === "person" && proper)) ??
    newFoe(turn, fact);
  if (foe === null) return false;
  turn.bring(foe);
  turn.attitude(foe.name, -3);
  turn.say(fact, `${capitalise(shortName(foe))} is between you and the way out.`);
  turn.offer(
    { text: `attack ${foe.name}`, act: "fight", target: foe.name, topic: "" },
    { text: "run away", act: "flee", target: null, topic: "" },
  );
  return true;
}

function newFoe(turn: Turn, fact: string): LoreEntry | null {
  const noun =
    /^(?:an?|the|two|three|some) ((?:\p{Ll}+ ){0,1}?\p{Ll}+)(?: (?:with|without|in|from|of) [\p{L} ]+?)? (?:leaps?|attacks?|charges?|lunges?|springs?|pounces?|rush(?:es)?|draws?|jumps?|bursts?)\b/iu.exec(
      fact,
    )?.[1];
  if (noun === undefined) return null;
  const name = `the ${noun.toLowerCase()}`;
  turn.memo.names.push({ name, kind: "creature", sentence: fact });
  return turn.entry(name);
}

const VERB =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|must|smells?|leads?|says?|said|tells?|told|points?|comes?|came|goes|went|lies|stands?|looks?|wants?|climbed|took|stole|gave|\p{Ll}{3,}ed|\p{Ll}{2,}[^s\P{Ll}]s) /u;

/** The player's words as a sentence of the lore. */
function asFact(turn: Turn, plain: string, pending: Pending | null): Answer {
  const bare = plain
    .replace(THOUGHT, "")
    .replace(/^(?:yes|no),? (?=\p{L})/iu, "")
    .trim();
  const by =
    pending === null || pending.by === ""
      ? (turn.present.find(({ name }) => name === turn.memo.last)?.name ??
        (turn.present.length === 1 ? turn.present[0]!.name : ""))
      : pending.by;
  let wording = toSecondPerson(bare);
  if (by !== "")
    wording = wording
      .replace(/^(?:she|he)(?=['’ ])/iu, shortName(turn.entry(by)))
      .replace(/^(?:her|his)(?= \p{Ll})/iu, `${shortName(turn.entry(by))}'s`);
  const fragment =
    /^(?:an?|the|some|rows|two|three|four|only|another|one|somebody|someone|it's just)\b/iu.test(wording) &&
    !/ (?:follow|come|stand|run|ride|wait|block|surround|step|walk|jump|burst)s? /u.test(wording) &&
    !VERB.test(`${wording} `.replace(/^(?:an?|the|some) [\p{Ll}]+s /u, ""));
  const lead = pending?.lead ?? "There is";
  const many = /^(?:two|three|four|five|some|many|several|rows|a few|hundreds|dozens)\b/iu.test(wording);
  if (fragment && lead !== "")
    wording = `${many ? lead.replace(/ is$/u, " are") : lead} ${wording.charAt(0).toLowerCase()}${wording.slice(1)}`;
  else if (/^because\b/iu.test(wording)) wording = `It is ${wording.charAt(0).toLowerCase()}${wording.slice(1)}`;
  wording = capitalise(wording.replace(/\s+/gu, " "));
  const fact = sentence(wording).slice(0, 400);
  return { phrased: fact, fact };
}

const HERE =
  /\b(?:there (?:is|are|stands?|sits?|lies)|there's|here|asleep|waits?|waiting|stands?|sits?|next to|beside you|comes? in|arrives?|enters?|steps? (?:in|out)|walks? in|appears?)\b/iu;

/** Brings people into the scene whom the player's fact puts here. */
function bringPeople(turn: Turn, fact: string): void {
  if (!HERE.test(fact)) return;
  for (const entry of entriesIn(turn.lore, fact))
    if (entry.proper && (entry.kind === "person" || entry.kind === "creature")) turn.bring(entry);
}

/** Whether "Dr Sale" is the "Dr Imani Sale" of the texts. */
const isSurnameOf = (turn: Turn, name: string): boolean => {
  const words = name.split(" ");
  return (
    words.length === 2 &&
    turn.lore.entries.some(
      (entry) =>
        entry.kind === "person" && entry.name.startsWith(`${words[0]} `) && entry.name.endsWith(` ${words[1]}`),
    )
  );
};

/** Adds names in the player's words to the lore. */
export function bringNames(turn: Turn, text: string): void {
  const heroes = new Set(turn.lore.heroes.flatMap((name) => name.split(" ")));
  for (const { name } of properNames(text)) {
    if (
      findEntry(turn.lore, name) !== undefined ||
      heroes.has(name) ||
      isSurnameOf(turn, name) ||
      turn.memo.names.some((each) => each.name === name)
    )
      continue;
    const from = text.indexOf(name);
    const kind = kindOfName(name, text.slice(0, from), text.slice(from + name.length)) ?? "person";
    turn.memo.names.push({ name, kind, sentence: text.slice(0, 400) });
  }
}
