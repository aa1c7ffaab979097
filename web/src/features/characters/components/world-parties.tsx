import { useId } from "react";
import { Link } from "react-router-dom";

import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { LinkButton } from "../../../shared/ui/buttons/button.tsx";
import type { WorldParties as Group } from "../group-by-campaign.ts";
import { CharacterCard } from "./character-card.tsx";

interface WorldPartiesProps {
  readonly group: Group;
  /** Whether the page itself offers to create a character. */
  readonly creating?: boolean;
}

/** A world's characters, grouped by campaign. */
export function WorldParties({ group, creating = false }: WorldPartiesProps) {
  const id = useId();
  const gone = group.key === "left" ? text.characters.campaignDeleted : text.characters.worldDeleted;
  return (
    <section aria-labelledby={id} className="grid gap-8">
      <div className="flex items-center gap-3">
        {group.worldName !== null && <Sigil kind="world" id={group.key} genres={group.genres} size={32} />}
        <h2 id={id} className="min-w-0 text-lg text-quiet">
          {group.worldName ?? gone}
        </h2>
      </div>
      {group.parties.map((party) => (
        <Party key={party.campaign?.id ?? "left"} party={party} genres={group.genres} creating={creating} />
      ))}
    </section>
  );
}

function Party({
  party: { campaign, characters },
  genres,
  creating,
}: {
  readonly party: Group["parties"][number];
  readonly genres: readonly string[];
  readonly creating: boolean;
}) {
  const id = useId();
  const room = !creating && campaign !== null && characters.length < campaign.maxCharacters;
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line pb-4">
        <div className="flex min-w-0 items-center gap-4 max-sm:w-full">
          {campaign && <Sigil kind="campaign" id={campaign.id} genres={genres} size={34} />}
          <h3 id={id} className="min-w-0 font-display text-xl font-semibold">
            {campaign ? (
              <Link to={`/campaigns/${campaign.id}#character`} className="hover:text-ember">
                {campaign.name || text.campaigns.unnamed}
              </Link>
            ) : (
              text.characters.campaignDeletedHint
            )}
          </h3>
        </div>
        <span className="grow text-sm text-quiet">{text.characters.countCharacters(characters.length)}</span>
        {room && (
          <LinkButton variant="secondary" size="small" to={`/characters/create/${campaign.id}`}>
            {text.characters.create}
          </LinkButton>
        )}
      </header>
      {characters.length > 0 ? (
        <ul className="grid gap-6">
          {characters.map((character) => (
            <CharacterCard key={character.id} character={character} campaign={campaign} genres={genres} />
          ))}
        </ul>
      ) : (
        <p className="text-quiet">{text.characters.emptyCampaign}</p>
      )}
    </section>
  );
}
