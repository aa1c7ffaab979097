import type { LucideIcon } from "lucide-react";
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";

import { cx } from "../../../../shared/cx.ts";

// Loaded on first use: only small screens show it.
const OpenSheet = lazy(async () => ({ default: (await import("./open-sheet.tsx")).OpenSheet }));

interface SheetButtonProps extends ComponentProps<"button"> {
  readonly icon: LucideIcon;
  /** Accessible name of the icon button. */
  readonly label: string;
}

/** The button; it looks the same before and after the sheet's code has loaded. */
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

/** An icon button that opens a sheet from the bottom edge, for what a small screen cannot show permanently. */
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
