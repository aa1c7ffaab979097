import { JOURNEYS, journeyProjects } from "../scripts/test/journeys.ts";
import { vitestConfig } from "../scripts/test/vitest-config.ts";

/** The journeys on the built stack. */
export default vitestConfig(journeyProjects("quick"), JOURNEYS);
