import type { World } from "#contracts/entities/world";
import type { SaveCampaignRequest } from "#contracts/http/campaigns";
import type { CreateWorldRequest } from "#contracts/http/worlds";
import { DEFAULT_LANGUAGE } from "#contracts/language";
import type { GameMasterFamily } from "#contracts/play/turn";
import { isPresent } from "#contracts/non-blank";
import { failureWords, ModelFailure } from "#storyteller/models";
import type { CampaignRequest, WorldBuilder } from "#storyteller/ports";
import { AppError } from "#worker-kit/errors";

/**
 * The most time that a world builder may take before it is aborted. A model on a laptop writes only a few words a second. Milliseconds.
 */
const PATIENCE = 300_000;

/**
 * Runs the world builder. If its model fails, the player is told why and what to do, and can request a description by the oracle; the
 * failure is not hidden. Other failures are reported with one fixed sentence. An AppError is passed on unchanged.
 */
async function build<Result>(run: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  try {
    return await run(AbortSignal.timeout(PATIENCE));
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (cause instanceof ModelFailure) {
      const { code, error, ...about } = failureWords(cause);
      throw new AppError(code, error, about, { cause });
    }
    const sentence = "Failed to generate description. Please try again or write your own.";
    throw new AppError("game_master_failed", sentence, undefined, { cause });
  }
}

type WorldWish = Pick<
  CreateWorldRequest,
  "name" | "genres" | "magicLevel" | "additionalDetails" | "setting" | "language" | "gameMaster"
>;

/** Generates the description of a world. A name from the player is kept; a blank name is replaced by a generated one. */
export async function describeWorld(
  builder: WorldBuilder,
  { name, genres, magicLevel, additionalDetails, setting, language, gameMaster: by }: WorldWish,
): Promise<{ name: string; description: string; source: GameMasterFamily }> {
  const request = { name, genres, magicLevel, additionalDetails, setting, language, by, seed: crypto.randomUUID() };
  const built = await build((signal) => builder.world(request, signal));
  return { ...built, name: isPresent(name) ? name : built.name };
}

type CampaignWish = Pick<
  SaveCampaignRequest,
  | "name"
  | "startingLevel"
  | "levelProgression"
  | "exploration"
  | "combat"
  | "social"
  | "elements"
  | "notes"
  | "language"
  | "gameMaster"
>;

/** How often the oracle is asked for a name that no other campaign of the world has. It answers at once, and its names repeat. */
const MOST_NAMES = 12;

/**
 * Generates the description of a campaign in this world. A name from the player is kept; a blank name is replaced by a generated one.
 * @param taken the names of the world's campaigns
 */
export async function describeCampaign(
  builder: WorldBuilder,
  world: World,
  wish: CampaignWish,
  taken: readonly string[],
): Promise<Awaited<ReturnType<WorldBuilder["campaign"]>>> {
  const request: CampaignRequest = {
    name: wish.name,
    by: wish.gameMaster,
    world: {
      name: world.name,
      description: world.description,
      genres: world.genres,
      magicLevel: world.magicLevel,
      additionalDetails: world.additionalDetails,
    },
    startingLevel: wish.startingLevel,
    levelProgression: wish.levelProgression,
    exploration: wish.exploration,
    combat: wish.combat,
    social: wish.social,
    elements: wish.elements,
    notes: wish.notes,
    language: wish.language ?? DEFAULT_LANGUAGE,
    seed: crypto.randomUUID(),
  };
  let built = await build((signal) => builder.campaign(request, signal));
  if (isPresent(wish.name)) return { ...built, name: wish.name };
  for (let names = 1; names < MOST_NAMES && built.source === "oracle" && taken.includes(built.name); names += 1) {
    built = await build((signal) => builder.campaign({ ...request, seed: crypto.randomUUID() }, signal));
  }
  return built;
}
