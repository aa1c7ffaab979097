import { unpack } from "./unpack.ts";
import type { Adventure } from "./schema.ts";
import { VERSIONS } from "./versions.ts";

export { VERSIONS };

/** The adventures of the product. Where their files are is known only to those who make this port. */
export interface Adventures {
  /**
   * The adventure in the version with which a story began.
   * @returns null if this product has no such adventure, or not in that version
   * @throws if its file cannot be read, or is damaged
   */
  readonly load: (id: string, version: number) => Promise<Adventure | null>;
}

/** The name of an adventure's packed file. It has the version, because a story needs the one with which it began. */
export const packedFile = (id: string, version: number): string => `${id}-${version}.json.gz`;

/**
 * The adventures whose packed files `read` returns. A file is read only when a story needs it.
 * @param read returns the packed file with this name; throws if there is none
 * @param loaded the adventures that were loaded before. Each one that loads is added. An attempt that fails leaves nothing here, so the
 * next one reads again. It holds values and no promises, because a worker must not wait for what another request reads.
 */
export const adventuresFrom = (
  read: (file: string) => Promise<Blob>,
  loaded: Map<string, Adventure> = new Map(),
): Adventures => ({
  load: async (id, version) => {
    if (VERSIONS.get(id) !== version) return null;
    const file = packedFile(id, version);
    const before = loaded.get(file);
    if (before !== undefined) return before;
    // The whole form was checked when the file was packed (schema.ts), so the worker needs no code for it.
    const adventure = (await unpack(await read(file))) as Partial<Adventure> | null;
    if (!isOf(adventure, id, version)) throw new Error(`${file} is not this adventure`);
    loaded.set(file, adventure);
    return adventure;
  },
});

const isOf = (read: Partial<Adventure> | null, id: string, version: number): read is Adventure =>
  read?.id === id && read.version === version;
