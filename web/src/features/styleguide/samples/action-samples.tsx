import { Copy, Pencil, Sun } from "lucide-react";
import { useState } from "react";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { BlockedButton } from "../../../shared/ui/buttons/blocked-button.tsx";
import type { ButtonVariant } from "../../../shared/ui/buttons/button-style.ts";
import { Button, LinkButton } from "../../../shared/ui/buttons/button.tsx";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { IconButton } from "../../../shared/ui/buttons/icon-button.tsx";
import { Menu, MenuItem, MenuRadioGroup } from "../../../shared/ui/overlays/menu.tsx";
import { Spinner } from "../../../shared/ui/states/spinner.tsx";
import { Tooltip } from "../../../shared/ui/overlays/tooltip.tsx";

const VARIANTS: readonly ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];
const LIGHTS = [
  { value: "candle", label: "A candle" },
  { value: "day", label: "The day" },
] as const;

/** Shows the buttons and links. */
export function ActionSamples() {
  const [light, setLight] = useState<"candle" | "day">("candle");
  return (
    <Panel title="Buttons and menus">
      <div className="grid gap-5">
        <div className="flex flex-wrap gap-3">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          <Button size="small">small</Button>
          <Button busy>busy</Button>
          <Button disabled>disabled</Button>
          <LinkButton to="/" variant="secondary">
            a link
          </LinkButton>
          <BlockedButton reason="Create a world first">blocked</BlockedButton>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <IconButton icon={Pencil} label="Edit" />
          <Tooltip label="A hint for eyes">
            <Button variant="secondary">with a tooltip</Button>
          </Tooltip>
          <Menu trigger={<Button variant="secondary">a menu</Button>} align="start">
            <MenuItem icon={Copy} label="Copy" hint="C" onClick={() => {}} />
            <MenuItem icon={Pencil} label="Edit" disabled onClick={() => {}} />
            <MenuRadioGroup
              label="Light"
              value={light}
              onChange={setLight}
              options={LIGHTS.map((option) => ({ ...option, icon: Sun }))}
            />
          </Menu>
          <Spinner />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => toast.success("World deleted")}>
            says that it worked
          </Button>
          <Button variant="secondary" onClick={() => toast.error("It did not work. Please try again.")}>
            says that it failed
          </Button>
          <Button
            variant="secondary"
            onClick={() =>
              toast("One turn back", { action: { label: "Undo", onClick: () => toast("One turn forth") } })
            }
          >
            can be undone
          </Button>
        </div>
      </div>
    </Panel>
  );
}
