import { toast } from "sonner";

import { text } from "../../shared/text/text.ts";

/** Says that there is a new version and stays until the player has chosen; nothing is reloaded by itself. */
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
