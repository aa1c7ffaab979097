import { EyeOff, GitBranch, Keyboard, Menu } from "lucide-react";

import { text } from "../../../shared/text/en.ts";
import { type Opened, useScreen } from "../screen/screen-store.ts";
import { ActionMenu } from "./action-menu.tsx";

/** What is looked at now and then: the branch map, lines and veils, the keys. */
export function HeaderMenu() {
  const screen = useScreen();
  const { dialogs, safety, keys } = text.play;
  const open = (window: Exclude<Opened["window"], "checkpoint">) => () => screen.setState({ opened: { window } });
  return (
    <ActionMenu
      label={dialogs.menu}
      icon={Menu}
      className="-mr-2 grid size-10 shrink-0 place-items-center rounded-sm text-quiet transition-colors hover:bg-raised hover:text-text pointer-coarse:size-11"
      actions={[
        { id: "map", label: dialogs.map, icon: GitBranch, run: open("map") },
        { id: "safety", label: safety.open, icon: EyeOff, run: open("safety") },
        { id: "keys", label: keys.open, key: "?", icon: Keyboard, run: open("keys") },
      ]}
    />
  );
}
