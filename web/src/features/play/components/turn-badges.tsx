import { Brain, Cpu, Flame, type LucideIcon, MapPinned } from "lucide-react";

import type { TurnFlags } from "#contracts/play/turn";
import { text } from "../../../shared/text/en.ts";
import { Chip, type Tone } from "../../../shared/ui/chip.tsx";

/** Where a reply came from and what it knew (product.md §2: memory, AI, contextual, source). */
export function TurnBadges({ flags }: { readonly flags: TurnFlags }) {
  const { play } = text;
  return (
    <>
      <Badge icon={Flame} words={play.sources[flags.source]} hint={play.sourceHints[flags.source]} />
      {flags.aiEnhanced && <Badge icon={Cpu} words={play.badgeAi} hint={play.badgeAiHint} />}
      {flags.memoryEnhanced && (
        <Badge icon={Brain} words={play.badgeMemory} hint={play.badgeMemoryHint} tone="memory" />
      )}
      {flags.isContextual && <Badge icon={MapPinned} words={play.badgeContextual} hint={play.badgeContextualHint} />}
    </>
  );
}

function Badge({
  icon: Icon,
  words,
  hint,
  tone = "plain",
}: {
  readonly icon: LucideIcon;
  readonly words: string;
  readonly hint: string;
  readonly tone?: Tone;
}) {
  return (
    <span title={hint}>
      <Chip tone={tone} className="text-xs">
        <Icon aria-hidden="true" size={13} />
        {words}
      </Chip>
    </span>
  );
}
