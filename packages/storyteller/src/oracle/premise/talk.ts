import { listed } from "#english/noun-phrase";
import { splitSentences } from "../answers/written-texts.ts";
import type { Reading } from "../understand/reading.ts";
import { mentionsCustom } from "./customs.ts";
import { factFor } from "./facts.ts";
import { fateOf } from "./fates.ts";
import { asksGoalOf, bears } from "./goal.ts";
import { askPlayer } from "./hand-over.ts";
import { type LoreEntry, shortName, startName } from "./lore.ts";
import { hashOf } from "./memo.ts";
import type { Odds, Verdict } from "./odds.ts";
import { deedOf } from "./person-words.ts";
import { answersTo, isHero, suspects } from "./proposals.ts";
import { spokenBy } from "./quotes.ts";
import { freshOf, replyTo } from "./replies.ts";
import { receiveStatement } from "./statements.ts";
import { sway } from "./sway.ts";
import { ofThemself, textAnswer } from "./text-answers.ts";
import { trouble } from "./trouble.ts";
import type { Turn } from "./turn.ts";

/**
 * Plays talk: what the texts say, people tell. What the texts leave open is decided by the dice, and then by the player. This pattern
 * finds greetings.
 */

const GREETS =
  /^(?:i )?(?:greet|talk to|speak (?:to|with)|approach|say hello|say hi|hello|hi|good (?:morning|evening|day)|introduce myself|chat with|wave)\b/iu;
const ASKS =
  /\?|^(?:and |so |but )?(?:did|do|does|is|are|was|were|has|have|can|could|will|would)\b|\b(?:ask|asks|about|tell me|whos?|whats?|why|wheres?|when|hows?|whether|if|question|interrogate|find out|know)\b/iu;
const TELLS =
  /^(?:then )?(?:i |we )?(?:(?:find|fetch|see) \p{L}+(?: \p{L}+)? and )?(?:tell|inform|warn|remind|report to|explain to|confess to|say to (?:the )?\p{L}+(?: \p{L}+)? that|let)\b(?! me\b)(?!.*\bto tell\b)/iu;

/** Plays a talk with a person. */
export async function talk(turn: Turn, person: LoreEntry, reading: Reading, text: string): Promise<void> {
  turn.bring(person);
  turn.memo.last = person.name;
  if (TELLS.test(text) && reading.speech === "" && !/\?\s*$/u.test(text)) {
    const gist = /\b(?:that|what|everything|about|of|how|why|who|where|all|the truth|my)\b.*$/iu.exec(
      text.replace(/[.!]+$/u, ""),
    )?.[0];
    return receiveStatement(turn, person, gist ?? text, deedOf(text) ?? "");
  }
  const topic = topicOf(reading, text, person);
  const greets = GREETS.test(text) || GREETS.test(reading.speech);
  if (topic === "" || (greets && !ASKS.test(reading.topic)))
    return greets || /\b(?:talk|speak|chat|greet|approach)\b/iu.test(text)
      ? greet(turn, person)
      : receiveStatement(turn, person, reading.speech === "" ? text : reading.speech);
  if (person.kind !== "person") return turn.say(replyTo(turn, person, text));
  const asks = ASKS.test(text) || reading.speech === "";
  return asks ? asked(turn, person, topic) : receiveStatement(turn, person, reading.speech);
}

const ACCUSES: Reading = {
  act: "accuse",
  target: null,
  also: [],
  parts: [],
  instrument: null,
  topic: "",
  speech: "",
  manner: "plain",
  sure: true,
  alternatives: [],
};

/** What a talk is about, in the player's words. Empty for a mere greeting. */
function topicOf(reading: Reading, text: string, person: LoreEntry): string {
  const quoted = /[“"]([^”"]+)[”"]/u.exec(text)?.[1] ?? "";
  const question = splitSentences(quoted).findLast((each) => /\?["”]?$/u.test(each)) ?? quoted;
  const unquoted = text.replace(/[“"][^”"]*[”"]/gu, "");
  const whole = /^(?:so |and |but )?(?:do|does|did|have|has|are|is|was|were|can|could|will|would)\b.*\?/iu.test(text)
    ? text
    : (/\b(?:about|whether|if|why|who|whom|whose|what|which|where|when|how)\b.*$/iu.exec(unquoted)?.[0] ?? "");
  const topic = whole !== "" ? whole : question !== "" ? question : reading.topic;
  return [person.name, shortName(person), ...person.aliases, person.name.split(" ")[0]!]
    .reduce((rest, name) => {
      const literal = name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
      return rest.replace(new RegExp(`^${literal}, |(?:^|,? )${literal}(?=[?!.]*$)`, "giu"), "");
    }, topic)
    .replace(/^(?:about|for) /iu, "")
    .replace(/[?.!“”"]+$/gu, "")
    .trim();
}

const HOW_ARE_YOU = /^(?:and )?how (?:are|do) you(?: (?:do|doing|feeling|today|all right))*$/iu;
const WHO_ARE_YOU = /^(?:and )?(?:who are you|what(?:'s| is) your name|what do you do(?: here)?)$/iu;

/** Plays a question to a person: the texts answer it, or the dice, or the player. */
async function asked(turn: Turn, person: LoreEntry, question: string): Promise<void> {
  const name = shortName(person);
  const plain = question.replace(/’/gu, "'").trim();
  turn.log(`You ask ${name}: “${plain.slice(0, 160)}”`);
  turn.say(mentionsCustom(turn, person));
  if (HOW_ARE_YOU.test(plain))
    return turn.say(
      spokenBy(name, freshOf(turn, ["Well enough.", "I have slept better.", "Ask me tomorrow."], hashOf(person.name))),
    );
  if (WHO_ARE_YOU.test(plain)) {
    const own = ofThemself(turn, person);
    return turn.say(own ?? spokenBy(name, `${name}. That is all there is to say.`));
  }
  const before = turn.memo.facts.find((fact) => fact.startsWith(`Asked “${plain}”, ${name} said`));
  if (before !== undefined) {
    const words = /: “(.+)”$/u.exec(before)?.[1];
    return turn.say(
      spokenBy(
        name,
        words === undefined
          ? `I have told you: ${/ (yes|no)\.$/u.exec(before)?.[1] ?? "I do not know"}.`
          : `I have told you. ${words}`,
      ),
    );
  }
  const written = textAnswer(turn, person, plain) ?? number(turn, name, plain);
  if (written !== null) return turn.say(written);
  const yesOrNo = isYesOrNo(plain);
  // "Did you put out the lamp?" is an accusation, which nobody answers lightly.
  if (yesOrNo && asksGoalOf(turn, plain)) return sway(turn, person, ACCUSES, plain);
  const attitude = turn.member(person.name)?.attitude ?? 0;
  if (yesOrNo) return yesOrNoOf(turn, person, plain, attitude);
  const odds: Odds = attitude < 0 ? "fifty-fifty" : "almost certain";
  const { verdict, yes } = await turn.ask(`Does ${name} know, and say so?`, odds);
  if (!yes) return turn.say(await refuses(turn, person, plain, verdict));
  const thread = bears(turn, person, plain);
  turn.say(
    MANNER[verdict](startName(person)),
    verdict === "yes, but" ? await trouble(turn, `What ${name} said was overheard`, false) : "",
    askPlayer(turn, {
      kind: "fact",
      asks: `What does ${name} say?`,
      about: plain,
      by: person.name,
      lead: "",
      ...(thread === undefined ? {} : { thread }),
      choices: answersTo(turn, plain, person),
    }),
    /^(?:what|how)\b/iu.test(plain) ? await turn.words() : "",
  );
}

const MANNER: Readonly<Record<Verdict, (name: string) => string>> = {
  "yes, and": (name) => `${name} has waited for somebody to ask, and tells you.`,
  yes: (name) => `${name} knows, and tells you.`,
  "yes, but": (name) => `${name} tells you, and somebody else hears it.`,
  "no, but": (name) => `${name} does not know.`,
  no: (name) => `${name} does not know.`,
  "no, and": (name) => `${name} will not say.`,
};

async function refuses(turn: Turn, person: LoreEntry, question: string, verdict: Verdict): Promise<string> {
  const name = shortName(person);
  if (verdict === "no, and") {
    turn.attitude(person.name, -1);
    return spokenBy(name, "That is none of your business. Do not ask me again.");
  }
  const other = suspects(turn, question, person.name).find(
    (entry) => entry.kind === "person" && !turn.present.some((here) => here.name === entry.name),
  );
  if (other !== undefined) {
    turn.offer({ text: `go to ${other.name}`, act: "travel", target: other.name, topic: "" });
    return spokenBy(name, `I do not know. But ${shortName(other)} would.`);
  }
  return spokenBy(
    name,
    freshOf(turn, ["I do not know.", "If I knew, I would say so.", "I never asked."], hashOf(name)),
  );
}

/** A person's answer to a question for a number or a measure. */
function number(turn: Turn, name: string, question: string): string | null {
  const fact = factFor(turn, question);
  return fact === null ? null : spokenBy(name, fact);
}

const isYesOrNo = (question: string): boolean =>
  /^(?:so |and |but |then )*(?:do|does|did|have|has|had|are|is|was|were|can|could|will|would|may|should)(?:n't)? /iu.test(
    question,
  ) || /^(?:whether|if) /iu.test(question);

/** The subject of a short answer, by the subject of the question. */
const SUBJECT: Readonly<Record<string, string>> = {
  you: "I",
  i: "you",
  we: "you",
  he: "he",
  she: "she",
  it: "it",
  they: "they",
};
/** Questions whether a person has seen, met or heard of something. After a yes, the player says what it was. */
const SAYS_MORE =
  /\b(?:know|seen|see|saw|heard|hear|met|meet|remember|find|found|notice\p{Ll}*|recogni[sz]e\p{Ll}*)\b/iu;

/** Plays a yes-or-no question. The dice decide the answer. */
async function yesOrNoOf(turn: Turn, person: LoreEntry, question: string, attitude: number): Promise<void> {
  const name = shortName(person);
  const { verdict, yes } = await turn.ask(
    `${name}: ${question}?`.slice(0, 100),
    attitude > 0 ? "likely" : attitude < 0 ? "unlikely" : "fifty-fifty",
  );
  const [, aux = "", whom = ""] =
    /^(?:so |and |but |then )*(do|does|did|have|has|had|are|is|was|were|can|could|will|would)(?:n't)? (\p{L}+)\b/iu.exec(
      question,
    ) ?? [];
  const subject = SUBJECT[whom.toLowerCase()];
  const verb =
    subject === "I"
      ? aux.toLowerCase() === "are"
        ? "am"
        : aux.toLowerCase() === "were"
          ? "was"
          : aux.toLowerCase()
      : aux.toLowerCase();
  const short =
    subject === undefined || verb === ""
      ? yes
        ? "Yes"
        : "No"
      : yes
        ? `Yes, ${subject} ${verb}`
        : `No, ${subject} ${verb} not`;
  turn.fact(`Asked “${question}”, ${name} said ${yes ? "yes" : "no"}.`.slice(0, 400));
  const more = yes && SAYS_MORE.test(question);
  const thread = more || verdict === "yes, and" ? bears(turn, person, question) : undefined;
  const adds = more
    ? ""
    : verdict === "yes, but"
      ? " But you do not have it from me."
      : verdict === "no, and"
        ? " And that is all I will say about it."
        : "";
  turn.say(
    spokenBy(name, `${short}.${adds}`),
    more || verdict === "yes, and"
      ? askPlayer(turn, {
          kind: "fact",
          asks: more ? `What does ${name} tell you of it?` : `And there is more to it. What does ${name} say?`,
          about: question,
          by: person.name,
          ...(thread === undefined ? {} : { thread }),
          choices: answersTo(turn, question.replace(SAYS_MORE, "what"), person),
        })
      : "",
  );
}

/** Plays the first words with a person. */
function greet(turn: Turn, person: LoreEntry): void {
  const name = shortName(person);
  turn.log(`You speak with ${name}.`);
  const attitude = turn.member(person.name)?.attitude ?? 0;
  if (person.kind !== "person") return turn.say(replyTo(turn, person, "hello"));
  turn.say(
    mentionsCustom(turn, person),
    spokenBy(
      name,
      attitude < 0
        ? "You again. What is it?"
        : freshOf(turn, ["Yes? What can I do for you?", "There you are.", "Good that you come."], hashOf(person.name)),
    ),
    ofThemself(turn, person),
  );
}

/** Asks nobody in particular. A person here answers; if there is none, the dice decide whether anybody knows. */
export async function askAround(turn: Turn, reading: Reading, text: string): Promise<void> {
  const nobody: LoreEntry = {
    name: "nobody",
    aliases: [],
    kind: "person",
    proper: false,
    role: "",
    sentences: [],
    at: "",
  };
  const topic = topicOf(reading, text, nobody);
  if (topic === "") return nobodyToTalkTo(turn);
  const here = turn.present.find(({ kind }) => kind === "person");
  if (here !== undefined) return asked(turn, here, topic);
  turn.log(`You ask around: “${topic.slice(0, 160)}”`);
  const { yes } = await turn.ask("Does anybody here know?", "fifty-fifty");
  if (!yes) {
    const other = suspects(turn, topic).find((entry) => entry.kind === "person");
    if (other !== undefined) turn.offer({ text: `go to ${other.name}`, act: "travel", target: other.name, topic: "" });
    return turn.say("Nobody here can tell you.", other === undefined ? "" : `${startName(other)} might.`);
  }
  const thread = bears(turn, null, topic);
  turn.say(
    "Somebody knows.",
    askPlayer(turn, {
      kind: "fact",
      asks: "What do they say?",
      about: topic,
      ...(thread === undefined ? {} : { thread }),
      choices: answersTo(turn, topic),
    }),
  );
}

/** Says who could be addressed, if the player named nobody. */
export function nobodyToTalkTo(turn: Turn): void {
  turn.still = true;
  const people = turn.story.cast
    .filter(
      ({ alive, place, name }) => alive && place !== "" && place !== turn.place && !isHero(turn, turn.entry(name)),
    )
    .filter(({ name }) => fateOf(turn.lore, turn.entry(name)) !== "dead")
    .slice(0, 3);
  turn.say(
    "Nobody is here to talk to.",
    people.length === 0 ? "" : `You know of ${listed(people.map(({ name, place }) => `${name} (${place})`))}.`,
  );
}
