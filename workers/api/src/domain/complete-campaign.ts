import type { AdventureRef, Campaign } from "#contracts/entities/campaign";
import { houseRulesOf, type HouseRules } from "#contracts/entities/house-rules";
import type { World } from "#contracts/entities/world";
import type { SaveCampaignRequest } from "#contracts/http/campaigns";
import { DEFAULT_LANGUAGE, type Language } from "#contracts/language";
import { sealSecrets } from "#contracts/portability/seal";
import { isPresent } from "#contracts/non-blank";
import type { WorldBuilder } from "#storyteller/ports";
import { describeCampaign } from "./describe.ts";

type Wish = Omit<SaveCampaignRequest, "id" | "userId">;
type Complete = Omit<
  Wish,
  "description" | "aiGeneratedDescription" | "language" | "sealedSecrets" | "adventure" | "houseRules" | "gameMaster"
> & {
  adventure: AdventureRef | null;
  houseRules: HouseRules;
  language: Language;
  sealedSecrets: string;
  description: string;
  aiGeneratedDescription: string;
};

/**
 * Fills all blank fields of a campaign that is to be saved. A field that the player left out keeps its stored value. If nothing is stored
 * yet, the world builder writes it. `world` may be missing only for a campaign that is already stored.
 * @param taken the names of the world's campaigns
 */
export async function completeCampaign(
  builder: WorldBuilder,
  { language: wished, sealedSecrets: sent, adventure: chosen, houseRules: ruled, gameMaster, ...wish }: Wish,
  stored: Campaign | null,
  world: World | null,
  taken: readonly string[],
): Promise<Complete> {
  const name = isPresent(wish.name) ? wish.name : (stored?.name ?? "");
  const description = isPresent(wish.description) ? wish.description : (stored?.description ?? "");
  const aiGeneratedDescription = wish.aiGeneratedDescription ?? stored?.aiGeneratedDescription ?? "";
  const language = wished ?? stored?.language ?? DEFAULT_LANGUAGE;
  const sealedSecrets = sent ?? stored?.sealedSecrets ?? "";
  const adventure = stored === null ? (chosen ?? null) : (stored.adventure ?? null);
  const houseRules = ruled ?? houseRulesOf(stored ?? {});
  const kept = { language, adventure, houseRules };
  if (world === null || (isPresent(name) && isPresent(description))) {
    return { ...wish, name, description, aiGeneratedDescription, sealedSecrets, ...kept };
  }

  const built = await describeCampaign(builder, world, { ...wish, name, language, gameMaster }, taken);
  if (isPresent(description)) {
    return { ...wish, name: built.name, description, aiGeneratedDescription, sealedSecrets, ...kept };
  }
  return {
    ...wish,
    name: built.name,
    description: built.description,
    aiGeneratedDescription: built.description,
    sealedSecrets: sealSecrets(built.secrets),
    ...kept,
  };
}
