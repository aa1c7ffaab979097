import { useState } from "react";
import { useNavigate } from "react-router-dom";

import type { World } from "#contracts/entities/world";

import { text } from "../../../shared/text/text.ts";
import { BlockedButton } from "../../../shared/ui/buttons/blocked-button.tsx";
import { Button, LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { DeleteWorld } from "./delete-world.tsx";

/** The actions of a world. A world with campaigns cannot be edited or deleted. */
export function WorldActions({ world }: { readonly world: World }) {
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState(false);
  const hasCampaigns = world.campaignCount > 0;
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={`/campaigns/create/${world.id}`}>{text.worlds.createCampaign}</LinkButton>
      <LinkButton variant="secondary" to={`/worlds/${world.id}/campaigns`}>
        {text.worlds.viewCampaigns}
      </LinkButton>
      {!hasCampaigns && (
        <LinkButton variant="secondary" to={`/worlds/${world.id}/edit`}>
          {text.worlds.editWorld}
        </LinkButton>
      )}
      {hasCampaigns ? (
        <BlockedButton variant="quiet" reason={text.worlds.deleteBlocked}>
          {text.worlds.deleteWorld}
        </BlockedButton>
      ) : (
        <Button variant="quiet" onClick={() => setConfirming(true)}>
          {text.worlds.deleteWorld}
        </Button>
      )}
      <DeleteWorld
        world={world}
        open={confirming}
        onOpenChange={setConfirming}
        onDeleted={() => void navigate("/worlds", { replace: true })}
      />
    </div>
  );
}
