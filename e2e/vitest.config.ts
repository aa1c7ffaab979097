import { JOURNEYS, journeyProjects } from "../scripts/test/journeys.ts";
import { vitestConfig } from "../scripts/test/vitest-config.ts";

/** Journeys on the built stack. */
export default vitestConfig(journeyProjects("quick"), JOURNEYS);
