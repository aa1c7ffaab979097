import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";

import { plainText, truncate } from "../../../../shared/format/truncate.ts";
import { text } from "../../../../shared/text/text.ts";
import { SkeletonLines } from "../../../../shared/ui/states/skeleton.tsx";
import { memoriesOfQuery } from "../../api/memories-api.ts";
import { useTableState } from "../../table/table-context.ts";
import type { Person } from "./person.ts";
import { TurnButton } from "./turn-button.tsx";

/** How many characters of a memory are shown. */
const LENGTH = 180;

/** What the player knows of a person: their want, where they were seen, and what passed between them and the party. */
export function PersonFile({ person, campaignId }: { readonly person: Person; readonly campaignId: string }) {
  const { name, want, alive, here, met, seen } = person;
  const { panel, wants } = text.play;
  // The story may have gone on since the file was opened last.
  const headTurnId = useTableState((state) => state.headTurnId);
  const memories = useQuery(memoriesOfQuery(campaignId, name, headTurnId));
  return (
    <div className="grid gap-2 px-2 pt-1 pb-3 pl-14 text-sm">
      {want !== "" && alive && <p>{wants(want)}</p>}
      {seen && !here && (
        <p className="text-quiet">
          {seen.place === "" ? panel.seenIn : panel.seenAt(seen.place)} {seen.turn && <TurnButton turn={seen.turn} />}
        </p>
      )}
      {met && (
        <p className="text-quiet">
          {panel.metIn} <TurnButton turn={met} />
        </p>
      )}
      <h4 className="mt-1 font-medium">{panel.between}</h4>
      <div aria-live="polite" className="grid gap-2">
        {memories.isPending && (
          <>
            <span className="sr-only">{panel.betweenLoading}</span>
            <SkeletonLines lines={3} />
          </>
        )}
        {memories.isError && <p className="text-loss">{panel.betweenFailed}</p>}
        {memories.data?.length === 0 && <p className="text-quiet">{panel.betweenNothing}</p>}
        {memories.data && memories.data.length > 0 && (
          <ul className="grid gap-2">
            {memories.data.map(({ id, content, turn }) => (
              <li key={id} className="leading-snug text-quiet [overflow-wrap:anywhere]">
                {truncate(plainText(content), LENGTH)} <TurnButton turn={turn} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <Link
        to={`/campaigns/${campaignId}/chronicle?q=${encodeURIComponent(name)}`}
        className="link justify-self-start py-1 pointer-coarse:py-2.5"
      >
        {panel.betweenMore}
      </Link>
    </div>
  );
}
