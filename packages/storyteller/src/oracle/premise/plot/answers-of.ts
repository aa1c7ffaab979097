import { capitalise } from "#english/noun-phrase";
import { entriesIn, type LoreEntry, shortName } from "../lore.ts";
import { tellingWords } from "../nouns.ts";
import type { Turn } from "../turn.ts";
import { face } from "./confront.ts";
import { called, fill, markOf, spokenBy } from "./fill.ts";
import { opinionOf } from "../people/opinions.ts";
import { lineOf } from "../people/voices.ts";
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
  const about = entriesIn(turn.lore, topic).find((entry) => entry.name !== person.name && entry.name !== plot?.heart);
  const opinion = about === undefined ? null : opinionOf(turn, person, about);
  if (plot === null || plot.stage === "done")
    return turn.say(
      manner,
      spokenBy(name, opinion ?? lineOf(turn, person, plot?.stage === "done" ? "warm" : "unknown")),
    );
  const onPlot = isAboutPlot(turn, topic);
  if (person.name === plot.culprit)
    return onPlot || opinion === null ? lies(turn, person) : turn.say(manner, spokenBy(name, opinion));
  if (part?.guarded === true && onPlot) {
    turn.say(manner, spokenBy(name, lineOf(turn, person, "guarded")));
    turn.offer(
      { text: `promise ${name} to keep it quiet`, act: "promise", target: person.name, topic: "to keep it quiet" },
      { text: `persuade ${name} to talk`, act: "persuade", target: person.name, topic: "to talk" },
    );
    plot.calm = 0;
    return;
  }
  const clue = onPlot ? tellsClue(turn, person) : null;
  if (clue !== null) return turn.say(manner, clue);
  if (opinion !== null) return turn.say(manner, spokenBy(name, opinion));
  const where = pointer(turn, plot, person.name);
  turn.say(
    manner,
    spokenBy(name, lineOf(turn, person, "unknown")),
    onPlot
      ? fill(
          turn,
          plot,
          canFace(plot)
            ? "“You have it all but said. {W}. Go, before you talk yourself out of it.”"
            : "“There is {W}. That is all that I can give you.”",
          { W: where },
        )
      : "",
  );
}

const ALIBIS = [
  "Where was I? Where I always am at that hour. You might ask {O} the same, and watch what the hands do.",
  "I could not say, I was asleep. {O} will tell you otherwise. {O} generally does.",
  "People will always look at the one who has the most to lose by it. That's not me. Have you talked to {O}?",
] as const;
const SAID_TWICE = [
  "I have told you what I know.",
  "You do keep asking.",
  "That is none of your business, and you know it.",
] as const;
const SLIPS = [
  "It comes a little too quickly, and {O} is a name that you did not ask for.",
  "It has the sound of something that was said to a mirror first. And you had not mentioned {O}.",
  "You had not said at what hour.",
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
  if (canFace(plot) && plot.stage === "open") return face(turn, `You ask ${name} to the face.`);
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
    spokenBy(name, fill(turn, plot, ALIBIS[turn.brief.number % ALIBIS.length]!)),
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
  turn.say(SLIPS[turn.brief.number % SLIPS.length]!.replaceAll("{O}", called(turn, plot.other)));
}
