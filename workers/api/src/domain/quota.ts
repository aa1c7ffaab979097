import { AppError } from "#worker-kit/errors";

/** The error for one record more than an account may have. */
export const tooMany = (what: "worlds" | "campaigns" | "characters", most: number): AppError =>
  new AppError("quota_reached", `An account has room for ${most} ${what}. Please delete one first.`, { most });

/** The error if the texts of an account's records fill its share of the database. */
export const accountFull = (): AppError =>
  new AppError("quota_reached", "Your account has no room left for further texts. Please delete something first.");
