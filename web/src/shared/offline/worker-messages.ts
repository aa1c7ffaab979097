/** A header that the service worker adds to a stored answer: the time it was received. The server never sends it. */
export const STORED_AT = "X-Stored-At";

/** The prefix of the cache names for offline reading. The player's id follows. */
export const ANSWER_CACHE_PREFIX = "lorehearth-reading:";

/** A message from a page to the service worker. */
export type WorkerMessage =
  /** The waiting worker should take over. */
  | { readonly type: "take-over" }
  /** Nobody is signed in any more: delete all stored answers. */
  | { readonly type: "empty" }
  /** Asks whether a file belongs to the worker's version. The port receives a boolean. */
  | { readonly type: "knows"; readonly file: string };

/** The tag of the background sync that sends the messages of the outbox. */
export const SEND_WAITING = "send-waiting";
