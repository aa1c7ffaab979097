import type { LucideIcon } from "lucide-react";
import { type ComponentProps, lazy, type ReactElement, type ReactNode, Suspense, useState } from "react";

import { cx } from "../../../../shared/cx.ts";

// Loaded at the first use, because only small screens show it.
const OpenSheet = lazy(async () => ({ default: (await import("./open-sheet.tsx")).OpenSheet }));

/** An icon as the button of a sheet; `label` is its accessible name. */
export function SheetButton({
  icon: Icon,
  label,
  className,
  ...rest
}: ComponentProps<"button"> & { readonly icon: LucideIcon; readonly label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      {...rest}
      className={cx(
        "grid size-10 shrink-0 place-items-center rounded-sm text-quiet transition-colors hover:bg-raised hover:text-text pointer-coarse:size-11",
        className,
      )}
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
    </button>
  );
}

/** A button that opens a sheet at the bottom edge. The sheet shows what a small screen has no room for. */
export function BottomSheet({
  title,
  renderButton,
  onOpen,
  children,
}: {
  readonly title: string;
  /** Draws the button. It looks the same before and after the sheet's code is loaded. */
  readonly renderButton: (rest: ComponentProps<"button">) => ReactElement;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}) {
  const [isAsked, setAsked] = useState(false);
  const closed = renderButton({
    onClick: () => {
      onOpen?.();
      setAsked(true);
    },
  });
  if (!isAsked) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenSheet trigger={renderButton(onOpen ? { onClick: onOpen } : {})} title={title}>
        {children}
      </OpenSheet>
    </Suspense>
  );
}
