import { capitalise } from "#english/noun-phrase";
import { entriesIn, type LoreEntry, shortName } from "../lore.ts";
import { tellingWords } from "../nouns.ts";
import type { Turn } from "../turn.ts";
import { face } from "./confront.ts";
import { called, fill, markOf, spokenBy } from "./fill.ts";
import { canFace, knows, note, personOf, pointer, tellsClue } from "./reveal.ts";

/** What somebody answers who is asked about what nobody has written: what they know of the plot, or whom to ask. */

const ABOUT_IT =
  /\b(?:happen\w*|that night|strange|unusual|suspicious|anything|something|trouble|secret\w*|truth|behind|responsible|did (?:it|this|that)|know|knows|saw|see|seen|heard|hear|notice\w*|rumou?rs?|gossip|help|why|who|wrong|going on|trace|clue|mark)\b/iu;

/** Whether a question is about what the plot is about. */
export function isAboutPlot(turn: Turn, topic: string): boolean {
  const { plot } = turn;
  if (plot === null) return false;
  const { trace, worn } = markOf(plot);
  const words = tellingWords(
    `${plot.about} ${plot.heart} ${plot.thread} ${trace} ${worn} ${plot.culprit} ${plot.other}`,
  );
  return (
    ABOUT_IT.test(topic) ||
    [...tellingWords(topic)].some((word) => words.has(word)) ||
    entriesIn(turn.lore, topic).some(({ name }) => name === plot.heart)
  );
}

const NOT_THAT: readonly string[] = [
  "Not that. That I never knew.",
  "I have asked myself the same. I have no answer.",
  "If I knew that I would have told somebody long ago.",
  "You are the second one to ask me. The first did not come back for the answer.",
];

/** An answer of somebody who was asked. */
export function answers(turn: Turn, person: LoreEntry, topic: string): void {
  const { plot } = turn;
  const name = shortName(person);
  const part = plot === null ? undefined : personOf(plot, person.name);
  const manner =
    part === undefined || turn.member(person.name)?.met !== turn.brief.number
      ? ""
      : `${capitalise(name)} ${part.manner}.`;
  turn.log(`You ask ${name} about it.`);
  if (plot === null || plot.stage === "done") {
    turn.say(
      spokenBy(
        name,
        plot === null
          ? "I could not tell you."
          : fill(turn, plot, "It is over, as far as I am concerned. Ask me about something new."),
      ),
    );
    return;
  }
  if (person.name === plot.culprit) return lies(turn, person);
  if (part?.guarded === true) {
    turn.say(
      manner,
      spokenBy(name, "I have to go on living here when you are gone. What is it worth to you that I remember?"),
    );
    turn.offer(
      { text: `promise ${name} to keep it quiet`, act: "promise", target: person.name, topic: "to keep it quiet" },
      { text: `persuade ${name} to talk`, act: "persuade", target: person.name, topic: "to talk" },
    );
    plot.calm = 0;
    return;
  }
  const clue = isAboutPlot(turn, topic) || turn.brief.number % 2 === 0 ? tellsClue(turn, person) : null;
  if (clue !== null) return turn.say(manner, clue);
  const where = pointer(turn, plot, person.name);
  const said = NOT_THAT[turn.brief.number % NOT_THAT.length]!;
  turn.say(
    manner,
    spokenBy(name, said),
    canFace(plot)
      ? `“You know enough. Why are you still talking to me, and not to ${where}?”`
      : `“But you could try ${where}.”`,
  );
}

const SAID_TWICE = [
  "I have told you what I know.",
  "You do keep asking.",
  "That is none of your business, and you know it.",
] as const;
const SEEN_OF_LIAR = [
  "It is said without heat, and {C} does not look at you while saying it.",
  "{C} has put both hands out of sight.",
  "You notice that {C} has not once asked how it is going.",
] as const;

/** Whoever is behind it is asked: they say what leads away from them, and give themselves away. */
export function lies(turn: Turn, person: LoreEntry): void {
  const { plot } = turn;
  if (plot === null) return;
  const name = shortName(person);
  if (canFace(plot)) return face(turn, `You ask ${name} to the face.`);
  const part = personOf(plot, person.name);
  if (part !== undefined && part.told > 0 && !(knows(plot, "trace") && knows(plot, "seen") && !knows(plot, "name"))) {
    part.told += 1;
    return turn.say(
      spokenBy(name, SAID_TWICE[part.told % SAID_TWICE.length]!),
      fill(turn, plot, SEEN_OF_LIAR[part.told % SEEN_OF_LIAR.length]!),
    );
  }
  if (part !== undefined) part.told += 1;
  turn.say(
    `${capitalise(name)} ${part?.manner ?? "smiles"}.`,
    spokenBy(name, fill(turn, plot, "I was nowhere near {S}. Ask {O}, who was.")),
  );
  if (knows(plot, "trace") && knows(plot, "seen") && !knows(plot, "name")) {
    note(turn, plot, "name", "");
    turn.say(
      fill(
        turn,
        plot,
        "And it is then that you see it, only for a moment, before it is put out of sight: {worn}. So this is whose it was.",
      ),
    );
    return;
  }
  turn.say(`It comes a little too quickly, and ${called(turn, plot.other)} is a name that you did not ask for.`);
}
