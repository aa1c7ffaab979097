import { capitalise } from "#english/noun-phrase";
import { isKnownVerb } from "#english/past-tense";
import { breaksLaw, mentionsCustom } from "./customs.ts";
import { bears } from "./goal.ts";
import { askPlayer } from "./hand-over.ts";
import { type LoreEntry, shortName, startName } from "./lore.ts";
import { hashOf } from "./memo.ts";
import type { Verdict } from "./odds.ts";
import { toSecondPerson } from "./person-words.ts";
import { answersTo } from "./proposals.ts";
import { spokenBy } from "./quotes.ts";
import { freshOf, replyTo } from "./replies.ts";
import { trouble } from "./trouble.ts";
import type { Turn } from "./turn.ts";

/** What the hero says to a person without asking: a statement, an accusation, a promise. */

const BY = "game_master" as const;

/**
 * Plays a statement of the hero to a person.
 * @param does the deed, if the player's words describe it: "tell Agna about the bag"
 */
export async function receiveStatement(turn: Turn, person: LoreEntry, words: string, does = ""): Promise<void> {
  const name = shortName(person);
  turn.memo.last = person.name;
  turn.log(does === "" ? `You say to ${name}: “${words.slice(0, 160)}”` : `You ${does}.`);
  const against = breaksLaw(turn, turn.brief.playerText, does === "" ? words : null);
  if (against !== null && against !== "") return turn.say(against);
  turn.say(mentionsCustom(turn, person));
  if (CHALLENGES.test(words.replace(/’/gu, "'"))) return press(turn, person);
  const reply = replyTo(turn, person, words);
  if (reply !== null) return turn.say(reply);
  const attitude = turn.member(person.name)?.attitude ?? 0;
  const { verdict } = await turn.ask(
    `Does ${name} take it well?`,
    attitude > 0 ? "almost certain" : attitude < 0 ? "unlikely" : "likely",
  );
  // A plain statement offends nobody. Only a reproach does.
  const isReproach =
    /\b(?:you(?:'re| are| were|'ve| have)? (?:wrong|a|an|the|too|never|always|should|must|lied|failed)|your fault|shame|hate|fool|no right)\b/iu.test(
      words,
    );
  if (verdict === "no, and" && !isReproach && attitude >= 0)
    return turn.say(capitalise(freshOf(turn, TAKES["no, but"], hashOf(person.name)).replaceAll("{N}", name)));
  const by = { "yes, and": 1, yes: 1, "yes, but": 0, "no, but": 0, no: -1, "no, and": -1 }[verdict];
  if (by !== 0) turn.attitude(person.name, by);
  turn.say(capitalise(freshOf(turn, TAKES[verdict], hashOf(person.name)).replaceAll("{N}", name)));
  if (verdict !== "yes, and") return turn.say(verdict === "no, and" ? await trouble(turn, `${name} was offended`) : "");
  const thread = bears(turn, person, words);
  turn.say(
    askPlayer(turn, {
      kind: "fact",
      asks: `And ${name} tells you something in return. What?`,
      about: `what ${name} tells you in return`,
      by: person.name,
      ...(thread === undefined ? {} : { thread }),
      choices: answersTo(turn, "what", person),
    }),
  );
}

const CHALLENGES =
  /\b(?:you(?:'re| are) (?:lying|hiding|a liar|not telling)|that(?:'s| is) (?:a lie|not true|nonsense)|i (?:don't|do not) believe (?:you|that|a word)|(?:tell|want) (?:me )?the truth|(?:don't|do not|stop) (?:lie|lying)|you know (?:more|something)|out with it|what are you hiding|talk!|answer me)\b/iu;

/** The hero tells a person that they lie. One check decides: the person says more, or stops talking. */
async function press(turn: Turn, person: LoreEntry): Promise<void> {
  const name = shortName(person);
  const grade = await turn.check("charisma", "Intimidation", 12, `Whether ${name} tells the truth`);
  if (grade === "failure") {
    turn.attitude(person.name, -1);
    return turn.say(
      spokenBy(name, freshOf(turn, ["Believe what you like.", "I have nothing more to say to you."], hashOf(name))),
      await trouble(turn, `${name} closes up`),
    );
  }
  const thread = bears(turn, person, "");
  turn.say(
    `${startName(person)} looks at the floor for a while.`,
    grade === "cost" ? await trouble(turn, `You pressed ${name}`, false) : "",
    askPlayer(turn, {
      kind: "fact",
      asks: `What is the truth? What does ${name} say?`,
      about: `the truth from ${name}`,
      by: person.name,
      ...(thread === undefined ? {} : { thread }),
      choices: answersTo(turn, "what happened", person),
    }),
  );
}

const TAKES: Readonly<Record<Verdict, readonly string[]>> = {
  "yes, and": ["{N} hears you out, and believes you.", "{N} takes your hand for a moment."],
  yes: [
    "“I am glad that you told me,” says {N}.",
    "{N} nods. “I thought as much,” says {N}.",
    "“Then that is said,” says {N}.",
  ],
  "yes, but": [
    "“I believe you,” says {N}. “I only wish you had come sooner.”",
    "{N} believes you, and does not like it.",
  ],
  "no, but": ["{N} does not know what to say to that, and says nothing.", "“Let me think about it,” says {N}."],
  no: ["“I would rather not have heard that,” says {N}.", "{N} looks away. “No,” says {N}."],
  "no, and": [
    "“Say that to anybody but me,” says {N}, and turns away.",
    "{N} has heard enough, and lets everybody know it.",
  ],
};

/** The player makes a promise, which becomes a thread. */
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
    person === undefined ? "" : replyTo(turn, person, "i promise"),
  );
  turn.log(`You promise ${whom} ${gist}.`);
}
