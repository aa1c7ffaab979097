import type { TurnCompleted } from "#contracts/queue/messages";
import { askChecks, askDeeds, askGained, askHidden, askPromises, askSpeakers } from "./ask-deeds.ts";
import { askDeaths, askGivers, askIntroduced, askQuests, askStates, askWhere } from "./ask-people.ts";
import { neverSaid } from "./never-said.ts";
import type { Asked, Asker, LedgerQuestion } from "./question.ts";
import { readQuestionTurn } from "./question-turn.ts";

const ASKERS: readonly Asker[] = [
  askGivers,
  askPromises,
  askWhere,
  askHidden,
  askQuests,
  askDeaths,
  askStates,
  askIntroduced,
  askGained,
  askSpeakers,
  askChecks,
  askDeeds,
];

/** The most questions that the ledger answers. With the two questions about people who were never mentioned, there are twenty. */
const MOST = 18;
/** A question is dropped if more turns than this have its answer, because it does not test the recall of any of them. */
const MOST_EVIDENCE = 5;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

interface Candidate extends LedgerQuestion {
  readonly kind: string;
}

/**
 * Makes up to twenty questions, two of them about people who were never mentioned. The same ledger always gives the same questions. Empty
 * if the story is too short for any question.
 * @param turns the active path, oldest first
 */
export function questionsFrom(turns: readonly TurnCompleted[]): LedgerQuestion[] {
  const chosen = choose(candidates(turns));
  return chosen.length === 0 ? [] : [...chosen, ...neverSaid(turns)];
}

function candidates(turns: readonly TurnCompleted[]): Candidate[] {
  const asked = turns.flatMap((turn) => {
    const readTurn = readQuestionTurn(turn);
    return ASKERS.flatMap((asker) => asker(readTurn)).map((one) => ({ ...one, turn }));
  });
  return [...Map.groupBy(asked, ({ question }) => question.toLowerCase()).values()].flatMap((all) => {
    const shown = (all.some(({ changes }) => changes) ? all.at(-1) : all[0]) as Asked & { turn: TurnCompleted };
    const agreeing = all.filter(({ answer }) => answer.toLowerCase() === shown.answer.toLowerCase());
    const evidence = [...new Set(agreeing.map(({ turn }) => turn.turnId))];
    if (evidence.length > MOST_EVIDENCE) return [];
    const { kind, question, expected, turn } = shown;
    return { kind, question, expected, turnId: turn.turnId, turnNumber: turn.number, evidence, neverSaid: "" };
  });
}

/**
 * Chooses questions of all kinds in turn, from all parts of the story. A second question about the same turn is chosen only if there are
 * no others.
 */
function choose(all: readonly Candidate[]): LedgerQuestion[] {
  const kinds = [...Map.groupBy(all, ({ kind }) => kind).values()].map(spread);
  const inTurn = Array.from({ length: Math.max(0, ...kinds.map(({ length }) => length)) }, (_, round) =>
    kinds.flatMap((kind) => kind[round] ?? []),
  ).flat();
  const turns = new Set<string | null>();
  const first = inTurn.filter(({ turnId }) => !turns.has(turnId) && turns.add(turnId));
  const again = inTurn.filter((one) => !first.includes(one));
  return [...first, ...again].slice(0, MOST).map(({ kind: _, ...question }) => question);
}

/** Orders the questions so that the first few of them are spread evenly over the story, however many are taken. */
const spread = (story: readonly Candidate[]): Candidate[] =>
  story
    .map((candidate, place) => ({ candidate, at: (place * GOLDEN) % 1 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ candidate }) => candidate);
