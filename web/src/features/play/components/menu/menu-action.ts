import type { LucideIcon } from "lucide-react";
import type { KeyboardEventHandler } from "react";

/** One entry of a menu. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly key?: string;
  readonly icon: LucideIcon;
  readonly disabled?: boolean;
  readonly run: () => void;
}

export interface ActionMenuProps {
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly actions: readonly MenuAction[];
  /** Disables all entries. */
  readonly disabled?: boolean;
  readonly className?: string;
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement>;
}
