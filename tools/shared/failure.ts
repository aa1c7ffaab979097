/** What stands in the way, in one sentence that the person at the terminal can act on. */
export class Failure extends Error {
  override readonly name = "Failure";
}

/** Runs a script; a Failure is told as its one sentence, and anything else with its stack. Both end with exit code 1. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
}
