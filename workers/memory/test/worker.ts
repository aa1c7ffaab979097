export { CampaignMemory, default, MemoryService } from "../src/index.ts";
export { FakeApi } from "./fake-api.ts";
