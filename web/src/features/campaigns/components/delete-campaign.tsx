import { useState } from "react";

import type { Campaign } from "#contracts/entities/campaign";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { text } from "../../../shared/text/text.ts";
import { BlockedButton } from "../../../shared/ui/buttons/blocked-button.tsx";
import type { ButtonSize } from "../../../shared/ui/buttons/button-style.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { DeleteDialog } from "../../../shared/ui/overlays/delete-dialog.tsx";
import { useDeleteCampaign } from "../api/delete-campaign.ts";
import { nameOf } from "../campaign-summary.ts";

interface DeleteCampaignProps {
  readonly campaign: Campaign;
  readonly label: string;
  readonly size?: ButtonSize;
  readonly onDeleted?: () => void;
}

/**
 * Deletes a campaign after a confirmation. The button is blocked while the campaign has characters. If the server finds characters that
 * this page did not know, the dialog asks a second question.
 */
export function DeleteCampaign({ campaign, label, size = "normal", onDeleted }: DeleteCampaignProps) {
  const [confirming, setConfirming] = useState(false);
  const { mutateAsync } = useDeleteCampaign(campaign);
  const name = nameOf(campaign);
  if (campaign.characterCount > 0) {
    return (
      <BlockedButton variant="quiet" size={size} reason={text.campaigns.deleteBlocked(campaign.characterCount)}>
        {label}
      </BlockedButton>
    );
  }
  return (
    <>
      <Button variant="quiet" size={size} onClick={() => setConfirming(true)}>
        {label}
      </Button>
      <DeleteDialog
        open={confirming}
        onOpenChange={setConfirming}
        question={text.campaigns.deleteQuestion}
        hint={text.campaigns.deleteHint(name)}
        confirmLabel={text.campaigns.deleteCampaign}
        failure={text.campaigns.deleteError}
        remove={mutateAsync}
        onDeleted={() => {
          toast.success(text.campaigns.deleted(name));
          onDeleted?.();
        }}
        preserve={{
          code: "campaign_has_characters",
          question: text.campaigns.preserveQuestion,
          hint: ({ details: { characterCount } }) =>
            text.campaigns.preserveHint(typeof characterCount === "number" ? characterCount : null),
          confirmLabel: text.campaigns.preserveConfirm,
        }}
      />
    </>
  );
}
