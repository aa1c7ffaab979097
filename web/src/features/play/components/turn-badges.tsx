import { Brain, Cpu, Flame, type LucideIcon, MapPinned } from "lucide-react";

import type { TurnFlags } from "#contracts/play/turn";
import { cx } from "../../../shared/cx.ts";
import { text } from "../../../shared/text/en.ts";

/** Where a reply came from and what it knew (product.md §2: memory, AI, contextual, source). */
export function TurnBadges({ flags }: { readonly flags: TurnFlags }) {
  const { play } = text;
  return (
    <>
      <Badge icon={Flame} words={play.sources[flags.source]} hint={play.sourceHints[flags.source]} />
      {flags.aiEnhanced && <Badge icon={Cpu} words={play.badgeAi} hint={play.badgeAiHint} />}
      {flags.memoryEnhanced && (
        <Badge icon={Brain} words={play.badgeMemory} hint={play.badgeMemoryHint} className="text-memory" />
      )}
      {flags.isContextual && <Badge icon={MapPinned} words={play.badgeContextual} hint={play.badgeContextualHint} />}
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
    <span title={hint} className={cx("inline-flex items-center gap-1.5 text-xs", className)}>
      <Icon aria-hidden="true" size={13} strokeWidth={1.75} />
      {words}
    </span>
  );
}
