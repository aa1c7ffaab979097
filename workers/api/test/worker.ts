import { createApi } from "../src/app.ts";
import { fakeWorldBuilder } from "./fake-world-builder.ts";

export { ApiService } from "../src/api-service.ts";

/** api with a world builder that says what it was asked. */
export default createApi(() => fakeWorldBuilder);
