import { toast } from "../../../shared/ui/overlays/toast.ts";
import { text } from "../../../shared/text/text.ts";
import type { StoryTurn } from "../turn/story-turn.ts";

/** The id of a turn's element. It is also the hash of the turn's address. */
export const elementIdOf = (turnId: string): string => `turn-${turnId}`;

/** Reads the turn id from the hash of an address; null if there is none. */
export const turnOfHash = (hash: string): string | null =>
  /^#turn-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/iu.exec(hash)?.[1] ?? null;

async function copy(words: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    toast.success(done);
  } catch {
    toast.error(text.play.ledger.copyFailed);
  }
}

/** A turn as plain text: the player's words and the reply. */
export const wordsOfTurn = ({ playerText, text: reply }: Pick<StoryTurn, "playerText" | "text">): string =>
  [playerText && `> ${playerText.replaceAll("\n", "\n> ")}`, reply].filter(Boolean).join("\n\n");

export const copyWords = (turn: StoryTurn): Promise<void> => copy(wordsOfTurn(turn), text.play.ledger.copied);

export const copyLink = (turnId: string): Promise<void> =>
  copy(`${location.origin}${location.pathname}#${elementIdOf(turnId)}`, text.play.ledger.linkCopied);
