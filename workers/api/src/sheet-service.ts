import { LIMITS } from "#contracts/limits";
import { AppError } from "#worker-kit/errors";

const PATIENCE_MS = 5_000;

/** What the player can do if the sheet service does not return the sheet. */
const PASTE = "You can paste the character's export instead.";

const unreachable = (cause?: unknown): AppError =>
  new AppError("sheet_unreachable", `D&D Beyond could not be reached. Please try again. ${PASTE}`, undefined, {
    cause,
  });

/**
 * Fetches the JSON of a character's public sheet. The address is always `base` followed by a number, and no redirect is followed, so that
 * nobody can make the server fetch other addresses.
 */
export async function fetchSheet(base: string, id: string): Promise<string> {
  const late = AbortSignal.timeout(PATIENCE_MS);
  let answer: Response;
  try {
    answer = await fetch(`${base}${id}`, { headers: { Accept: "application/json" }, redirect: "manual", signal: late });
  } catch (cause) {
    throw unreachable(cause);
  }
  if (!answer.ok) {
    await answer.body?.cancel();
    throw refusalOf(answer.status);
  }
  return await textOf(answer);
}

function refusalOf(status: number): AppError {
  if (status === 404)
    return new AppError("sheet_missing", "D&D Beyond has no such character. Check the address or id.");
  if (status === 429 || status >= 500) return unreachable();
  return new AppError("sheet_refused", `D&D Beyond does not show this character: it may be private. ${PASTE}`);
}

/** Reads the response's text, and stops when it is larger than an import may be. The time limit applies until the end of the body. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      // Leaving the loop cancels the rest of the body.
      if (size > LIMITS.importBytes) break;
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (cause) {
    throw unreachable(cause);
  }
  if (size > LIMITS.importBytes)
    throw new AppError("sheet_unreadable", "The sheet at D&D Beyond is too large to be read.");
  return text + decoder.decode();
}
