import { createApi } from "../src/app.ts";
import { worldBuilder } from "../src/services.ts";
import { fakeWorldBuilder } from "./fake-world-builder.ts";

export { ApiService } from "../src/api-service.ts";

/** api for tests. Its world builder is a fake, unless a test configures a model. */
export default createApi((env, meter, connection) =>
  env.GM_PROVIDER === "oracle" && !connection ? fakeWorldBuilder : worldBuilder(env, meter, connection),
);
