/**
 * Messages that workerd itself prints when a test provokes a failure. They do not go through the tests' console, so no test can expect
 * them. Everything else that workerd prints is shown.
 */
const PROVOKED: readonly RegExp[] = [
  // An error thrown by a test's own code: a fake service that is down, or storage that is full.
  /^uncaught exception; source = [^\n]*\n\s+at [^\n]*(?:\/test\/|\/testing\/|\.test\.ts)/u,
  // The refusal to open a database that a newer version has changed (newer-version.ts).
  /SchemaRefusal: Migration 999-newer of a newer version/u,
  // The error of a database whose storage a test fills up.
  /^uncaught exception; exception = [^\n]*jsg\.Error: database or disk is full: SQLITE_FULL(?:\n|$)/u,
  // The error of an object that a test aborts during a write.
  /broken\.outputGateBroken; jsg\.Error: (?:power cut|killed by the drill)/u,
  // A request to a fake that never answers.
  /The Workers runtime canceled this request because it detected that your Worker's code had hung/u,
  // A client that leaves while an answer is sent, or a model server that closes the connection or is down.
  /^(?:uncaught )?exception(?: =|;)[^\n]*disconnected: /u,
  /^uncaught exception; source = [^\n]*stack = Error: Network connection lost\.$/u,
  // An RPC stub that was not disposed. workerd reports it when the garbage collector runs, and does not say which call made it.
  /^An RPC (?:result|stub) was not disposed properly\./u,
  // The stack addresses that follow any of these messages.
  /^stack: (?:\S+workerd@[0-9a-f]+ ?)+$/u,
];

/** Whether a message is one that tests provoke, so that nobody needs to read it. */
export const isNoise = (message: string): boolean => PROVOKED.some((pattern) => pattern.test(message.trimEnd()));
