import { capitalise } from "#english/noun-phrase";
import { shortName } from "../lore/lore.ts";
import type { Turn } from "../turn.ts";
import { askPlayer } from "./open-question.ts";

/** What the world does after a deed of which nothing else came: somebody has seen it, or it leads to something. */
export function answerDeed(turn: Turn): void {
  const { memo } = turn;
  if (turn.echoed !== turn.paragraphs.length || memo.pending !== null || memo.danger !== null || turn.ending) return;
  if (!/^[^.!?]*[.!?]$/u.test(turn.paragraphs.at(-1) ?? "")) return;
  const who = turn.present.find(({ name, kind }) => kind === "person" && name === memo.last) ?? turn.present[0];
  const isAboutAim =
    turn.main !== undefined &&
    turn.sharesWords(`${turn.main.title} ${memo.clues.slice(-3).join(" ")}`, turn.brief.playerText);
  if (isAboutAim || who === undefined)
    return turn.say(
      turn.main === undefined
        ? ""
        : askPlayer(turn, {
            sort: "event",
            asks: turn.oneOf(["What comes of it?", "And then?"]),
            about: turn.brief.playerText,
          }),
    );
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
