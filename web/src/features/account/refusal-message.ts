import { ApiError, messageOf } from "../../shared/api/api-error.ts";
import { text } from "../../shared/text/text.ts";

/** The message for a refused request. If the refusal has an end time, the message includes the time left. */
export function refusalMessage(error: unknown): string {
  if (error instanceof ApiError && typeof error.details["retryAt"] === "string") {
    const minutes = Math.max(1, Math.ceil((Date.parse(error.details["retryAt"]) - Date.now()) / 60_000));
    return error.code === "sign_in_locked" ? text.login.locked(minutes) : text.login.tooMany(minutes);
  }
  return messageOf(error, text.login.failedUnknown);
}
