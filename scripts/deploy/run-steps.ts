import { Failure } from "../../tools/shared/failure.ts";
import type { Deploying, Step } from "./step.ts";

/** Runs the steps in order. At the first failure it stops and reports the step, the reason and the remedy. */
export async function runSteps(
  steps: readonly Step[],
  deploying: Deploying,
  log: (line: string) => void,
): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const place = `${index + 1}/${steps.length} ${step.name}`;
    try {
      log(`${place}: ${await step.run(deploying)}`);
    } catch (error) {
      throw new Failure(
        [
          `${place} failed.`,
          error instanceof Error ? error.message : String(error),
          `What to do: ${step.remedy}`,
          "Then run the same command again: what is there already is found and left alone.",
        ].join("\n"),
      );
    }
  }
}

/** Describes the steps of a deployment as text. It sends no requests. */
export const planOf = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ name, commands }, index) => [
    `${index + 1}/${steps.length} ${name}`,
    ...commands.map((command) => `    ${command}`),
  ]);
