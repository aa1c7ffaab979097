import { createOracleWorldBuilder } from "#storyteller/oracle/world-builder";
import type { WorldBuilder } from "#storyteller/ports";

const oracle = createOracleWorldBuilder();

/** Who describes worlds and campaigns here: the oracle, which needs no model. */
export const worldBuilder = (): WorldBuilder => oracle;
