import { capitalise } from "#english/noun-phrase";
import { findClue } from "../case/reveal-clue.ts";
import { shortName } from "../lore/lore.ts";
import type { Turn } from "../turn.ts";

/** What the world does after a deed of which nothing else came: it leads to something, or somebody has seen it. */
export function answerDeed(turn: Turn): void {
  const { memo } = turn;
  if (turn.echoed !== turn.paragraphs.length || memo.pending !== null || memo.danger !== null) return;
  if (!/^[^.!?]*[.!?]$/u.test(turn.paragraphs.at(-1) ?? "")) return;
  const isAboutAim =
    turn.main !== undefined &&
    turn.sharesWords(`${turn.main.title} ${memo.clues.slice(-3).join(" ")}`, turn.brief.playerText);
  const found = isAboutAim ? findClue(turn, "look", turn.brief.playerText, true) : "";
  if (found !== "") return turn.say(found);
  const who = turn.present.find(({ name, kind }) => kind === "person" && name === memo.last) ?? turn.present[0];
  if (who === undefined) return;
  const name = capitalise(shortName(who));
  turn.say(
    turn.oneOf([
      `${name} has seen it, and waits for what you do next.`,
      `${name} looks from it to you.`,
      `${name} says nothing to it, and does not look away.`,
      `“And now?” says ${shortName(who)}.`,
      `${name} takes it in, and lets you go on.`,
    ]),
  );
}
