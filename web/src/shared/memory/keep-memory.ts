import { orElse } from "./ask-memory.ts";
import type { MemoryClient } from "./memory-client.ts";
import type { Asking, Reply } from "./request-types.ts";

/*
 * What is given to a campaign's memory to keep, a helper for each request. Storing answers whether it was
 * stored; an update that fails throws.
 */

export const addEpisode = (
  client: MemoryClient,
  episodeData: Asking<"add_episode">["episodeData"],
): Promise<Reply<"add_episode">> => client.request("add_episode", { episodeData });

export const storeEntity = (
  client: MemoryClient,
  asking: Asking<"store_entity_with_relationships">,
): Promise<boolean> => orElse(false, client, "store_entity_with_relationships", asking, () => true);

export const storeDialogue = (client: MemoryClient, asking: Asking<"store_dialogue">): Promise<boolean> =>
  orElse(false, client, "store_dialogue", asking, () => true);

export const storeQuest = (client: MemoryClient, questData: Asking<"store_quest">["questData"]): Promise<boolean> =>
  orElse(false, client, "store_quest", { questData }, () => true);

export const updateEntity = async (
  client: MemoryClient,
  entityId: string,
  updateData: Asking<"update_entity">["updateData"],
): Promise<void> => void (await client.request("update_entity", { entityId, updateData }));

export const updateRelationship = async (
  client: MemoryClient,
  relationshipId: string,
  updateData: Asking<"update_relationship">["updateData"],
): Promise<void> => void (await client.request("update_relationship", { relationshipId, updateData }));
