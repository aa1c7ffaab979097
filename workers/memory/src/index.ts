export { CampaignMemory } from "./campaign-memory.ts";
export { MemoryService } from "./memory-service.ts";
export { app as default } from "./app.ts";
