/** Limits on input. Lengths are UTF-16 code units unless stated otherwise. */
export const LIMITS = {
  bodyBytes: 256 * 1024,
  /** The most bytes of a request body that imports something, such as a character sheet. */
  importBytes: 10 * 1024 * 1024,
  message: 2_000,
  name: 120,
  description: 20_000,
  authorsNote: 1_000,
  email: 254,
  passwordMin: 6,
  passwordMax: 1_024,
  list: 100,
  id: 64,
  levelMin: 1,
  levelMax: 20,
  partyMax: 4,
  partyDefault: 4,
  /** What one account may store in the database that all accounts share. The bytes are those of the texts of all its records. */
  account: { records: { worlds: 200, campaigns: 200, characters: 500 }, bytes: 20 * 1024 * 1024 },
  /** The most records in one page of an account's lists, and the most bytes that they should have together. */
  listPage: { records: 100, bytes: 1024 * 1024 },
  /** Turns in one page of the branch map. */
  treePage: 2_000,
  dice: { notation: 200, count: 100, sides: 1_000 },
  /** For one campaign: the most connections, and the most frames a second of one connection and of all together. */
  ws: { frameBytes: 64 * 1024, framesPerSecond: 50, connections: 8, framesPerSecondOfAll: 100 },
  search: { limitDefault: 10, limitMax: 100, query: 1_000, story: 200, storyHits: 50 },
  contextItems: { default: 15 },
  recapSessions: { default: 5 },
  messagesPage: { default: 50, max: 200 },
  /** Limits of an exported or imported campaign (docs/portability.md). */
  transfer: {
    /** The most bytes of a campaign file. 10,000 turns of the oracle, each with 8 KB of memo, and all their memory are about 170 MB. */
    fileBytes: 192 * 1024 * 1024,
    /** The most bytes that a zip file may unpack to. */
    zipBytes: 384 * 1024 * 1024,
    /** The most bytes that the parts of one import may have together, parts that were sent twice included. */
    receivedBytes: 256 * 1024 * 1024,
    /** The most unfinished imports of one account. */
    open: 20,
    turns: 10_000,
    memories: 200_000,
    /** The most turns or rows in one request, and how many bytes they should have together. */
    chunk: 500,
    chunkBytes: 512 * 1024,
    /** How deep JSON may nest. */
    depth: 40,
    reply: 60_000,
    memoryRow: 1_000_000,
  },
} as const;
