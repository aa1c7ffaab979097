import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Runs the projects one after the other, so that each file finds the runtime of the one before still there, and in each what failed or
 * took long first, as Vitest has it: the last files are short, and both cores are done at the same time.
 */
export class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's, but Vitest's own
    const sorted = await super.sort(files);
    const projects = new Set(files.map(({ project }) => project.name));
    return [...projects].flatMap((name) => sorted.filter(({ project }) => project.name === name));
  }
}
