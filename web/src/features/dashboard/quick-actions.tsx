import type { DashboardAnswer } from "#contracts/http/dashboard";

import { text } from "../../shared/text/text.ts";
import { BlockedButton } from "../../shared/ui/buttons/blocked-button.tsx";
import { LinkButton } from "../../shared/ui/buttons/button.tsx";
import { Panel } from "../../shared/ui/content/card.tsx";
import { guidanceFor } from "./guidance.ts";

/** Shows the next step as a sentence, and three buttons. The button of the next step is highlighted. */
export function QuickActions({ stats }: { readonly stats: DashboardAnswer["stats"] }) {
  const hasWorld = stats.worlds > 0;
  const hasCampaign = stats.campaigns > 0;
  const next =
    !hasWorld && !hasCampaign ? "world" : !hasCampaign ? "campaign" : stats.characters === 0 ? "character" : null;
  const variant = (step: typeof next) => (step === next ? "primary" : "secondary");
  return (
    <Panel title={text.dashboard.quickActions}>
      <p className="mb-5 text-quiet text-pretty">{guidanceFor(stats)}</p>
      <div className="grid gap-3">
        <LinkButton to="/worlds/create" variant={variant("world")}>
          {text.dashboard.createWorld}
        </LinkButton>
        {hasWorld ? (
          <LinkButton to="/campaigns/create" variant={variant("campaign")}>
            {text.dashboard.startCampaign}
          </LinkButton>
        ) : (
          <BlockedButton side="left" reason={text.dashboard.needsWorld}>
            {text.dashboard.startCampaign}
          </BlockedButton>
        )}
        {hasCampaign ? (
          <LinkButton to="/characters/create" variant={variant("character")}>
            {text.dashboard.createCharacter}
          </LinkButton>
        ) : (
          <BlockedButton side="left" reason={text.dashboard.needsCampaign}>
            {text.dashboard.createCharacter}
          </BlockedButton>
        )}
      </div>
    </Panel>
  );
}
