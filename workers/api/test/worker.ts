import { createApi } from "../src/app.ts";
import { worldBuilder } from "../src/services.ts";
import { fakeWorldBuilder } from "./fake-world-builder.ts";

export { ApiService } from "../src/api-service.ts";

/** api with a world builder that says what it was asked; where a test configures a model, with the one that asks it. */
export default createApi((env, meter) => (env.GM_PROVIDER === "oracle" ? fakeWorldBuilder : worldBuilder(env, meter)));
