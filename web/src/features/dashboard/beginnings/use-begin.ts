import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import type * as z from "zod/mini";

import type { CampaignAnswer, GeneratedCampaignAnswer } from "#contracts/http/campaigns";
import type { CharacterAnswer } from "#contracts/http/characters";
import type { GeneratedWorldAnswer } from "#contracts/http/worlds";

import { rememberCampaign } from "../../../shared/api/memory-upkeep.ts";
import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";
import type { Beginning } from "./beginnings.ts";

/** What stands already of a beginning that failed half-way: another click goes on from there and makes nothing twice. */
interface Made {
  worldId?: string;
  campaignId?: string;
}

/** Makes a beginning's world, campaign and hero, one after another, and takes the player to the table. */
export function useBegin() {
  const navigate = useNavigate();
  const refresh = useRefreshLibrary();
  const made = useRef(new Map<Beginning["key"], Made>());
  return useMutation({
    mutationFn: async (beginning: Beginning): Promise<string> => {
      const before = made.current.get(beginning.key) ?? {};
      made.current.set(beginning.key, before);
      before.worldId ??= await makeWorld(beginning);
      before.campaignId ??= await makeCampaign(beginning, before.worldId);
      await makeCharacter(beginning, before.campaignId);
      return before.campaignId;
    },
    onSuccess: async (campaignId) => {
      await navigate(`/game/${campaignId}`);
    },
    onSettled: () => void refresh(),
  });
}

async function makeWorld({ world }: Beginning): Promise<string> {
  const path = "/api/worlds/new/generate-description";
  return (await request<GeneratedWorldAnswer>(path, { method: "POST", body: world })).worldId;
}

async function makeCampaign({ campaign: wish }: Beginning, worldId: string): Promise<string> {
  const { maxCharacters, ...wishes } = wish;
  const {
    campaignId: id,
    name,
    description,
    aiGeneratedDescription,
    sealedSecrets,
  } = await request<GeneratedCampaignAnswer>("/api/campaigns/new/generate-description", {
    method: "POST",
    body: { ...wishes, worldId },
  });
  const body = { ...wishes, maxCharacters, worldId, id, name, description, aiGeneratedDescription, sealedSecrets };
  const { campaign } = await request<z.infer<typeof CampaignAnswer>>("/api/campaigns", { method: "POST", body });
  void rememberCampaign(campaign);
  return campaign.id;
}

async function makeCharacter({ character }: Beginning, campaignId: string): Promise<void> {
  const body = { campaignId, ...character };
  await request<z.infer<typeof CharacterAnswer>>("/api/characters", { method: "POST", body });
}
