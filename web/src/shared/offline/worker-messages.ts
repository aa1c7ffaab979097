/** A header that the service worker adds to a stored answer: the time it was received. The server never sends it. */
export const STORED_AT = "X-Stored-At";

/** The start of the names of the caches for offline reading. The rest of a name is the player's id. */
export const ANSWER_CACHE_PREFIX = "lorehearth-reading:";

/** A message from a page to the service worker. */
export type WorkerMessage =
  /** Asks the waiting worker to become the active one. */
  | { readonly type: "take-over" }
  /** Asks the worker to delete all stored answers, because nobody is signed in any more. */
  | { readonly type: "empty" }
  /** Asks whether a file belongs to the worker's version. The worker sends a boolean through the port that comes with this message. */
  | { readonly type: "knows"; readonly file: string };

/** The tag of the background sync event on which the service worker sends the messages of the outbox. */
export const SEND_WAITING = "send-waiting";
