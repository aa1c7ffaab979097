import { toast } from "../../shared/ui/overlays/toast.ts";
import { text } from "../../shared/text/text.ts";

/** Offers to reload the app, so that its new version runs. The message stays until the player chooses; the app never reloads by itself. */
export function offerReload(): void {
  const offline = text.offline;
  toast.info(offline.newVersion, {
    id: "new-version",
    description: offline.newVersionHint,
    duration: Number.POSITIVE_INFINITY,
    closeButton: true,
    action: { label: offline.reload, onClick: () => location.reload() },
  });
}
