import * as z from "zod/mini";

import { language } from "../entities/campaign.ts";
import { genres, magicLevel, setting, World } from "../entities/world.ts";
import { GameMasterFamily, gameMaster } from "../play/turn.ts";
import { description, id, name, optionalName } from "../text.ts";
import { nextCursor } from "./queries.ts";

const userId = z.optional(z.string());
const optionalSetting = z.optional(setting);
const someGenres = genres.check(z.minLength(1, { error: "Choose at least one genre" }));

/** POST /api/worlds. If there is no description, one is generated. If the name is blank too, a name is generated. */
export const CreateWorldRequest = z.strictObject({
  name: z._default(optionalName, ""),
  genres: someGenres,
  /** Medium if it is left out. */
  magicLevel: z._default(magicLevel, "medium"),
  additionalDetails: z._default(description, ""),
  description: z.optional(description),
  setting: optionalSetting,
  /** The language in which a model writes the description. It is not stored. */
  language: z.optional(language),
  gameMaster,
  userId,
});
export type CreateWorldRequest = z.infer<typeof CreateWorldRequest>;

/** The body of PATCH /api/worlds/:id. */
export const UpdateWorldRequest = z.strictObject({
  name: z.optional(name),
  genres: z.optional(someGenres),
  magicLevel: z.optional(magicLevel),
  additionalDetails: z.optional(description),
  description: z.optional(description),
  setting: optionalSetting,
  userId,
});
export type UpdateWorldRequest = z.infer<typeof UpdateWorldRequest>;

/** DELETE /api/worlds/:id. The body is optional. */
export const DeleteWorldRequest = z.strictObject({ preserveCampaignData: z._default(z.boolean(), false), userId });

/** POST /api/worlds/:id/generate-description. The id `new` creates the world. */
export const GenerateWorldRequest = z.strictObject({
  name: z._default(optionalName, ""),
  genres: someGenres,
  /** Medium if it is left out. */
  magicLevel: z._default(magicLevel, "medium"),
  additionalDetails: z._default(description, ""),
  setting: optionalSetting,
  /** The language in which a model writes the description. It is not stored. */
  language: z.optional(language),
  gameMaster,
  userId,
});
export type GenerateWorldRequest = z.infer<typeof GenerateWorldRequest>;

export const WorldAnswer = z.object({ world: World });
export const WorldsAnswer = z.object({ worlds: z.array(World), nextCursor });
export const GeneratedWorldAnswer = z.object({
  worldId: id,
  name: z.string(),
  description: z.string(),
  aiGeneratedDescription: z.string(),
  /** The kind of game master that wrote the description. */
  source: z.optional(GameMasterFamily),
});
export type GeneratedWorldAnswer = z.infer<typeof GeneratedWorldAnswer>;
