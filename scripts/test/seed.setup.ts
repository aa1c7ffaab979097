import * as fc from "fast-check";

/**
 * Vitest's setup of `npm test`: fast-check makes up the same values every time, so that a change that is sound does not fail by chance.
 * `npm run test:long` tries others.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_260_915 });
