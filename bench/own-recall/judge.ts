import type { Answered, Found } from "./ask.ts";
import type { OwnQuestion } from "./question.ts";

/** How many of the first results are checked for stale items. */
const FIRST = 5;
/** A result with a score above this counts as an answer to the question. */
const RELEVANT = 0.5;

/** The ids of a campaign's own turns, and of those that were undone. */
export interface OwnTurns {
  readonly all: ReadonlySet<string>;
  readonly undone: ReadonlySet<string>;
}

/** Results that must not occur, by the kind of fault. */
export interface Faults {
  readonly stale: readonly string[];
  readonly undone: readonly string[];
  readonly secret: readonly string[];
  readonly foreign: readonly string[];
}

export interface Judged {
  readonly answered: Answered;
  /** Whether a turn with the answer is among the first results. Null if no turn has the answer. */
  readonly found5: boolean | null;
  readonly found10: boolean | null;
  readonly shown10: boolean | null;
  /** Whether the history contains the superseded item. Null if the question is not about a superseded item. */
  readonly inHistory: boolean | null;
  /** Whether the current claim is found before the superseded one. Null if nothing changed. */
  readonly nowFirst: boolean | null;
  /** The highest score among the results. */
  readonly best: number;
  readonly faults: Faults;
}

export function judge(answered: Answered, turns: OwnTurns): Judged {
  const { question, recalled, shown, history } = answered;
  const { evidence, stale } = question;
  const seen = question.shown ?? evidence;
  return {
    answered,
    found5: among(recalled.slice(0, FIRST), evidence),
    found10: among(recalled, evidence),
    shown10: among(shown, seen),
    inHistory:
      question.lookUp === undefined
        ? null
        : history.some((item) => item.validTo !== null && evidence.includes(turnOf(item) ?? "")),
    nowFirst: stale ? nowFirst(recalled, evidence, stale) : null,
    best: Math.max(0, ...recalled.map(({ score }) => score), ...shown.map(({ score }) => score)),
    faults: faultsOf(answered, turns),
  };
}

/** Whether memory gave no answer: no result has a high enough score. */
export const claimsNothing = ({ best }: Judged): boolean => best <= RELEVANT;

function faultsOf({ question, recalled, shown, history, around }: Answered, turns: OwnTurns): Faults {
  const { stale, undone, hidden } = question;
  const texts = [...recalled, ...shown].map(({ turnId, content }) => ({ turnId, content }));
  const all = [...texts, ...history.map((item) => ({ turnId: turnOf(item), content: item.content }))];
  const contains = (words: string | undefined, content: string): boolean =>
    words !== undefined && content.toLowerCase().includes(words.toLowerCase());
  const toPlayer = [...shown.map(({ content }) => content), ...history.map(({ content }) => content), around];
  return {
    stale: [...recalled.slice(0, FIRST), ...shown.slice(0, FIRST)]
      .filter((item) => stale !== undefined && isStale(item, stale))
      .map(({ content }) => content),
    undone: all
      .filter(({ turnId, content }) => (turnId !== null && turns.undone.has(turnId)) || contains(undone, content))
      .map(({ content }) => content),
    secret: toPlayer.filter((text) => contains(hidden, text)),
    foreign: all.filter(({ turnId }) => turnId !== null && !turns.all.has(turnId)).map(({ content }) => content),
  };
}

type Stale = NonNullable<OwnQuestion["stale"]>;

/** Whether a result is about the state before a change: it comes from a turn before the change and contains words of the old state. */
const mentions = ({ turnId, content }: Found, { turns, words }: Stale): boolean =>
  turnId !== null && turns.includes(turnId) && words.some((word) => content.toLowerCase().includes(word.toLowerCase()));

/** Whether a result is stale. Episodes, checks and dialogue only say what happened at their time. Any other item claims to be true now. */
const isStale = (item: Found, stale: Stale): boolean =>
  item.kind !== "episode" && item.kind !== "dialogue" && !CHECK.test(item.content) && mentions(item, stale);
const CHECK = /^[^:.]+ (?:succeeded|failed): /u;

const turnOf = ({ source }: Answered["history"][number]): string | null =>
  source.kind === "turn" ? source.turnId : null;

const among = (found: readonly Found[], evidence: readonly string[]): boolean | null =>
  evidence.length === 0 ? null : found.some(({ turnId }) => turnId !== null && evidence.includes(turnId));

/** Whether the current claim is found before the superseded one. */
function nowFirst(found: readonly Found[], now: readonly string[], stale: Stale): boolean {
  const first = found.findIndex(({ turnId }) => turnId !== null && now.includes(turnId));
  const before = found.findIndex((item) => mentions(item, stale));
  return first >= 0 && (before < 0 || first < before);
}
