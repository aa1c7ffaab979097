import { Link } from "react-router-dom";

import type { MemoryEntity, Relationship } from "#contracts/entities/memory";
import type { GraphAnswer } from "#contracts/http/graph";

import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { kindLabel } from "./kind-label.ts";
import { TurnLink } from "../turn-link.tsx";
import { relationshipsOf } from "./relationships.ts";

/** All entities as a list: name, type and relationships. */
export function PeopleList({
  campaignId,
  genres,
  graph,
}: {
  readonly campaignId: string;
  readonly genres: readonly string[];
  readonly graph: GraphAnswer;
}) {
  return (
    <ul className="grid border-t border-line">
      {graph.nodes.map((entity) => (
        <li key={entity.id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 border-b border-line py-5">
          <Sigil kind="person" id={entity.id} genres={genres} size={40} />
          <Somebody campaignId={campaignId} entity={entity} graph={graph} />
        </li>
      ))}
    </ul>
  );
}

function Somebody({
  campaignId,
  entity,
  graph,
}: {
  readonly campaignId: string;
  readonly entity: MemoryEntity;
  readonly graph: GraphAnswer;
}) {
  const { people } = text.chronicle;
  const { id, name, type, aliases, description, mentions } = entity;
  const bonds = relationshipsOf(id, graph);
  const known = [kindLabel(type), ...(aliases.length > 0 ? [people.alsoCalled(aliases.join(", "))] : [])];
  return (
    <div className="grid gap-2">
      <div>
        <h2 className="font-display text-lg font-semibold">{name}</h2>
        <p className="text-sm text-quiet">{known.join(" · ")}</p>
      </div>
      {description !== "" && <p className="max-w-[68ch] font-story text-pretty">{description}</p>}
      {bonds.length > 0 && (
        <ul className="grid gap-1">
          {bonds.map(({ words, relationship }) => (
            <li key={relationship.id} className={relationship.validTo === null ? undefined : "text-quiet"}>
              {words} <Bond campaignId={campaignId} relationship={relationship} />
            </li>
          ))}
        </ul>
      )}
      <Link
        to={{
          pathname: `/campaigns/${campaignId}/chronicle`,
          search: `?q=${encodeURIComponent(name)}`,
          hash: "memory",
        }}
        aria-label={`${people.mentions(mentions)}. ${people.searchMemory}: ${name}`}
        className="link justify-self-start text-sm"
      >
        {people.mentions(mentions)}
      </Link>
    </div>
  );
}

function Bond({ campaignId, relationship }: { readonly campaignId: string; readonly relationship: Relationship }) {
  const { turnId, turnNumber, validTo } = relationship;
  return (
    <span className="text-sm text-quiet">
      {validTo !== null && `(${text.chronicle.people.ended}) `}
      {turnId !== null && turnNumber !== null && (
        <TurnLink campaignId={campaignId} turnId={turnId} turnNumber={turnNumber} />
      )}
    </span>
  );
}
