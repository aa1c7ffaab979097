import { AppError } from "#worker-kit/errors";

/** The error for editing a world that has campaigns. */
export const worldLocked = (campaignCount: number): AppError =>
  new AppError("world_has_campaigns", `This world has ${campaignCount} campaign(s) and can no longer be edited.`, {
    campaignCount,
  });

/** The error for deleting a world that has campaigns, unless they are to be preserved. */
export const worldKept = (campaignCount: number): AppError =>
  new AppError(
    "world_has_campaigns",
    `Cannot delete world with ${campaignCount} campaign(s). Delete campaigns first.`,
    { campaignCount },
  );

/** The error for editing a campaign that has characters. */
export const campaignLocked = (characterCount: number): AppError =>
  new AppError(
    "campaign_has_characters",
    `This campaign has ${characterCount} character(s) and can no longer be edited.`,
    { characterCount },
  );

/** The error for deleting a campaign that has characters, unless they are to be preserved. */
export const campaignKept = (characterCount: number): AppError =>
  new AppError(
    "campaign_has_characters",
    `Cannot delete campaign with ${characterCount} character(s). Delete characters first.`,
    { characterCount },
  );

/** The error for adding a character to a campaign that has its maximum number of characters. */
export const campaignFull = (maxCharacters: number): AppError =>
  new AppError("campaign_full", `This campaign has room for ${maxCharacters} character(s) and is full.`, {
    maxCharacters,
  });
