import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import type * as z from "zod/mini";

import type { AdventureCard } from "#content/adventures/cards";
import type { CampaignAnswer } from "#contracts/http/campaigns";
import type { CharacterAnswer } from "#contracts/http/characters";
import type { WorldAnswer } from "#contracts/http/worlds";

import { rememberCampaign } from "../../../shared/api/memory-upkeep.ts";
import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";
import { adventureRecordsOf } from "./adventure-records.ts";
import type { Traveller } from "./traveller.ts";

/** The records that a failed attempt has already created. Another click continues from there and creates nothing twice. */
interface Made {
  worldId?: string;
  campaignId?: string;
}

/**
 * Creates an adventure's world, campaign and hero, one after another, and opens the table.
 * @param traveller replaces the adventure's own hero
 */
export function useStartAdventure(traveller?: Traveller) {
  const navigate = useNavigate();
  const refresh = useRefreshLibrary();
  const made = useRef(new Map<string, Made>());
  return useMutation({
    mutationFn: async (card: AdventureCard) => {
      // Only a story that begins needs the heroes' builds.
      const { heroBuildOf } = await import("#content/adventures/heroes");
      const { world, campaign, character } = adventureRecordsOf(card, heroBuildOf(card.id), traveller);
      const before = made.current.get(card.id) ?? {};
      made.current.set(card.id, before);
      before.worldId ??= (await post<z.infer<typeof WorldAnswer>>("/api/worlds", world)).world.id;
      before.campaignId ??= await saveCampaign({ ...campaign, worldId: before.worldId });
      const { campaignId } = before;
      await post<z.infer<typeof CharacterAnswer>>("/api/characters", { campaignId, ...character });
      // Forget the created records. If the player begins the same adventure again, it gets a new world and a new hero.
      made.current.delete(card.id);
      return campaignId;
    },
    onSuccess: async (campaignId) => {
      await navigate(`/game/${campaignId}`);
    },
    onSettled: () => void refresh(),
  });
}

const post = <Answer>(path: string, body: unknown) => request<Answer>(path, { method: "POST", body });

async function saveCampaign(body: unknown): Promise<string> {
  const { campaign } = await post<z.infer<typeof CampaignAnswer>>("/api/campaigns", body);
  void rememberCampaign(campaign);
  return campaign.id;
}
