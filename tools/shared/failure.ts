/** A problem in one sentence that the person at the terminal can act on. */
export class Failure extends Error {
  override readonly name = "Failure";
}

/** Runs a script. Prints a Failure as its sentence and any other error with its stack, and exits with 1. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
}
