import type { DigestStatus } from "#contracts/rpc/memory";

/** Enough that most tables need one page. */
const PAGE = 100;

/** As much of a ledger turn as finding the pending ones needs. */
interface LedgerTurn {
  readonly turnId: string;
  readonly number: number;
}

/** Answers turns after a number, oldest first. */
type LedgerPage<Turn> = (afterNumber: number, limit: number) => Promise<readonly Turn[]>;

/** The turns of the active path that still wait to be digested, oldest first. Those given up on do not wait any more. */
export async function* pendingTurns<Turn extends LedgerTurn>(
  { digestedFrom, digestedThrough, digestedBeyond, deadLetters }: DigestStatus,
  ledgerPage: LedgerPage<Turn>,
): AsyncGenerator<Turn> {
  const settled = new Set([...digestedBeyond, ...deadLetters.map(({ turnId }) => turnId)]);
  if (digestedFrom === 1) {
    // Whether there is an opening scene, which is 0, that was not read, only the ledger knows.
    const [first] = await ledgerPage(-1, 1);
    if (first?.number === 0 && !settled.has(first.turnId)) yield first;
  }
  let after = digestedThrough;
  for (;;) {
    const page = await ledgerPage(after, PAGE);
    const fresh = page.filter(({ number }) => number > after);
    yield* fresh.filter(({ turnId }) => !settled.has(turnId));
    const last = fresh.at(-1);
    if (page.length < PAGE || last === undefined) return;
    after = last.number;
  }
}

/**
 * Whether one of the turns up to a number may be missing: without a look at the ledger, for which turns were given up on. Whether the
 * story had an opening scene is asked with its first turn only.
 */
export function mayLack(status: DigestStatus, upTo: number): boolean {
  const { digestedFrom, digestedThrough, digestedBeyond, deadLetters } = status;
  if (digestedFrom === 1 && upTo === 1) return true;
  return digestedThrough + digestedBeyond.length + deadLetters.length < upTo;
}
