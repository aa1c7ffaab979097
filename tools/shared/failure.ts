/** An error with one sentence from which the person at the terminal knows what to do. */
export class Failure extends Error {
  override readonly name = "Failure";
}

/** Runs a script. If it throws a Failure, prints its sentence; if it throws another error, prints the stack. Exits with 1 in both cases. */
export async function runScript(script: () => Promise<void>): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
}
