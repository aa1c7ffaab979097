import { History } from "lucide-react";

import type { Campaign } from "#contracts/entities/campaign";
import type { LiveSheet } from "#contracts/play/live-sheet";

import { inWords } from "../text/rules-words.ts";
import { text } from "../text/text.ts";

/**
 * From which turn the numbers of a sheet are, with what only play gives: experience (if the campaign counts it), gold and conditions.
 * Nothing before the first change.
 */
export function AsAtTurn({
  live,
  campaign,
}: {
  readonly live: LiveSheet | null;
  readonly campaign: Pick<Campaign, "levelProgression"> | null | undefined;
}) {
  if (live === null) return null;
  const { turn, experience, gold, conditions, life } = live;
  const state = [
    ...(campaign?.levelProgression === "xp" ? [text.sheet.experiencePoints(experience)] : []),
    text.sheet.goldPieces(gold),
    ...(life === "up" ? [] : [text.sheet.lives[life]]),
    ...conditions.map(inWords),
  ];
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
      <History aria-hidden="true" size={14} />
      <span className="font-medium">{text.sheet.asAtTurn(turn.number)}</span>
      <span>{state.join(" · ")}</span>
    </p>
  );
}
