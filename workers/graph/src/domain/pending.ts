import type { DigestStatus } from "#contracts/rpc/memory";

/** Turns on one page. Most campaigns need only one page. */
const PAGE = 100;

/** The fields of a turn that are needed to find the pending ones. */
interface LedgerTurn {
  readonly turnId: string;
  readonly number: number;
}

/** Returns the turns after a number, oldest first. */
type LedgerPage<Turn> = (afterNumber: number, limit: number) => Promise<readonly Turn[]>;

/** The turns of the active path that still have to be digested, oldest first. Turns in the dead letters are left out. */
export async function* pendingTurns<Turn extends LedgerTurn>(
  { digestedFrom, digestedThrough, digestedBeyond, deadLetters }: DigestStatus,
  ledgerPage: LedgerPage<Turn>,
): AsyncGenerator<Turn> {
  const settled = new Set([...digestedBeyond, ...deadLetters.map(({ turnId }) => turnId)]);
  if (digestedFrom === 1) {
    // The opening scene, turn 0, is not digested. Only the ledger knows whether there is one.
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
 * Whether one of the turns up to a number may not be digested. It is a quick check without reading the ledger; the ledger would show
 * which turns are dead letters. Whether an opening scene is missing is only considered with turn 1.
 */
export function mayLack(status: DigestStatus, upTo: number): boolean {
  const { digestedFrom, digestedThrough, digestedBeyond, deadLetters } = status;
  if (digestedFrom === 1 && upTo === 1) return true;
  return digestedThrough + digestedBeyond.length + deadLetters.length < upTo;
}
