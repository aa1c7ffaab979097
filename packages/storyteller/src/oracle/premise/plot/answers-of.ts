import { capitalise } from "#english/noun-phrase";
import { entriesIn, type LoreEntry, shortName } from "../lore.ts";
import { tellingWords } from "../nouns.ts";
import { doesNotKnow } from "../people/replies.ts";
import { saysOf } from "../people/tells-of.ts";
import { lineOf } from "../people/voices.ts";
import type { Turn } from "../turn.ts";
import { called, fill, markOf, spokenBy } from "./fill.ts";
import { canBlame, knows, mayName, note, personOf, tellsClue } from "./reveal.ts";

/** What somebody answers who is asked about what nobody has written: what they know of the plot, or whom to ask. */

const ABOUT_IT =
  /\b(?:happen\w*|that night|strange|unusual|suspicious|secret\w*|truth|behind (?:it|this)|responsible|did (?:it|this|that)|(?:see|saw|seen|hear|heard|notice\w*) (?:any|some|who|what|it)\w*|rumou?rs?|gossip|wrong|going on|trace|clues?|stole|stolen|steal|took|taken|take (?:it|the|my|his|her)|kill|killed|quarrel\w*|enem(?:y|ies)|suspect\w*|where (?:were|was) (?:you|he|she|they)|where (?:you|he|she|they) (?:were|was))\b/iu;

/** A question after somebody's own part in it: where they were, what they did. */
const ASKS_WHERE = /\b(?:where|was you|did you|were you|have you|was it you|you (?:do|see|saw|hear|heard)|who)\b/iu;

/** Whether a question is about what the plot is about. */
export function isAboutPlot(turn: Turn, topic: string): boolean {
  const { plot } = turn;
  if (plot === null) return false;
  const { trace, worn } = markOf(plot);
  const told = turn
    .about(turn.entry(plot.heart))
    .map(({ text }) => text)
    .join(" ");
  const words = tellingWords(`${plot.about} ${plot.heart} ${plot.thread} ${trace} ${worn} ${told}`);
  return (
    ABOUT_IT.test(topic) ||
    [...tellingWords(topic)].some((word) => words.has(word)) ||
    entriesIn(turn.lore, topic).some(({ name }) => name === plot.heart)
  );
}

/** An answer of somebody who was asked. */
export async function answers(turn: Turn, person: LoreEntry, topic: string): Promise<void> {
  const { plot } = turn;
  const name = shortName(person);
  turn.log(`You ask ${name} about it.`);
  const otherwise = () => doesNotKnow(turn, person, topic);
  if (plot === null || plot.stage !== "open" || person.kind !== "person" || !isAboutPlot(turn, topic))
    return turn.say(await otherwise());
  if (person.name === plot.culprit) {
    const told = ASKS_WHERE.test(topic) || ABOUT_IT.test(topic) ? null : saysOf(turn, person, topic);
    return told === null ? lies(turn, person) : turn.say(told);
  }
  const part = personOf(plot, person.name);
  if (part?.guarded === true) {
    turn.say(spokenBy(name, lineOf(turn, person, "guarded")));
    turn.offer(
      { text: `promise ${name} to keep it quiet`, act: "promise", target: person.name, topic: "to keep it quiet" },
      { text: `persuade ${name} to talk`, act: "persuade", target: person.name, topic: "to talk" },
    );
    plot.calm = 0;
    return;
  }
  const clue = tellsClue(turn, person);
  if (clue !== null) return turn.say(clue);
  const said = ASKS_WHERE.test(topic) ? null : saysOf(turn, person, topic);
  if (said !== null) return turn.say(said);
  if (part !== undefined && !turn.memo.facts.some((fact) => fact.startsWith(`${name} was at `)))
    return turn.say(alibi(turn, person));
  turn.say(await otherwise());
}

/** Where somebody says that they were. */
function alibi(turn: Turn, person: LoreEntry): string {
  const { plot } = turn;
  if (plot === null) return "";
  const name = shortName(person);
  const { home = "" } = personOf(plot, person.name) ?? {};
  const own = home.startsWith(`${name}'s `);
  turn.fact(`${name} was at ${own ? "home" : home}, by what ${name} says.`);
  const with_ = person.name === plot.culprit ? `, and ${called(turn, plot.other)} was with me` : ", by myself";
  return spokenBy(
    name,
    fill(
      turn,
      plot,
      `${plot.when === "" ? "" : `${capitalise(plot.when)} `}I was at ${own ? "home" : home}${with_}. I saw nothing of it.`,
    ),
  );
}

/** Whoever is behind it is asked: they say what leads away from them, and give themselves away. */
export function lies(turn: Turn, person: LoreEntry): void {
  const { plot } = turn;
  if (plot === null) return;
  const name = shortName(person);
  const part = personOf(plot, person.name);
  const first = part !== undefined && part.told === 0;
  if (part !== undefined) part.told += 1;
  turn.say(first ? alibi(turn, person) : spokenBy(name, "I have told you what I know."));
  if (mayName(turn) && knows(plot, "trace") && knows(plot, "seen") && !knows(plot, "name")) {
    note(turn, plot, "name", "");
    return turn.say(fill(turn, plot, "And then you see it, before it is put out of sight: {worn}."));
  }
  if (!canBlame(plot)) return;
  turn.say(`You have enough to say it to ${name}'s face.`);
  turn.offer({ text: `accuse ${name}`, act: "accuse", target: person.name, topic: "" });
}
