import type { StoryPanel } from "#contracts/story/panel";
import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import { PanelSection } from "./panel-section.tsx";

type Clock = StoryPanel["clocks"][number];

/** The clocks that the player may see, with words for how far they are. */
export function ClockList({ clocks }: { readonly clocks: readonly Clock[] }) {
  return (
    <PanelSection title={text.play.clocks}>
      <ul className="grid gap-3">
        {clocks.map((clock) => (
          <ClockRow key={clock.name} clock={clock} />
        ))}
      </ul>
    </PanelSection>
  );
}

function ClockRow({ clock: { name, filled, segments } }: { readonly clock: Clock }) {
  const { panel } = text.play;
  return (
    <li>
      <p className="leading-snug first-letter:uppercase">{name}</p>
      <p className="text-sm text-quiet">
        {panel.clockWords[stageOf(filled, segments)]}
        <span className="sr-only"> ({panel.clockCount(filled, segments)})</span>
      </p>
      <div aria-hidden="true" title={panel.clockCount(filled, segments)} className="mt-1.5 flex gap-1">
        {Array.from({ length: segments }, (_, at) => (
          <i
            key={at}
            className={cx("h-1.5 flex-1 rounded-full border border-ember", at < filled ? "bg-ember" : "opacity-50")}
          />
        ))}
      </div>
    </li>
  );
}

/** How far a clock has run, from 0 (not at all) to 4 (full): the index of its words. */
export function stageOf(filled: number, segments: number): number {
  if (filled <= 0) return 0;
  if (filled >= segments) return 4;
  if (filled * 2 < segments) return 1;
  return filled * 4 < segments * 3 ? 2 : 3;
}
