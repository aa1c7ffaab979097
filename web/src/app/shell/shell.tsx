import { CSPProvider } from "@base-ui/react/csp-provider";
import { useCallback, useState } from "react";
import { Outlet, ScrollRestoration, useMatch } from "react-router-dom";

import { cx } from "../../shared/cx.ts";
import { CreditsLink } from "../../shared/ui/page/credits-link.tsx";
import { ServiceStatusLink } from "../../shared/ui/page/service-status-link.tsx";
import { Toaster } from "../../shared/ui/overlays/toaster.tsx";
import { TooltipLayer } from "../../shared/ui/overlays/tooltip-layer.tsx";
import { OfflineNotice } from "../offline/offline-notice.tsx";
import { PaletteShortcut } from "../palette/palette-shortcut.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { RouteAnnouncer } from "./route-announcer.tsx";
import { scrollKey } from "./scroll-key.ts";
import { Sidebar } from "./sidebar.tsx";
import { SkipLinks } from "./skip-links.tsx";

/** The frame around every signed-in page: a narrow sidebar, or a bar at the bottom on a phone. The play page hides it. */
export function Component() {
  const [expanded, setExpanded] = useState(false);
  const [searching, setSearching] = useState(false);
  // The table has no bar at the bottom, so its own menu opens the sidebar on a phone.
  const openMenu = useCallback(() => setExpanded(true), []);
  const atTable = useMatch("/game/:campaignId") !== null;
  return (
    <CSPProvider disableStyleElements>
      <SkipLinks atTable={atTable} />
      <Sidebar expanded={expanded} onChange={setExpanded} onSearch={() => setSearching(true)} />
      <main
        id="main"
        tabIndex={-1}
        className={cx(
          "min-h-dvh outline-none md:pl-14",
          !atTable && "flex flex-col max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]",
        )}
      >
        <OfflineNotice />
        <Outlet context={openMenu} />
        {!atTable && (
          <footer className="mx-auto flex flex-wrap gap-x-6 mt-auto w-full max-w-6xl px-4 pb-8 text-sm text-quiet sm:px-8">
            <ServiceStatusLink />
            <CreditsLink />
          </footer>
        )}
      </main>
      {!atTable && <BottomBar menuOpen={expanded} onMenu={() => setExpanded(!expanded)} />}
      <PaletteShortcut open={searching} onChange={setSearching} />
      <RouteAnnouncer />
      <Toaster />
      <TooltipLayer />
      <ScrollRestoration getKey={scrollKey} />
    </CSPProvider>
  );
}
