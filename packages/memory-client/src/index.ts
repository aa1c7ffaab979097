export {
  checkHealth,
  generateCharacterRecap,
  getContextualMemory,
  getEntitiesByType,
  getEntityRelationships,
  getQuestsByStatus,
  searchCampaign,
  searchRelationships,
  triggerLocationMemory,
} from "./ask-memory.ts";
export { MemoryClient } from "./memory-client.ts";
export { memoryEnhancedAction } from "./memory-enhanced-action.ts";
export type { Push } from "./request-types.ts";
export type { OpenSocket } from "./socket.ts";
export {
  addEpisode,
  storeDialogue,
  storeEntity,
  storeQuest,
  updateEntity,
  updateRelationship,
} from "./store-memory.ts";
export { summarizeMemories } from "./summarize-memories.ts";
