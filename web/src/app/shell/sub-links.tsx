import { useQuery } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { NavLink } from "react-router-dom";

import { campaignsQuery, charactersQuery, worldsQuery } from "../../shared/api/lists.ts";
import { cx } from "../../shared/cx.ts";
import { Sigil } from "../../shared/sigil/sigil.tsx";
import { SigilInWorld } from "../../shared/sigil/sigil-in-world.tsx";
import { text } from "../../shared/text/text.ts";

interface SubLinksProps {
  readonly onNavigate: () => void;
}

function WorldLinks({ onNavigate }: SubLinksProps) {
  const worlds = useQuery(worldsQuery());
  return (
    <SubList query={worlds} empty={text.nav.noWorlds}>
      {worlds.data?.map((world) => (
        <SubLink key={world.id} to={`/worlds/${world.id}`} name={world.name} onNavigate={onNavigate}>
          <Sigil kind="world" id={world.id} genres={world.genres} size={22} />
        </SubLink>
      ))}
    </SubList>
  );
}

function CampaignLinks({ onNavigate }: SubLinksProps) {
  const campaigns = useQuery(campaignsQuery());
  return (
    <SubList query={campaigns} empty={text.nav.noCampaigns}>
      {campaigns.data?.map((campaign) => (
        <SubLink key={campaign.id} to={`/campaigns/${campaign.id}`} name={campaign.name} onNavigate={onNavigate}>
          <SigilInWorld kind="campaign" id={campaign.id} worldId={campaign.worldId} size={22} />
        </SubLink>
      ))}
    </SubList>
  );
}

function CharacterLinks({ onNavigate }: SubLinksProps) {
  const characters = useQuery(charactersQuery());
  const campaigns = useQuery(campaignsQuery());
  const worldOf = (campaignId: string) => campaigns.data?.find(({ id }) => id === campaignId)?.worldId;
  return (
    <SubList query={characters} empty={text.nav.noCharacters}>
      {characters.data?.map((character) => (
        <SubLink key={character.id} to={`/characters/${character.id}`} name={character.name} onNavigate={onNavigate}>
          <SigilInWorld kind="character" id={character.id} worldId={worldOf(character.campaignId)} size={22} />
        </SubLink>
      ))}
    </SubList>
  );
}

/** The sub-links of a destination, by the destination's path. */
export const SUB_LINKS: Readonly<Record<string, ComponentType<SubLinksProps>>> = {
  "/worlds": WorldLinks,
  "/campaigns": CampaignLinks,
  "/characters": CharacterLinks,
};

function SubList({
  query,
  empty,
  children,
}: {
  readonly query: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly data?: readonly unknown[] | undefined;
  };
  readonly empty: string;
  readonly children: ReactNode;
}) {
  if (query.data && query.data.length > 0)
    return <ul className="my-1 grid max-h-88 gap-0.5 overflow-y-auto overscroll-contain">{children}</ul>;
  const message = query.isPending ? text.common.loading : query.isError ? text.nav.listFailed : empty;
  return <p className={cx("py-1.5 pl-11 text-sm text-quiet", query.isPending && "appear-late")}>{message}</p>;
}

function SubLink({
  to,
  name,
  onNavigate,
  children,
}: SubLinksProps & { readonly to: string; readonly name: string; readonly children: ReactNode }) {
  return (
    <li>
      <NavLink
        to={to}
        onClick={onNavigate}
        className="flex min-h-9 items-center gap-2.5 rounded-sm pr-2 pl-9.5 text-sm text-quiet transition-colors hover:bg-raised hover:text-text aria-[current=page]:text-ember pointer-coarse:min-h-11"
      >
        {children}
        <span className="truncate">{name}</span>
      </NavLink>
    </li>
  );
}
