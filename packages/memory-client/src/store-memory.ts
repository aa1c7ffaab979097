import { orElse } from "./ask-memory.ts";
import type { MemoryClient } from "./memory-client.ts";
import type { RequestBody, Reply } from "./request-types.ts";

/*
 * A helper for each request that changes a campaign's memory. Storing returns whether it was stored; an update that fails throws.
 */

export const addEpisode = (
  client: MemoryClient,
  episodeData: RequestBody<"add_episode">["episodeData"],
): Promise<Reply<"add_episode">> => client.request("add_episode", { episodeData });

export const storeEntity = (
  client: MemoryClient,
  body: RequestBody<"store_entity_with_relationships">,
): Promise<boolean> => orElse(false, client, "store_entity_with_relationships", body, () => true);

export const storeDialogue = (client: MemoryClient, body: RequestBody<"store_dialogue">): Promise<boolean> =>
  orElse(false, client, "store_dialogue", body, () => true);

export const storeQuest = (
  client: MemoryClient,
  questData: RequestBody<"store_quest">["questData"],
): Promise<boolean> => orElse(false, client, "store_quest", { questData }, () => true);

export const updateEntity = async (
  client: MemoryClient,
  entityId: string,
  updateData: RequestBody<"update_entity">["updateData"],
): Promise<void> => void (await client.request("update_entity", { entityId, updateData }));

export const updateRelationship = async (
  client: MemoryClient,
  relationshipId: string,
  updateData: RequestBody<"update_relationship">["updateData"],
): Promise<void> => void (await client.request("update_relationship", { relationshipId, updateData }));
