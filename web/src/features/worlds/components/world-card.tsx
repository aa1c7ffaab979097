import { useState } from "react";
import { Link } from "react-router-dom";

import type { World } from "#contracts/entities/world";

import { formatDate } from "../../../shared/format/relative-time.ts";
import { plainText, truncate } from "../../../shared/format/truncate.ts";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/text.ts";
import { BlockedButton } from "../../../shared/ui/buttons/blocked-button.tsx";
import { Button, LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { Card, CardActions } from "../../../shared/ui/content/card.tsx";
import { DetailList } from "../../../shared/ui/content/detail-list.tsx";
import { genresOf, magicOf } from "../world-facts.ts";
import { DeleteWorld } from "./delete-world.tsx";

const PREVIEW = 150;

/** A world in the list: its sigil, facts, a short summary and its actions. */
export function WorldCard({ world }: { readonly world: World }) {
  const [confirming, setConfirming] = useState(false);
  const to = `/worlds/${world.id}`;
  const hasCampaigns = world.campaignCount > 0;
  return (
    <Card as="li" className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <Sigil kind="world" id={world.id} genres={world.genres} size={52} />
        <h2 className="min-w-0 font-display text-xl font-semibold text-balance">
          <Link to={to} className="hover:text-ember">
            {world.name}
          </Link>
        </h2>
      </div>
      <p className="font-story text-lg leading-relaxed text-pretty">
        {truncate(plainText(world.description), PREVIEW) || text.worlds.noDescription}
      </p>
      <div className="mt-auto text-sm">
        <DetailList
          details={[
            [text.worlds.genres, genresOf(world)],
            [text.worlds.magicLevel, magicOf(world)],
            [text.worlds.campaignCount, world.campaignCount],
            [text.worlds.createdOn, formatDate(world.createdAt)],
          ]}
        />
      </div>
      <CardActions
        first={
          <LinkButton variant="secondary" size="small" to={to}>
            {text.worlds.viewWorld}
          </LinkButton>
        }
      >
        {!hasCampaigns && (
          <LinkButton variant="quiet" size="small" to={`${to}/edit`}>
            {text.worlds.edit}
          </LinkButton>
        )}
        <LinkButton variant="quiet" size="small" to={`${to}/campaigns`}>
          {text.worlds.campaigns}
        </LinkButton>
        {hasCampaigns ? (
          <BlockedButton variant="quiet" size="small" reason={text.worlds.deleteBlocked}>
            {text.worlds.delete}
          </BlockedButton>
        ) : (
          <Button variant="quiet" size="small" onClick={() => setConfirming(true)}>
            {text.worlds.delete}
          </Button>
        )}
      </CardActions>
      <DeleteWorld world={world} open={confirming} onOpenChange={setConfirming} />
    </Card>
  );
}
