import type { LucideIcon } from "lucide-react";
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";

import { cx } from "../../../../shared/cx.ts";

// Only a small screen has it, and the page stands before it is asked for.
const OpenSheet = lazy(async () => ({ default: (await import("./open-sheet.tsx")).OpenSheet }));

interface SheetButtonProps extends ComponentProps<"button"> {
  readonly icon: LucideIcon;
  /** What it does, for those who do not see the icon. */
  readonly label: string;
}

/** The same before and after its sheet has been fetched. */
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

/** A button of one icon that lifts a sheet from below: what a small screen has no room to show always. */
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
