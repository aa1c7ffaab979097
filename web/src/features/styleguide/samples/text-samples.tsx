import { Users } from "lucide-react";

import { Breadcrumb } from "../../../shared/ui/page/breadcrumb.tsx";
import { Card, Panel } from "../../../shared/ui/content/card.tsx";
import { Chip, type Tone } from "../../../shared/ui/content/chip.tsx";
import { DetailList } from "../../../shared/ui/content/detail-list.tsx";
import { Flame } from "../../../shared/ui/content/flame.tsx";
import { LinkList } from "../../../shared/ui/page/link-list.tsx";
import { Markdown } from "../../../shared/ui/content/markdown.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { CreditsLink } from "../../../shared/ui/page/credits-link.tsx";
import { ServiceStatusLink } from "../../../shared/ui/page/service-status-link.tsx";
import { StatTile } from "../../../shared/ui/content/stat-tile.tsx";

const TONES: readonly Tone[] = ["plain", "ember", "memory", "arcane", "gain", "loss"];

const LORE = `### The Lamp Room

Nobody in Saltmarrow lives far from salt water. *Ships are homes*, and whoever masters the wind masters the rest.

- The flame burns blue.
- The keeper is **gone**.`;

/** Shows texts and headings. */
export function TextSamples() {
  return (
    <>
      <Panel title="Reading">
        <div className="grid gap-6">
          <Breadcrumb crumbs={[{ label: "Worlds", to: "/worlds" }, { label: "Saltmarrow" }]} />
          <Flame />
          <Markdown>{LORE}</Markdown>
          <div className="flex flex-wrap gap-2">
            {TONES.map((tone) => (
              <Chip key={tone} tone={tone}>
                {tone}
              </Chip>
            ))}
          </div>
        </div>
      </Panel>
      <Panel title="Cards and lists" aside="a quiet word">
        <div className="grid gap-6 md:grid-cols-2">
          <Card>
            <DetailList
              details={[
                ["Genre", "Nautical"],
                ["Campaigns", 3],
              ]}
            />
          </Card>
          <div>
            <StatTile label="Characters" value={4} to="/characters" />
            <LinkList links={[{ to: "/characters", label: "View Characters", icon: Users }]} />
            <ServiceStatusLink /> <CreditsLink />
          </div>
        </div>
      </Panel>
      <Panel title="Notices">
        <div className="grid gap-4">
          <Notice title="How it works">The world's description is written for you.</Notice>
          <Notice tone="warning">This world has 1 campaign(s) and can no longer be edited.</Notice>
          <Notice tone="error" title="It did not work">
            What you wrote is still here.
          </Notice>
        </div>
      </Panel>
    </>
  );
}
