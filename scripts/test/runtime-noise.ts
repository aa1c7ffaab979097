/**
 * What workerd itself prints when a test provokes a failure. It does not pass the tests' console, so no test can expect it.
 * Everything else that workerd prints is shown.
 */
const PROVOKED: readonly RegExp[] = [
  // Thrown by a test's own code: a fake that is down, storage that is full.
  /^uncaught exception; source = [^\n]*\n\s+at [^\n]*(?:\/test\/|\/testing\/|\.test\.ts)/u,
  // A database as a newer version would leave it (newer-version.ts).
  /SchemaRefusal: Migration 999-newer of a newer version/u,
  // Storage that a test fills.
  /^uncaught exception; exception = [^\n]*jsg\.Error: database or disk is full: SQLITE_FULL(?:\n|$)/u,
  // An object that a test aborts during a write.
  /broken\.outputGateBroken; jsg\.Error: (?:power cut|killed by the drill)/u,
  // A request that waits for a fake that never answers.
  /The Workers runtime canceled this request because it detected that your Worker's code had hung/u,
  // A client that leaves during an answer, or a model server that closes the connection or is down.
  /^(?:uncaught )?exception(?: =|;)[^\n]*disconnected: /u,
  /^uncaught exception; source = [^\n]*stack = Error: Network connection lost\.$/u,
  // An undisposed stub. workerd reports it when the garbage collector runs, without its call.
  /^An RPC (?:result|stub) was not disposed properly\./u,
  // The stack addresses after any of these.
  /^stack: (?:\S+workerd@[0-9a-f]+ ?)+$/u,
];

/** Whether tests provoke this message, so that nobody needs to read it. */
export const isNoise = (message: string): boolean => PROVOKED.some((pattern) => pattern.test(message.trimEnd()));
