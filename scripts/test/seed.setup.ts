import * as fc from "fast-check";

/**
 * Vitest's setup for `npm test`: fast-check generates the same values every time, so that a correct change does not fail by chance. `npm
 * run test:long` uses new values.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_260_915 });
