import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type * as z from "zod/mini";

import type { Campaign } from "#contracts/entities/campaign";
import type {
  CampaignAnswer,
  GeneratedCampaignAnswer,
  GenerateCampaignRequest,
  SaveCampaignRequest,
} from "#contracts/http/campaigns";
import { isPresent } from "#contracts/non-blank";

import { ApiError } from "../../../shared/api/api-error.ts";
import { rememberCampaign } from "../../../shared/api/memory-upkeep.ts";
import { request } from "../../../shared/api/request.ts";
import { useRefreshLibrary } from "../../../shared/api/use-refresh-library.ts";
import { text } from "../../../shared/text/text.ts";
import { generateCampaign } from "./generate-campaign.ts";

type Wish = Omit<SaveCampaignRequest, "id" | "userId" | "aiGeneratedDescription">;

/**
 * A generated description, and the wishes for which it was written. If saving fails and the player tries again with the same wishes, it is
 * used again.
 */
interface Written {
  readonly wishes: string;
  readonly answer: GeneratedCampaignAnswer;
}

interface Created {
  readonly campaign: Campaign;
  /** Who generated the description; undefined when the player wrote it. */
  readonly source: GeneratedCampaignAnswer["source"];
}

/**
 * Generates a campaign's description, then saves the campaign under the id reserved for it. A description that the player wrote is saved as
 * it is.
 */
export function useCreateCampaign() {
  const refresh = useRefreshLibrary();
  const written = useRef<Written | null>(null);

  async function describe({
    maxCharacters: _seats,
    description: _none,
    houseRules: _rules,
    gameMaster,
    ...body
  }: Wish): Promise<GeneratedCampaignAnswer> {
    const wishes = JSON.stringify(body);
    if (written.current?.wishes !== wishes) {
      written.current = { wishes, answer: await generate({ ...body, gameMaster }) };
    }
    return written.current.answer;
  }

  return useMutation({
    mutationFn: async (wish: Wish): Promise<Created> => {
      if (isPresent(wish.description)) return { campaign: await save(wish), source: undefined };
      const { campaignId: id, name, description, aiGeneratedDescription, sealedSecrets, source } = await describe(wish);
      const campaign = await save({ ...wish, id, name, description, aiGeneratedDescription, sealedSecrets });
      return { campaign, source };
    },
    onSuccess: ({ campaign }) => {
      void rememberCampaign(campaign);
      void refresh();
    },
  });
}

/** Requests a description. If the server's error has no message, a general message replaces it. */
async function generate(body: GenerateCampaignRequest): Promise<GeneratedCampaignAnswer> {
  try {
    return await generateCampaign("new", body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.code !== "unknown") throw error;
    throw new ApiError(text.campaigns.httpError(error.status), error);
  }
}

async function save(body: SaveCampaignRequest): Promise<Campaign> {
  return (await request<z.infer<typeof CampaignAnswer>>("/api/campaigns", { method: "POST", body })).campaign;
}
