import { useNavigate } from "react-router-dom";

import type { Campaign } from "#contracts/entities/campaign";
import { LIMITS } from "#contracts/limits";

import { toast } from "../../shared/ui/overlays/toast.ts";
import { language } from "../../shared/text/catalogue.ts";
import { text } from "../../shared/text/text.ts";
import { Panel } from "../../shared/ui/content/card.tsx";
import { Notice } from "../../shared/ui/states/notice.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { DropZone } from "./components/drop-zone.tsx";
import { Preview } from "./components/preview.tsx";
import { useImport } from "./transfer/use-import.ts";

const { fileBytes, turns } = LIMITS.transfer;

/** The page /campaigns/import. */
export function Component() {
  const navigate = useNavigate();
  const onImported = (campaigns: readonly Campaign[]) => {
    const [first] = campaigns;
    if (campaigns.length === 1 && first) {
      toast.success(text.portability.brought(first.name || text.campaigns.unnamed));
      void navigate(`/campaigns/${first.id}`);
    } else {
      toast.success(text.portability.broughtSome(campaigns.length));
      void navigate("/campaigns");
    }
  };
  const onAdded = (campaignId: string, added: number) => {
    toast.success(text.portability.loreAdded(added));
    void navigate(`/campaigns/${campaignId}/chronicle`);
  };
  const { isReading, refused, readings, under, error, read, close, confirm } = useImport({ onImported, onAdded });
  return (
    <Page narrow>
      <PageHeader
        title={text.portability.importTitle}
        lead={text.portability.importLead}
        breadcrumb={[
          { label: text.nav.dashboard, to: "/" },
          { label: text.nav.campaigns, to: "/campaigns" },
          { label: text.portability.importTitle },
        ]}
      />
      <DropZone busy={isReading} onFile={(file) => void read(file)} />
      {refused !== null && (
        <Notice tone="error" title={text.portability.refusedTitle}>
          {refused}
        </Notice>
      )}
      <Panel title={text.portability.takes}>
        <ul className="grid list-disc gap-1.5 pl-5 text-quiet">
          {text.portability.takesList.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-quiet">
          {text.portability.limits(fileBytes / 1024 / 1024, turns.toLocaleString(language()))}
        </p>
      </Panel>
      {readings && (
        <Preview
          readings={readings}
          under={under}
          error={error}
          onConfirm={(into) => void confirm(into)}
          onClose={close}
        />
      )}
    </Page>
  );
}
