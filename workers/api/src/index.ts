import { createApi } from "./app.ts";
import { worldBuilder } from "./services.ts";

export { ApiService } from "./api-service.ts";

export default createApi(worldBuilder);
