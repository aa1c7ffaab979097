import * as fc from "fast-check";

/**
 * Vitest's setup of `npm test`: fast-check generates the same values every time, so that a correct change does not fail by chance.
 * `npm run test:long` uses new ones.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_260_915 });
