import type { CalledTool, Inspection, PromptPiece, SentRequest } from "#contracts/http/inspection";
import type { InspectedPrompt } from "#storyteller/ports";

/** What is stored of a turn: a summary that stays, and the texts, which are stored for the last turns only. Both are JSON. */
export interface StoredInspection {
  readonly summary: string;
  /** Null if nothing was sent, or if it is too long to be stored. */
  readonly texts: string | null;
}

/** The texts of the last request, and of the tool calls. */
interface Texts extends SentRequest {
  /** Arguments and answer of each call, in the order of the summary's calls. */
  readonly calls: readonly (readonly [args: string, result: string])[];
}

/** A piece in the summary: its text is a range of a message. */
interface StoredPiece extends Omit<PromptPiece, "text"> {
  readonly at?: readonly [message: number, start: number, length: number];
}

/** Longer texts are not stored. Characters; a window of 128k tokens has about 220,000. */
const MOST_TEXT = 400_000;
const MOST_CALLS = 60;
const MOST_REQUESTS = 40;
/** The longest arguments and answer of a call that are stored. Characters. */
const MOST_CALL = 2_000;

const NOTHING_BUILT = { window: 0, replyTokens: 0, thinkingTokens: 0, calling: "tools", parts: [] } as const;

/** What a turn stores. Null if no model was asked. */
export function storedInspection(
  prompt: InspectedPrompt | null,
  requests: Inspection["requests"],
  called: readonly CalledTool[],
  sent: Readonly<Record<string, unknown>> | null,
): StoredInspection | null {
  if (requests.length === 0) return null;
  const { messages, tools } = sentRequest(sent);
  const calls = called.slice(0, MOST_CALLS);
  const summary = {
    ...(prompt ?? NOTHING_BUILT),
    parts: (prompt?.parts ?? []).map((part) => ({
      ...part,
      pieces: part.pieces.map((piece) => placed(piece, messages)),
    })),
    requests: requests.slice(-MOST_REQUESTS),
    calls: calls.map(({ name, refused }) => ({ name: name.slice(0, 40), refused })),
  };
  const callTexts = calls.map(({ arguments: args = "", result = "" }) => [
    args.slice(0, MOST_CALL),
    result.slice(0, MOST_CALL),
  ]);
  const texts = JSON.stringify({ messages, tools, calls: callTexts });
  return { summary: JSON.stringify(summary), texts: texts.length > MOST_TEXT ? null : texts };
}

/** The stored inspection as the player gets it. While the seal is closed, everything that only the game master may know is left out. */
export function readInspection(
  { summary, texts }: StoredInspection,
  open: boolean,
): { inspection: Inspection; sent: SentRequest | null } {
  const stored = JSON.parse(summary) as Inspection;
  const read = texts === null ? null : (JSON.parse(texts) as Texts);
  const withText = (piece: StoredPiece): PromptPiece => {
    const { at, ...shown } = piece;
    if (!at || !read || (piece.secret && !open)) return shown;
    const [message, start, length] = at;
    return { ...shown, text: contentOf(read.messages[message]).slice(start, start + length) };
  };
  return {
    inspection: {
      ...stored,
      parts: stored.parts.map((part) => ({ ...part, pieces: part.pieces.map(withText) })),
      calls: stored.calls.map((call, index) => {
        const [args, result] = read?.calls[index] ?? [];
        return open && args !== undefined && result !== undefined ? { ...call, arguments: args, result } : call;
      }),
    },
    sent: open && read ? { messages: read.messages, tools: read.tools } : null,
  };
}

const contentOf = (message: Readonly<Record<string, unknown>> | undefined): string =>
  typeof message?.["content"] === "string" ? message["content"] : "";

/** The piece with the place of its text in the messages. Without one if its text does not stand there as it is. */
function placed({ text, ...piece }: PromptPiece, messages: SentRequest["messages"]): StoredPiece {
  if (!text) return piece;
  const message = messages.findLastIndex((one) => contentOf(one).includes(text));
  return message === -1 ? piece : { ...piece, at: [message, contentOf(messages[message]).indexOf(text), text.length] };
}

const sentRequest = (sent: Readonly<Record<string, unknown>> | null): SentRequest => ({
  messages: (sent?.["messages"] ?? []) as SentRequest["messages"],
  tools: (sent?.["tools"] ?? []) as SentRequest["tools"],
});
