import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Runs the test projects one after the other, so that each file can use the runtime of the file before it. Within a project Vitest's order
 * stays: failed and slow files come first, so that all cores finish at about the same time.
 */
export class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's method, not an array's
    const sorted = await super.sort(files);
    const projects = new Set(files.map(({ project }) => project.name));
    return [...projects].flatMap((name) => sorted.filter(({ project }) => project.name === name));
  }
}
