import { Ellipsis, type LucideIcon } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useState } from "react";

import type { ActionMenuProps } from "./menu-action.ts";

// Loaded at the first use, because every turn of a long story has a menu.
const OpenMenu = lazy(async () => ({ default: (await import("./open-menu.tsx")).OpenMenu }));

interface MenuButtonProps extends ComponentProps<"button"> {
  readonly label: string;
  readonly icon?: LucideIcon;
}

/** The button of the menu. It looks the same before and after the menu's code is loaded. */
function MenuButton({ label, icon: Icon = Ellipsis, ...rest }: MenuButtonProps) {
  return (
    <button type="button" aria-label={label} aria-haspopup="menu" {...rest}>
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
    </button>
  );
}

/** A button that opens a menu of actions. */
export function ActionMenu(props: ActionMenuProps) {
  const [isAsked, setAsked] = useState(false);
  const { actions: _, disabled: __, ...look } = props;
  const closed = <MenuButton {...look} onClick={() => setAsked(true)} />;
  if (!isAsked) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...props} trigger={<MenuButton {...look} />} />
    </Suspense>
  );
}
