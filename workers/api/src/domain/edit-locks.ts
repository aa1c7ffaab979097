import { AppError } from "#worker-kit/errors";

/** A world with campaigns can no longer be edited. */
export const worldLocked = (campaignCount: number): AppError =>
  new AppError("world_has_campaigns", `This world has ${campaignCount} campaign(s) and can no longer be edited.`, {
    campaignCount,
  });

/** A world with campaigns is deleted only where they are to be preserved. */
export const worldKept = (campaignCount: number): AppError =>
  new AppError(
    "world_has_campaigns",
    `Cannot delete world with ${campaignCount} campaign(s). Delete campaigns first.`,
    { campaignCount },
  );

/** A campaign with characters is locked. */
export const campaignLocked = (characterCount: number): AppError =>
  new AppError(
    "campaign_has_characters",
    `This campaign has ${characterCount} character(s) and can no longer be edited.`,
    { characterCount },
  );

/** A campaign with characters is deleted only where they are to be preserved. */
export const campaignKept = (characterCount: number): AppError =>
  new AppError(
    "campaign_has_characters",
    `Cannot delete campaign with ${characterCount} character(s). Delete characters first.`,
    { characterCount },
  );

/** A party takes no more than its campaign has room for. */
export const campaignFull = (maxCharacters: number): AppError =>
  new AppError("campaign_full", `This campaign has room for ${maxCharacters} character(s) and is full.`, {
    maxCharacters,
  });
