/**
 * Unpacks a file of `packages/content/assets`: JSON compressed with gzip, as `scripts/adventures/pack-adventures.ts` writes it. The stream
 * that unpacks it is part of browsers, of Node and of the workers' runtime.
 * @throws TypeError or SyntaxError if the file is damaged
 */
export const unpack = (packed: Blob): Promise<unknown> =>
  new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).json();
