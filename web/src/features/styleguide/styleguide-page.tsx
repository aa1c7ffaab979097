import { CSPProvider } from "@base-ui/react/csp-provider";

import { chooseTheme, useTheme } from "../../shared/theme/theme-store.ts";
import { Button } from "../../shared/ui/buttons/button.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { Toaster } from "../../shared/ui/overlays/toaster.tsx";
import { TooltipLayer } from "../../shared/ui/overlays/tooltip-layer.tsx";
import { ActionSamples } from "./samples/action-samples.tsx";
import { FaceSamples } from "./samples/face-samples.tsx";
import { FieldSamples } from "./samples/field-samples.tsx";
import { StateSamples } from "./samples/state-samples.tsx";
import { TextSamples } from "./samples/text-samples.tsx";
import { TokenSamples } from "./samples/token-samples.tsx";
import { WindowSamples } from "./samples/window-samples.tsx";

/**
 * The page /styleguide, in development only. It shows every token and every component of shared/ui. Its texts are not in the catalogue,
 * because no player reads them.
 */
export function Component() {
  const shown = useTheme((state) => state.shown);
  return (
    <CSPProvider disableStyleElements>
      <main>
        <Page>
          <PageHeader
            title="Styleguide"
            lead="A table lit by one candle: ink for the room, parchment for what is read, ember for what can be done."
            actions={
              <Button variant="secondary" onClick={() => chooseTheme(shown === "dark" ? "light" : "dark")}>
                {shown === "dark" ? "By day" : "By candlelight"}
              </Button>
            }
          />
          <TokenSamples />
          <TextSamples />
          <ActionSamples />
          <FieldSamples />
          <WindowSamples />
          <StateSamples />
          <FaceSamples />
        </Page>
      </main>
      <Toaster />
      <TooltipLayer />
    </CSPProvider>
  );
}
