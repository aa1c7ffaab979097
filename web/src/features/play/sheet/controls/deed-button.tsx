import type { ComponentProps } from "react";

import { buttonStyle, type ButtonVariant } from "../../../../shared/ui/buttons/button-style.ts";
import { useAtSheet } from "../at-sheet.ts";
import type { SheetDeed } from "../../api/sheet-api.ts";

/** Id of the line that says why the sheet cannot be changed now. Only one sheet is shown at a time. */
export const BLOCKED_ID = "sheet-blocked";

interface QuietlyBlockedProps extends ComponentProps<"button"> {
  readonly variant?: ButtonVariant;
}

/** A button of the sheet. It is not `disabled` while the sheet is blocked, so that it keeps the focus; the reason describes it. */
export function SheetControl({ variant = "secondary", className, onClick, ...rest }: QuietlyBlockedProps) {
  const { blocked } = useAtSheet();
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={blocked !== null || undefined}
      aria-describedby={blocked === null ? undefined : BLOCKED_ID}
      title={blocked ?? rest.title}
      onClick={blocked === null ? onClick : undefined}
      className={buttonStyle(variant, "small", className, blocked !== null)}
    />
  );
}

/** A button that does a bookkeeping action. `place` is where a refusal is shown. */
export function DeedButton({
  deed,
  place,
  onDone,
  ...rest
}: QuietlyBlockedProps & {
  readonly deed: SheetDeed;
  readonly place: string;
  readonly onDone?: () => void;
}) {
  const { change } = useAtSheet();
  return <SheetControl {...rest} onClick={() => void change(deed, place).then((isDone) => isDone && onDone?.())} />;
}

/** Says at its place why the rules refused. */
export function Refusal({ place }: { readonly place: string }) {
  const { refusal } = useAtSheet();
  return (
    <div role="alert" className="empty:hidden">
      {refusal?.place === place && (
        <p className="mt-1.5 rounded-sm border-l-3 border-loss bg-sunken px-2.5 py-1.5 text-sm">{refusal.words}</p>
      )}
    </div>
  );
}
