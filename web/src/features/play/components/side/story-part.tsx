import { ChevronDown } from "lucide-react";
import { useId } from "react";

import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import type { Reminders } from "../../table/table-state.ts";
import { FightSection } from "./fight-section.tsx";
import { StoryCard, type StoryCardProps } from "./story-card.tsx";
import { useStoryOpen, wantStoryOpen } from "./story-open.ts";
import { WaysOn } from "./ways-on.tsx";

/**
 * Where the story is, above the sheet: the place, the ways on, who is here, and the order of a fight. The rest of the story opens below it,
 * so that a long sheet does not push it out of sight, nor a long story the sheet.
 */
export function StoryPart({
  isOpen: opensAtFirst,
  reminders,
  ...card
}: StoryCardProps & {
  /** Whether the rest is open as long as the player has not chosen. */
  readonly isOpen: boolean;
  /** What the game master is reminded of when the player takes a way on. */
  readonly reminders: Reminders;
}) {
  const { isOpen = opensAtFirst } = useStoryOpen();
  const id = useId();
  const { scene, fight, people } = card.story;
  const play = text.play;
  const here = people.filter((person) => person.here).map(({ name }) => name);
  const place = scene?.place || play.story;
  return (
    <section aria-label={place} className="grid gap-6">
      <div className="grid gap-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => wantStoryOpen(!isOpen)}
          className="flex min-h-11 w-full cursor-pointer items-center gap-3 text-left hover:text-ember"
        >
          <span className="min-w-0 grow">
            <span className="block font-display leading-tight font-semibold">{place}</span>
            {scene && <span className="block text-sm text-quiet">{play.storyWhen(scene.day, scene.time)}</span>}
          </span>
          <ChevronDown
            aria-hidden="true"
            size={18}
            className={cx("shrink-0 transition-transform motion-reduce:transition-none", isOpen && "rotate-180")}
          />
        </button>
        {isOpen && scene && scene.question !== "" && <p className="leading-snug">{scene.question}</p>}
        {scene && <WaysOn exits={scene.exits} reminders={reminders} />}
        {!isOpen && here.length > 0 && (
          <p className="text-sm text-quiet">
            {play.here}: {here.join(", ")}
          </p>
        )}
      </div>
      {fight && <FightSection fight={fight} />}
      <div id={id} hidden={!isOpen} className={isOpen ? "grid gap-6" : undefined}>
        {isOpen && <StoryCard {...card} />}
      </div>
    </section>
  );
}
