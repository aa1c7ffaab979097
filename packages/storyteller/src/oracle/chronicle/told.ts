import type { TurnCompleted } from "#contracts/queue/messages";

import { plainLine } from "../craft/player-text.ts";

/** A turn as it can be read: plain text, and only what was told. */
export interface Told {
  readonly turn: TurnCompleted;
  /** The player's words on one line; empty for an opening or a `continue`. */
  readonly player: string;
  /** The reply on one line. A reply that broke off ends at its last whole sentence. */
  readonly reply: string;
}

/** Longer replies are read this far: what follows is still in the transcript. */
const MOST_READ = 12_000;

export function readTurn(turn: TurnCompleted): Told {
  const reply = plainLine(turn.reply.slice(0, MOST_READ));
  const whole = turn.state === "complete" ? reply : (/^.*[.!?…]["”’)]*(?=\s|$)/u.exec(reply)?.[0] ?? "");
  return { turn, player: turn.kind === "action" ? plainLine(turn.playerText) : "", reply: whole };
}
