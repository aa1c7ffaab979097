import { useQuery } from "@tanstack/react-query";
import { WandSparkles } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";

import { choiceQuery, connectionsQuery, nameOfChoice } from "../../../../shared/models/connections.ts";
import { text } from "../../../../shared/text/text.ts";

// Loaded at the first use: the menu and what it needs are a third of the page's code.
const ModelMenu = lazy(async () => ({ default: (await import("./model-menu.tsx")).ModelMenu }));

/**
 * Who leads this campaign, and a menu to change it from the next turn on. Hidden while it is not known, and where there is nothing to
 * choose from.
 */
export function ModelChip({ campaignId }: { readonly campaignId: string }) {
  const connections = useQuery(connectionsQuery());
  const choice = useQuery(choiceQuery(campaignId));
  const [isAsked, setAsked] = useState(false);
  if (!connections.data || !choice.data) return null;
  const { connections: own, site, ownModels } = connections.data;
  if (own.length === 0 && site.source === "oracle" && ownModels === "off") return null;

  const usually = nameOfChoice(choice.data.usual.narrator, own, site);
  const who = nameOfChoice(choice.data.choice.narrator, own, site, usually);
  const closed = <ChipButton who={who} onClick={() => setAsked(true)} />;
  if (!isAsked) return closed;
  return (
    <Suspense fallback={closed}>
      <ModelMenu
        campaignId={campaignId}
        connections={connections.data}
        choice={choice.data}
        trigger={<ChipButton who={who} />}
      />
    </Suspense>
  );
}

/** The chip, the same before and after the menu's code is loaded. */
function ChipButton({ who, ...rest }: ComponentProps<"button"> & { readonly who: string }) {
  return (
    <button
      type="button"
      data-chip=""
      title={text.models.chipLabel(who)}
      aria-label={text.models.chipLabel(who)}
      aria-haspopup="menu"
      {...rest}
      className="inline-flex min-h-7.5 max-w-28 items-center justify-center gap-1.5 rounded-full border border-line px-3 text-sm text-quiet transition-colors hover:text-text pointer-coarse:min-h-11 pointer-coarse:min-w-11"
    >
      <WandSparkles aria-hidden="true" size={14} className="shrink-0" />
      <span className="hidden truncate sm:inline">{who}</span>
    </button>
  );
}
