import { LIMITS } from "#contracts/limits";
import { AppError } from "#worker-kit/errors";

const PATIENCE_MS = 5_000;

/** What can be done where the service does not give the sheet out. */
const PASTE = "You can paste the character's export instead.";

const unreachable = (cause?: unknown): AppError =>
  new AppError("sheet_unreachable", `D&D Beyond could not be reached. Please try again. ${PASTE}`, undefined, {
    cause,
  });

/**
 * The JSON of a character's public sheet. Nothing but `base` with a number behind it is ever asked for, and no redirect is
 * followed, so that nobody can have other addresses fetched.
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

/** The answer's text as far as it is no larger than an import may be; the patience holds to its end. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      // Leaving the loop cancels the rest.
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
