import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";

import { outbox } from "../../features/play/table/unsent-storage.ts";
import { text } from "../../shared/text/text.ts";
import { markRoot } from "../../shared/ui/mark-root.ts";

/** Sticky elements stay below the bar (base.css). */
const marksPage = markRoot("data-offline");

/** Says that the server cannot be reached and what still works. If another campaign has unsent messages, it links to that campaign. */
export function OfflineBar() {
  const { pathname } = useLocation();
  const canRead = Boolean(navigator.serviceWorker?.controller);
  const offline = text.offline;
  return (
    <div
      ref={marksPage}
      className="flex h-9 items-center gap-2 overflow-hidden border-b border-line bg-sunken px-4 text-sm whitespace-nowrap text-quiet sm:px-8"
    >
      <CloudOff aria-hidden="true" size={16} className="shrink-0" />
      <p className="min-w-0 truncate">
        <span className="font-medium text-text">{offline.title}</span>{" "}
        {canRead ? offline.hint : offline.hintWithoutShelf}
      </p>
      <ToWaiting key={pathname} here={pathname} />
    </div>
  );
}

/** A link to another campaign that has unsent messages. It is looked up again on every change of page. */
function ToWaiting({ here }: { readonly here: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const look = async () => {
      const tables = (await outbox.all()).map(({ order }) => `/game/${order.body.campaignId}`);
      setAddress(tables.find((table) => table !== here));
    };
    void look();
  }, [here]);
  if (!address) return null;
  return (
    <Link className="link ml-auto shrink-0" to={address}>
      {text.offline.waits}
    </Link>
  );
}
