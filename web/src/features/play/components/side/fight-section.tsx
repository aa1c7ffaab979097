import { Shield, Swords } from "lucide-react";

import type { HEALTH, StoryPanel } from "#contracts/story/panel";
import { cx } from "../../../../shared/cx.ts";
import { inWords } from "../../../../shared/text/rules-words.ts";
import { text } from "../../../../shared/text/text.ts";
import { PanelSection } from "./panel-section.tsx";

type Fight = NonNullable<StoryPanel["fight"]>;

/** How many of the four marks of a combatant's health are full. */
const MARKS: Readonly<Record<(typeof HEALTH)[number], number>> = {
  unhurt: 4,
  hurt: 3,
  bloodied: 2,
  nearly_down: 1,
  down: 0,
};

/** The fight in the order of initiative. Hit points are words and not numbers. */
export function FightSection({ fight: { round, turn, combatants } }: { readonly fight: Fight }) {
  return (
    <PanelSection title={text.play.fight(round)}>
      <ol className="grid gap-2">
        {combatants.map((combatant) => (
          <CombatantRow key={combatant.name} combatant={combatant} isActing={combatant.name === turn} />
        ))}
      </ol>
    </PanelSection>
  );
}

function CombatantRow({
  combatant: { name, side, health, conditions, zone, left },
  isActing,
}: {
  readonly combatant: Fight["combatants"][number];
  readonly isActing: boolean;
}) {
  const { panel, health: healthWords } = text.play;
  const isOut = left !== undefined || health === "down";
  const Icon = side === "foe" ? Swords : Shield;
  const about = [
    left === undefined ? healthWords[health] : panel.left[left],
    ...(zone === undefined || isOut ? [] : [panel.zones[zone]]),
    ...conditions.map(inWords),
  ];
  return (
    <li
      aria-current={isActing || undefined}
      className={cx(
        "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2.5 border-l-2 pl-2.5",
        isActing ? "border-ember" : "border-transparent",
      )}
    >
      <Icon aria-hidden="true" size={15} strokeWidth={1.75} className={side === "foe" ? "text-loss" : "text-gain"} />
      <p className={cx("min-w-0 leading-snug first-letter:uppercase", isOut && "text-quiet line-through")}>
        <span className="sr-only">{panel.sides[side]}: </span>
        {name}
      </p>
      <HealthMarks health={health} />
      <p className="col-span-2 col-start-2 text-sm text-quiet">
        {about.join(" · ")}
        {isActing && <span className="text-ember"> · {panel.acting}</span>}
      </p>
    </li>
  );
}

/** The health as four marks. The words beside them say the same. */
export function HealthMarks({ health }: { readonly health: (typeof HEALTH)[number] }) {
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {[1, 2, 3, 4].map((mark) => (
        <i
          key={mark}
          className={cx("h-2.5 w-1.5 rounded-[1px] border border-loss", mark <= MARKS[health] && "bg-loss")}
        />
      ))}
    </span>
  );
}
