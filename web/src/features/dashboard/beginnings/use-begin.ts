import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import type * as z from "zod/mini";

import type { CampaignAnswer, GeneratedCampaignAnswer } from "#contracts/http/campaigns";
import type { CharacterAnswer } from "#contracts/http/characters";
import type { GeneratedWorldAnswer, GenerateWorldRequest } from "#contracts/http/worlds";

import { rememberCampaign } from "../../../shared/api/memory-upkeep.ts";
import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";
import type { Beginning } from "./beginnings.ts";

/** What stands already of a beginning that failed half-way: another click goes on from there and makes nothing twice. */
interface Made {
  worldId?: string;
  campaign?: { readonly id: string; readonly source: GeneratedCampaignAnswer["source"] };
}

/** What the player chose: a story, and the oracle as its writer where a model failed. */
interface Choice {
  readonly beginning: Beginning;
  readonly by?: "oracle" | undefined;
}

/** Makes a beginning's world, campaign and hero, one after another, and takes the player to the table. */
export function useBegin() {
  const navigate = useNavigate();
  const refresh = useRefreshLibrary();
  const made = useRef(new Map<Beginning["key"], Made>());
  return useMutation({
    mutationFn: async ({ beginning, by }: Choice) => {
      const before = made.current.get(beginning.key) ?? {};
      made.current.set(beginning.key, before);
      before.worldId ??= await makeWorld(beginning, by);
      before.campaign ??= await makeCampaign(beginning, before.worldId, by);
      await makeCharacter(beginning, before.campaign.id);
      return before.campaign;
    },
    onSuccess: async ({ id, source }) => {
      await navigate(`/game/${id}`, { state: { writtenBy: source } });
    },
    onSettled: () => void refresh(),
  });
}

async function makeWorld({ world }: Beginning, gameMaster: Choice["by"]): Promise<string> {
  const path = "/api/worlds/new/generate-description";
  const body: GenerateWorldRequest = { ...world, gameMaster };
  return (await request<GeneratedWorldAnswer>(path, { method: "POST", body })).worldId;
}

async function makeCampaign(
  { campaign: wish }: Beginning,
  worldId: string,
  gameMaster: Choice["by"],
): Promise<NonNullable<Made["campaign"]>> {
  const { maxCharacters, ...wishes } = wish;
  const {
    campaignId: id,
    name,
    description,
    aiGeneratedDescription,
    sealedSecrets,
    source,
  } = await request<GeneratedCampaignAnswer>("/api/campaigns/new/generate-description", {
    method: "POST",
    body: { ...wishes, worldId, gameMaster },
  });
  const body = { ...wishes, maxCharacters, worldId, id, name, description, aiGeneratedDescription, sealedSecrets };
  const { campaign } = await request<z.infer<typeof CampaignAnswer>>("/api/campaigns", { method: "POST", body });
  void rememberCampaign(campaign);
  return { id: campaign.id, source };
}

async function makeCharacter({ character }: Beginning, campaignId: string): Promise<void> {
  const body = { campaignId, ...character };
  await request<z.infer<typeof CharacterAnswer>>("/api/characters", { method: "POST", body });
}
