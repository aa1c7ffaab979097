import type { LucideIcon } from "lucide-react";
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";

import { cx } from "../../../../shared/cx.ts";

// Loaded at the first use, because only small screens show it.
const OpenSheet = lazy(async () => ({ default: (await import("./open-sheet.tsx")).OpenSheet }));

interface SheetButtonProps extends ComponentProps<"button"> {
  readonly icon: LucideIcon;
  /** Accessible name of the icon button. */
  readonly label: string;
}

/** The button of the sheet. It looks the same before and after the sheet's code is loaded. */
function SheetButton({ icon: Icon, label, className, ...rest }: SheetButtonProps) {
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

/** An icon button that opens a sheet at the bottom edge. The sheet shows what a small screen has no room for. */
export function BottomSheet({
  title,
  children,
  ...look
}: Pick<SheetButtonProps, "icon" | "label" | "className"> & {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const [isAsked, setAsked] = useState(false);
  const closed = <SheetButton {...look} onClick={() => setAsked(true)} />;
  if (!isAsked) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenSheet trigger={<SheetButton {...look} />} title={title}>
        {children}
      </OpenSheet>
    </Suspense>
  );
}
