import { useQuery } from "@tanstack/react-query";

import { campaignsQuery } from "../../shared/api/lists.ts";
import { text } from "../../shared/text/text.ts";
import { Button } from "../../shared/ui/buttons/button.tsx";
import { Card } from "../../shared/ui/content/card.tsx";
import { Loaded } from "../../shared/ui/states/loaded.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { ExportStatus } from "./components/export-status.tsx";
import { saveFile } from "./transfer/save-file.ts";
import { useExport } from "./transfer/use-export.ts";

/** The page /campaigns/export: exports all campaigns of the account. */
export function Component() {
  const campaigns = useQuery(campaignsQuery());
  const { progress, error, isBusy, run } = useExport();

  const saveAll = () =>
    run(async (say, signal) => {
      const all = campaigns.data ?? [];
      const { zipCampaigns } = await import("./transfer/zip-campaigns.ts");
      say(text.portability.allProgress(0, all.length));
      const zip = await zipCampaigns(all, (done) => say(text.portability.allProgress(done, all.length)), signal);
      const name = `lorehearth-${new Date().toISOString().slice(0, 10)}.zip`;
      saveFile(name, zip, "application/zip");
      return name;
    });

  return (
    <Page narrow>
      <PageHeader
        title={text.portability.allTitle}
        lead={text.portability.allLead}
        breadcrumb={[
          { label: text.nav.dashboard, to: "/" },
          { label: text.nav.campaigns, to: "/campaigns" },
          { label: text.portability.allTitle },
        ]}
      />
      <Loaded query={campaigns} failed={text.campaigns.loadFailed}>
        {(all) => (
          <Card as="section" className="grid gap-3">
            <h2 className="font-display text-lg font-semibold">
              {all.length === 0 ? text.portability.allNone : text.portability.allCount(all.length)}
            </h2>
            <p className="max-w-[68ch] text-quiet">{text.portability.allHint}</p>
            <Button
              variant="secondary"
              className="justify-self-start"
              busy={isBusy}
              disabled={all.length === 0}
              onClick={() => void saveAll()}
            >
              {text.portability.allSave}
            </Button>
          </Card>
        )}
      </Loaded>
      <ExportStatus progress={progress} error={error} />
    </Page>
  );
}
