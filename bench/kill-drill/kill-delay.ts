/** How long a turn takes that nothing interrupts, from sending it on. In milliseconds. */
export interface TurnTiming {
  readonly firstFrame: number;
  readonly whole: number;
}

/** About how long the outbox needs after the end of a turn, in milliseconds. */
const OUTBOX_MS = 2_000;

type KillWindow = (timing: TurnTiming) => readonly [from: number, to: number];

const duringTheReply: KillWindow = ({ whole }) => [0, whole];
/** The time shortly before and after the moment when the table stores the turn. */
const aroundTheAcknowledgement: KillWindow = ({ firstFrame }) => [0, 2 * firstFrame];
const afterTheEnd: KillWindow = ({ whole }) => [whole, whole + OUTBOX_MS];

/** When to kill, by round. Half of the kills happen at any time in a reply, the others around its start and its end. */
const WINDOWS = [duringTheReply, aroundTheAcknowledgement, duringTheReply, afterTheEnd] as const;

/** Chooses at random how many milliseconds after sending the round's turn the runtime is killed. */
export function killDelay(round: number, timing: TurnTiming): number {
  const [from, to] = (WINDOWS[round % WINDOWS.length] ?? duringTheReply)(timing);
  return from + Math.random() * (to - from);
}
