import { X } from "lucide-react";

import type { MemoryEntity } from "#contracts/entities/memory";
import type { GraphAnswer } from "#contracts/http/graph";

import { text } from "../../../shared/text/text.ts";
import { IconButton } from "../../../shared/ui/buttons/icon-button.tsx";
import { relationshipsOf } from "./relationships.ts";

/** Details of the entity selected on the graph. */
export function EntityCard({
  entity: { id, name, aliases, description },
  graph,
  onClose,
}: {
  readonly entity: MemoryEntity;
  readonly graph: GraphAnswer;
  readonly onClose: () => void;
}) {
  const bonds = relationshipsOf(id, graph);
  return (
    <section
      aria-label={name}
      className="absolute inset-x-3 top-3 z-10 grid max-h-[60%] gap-2 overflow-y-auto rounded-md border border-line bg-raised p-4 shadow-table sm:left-auto sm:w-72"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="font-display text-lg font-semibold">{name}</h2>
        <IconButton icon={X} label={text.chronicle.people.close} className="-mt-2 -mr-2" onClick={onClose} />
      </div>
      {aliases.length > 0 && (
        <p className="text-sm text-quiet">{text.chronicle.people.alsoCalled(aliases.join(", "))}</p>
      )}
      {description !== "" && <p className="font-story text-pretty">{description}</p>}
      {bonds.length === 0 ? (
        <p className="text-sm text-quiet">{text.chronicle.people.noRelationships}</p>
      ) : (
        <ul className="grid gap-1 text-sm">
          {bonds.map(({ words, relationship }) => (
            <li key={relationship.id}>
              {words}
              {relationship.validTo !== null && ` (${text.chronicle.people.ended})`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
