import { capitalise, listed } from "#english/noun-phrase";
import { isKnownVerb } from "#english/past-tense";
import type { Reading } from "../understand/reading.ts";
import { entriesIn, indexOfName, type LoreEntry, type LoreSentence, shortName } from "./lore.ts";
import { splitSentences } from "../answers/written-texts.ts";
import { tellingWords } from "./nouns.ts";
import { answers, isAboutPlot, lies } from "./plot/answers-of.ts";
import { face } from "./plot/confront.ts";
import { canFace, overhear, personOf, pointer, tellsClue } from "./plot/reveal.ts";
import { fromName, toSecondPerson } from "./person-words.ts";
import { isFrame, isIdea } from "./seeds.ts";
import { type Turn, wantOf } from "./turn.ts";

const BY = "game_master" as const;
export const start = (entry: LoreEntry): string => capitalise(shortName(entry));

/** How many lines of lore a detail level tells at once. */
export const LINES = { minimal: 1, concise: 1, standard: 2, detailed: 3, immersive: 4 } as const;

const ASKS =
  /\?|\b(?:ask|asks|about|tell me|who|what|why|where|when|how|whether|if|question|interrogate|find out|know)\b/iu;
const GREETS =
  /^(?:i )?(?:greet|talk to|speak (?:to|with)|approach|say hello|say hi|hello|hi|good (?:morning|evening|day)|introduce myself|chat with|wave)\b/iu;

/** Somebody is spoken to. They answer from the lore; what it does not hold is asked of the dice. */
export async function talk(turn: Turn, person: LoreEntry, reading: Reading, text: string): Promise<void> {
  if (TELLS.test(text) && reading.speech === "" && !/\?\s*$/u.test(text)) return tells(turn, person, text);
  const topic = topicOf(reading, text, person);
  const found = knowledge(turn, person, topic);
  const fresh = found.filter((each) => !turn.wasSaid(each));
  turn.bring(person);
  turn.memo.last = person.name;
  if (topic === "" || (GREETS.test(text) && !ASKS.test(reading.topic)))
    return reading.speech === "" || GREETS.test(reading.speech)
      ? greet(turn, person)
      : hears(turn, person, reading.speech);
  if (fresh.length > 0) {
    const lines = fresh.slice(0, LINES[turn.brief.detailLevel]);
    turn.say(...linesOf(turn, lines, person));
    for (const line of lines) turn.markSaid(line);
    turn.log(`You ask ${shortName(person)} about ${aboutOf(topic)}.`);
    // What is written everybody knows; what is not may come after it.
    if (isAboutPlot(turn, topic)) answers(turn, person, topic);
    return;
  }
  if (!ASKS.test(text) && reading.speech !== "") return hears(turn, person, reading.speech);
  answers(turn, person, topic);
}

const TELLS =
  /^(?:then )?(?:i |we )?(?:tell|inform|warn|remind|report to|explain to|confess to|let)\b(?! me\b)(?!.*\bto tell\b)/iu;

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
  if (plot !== null && plot.culprit === person.name && canFace(plot))
    return face(turn, `You tell ${shortName(person)}${told}.`);
  const back = isAboutPlot(turn, gist === "" ? text : gist) ? tellsClue(turn, person) : null;
  const manner = plot === null ? "listens" : (personOf(plot, person.name)?.manner ?? "listens");
  turn.say(
    `You tell ${shortName(person)}${told}.`,
    back !== null
      ? `${start(person)} hears all of it. “Then you had better know the rest.” ${back}`
      : `${start(person)} ${manner}.`,
    back === null && plot?.stage === "open"
      ? `“Say that to ${pointer(turn, plot, person.name)},” says ${shortName(person)}, “and watch what happens.”`
      : "",
  );
}

/** What a talk is about, in the player's words: empty for a mere greeting. */
function topicOf(reading: Reading, text: string, person: LoreEntry): string {
  const quoted = /[“"]([^”"]+)[”"]/u.exec(text)?.[1] ?? "";
  const question = splitSentences(quoted).findLast((each) => /\?["”]?$/u.test(each)) ?? quoted;
  const asked =
    /\b(?:about|whether|if|why|who|what|where|when|how)\b.*$/iu.exec(text.replace(/[“"][^”"]*[”"]/gu, ""))?.[0] ?? "";
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

/** What somebody can know of a topic: what the texts tell of it, but for the hero's own secrets. Best first. */
function knowledge(turn: Turn, person: LoreEntry, topic: string): LoreSentence[] {
  const self = tellingWords([person.name, ...person.aliases].join(" "));
  const asked = new Set([...tellingWords(topic)].filter((word) => !self.has(word)));
  const isQuestion = /^(?:who|what|why|where|when|how|whether|if|is|are|do|does|did|can|will)\b/iu.test(topic);
  const named = entriesIn(turn.lore, topic).filter(({ name }) => name !== person.name);
  const personal = /\b(?:you|your|yourself)\b/iu.test(topic);
  const own = new Set(person.sentences);
  return turn.lore.sentences
    .map((sentence, at) => {
      const about = named.filter(({ sentences }) => sentences.includes(at)).length;
      const shared = [...asked].filter((word) => sentence.words.has(word)).length;
      const mine = own.has(at);
      // The hero's past is known to those whom it names.
      const isPrivate =
        (sentence.source === "hero" && !mine) ||
        isFrame(sentence.text) ||
        isIdea(sentence) ||
        /^I(?:'d)? (?:want|would like|like|hope)\b/u.test(sentence.text);
      const settled = sentence.source === "story" ? 0.5 : 0;
      const score = isPrivate
        ? 0
        : about * 3 + shared + (mine ? 2 : 0) + (personal && mine ? 2 : 0) + (about + shared > 0 ? settled : 0);
      return {
        sentence,
        score,
        fits: isQuestion
          ? (about > 0 && shared >= 2) || shared >= 3
          : about > 0 || shared >= 2 || (mine && shared >= 1),
      };
    })
    .filter(({ score, fits }) => fits && score >= 3)
    .toSorted((a, b) => b.score - a.score)
    .map(({ sentence }) => sentence);
}

/** A sentence of lore as somebody says it: in their own words where it can be turned, else told of them. */
function spoken(turn: Turn, { text }: LoreSentence, person: LoreEntry): { text: string; direct: boolean } {
  const names = [person.name, ...person.aliases, shortName(person)].toSorted((a, b) => b.length - a.length);
  const others = entriesIn(turn.lore, text).some(
    ({ kind, proper, name }) => kind === "person" && proper && name !== person.name,
  );
  let told = text;
  for (const hero of turn.lore.heroes.flatMap((name) => [name, name.split(" ")[0]!]))
    told = fromName(told, hero, "you", others) ?? told;
  told = toSecondPerson(told);
  for (const name of names) {
    const i = fromName(told, name, "i", others);
    if (i !== null) return { text: i, direct: true };
  }
  const self = names.find((name) => indexOfName(told, name) >= 0);
  if (self === undefined) return { text: told, direct: true };
  const turned = told.replace(
    new RegExp(`(?<=\\p{Ll} )${self.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")}(?![’'])`, "u"),
    "me",
  );
  return indexOfName(turned, self) < 0 ? { text: turned, direct: true } : { text: told, direct: false };
}

function linesOf(turn: Turn, lines: readonly LoreSentence[], person: LoreEntry): string[] {
  let tagged = false;
  return lines.map((line) => {
    const said = spoken(turn, line, person);
    if (!said.direct) return capitalise(said.text);
    const text = capitalise(said.text);
    if (tagged) return `“${text}”`;
    tagged = true;
    const tag = turn.random.pick(["says", "tells you:", "answers:"]);
    if (tag !== "says") return `${start(person)} ${tag} “${text}”`;
    return /[!?]$/u.test(text)
      ? `“${text}” ${tag} ${shortName(person)}.`
      : `“${text.replace(/\.$/u, "")},” ${tag} ${shortName(person)}.`;
  });
}

/** A first word: who they are, and what they want where that is written. */
function greet(turn: Turn, person: LoreEntry): void {
  const fresh = turn
    .about(person)
    .filter((each) => !turn.wasSaid(each) && each.source !== "notes" && each.source !== "story" && !isFrame(each.text));
  const lines = fresh.slice(0, LINES[turn.brief.detailLevel]);
  const { plot } = turn;
  const part = plot === null ? undefined : personOf(plot, person.name);
  const want = wantOf(person, turn.lore);
  if (lines.length === 0 && plot?.stage === "open") return answers(turn, person, plot.about);
  turn.say(
    part === undefined || turn.member(person.name)?.met !== turn.brief.number
      ? `${start(person)} turns to you.`
      : `${start(person)} ${part.manner}.`,
    ...linesOf(turn, lines, person),
    plot?.stage === "open" && part !== undefined && person.name !== plot.culprit
      ? `“You are here because of ${plot.heart === "it" ? "what happened" : plot.heart},” says ${shortName(person)}. It is not a question.`
      : want === ""
        ? ""
        : `What ${shortName(person)} wants is plain enough: ${want}.`,
  );
  for (const line of lines) turn.markSaid(line);
  turn.log(`You speak with ${shortName(person)}.`);
}

/** The player tells something, and asks nothing. */
function hears(turn: Turn, person: LoreEntry, speech: string): void {
  const kind = /\b(?:thank|sorry|help|promise|friend|please|well done|good|soup|welcome|trust)\b/iu.test(speech);
  if (kind) turn.attitude(person.name, 1);
  turn.log(`You say to ${shortName(person)}: “${speech.slice(0, 120)}”`);
  const { plot } = turn;
  if (plot !== null && plot.culprit === person.name && plot.stage === "open") return lies(turn, person);
  const part = plot === null ? undefined : personOf(plot, person.name);
  if (kind && part !== undefined) part.guarded = false;
  const clue = kind || isAboutPlot(turn, speech) ? tellsClue(turn, person) : null;
  if (clue !== null) return turn.say(`${start(person)} ${part?.manner ?? "listens"}.`, clue);
  turn.say(
    kind
      ? `It does ${shortName(person)} good to hear it, and shows.`
      : `${start(person)} ${part?.manner ?? "listens to the end, and nods"}.`,
    plot?.stage === "open"
      ? `“If it were me,” says ${shortName(person)}, “I would go and see about ${pointer(turn, plot, person.name)}.”`
      : "",
  );
}

/** The player gives their word: a thread of its own. */
export function promise(turn: Turn, person: LoreEntry | undefined, text: string): void {
  const gist = toSecondPerson(
    (
      /\b(?:promise|swear|vow|word|assure)\b(?: to)?[^.!?]*?\b((?:to|that|not to)\b[^.!?]*)/iu.exec(
        text.replace(/’/gu, "'"),
      )?.[1] ??
      text.replace(
        /^.*?\b(?:promise|swear|vow|assure)\b(?: (?:him|her|them|to \S+|\p{Lu}\S+(?: \p{Lu}\S+)?))?,? /iu,
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
      .replace(/^(\p{Ll}+)(?= )/u, (word) => (isKnownVerb(word) ? `you will ${word}` : word))}.`,
    person === undefined ? "" : `${start(person)} will hold you to it.`,
  );
  turn.log(`You promise ${whom} ${gist}.`);
  const clue = person === undefined ? null : tellsClue(turn, person);
  if (clue !== null) turn.say(`It is what ${shortName(person!)} was waiting for.`, clue);
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
  if (heard !== null) return turn.say(`Nobody answers you to your face. You stay within earshot, and wait.`, heard);
  turn.say(
    `You ask around about ${aboutOf(topic)}, and get shrugs.`,
    plot === null
      ? ""
      : `One of them says: “There is somebody who could tell you. ${capitalise(pointer(turn, plot))}.”`,
  );
}

/** Who could be spoken to, where nobody was named. */
export function nobodyToTalkTo(turn: Turn): void {
  turn.still = true;
  const people = turn.lore.entries
    .filter(({ kind, at, proper }) => kind === "person" && proper && at !== "")
    .slice(0, 3);
  turn.say(
    "Nobody is here to talk to.",
    people.length === 0 ? "" : `You know of ${listed(people.map(({ name, at }) => `${name} (${at})`))}.`,
  );
}
