import type { ReactElement } from "react";

import { Menu, MenuItem } from "../../../../shared/ui/overlays/menu.tsx";
import { keyName } from "../../moves/turn-actions.ts";
import type { ActionMenuProps } from "./menu-action.ts";

/** A menu together with its button. The menu is open when it is first rendered. */
export function OpenMenu({ actions, disabled = false, trigger }: ActionMenuProps & { readonly trigger: ReactElement }) {
  return (
    <Menu trigger={trigger} defaultOpen>
      {actions.map(({ id, label, key, icon, run, disabled: isBlocked = false }) => (
        <MenuItem
          key={id}
          icon={icon}
          label={label}
          hint={key && keyName(key)}
          disabled={disabled || isBlocked}
          onClick={run}
        />
      ))}
    </Menu>
  );
}
