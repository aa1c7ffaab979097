import { lineFor } from "../../case/fill-in.ts";
import { isUnsolved } from "../../case/open/open-story.ts";
import { pieceWith } from "../../case/open/thing-piece.ts";
import { findClue } from "../../case/reveal-clue.ts";
import type { Turn } from "../../turn.ts";
import { reaction } from "./reaction.ts";
import { prepare, prepares } from "../ready.ts";

/** What the world does after a deed of which nothing else came: it leads to something, or somebody has seen it. */
export function answerDeed(turn: Turn): void {
  const { memo } = turn;
  if (turn.echoed !== turn.paragraphs.length || memo.pending !== null || memo.danger !== null) return;
  if (!/^[^.!?]*[.!?]$/u.test(turn.paragraphs.at(-1) ?? "")) return;
  const isAboutAim =
    turn.main !== undefined &&
    turn.sharesWords(`${turn.main.title} ${memo.clues.slice(-3).join(" ")}`, turn.brief.playerText);
  // In an open story a piece is about what the deed is done with.
  const found = isUnsolved(turn)
    ? pieceWith(turn, turn.brief.playerText)
    : isAboutAim
      ? findClue(turn, "look", turn.brief.playerText, true)
      : "";
  if (found !== "") return turn.say(found);
  const deed = /^You (.+?)[.!]?$/u.exec(turn.paragraphs.at(-1) ?? "")?.[1] ?? "";
  if (prepares(deed)) return prepare(turn, deed);
  if (turn.main === undefined) {
    const { end, truth } = memo;
    if (end !== null && turn.sharesWords(`${end.aim} ${truth}`, turn.brief.playerText))
      return turn.say(lineFor(turn, "gesture alone"));
    if (!turn.wasSaid("at rest")) turn.say(lineFor(turn, "at rest"));
    return turn.markSaid("at rest");
  }
  const who = turn.present.find(({ name, kind }) => kind === "person" && name === memo.last) ?? turn.present[0];
  // Who is alone has done it, and nothing more is to be said of it.
  if (who === undefined) return;
  turn.say(reaction(turn, who, deed));
}
