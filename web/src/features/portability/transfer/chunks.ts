import { LIMITS } from "#contracts/limits";

/** Splits a list into pieces that fit into a request, by number of entries and approximate bytes. */
export function* chunks<Entry>(
  entries: readonly Entry[],
  from: number,
  { chunk: most, chunkBytes: bytes }: { readonly chunk: number; readonly chunkBytes: number } = LIMITS.transfer,
): Generator<{ readonly from: number; readonly entries: Entry[] }> {
  let piece: Entry[] = [];
  let size = 0;
  let start = from;
  for (const entry of entries.slice(from)) {
    piece.push(entry);
    size += JSON.stringify(entry).length;
    if (piece.length < most && size < bytes) continue;
    yield { from: start, entries: piece };
    start += piece.length;
    [piece, size] = [[], 0];
  }
  if (piece.length > 0) yield { from: start, entries: piece };
}
