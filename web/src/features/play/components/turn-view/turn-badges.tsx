import { lazy, Suspense } from "react";
import { Bookmark, Brain, Cpu, Flame, type LucideIcon, MapPinned, PenLine } from "lucide-react";

import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import { Chip } from "../../../../shared/ui/content/chip.tsx";
import { drawsOnMemory, type StoryTurn } from "../../turn/story-turn.ts";

/** Loaded only for replies of a player's own model, because only their price can be known. */
const TurnPrice = lazy(async () => ({ default: (await import("../../inspector/usage-note.tsx")).TurnPrice }));

/** The badges of a reply. They say whether memory was used, which narrator wrote it, and which context the narrator had. */
export function TurnBadges({ turn }: { readonly turn: StoryTurn }) {
  const { flags, model, tokens, edited, checkpoint, recalled } = turn;
  const isRemembered = drawsOnMemory(turn);
  // A turn that failed before its first word was narrated by nobody.
  const isNarrated = turn.state !== "failed" || turn.text !== "";
  const play = text.play;
  return (
    <>
      {checkpoint !== null && (
        <Chip tone="memory" className="max-w-full min-w-0">
          <Bookmark aria-hidden="true" size={13} className="shrink-0" />
          <span className="sr-only">{play.checkpoints.label}: </span>
          <span className="min-w-0 [overflow-wrap:anywhere]">{checkpoint}</span>
        </Chip>
      )}
      {flags && isNarrated && (
        <Badge icon={Flame} words={play.sources[flags.source]} hint={play.sourceHints[flags.source]} />
      )}
      {flags?.aiEnhanced && (
        <Badge
          icon={Cpu}
          words={model ? `${play.badgeAi} · ${model}` : play.badgeAi}
          hint={tokens ? play.tokens(tokens.input, tokens.output) : play.badgeAiHint}
        />
      )}
      {tokens && <span className="text-xs text-quiet">{play.tokens(tokens.input, tokens.output)}</span>}
      {tokens?.own && (
        <Suspense>
          <TurnPrice model={model} tokens={tokens} />
        </Suspense>
      )}
      {isRemembered && flags?.memoryEnhanced && recalled.length > 0 && (
        <Badge icon={Brain} words={play.badgeMemory} hint={play.badgeMemoryHint} className="text-memory" />
      )}
      {isRemembered && isNarrated && flags?.isContextual && (
        <Badge icon={MapPinned} words={play.badgeContextual} hint={play.badgeContextualHint} />
      )}
      {edited && <Badge icon={PenLine} words={play.edited} hint={play.editedHint} />}
    </>
  );
}

function Badge({
  icon: Icon,
  words,
  hint,
  className = "text-quiet",
}: {
  readonly icon: LucideIcon;
  readonly words: string;
  readonly hint: string;
  readonly className?: string;
}) {
  return (
    <span title={hint} className={cx("inline-flex min-w-0 items-center gap-1.5 text-xs", className)}>
      <Icon aria-hidden="true" size={13} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{words}</span>
    </span>
  );
}
