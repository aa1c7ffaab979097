import type { DigestStatus } from "#contracts/rpc/memory";

/** Enough that most tables need one page. */
const PAGE = 100;

/** As much of a ledger turn as counting needs. */
interface LedgerTurn {
  readonly turnId: string;
  readonly number: number;
}

/**
 * How many turns of the active path still wait to be digested. Those given up on do not wait any more. `ledgerPage` answers
 * turns after a number, oldest first.
 */
export async function countPending(
  { digestedThrough, digestedBeyond, deadLetters }: DigestStatus,
  ledgerPage: (afterNumber: number, limit: number) => Promise<readonly LedgerTurn[]>,
): Promise<number> {
  const settled = new Set([...digestedBeyond, ...deadLetters.map(({ turnId }) => turnId)]);
  let pending = 0;
  let after = digestedThrough;
  for (;;) {
    const page = await ledgerPage(after, PAGE);
    const fresh = page.filter(({ number }) => number > after);
    pending += fresh.filter(({ turnId }) => !settled.has(turnId)).length;
    const last = fresh.at(-1);
    if (page.length < PAGE || last === undefined) return pending;
    after = last.number;
  }
}
