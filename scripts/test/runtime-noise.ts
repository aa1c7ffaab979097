/**
 * What workerd prints of its own accord when a test does what it is there for. It goes past the console of the tests, so no test can
 * keep it to itself. All else that workerd says is shown.
 */
const PROVOKED: readonly RegExp[] = [
  // Thrown by a test's own code: a fake that is down, storage that is full.
  /^uncaught exception; source = [^\n]*\n\s+at [^\n]*(?:\/test\/|\/testing\/|\.test\.ts)/u,
  // A database that a test left as a newer version would (newer-version.ts).
  /SchemaRefusal: Migration 999-newer of a newer version/u,
  // Storage that a test fills.
  /^uncaught exception; exception = [^\n]*jsg\.Error: database or disk is full: SQLITE_FULL(?:\n|$)/u,
  // An object that a test aborts while it has something to write.
  /broken\.outputGateBroken; jsg\.Error: (?:power cut|killed by the drill)/u,
  // The request at whose end was a call that a fake never answers, or fails.
  /The Workers runtime canceled this request because it detected that your Worker's code had hung/u,
  // A client that leaves in the middle of an answer, a model's server that hangs up or is not there.
  /^(?:uncaught )?exception(?: =|;)[^\n]*disconnected: /u,
  /^uncaught exception; source = [^\n]*stack = Error: Network connection lost\.$/u,
  // A stub that was let go of. It is said whenever the garbage collector runs, and without the call that it came from.
  /^An RPC (?:result|stub) was not disposed properly\./u,
  // The addresses below any of these.
  /^stack: (?:\S+workerd@[0-9a-f]+ ?)+$/u,
];

/** Whether this is what tests provoke, and nobody has to read it. */
export const isNoise = (message: string): boolean => PROVOKED.some((pattern) => pattern.test(message.trimEnd()));
