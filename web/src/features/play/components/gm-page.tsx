import { Fragment } from "react";

import { cx } from "../../../shared/cx.ts";
import { paragraphs } from "../prose/paragraphs.ts";
import type { StoryTurn } from "../turn/story-turn.ts";
import { RollCard } from "./roll-card.tsx";

/** What the game master tells, as a page of a book; the dice stand where they fell, after the paragraph they interrupted. */
export function GmPage({
  turn,
  isScene,
  isLive,
}: {
  readonly turn: StoryTurn;
  readonly isScene: boolean;
  readonly isLive: boolean;
}) {
  const told = paragraphs(turn.text);
  const rollsBetween = (from: number, to: number) =>
    turn.rolls
      .filter(({ at }) => at >= from && at < to)
      .map(({ roll }) => <RollCard key={roll.number} turn={turn} roll={roll} isFresh={isLive} />);
  return (
    <>
      {rollsBetween(0, told.length === 0 ? Infinity : 1)}
      {told.length > 0 && (
        <div className="gm-page">
          {told.map(({ stretches, end }, index) => (
            <Fragment key={index}>
              <p className={cx(index === 0 && isScene && !stretches[0]?.spoken && "drop-cap")}>
                {stretches.map((stretch, at) =>
                  stretch.spoken ? (
                    <span key={at} className="text-ember">
                      {stretch.text}
                    </span>
                  ) : (
                    stretch.text
                  ),
                )}
              </p>
              {rollsBetween(Math.max(1, (told[index - 1]?.end ?? 0) + 1), endOf(told.length, index, end) + 1)}
            </Fragment>
          ))}
        </div>
      )}
    </>
  );
}

/** A roll after the last paragraph belongs to it, wherever trailing line breaks put it. */
const endOf = (count: number, index: number, end: number) => (index === count - 1 ? Infinity : end);
