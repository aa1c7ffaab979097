/** How long a turn takes that nothing happens to, from sending it. Milliseconds. */
export interface Calm {
  readonly firstFrame: number;
  readonly whole: number;
}

/** A turn's news is on its way to memory for about so long after its end. Milliseconds. */
const NEWS_MS = 2_000;

type Strike = (calm: Calm) => readonly [from: number, to: number];

const duringTheReply: Strike = ({ whole }) => [0, whole];
/** The table takes the turn in, or has just taken it in. */
const aroundTheAcknowledgement: Strike = ({ firstFrame }) => [0, 2 * firstFrame];
const afterTheEnd: Strike = ({ whole }) => [whole, whole + NEWS_MS];

/** Half of the kills fall anywhere in a reply; the rest where a moment decides. */
const STRIKES = [duringTheReply, aroundTheAcknowledgement, duringTheReply, afterTheEnd] as const;

/** How long after sending a round's turn the runtime is killed: a random moment. Milliseconds. */
export function strikeAfter(round: number, calm: Calm): number {
  const [from, to] = (STRIKES[round % STRIKES.length] ?? duringTheReply)(calm);
  return from + Math.random() * (to - from);
}
