import { capitalise, listed } from "#english/noun-phrase";
import { isKnownVerb } from "#english/past-tense";
import type { Reading } from "../understand/reading.ts";
import { entriesIn, type LoreEntry, shortName } from "./lore.ts";
import { splitSentences } from "../answers/written-texts.ts";
import { answers, isAboutPlot, lies } from "./plot/answers-of.ts";
import { press } from "./plot/confront.ts";
import { canBlame, knows, overhear, personOf, pointer, tellsClue } from "./plot/reveal.ts";
import { heardOfIt } from "./customs.ts";
import { replyTo } from "./people/replies.ts";
import { knowledge, lineSaid } from "./people/tells-of.ts";
import { busyWith } from "./people/traits.ts";
import { lineOf } from "./people/voices.ts";
import { putsWish } from "./people/wishes.ts";
import { deedOf, toSecondPerson } from "./person-words.ts";
import { factFor } from "./facts.ts";
import { markOf, spokenBy } from "./plot/fill.ts";
import { mentions } from "./questions.ts";
import { fateOf } from "./fates.ts";
import { type Turn, wantOf } from "./turn.ts";

const BY = "game_master" as const;
export const start = (entry: LoreEntry): string => capitalise(shortName(entry));

const ASKS =
  /\?|^(?:and |so |but )?(?:did|do|does|is|are|was|were|has|have|can|could|will|would)\b|\b(?:ask|asks|about|tell me|whos?|whats?|why|wheres?|when|hows?|whether|if|question|interrogate|find out|know)\b/iu;
const GREETS =
  /^(?:i )?(?:greet|talk to|speak (?:to|with)|approach|say hello|say hi|hello|hi|good (?:morning|evening|day)|introduce myself|chat with|wave)\b/iu;

/** Somebody is spoken to. They answer from the lore; what it does not hold is asked of the dice. */
export async function talk(turn: Turn, person: LoreEntry, reading: Reading, text: string): Promise<void> {
  if (TELLS.test(text) && reading.speech === "" && !/\?\s*$/u.test(text)) return tells(turn, person, text);
  const topic = topicOf(reading, text, person);
  const found = knowledge(turn, person, topic);
  turn.bring(person);
  turn.memo.last = person.name;
  if (topic === "" || (GREETS.test(text) && !ASKS.test(reading.topic)))
    return GREETS.test(text) || GREETS.test(reading.speech) || /\b(?:talk|speak|chat|greet|approach)\b/iu.test(text)
      ? greet(turn, person)
      : hears(turn, person, reading.speech === "" ? text : reading.speech);
  turn.log(`You ask ${shortName(person)} about ${aboutOf(topic)}.`);
  if (person.kind !== "person") return turn.say(replyTo(turn, person, text).text);
  const asks = ASKS.test(text) || reading.speech === "";
  if (!asks) return hears(turn, person, reading.speech);
  const first = heardOfIt(turn, person);
  if (first !== "") turn.say(first);
  // A number or a name is given.
  const own = factFor(turn, topic);
  if (own !== null) return turn.say(spokenBy(shortName(person), own));
  const line =
    found.find((each) => !turn.wasSaid(each) && each.source !== "story") ??
    (/^(?:and |so )?(?:who|what|whats|why|how|where)\b/iu.test(topic) && !/\b(?:you|your)\b/iu.test(topic)
      ? (mentions(turn, topic, true) ?? undefined)
      : undefined);
  const clueFirst = plotOpen(turn, person) && isAboutPlot(turn, topic);
  if (line !== undefined && !clueFirst) {
    turn.markSaid(line);
    return turn.say(lineSaid(turn, line, person));
  }
  await answers(turn, person, topic);
}

/** Whether somebody has something left to say of what is open. */
const plotOpen = ({ plot }: Turn, { name }: LoreEntry): boolean =>
  plot !== null &&
  plot.stage === "open" &&
  (plot.culprit === name || plot.people.some((each) => each.name === name && each.told === 0));

const TELLS =
  /^(?:then )?(?:i |we )?(?:(?:find|fetch|see) \p{L}+(?: \p{L}+)? and )?(?:tell|inform|warn|remind|report to|explain to|confess to|let)\b(?! me\b)(?!.*\bto tell\b)/iu;

/** The player tells somebody something: how it is taken, the dice say. */
async function tells(turn: Turn, person: LoreEntry, text: string): Promise<void> {
  turn.bring(person);
  turn.memo.last = person.name;
  const gist =
    /\b(?:that|what|everything|about|of|how|why|who|where|all|the truth|my)\b.*$/iu.exec(
      text.replace(/[.!]+$/u, ""),
    )?.[0] ?? "";
  const told = gist === "" ? "" : ` ${toSecondPerson(gist)}`;
  turn.log(`You tell ${shortName(person)}${told}.`);
  turn.attitude(person.name, 1);
  const { plot } = turn;
  if (
    plot !== null &&
    plot.stage === "open" &&
    plot.culprit === person.name &&
    canBlame(plot) &&
    isAboutPlot(turn, gist)
  )
    return press(turn, text);
  const does = deedOf(text);
  const words = gist === "" ? text : gist;
  const clue = isAboutPlot(turn, words) ? tellsClue(turn, person) : null;
  turn.say(
    does === null ? `You tell ${shortName(person)}${told}.` : `You ${does}.`,
    clue ?? replyTo(turn, person, text).text,
  );
}

const YES_OR_NO =
  /^(?:so |and |but )?(?:do|does|did|have|has|are|is|was|were|can|could|will|would) (?:you|he|she|it|they)\b/iu;

/** What a talk is about, in the player's words: empty for a mere greeting. */
function topicOf(reading: Reading, text: string, person: LoreEntry): string {
  const quoted = /[“"]([^”"]+)[”"]/u.exec(text)?.[1] ?? "";
  const question = splitSentences(quoted).findLast((each) => /\?["”]?$/u.test(each)) ?? quoted;
  const asked = YES_OR_NO.test(text)
    ? text
    : (/\b(?:about|whether|if|why|who|what|where|when|how)\b.*$/iu.exec(text.replace(/[“"][^”"]*[”"]/gu, ""))?.[0] ??
      "");
  const topic = asked !== "" ? asked : question !== "" ? question : reading.topic;
  const without = [
    person.name,
    shortName(person),
    ...person.aliases,
    `${person.name.split(" ")[0]} ${person.name.split(" ").at(-1)}`,
    person.name.split(" ")[0]!,
  ].reduce((rest, name) => {
    const literal = name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
    return rest.replace(new RegExp(`^${literal}, |(?:^|,? )${literal}(?=[?!.]*$)`, "giu"), "");
  }, topic);
  return without
    .replace(/^(?:about|for) /iu, "")
    .replace(/[?.!“”"]+$/gu, "")
    .trim();
}

/** The topic inside a sentence: "why the chain stopped", "your sister Odile". */
function aboutOf(topic: string): string {
  const told = toSecondPerson(topic.replace(/\byou\b/giu, "they").replace(/\byour\b/giu, "their"));
  const short = told.length > 90 ? `${told.slice(0, told.lastIndexOf(" ", 86))}…` : told;
  return short.charAt(0) === short.charAt(0).toLowerCase() || /^(?:I|\p{Lu}\p{Ll}+ \p{Lu})/u.test(short)
    ? short
    : /^(?:Who|What|Why|Where|When|How|Is|Are|Do|Does|Did|The|A|An|My|Your)\b/u.test(short)
      ? short.charAt(0).toLowerCase() + short.slice(1)
      : short;
}

/** A first word: what they are at, and how they speak. */
function greet(turn: Turn, person: LoreEntry): void {
  const busy = busyWith(turn, person);
  const want = wantOf(person, turn.lore);
  turn.log(`You speak with ${shortName(person)}.`);
  const wish = putsWish(turn, person);
  turn.say(
    heardOfIt(turn, person),
    busy === null ? "" : `${start(person)} ${busy}.`,
    person.kind !== "person"
      ? replyTo(turn, person, "hello").text
      : (wish ?? spokenBy(shortName(person), lineOf(turn, person, "greet"))),
    wish !== null || want === "" ? "" : `What ${shortName(person)} wants is plain enough: ${want}.`,
  );
}

/** The player tells something, and asks nothing. */
export function hears(turn: Turn, person: LoreEntry, speech: string): void {
  turn.log(`You say to ${shortName(person)}: “${speech.slice(0, 120)}”`);
  const { plot } = turn;
  if (plot?.stage === "open" && plot.culprit === person.name && isAboutPlot(turn, speech)) return lies(turn, person);
  const doubt = onTheory(turn, person, speech);
  if (doubt !== null) return turn.say(doubt);
  const { text, kind, plain } = replyTo(turn, person, speech);
  const part = plot === null ? undefined : personOf(plot, person.name);
  if (kind && part !== undefined) part.guarded = false;
  const clue =
    !kind && plot?.stage === "open" && plot.culprit !== person.name && (plain || isAboutPlot(turn, speech))
      ? tellsClue(turn, person)
      : null;
  turn.say(
    heardOfIt(turn, person),
    clue ?? (kind && part?.told !== 0 ? null : plain ? putsWish(turn, person) : null) ?? text,
  );
}

/** What somebody says to "I think Matthis took it": what speaks for it, and what does not. */
function onTheory(turn: Turn, person: LoreEntry, speech: string): string | null {
  const { plot } = turn;
  if (
    plot?.stage !== "open" ||
    /\?|\b(?:did|do|does|have|has) you\b|^\W*(?:who|what|when|why|where|how)\b/iu.test(speech) ||
    !/\b(?:took|stole|did|done|killed|cut|hid|broke|behind|guilty|thief|lying|suspect)\b/iu.test(speech)
  )
    return null;
  const named = entriesIn(turn.lore, speech).find(
    ({ kind, proper, name }) => kind === "person" && proper && name !== person.name && name !== plot.heart,
  );
  if (named === undefined || plot.people.every(({ name }) => name !== named.name)) return null;
  const name = shortName(named);
  return spokenBy(
    shortName(person),
    knows(plot, "name")
      ? named.name === plot.culprit
        ? `So do I, by now. But say it to ${name}, and not to me.`
        : `${name}? Then explain to me ${markOf(plot).worn}.`
      : knows(plot, "seen")
        ? `It may be. Look at ${name} closely, and think of ${markOf(plot).worn}.`
        : `${name}? Bring me something that I can hold in my hand, and I will believe it.`,
  );
}

/** The player gives their word: a thread of its own. */
export function promise(turn: Turn, person: LoreEntry | undefined, text: string): void {
  const gist = toSecondPerson(
    (
      /\b(?:promise|swear|vow|word|assure)\b(?: (?!I\b)\S+){0,4}? ((?:to|that|not to)\b[^.!?]*)/iu.exec(
        text.replace(/’/gu, "'"),
      )?.[1] ??
      text.replace(
        /^.*?\b(?:[Pp]romise|[Ss]wear|[Vv]ow|[Aa]ssure)\b(?: (?:him|her|them|to \S+|\p{Lu}\S+(?: \p{Lu}\S+)?))?,? /u,
        "",
      )
    ).replace(/[.!?"“”]+$/gu, ""),
  );
  const whom = person === undefined ? "yourself" : shortName(person);
  if (person !== undefined) {
    turn.bring(person);
    turn.attitude(person.name, 1);
  }
  const title = `Your word to ${whom}: ${gist}`.slice(0, 118);
  turn.change({ type: "thread_changed", by: BY, title, question: "Will you keep it?", kind: "promise", state: "open" });
  turn.say(
    `You give ${person === undefined ? "your word" : `${shortName(person)} your word`}: ${gist
      .replace(/^to /u, "you will ")
      .replace(/^that /u, "")
      .replace(/^not to /u, "you will not ")
      .replace(/^(\p{Ll}+)(?= )/u, (word) => (isKnownVerb(word) ? `you will ${word}` : word))
      .replace(/^You /u, "you ")}.`,
    person === undefined ? "" : replyTo(turn, person, "i promise").text,
  );
  turn.log(`You promise ${whom} ${gist}.`);
  const part = turn.plot === null || person === undefined ? undefined : personOf(turn.plot, person.name);
  const wasGuarded = part?.guarded === true;
  if (part !== undefined) part.guarded = false;
  const clue = person === undefined || !wasGuarded ? null : tellsClue(turn, person);
  if (clue !== null) turn.say(clue);
}

/** Nobody in particular is asked: whether somebody knows, the dice say. */
export async function askAround(turn: Turn, reading: Reading, text: string): Promise<void> {
  const topic = topicOf(reading, text, {
    name: "nobody",
    aliases: [],
    kind: "person",
    proper: false,
    role: "",
    sentences: [],
    at: "",
  });
  if (topic === "") return nobodyToTalkTo(turn);
  const { plot } = turn;
  const here = turn.present.find(({ name }) => name !== plot?.culprit);
  if (here !== undefined) return talk(turn, here, reading, text);
  const heard = isAboutPlot(turn, topic) ? overhear(turn) : null;
  turn.log(`You ask around about ${aboutOf(topic)}.`);
  if (heard !== null) return turn.say(heard);
  const where = plot === null ? "" : pointer(turn, plot);
  turn.say("Nobody here can tell you.", where === "" ? "" : `You might ask ${where}.`);
}

/** Who could be spoken to, where nobody was named. */
export function nobodyToTalkTo(turn: Turn): void {
  turn.still = true;
  const people = turn.lore.entries
    .filter(
      (entry) => entry.kind === "person" && entry.proper && entry.at !== "" && fateOf(turn.lore, entry) !== "dead",
    )
    .slice(0, 3);
  turn.say(
    "Nobody is here to talk to.",
    people.length === 0 ? "" : `You know of ${listed(people.map(({ name, at }) => `${name} (${at})`))}.`,
  );
}
