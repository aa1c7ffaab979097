/** The header of an answer that the service worker had kept: when the server gave it. No server sends it. */
export const STORED_AT = "X-Stored-At";

/** The caches of answers to be read offline begin with this; the reader's id follows. */
export const SHELF = "lorehearth-reading:";

/** What a page says to the service worker. */
export type WorkerMessage =
  /** The waiting worker is to take over. */
  | { readonly type: "take-over" }
  /** Nobody is signed in any more: nothing of theirs is to be read here. */
  | { readonly type: "empty" }
  /** Asks whether the file belongs to the worker's version; the answer, a boolean, comes through the port. */
  | { readonly type: "knows"; readonly file: string };

/** The tag of the background sync that sends what waits in the outbox. */
export const SEND_WAITING = "send-waiting";
