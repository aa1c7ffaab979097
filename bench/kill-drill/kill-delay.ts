/** How long an undisturbed turn takes, from sending it. Milliseconds. */
export interface TurnTiming {
  readonly firstFrame: number;
  readonly whole: number;
}

/** About how long the outbox takes after a turn's end. Milliseconds. */
const OUTBOX_MS = 2_000;

type KillWindow = (timing: TurnTiming) => readonly [from: number, to: number];

const duringTheReply: KillWindow = ({ whole }) => [0, whole];
/** Just before and after the table stores the turn. */
const aroundTheAcknowledgement: KillWindow = ({ firstFrame }) => [0, 2 * firstFrame];
const afterTheEnd: KillWindow = ({ whole }) => [whole, whole + OUTBOX_MS];

/** Half of the kills fall anywhere in a reply, the others around its start and end. */
const WINDOWS = [duringTheReply, aroundTheAcknowledgement, duringTheReply, afterTheEnd] as const;

/** When to kill the runtime, at random, counted from sending the round's turn. Milliseconds. */
export function killDelay(round: number, timing: TurnTiming): number {
  const [from, to] = (WINDOWS[round % WINDOWS.length] ?? duringTheReply)(timing);
  return from + Math.random() * (to - from);
}
