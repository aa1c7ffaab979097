import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";

import { cx } from "../../../../shared/cx.ts";
import { Sigil } from "../../../../shared/sigil/sigil.tsx";
import { text } from "../../../../shared/text/text.ts";
import { SkeletonLines } from "../../../../shared/ui/states/skeleton.tsx";
import { HealthMarks } from "./fight-section.tsx";
import { PanelSection } from "./panel-section.tsx";
import type { Person } from "./person.ts";

const PersonFile = lazy(async () => ({ default: (await import("./person-file.tsx")).PersonFile }));

interface PeopleProps {
  readonly people: readonly Person[];
  readonly campaignId: string;
  readonly genres: readonly string[];
}

/** People of the story. A press on one shows where they were seen, and what passed between them and the party. */
export function PeopleList({
  title,
  empty,
  people,
  ...rest
}: PeopleProps & {
  readonly title: string;
  /** What is said if there is nobody. Without it an empty list is not shown. */
  readonly empty?: string;
}) {
  if (people.length === 0 && empty === undefined) return null;
  return (
    <PanelSection title={title} aside={people.length > 0 ? String(people.length) : undefined}>
      {people.length === 0 && <p className="text-sm text-quiet">{empty}</p>}
      <ul className="-mx-2 grid gap-1">
        {people.map((person) => (
          <PersonEntry key={person.name} person={person} {...rest} />
        ))}
      </ul>
    </PanelSection>
  );
}

function PersonEntry({
  person,
  campaignId,
  genres,
}: { readonly person: Person } & Pick<PeopleProps, "campaignId" | "genres">) {
  const { name, role, attitude, alive, companion, wounds } = person;
  const file = useId();
  const [isOpen, setOpen] = useState(false);
  const play = text.play;
  const about = [
    // "the grey wolf · grey wolf" says nothing twice.
    name.toLowerCase().includes(role.toLowerCase()) ? "" : role,
    ...(companion === undefined ? [] : [play.panel.companion, play.health[companion]]),
    ...(wounds === undefined ? [] : [play.health[wounds]]),
    alive ? (play.attitudes[attitude + 3] ?? "") : play.personDead,
  ];
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={file}
        onClick={() => setOpen(!isOpen)}
        className="grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-sm px-2 py-1.5 text-left transition-colors hover:bg-raised"
      >
        <Sigil kind="person" id={`${campaignId}:${name}`} genres={genres} size={36} />
        <span className="min-w-0">
          <span className={cx("block leading-snug", !alive && "text-quiet line-through")}>{name}</span>
          <span className="block text-sm text-quiet">{about.filter(Boolean).join(" · ")}</span>
        </span>
        <span className="flex items-center gap-2 text-quiet">
          {companion !== undefined && alive && <HealthMarks health={companion} />}
          <ChevronDown
            aria-hidden="true"
            size={16}
            className={cx("transition-transform motion-reduce:transition-none", isOpen && "rotate-180")}
          />
        </span>
      </button>
      <div id={file} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<SkeletonLines lines={3} />}>
            <PersonFile person={person} campaignId={campaignId} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
