import type { LiveSheet } from "#contracts/play/live-sheet";

import { text } from "../text/text.ts";
import { Notice } from "../ui/states/notice.tsx";

/** Says above a form for the stored character that play has changed the sheet since. */
export function PlayedSince({ live }: { readonly live: LiveSheet | null }) {
  if (live === null) return null;
  const { level, hp, armorClass, turn } = live;
  const sheet = text.sheet;
  const now = [
    sheet.levelOf(level),
    `${sheet.hitPoints} ${sheet.points(hp.current, hp.max)}`,
    `${sheet.armorClass} ${armorClass}`,
  ];
  return (
    <Notice title={text.characters.playedSince(turn.number)}>
      <p>{now.join(" · ")}</p>
      <p>{text.characters.playedSinceHint}</p>
    </Notice>
  );
}
