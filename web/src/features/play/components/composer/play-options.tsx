import { SlidersHorizontal } from "lucide-react";

import { text } from "../../../../shared/text/text.ts";
import { BottomSheet, SheetButton } from "../menu/bottom-sheet.tsx";
import { DetailButtons, DetailSlider } from "./detail-control.tsx";
import { ReminderChips } from "../header/reminder-chips.tsx";
import type { ReminderToggle } from "../header/reminders.ts";

/** The detail level and the reminders on a small screen, behind one button. */
export function PlayOptions({ toggles }: { readonly toggles: readonly ReminderToggle[] }) {
  return (
    <BottomSheet
      title={text.play.options}
      renderButton={(rest) => (
        <SheetButton icon={SlidersHorizontal} label={text.play.options} className="-ml-2 md:hidden" {...rest} />
      )}
    >
      <div className="grid gap-5">
        <div className="grid gap-2 sm:hidden">
          <p className="font-medium">{text.play.detail}</p>
          <DetailSlider />
          <div>
            <DetailButtons />
          </div>
        </div>
        <div className="grid gap-2">
          <p className="font-medium">{text.play.reminders}</p>
          <div className="flex flex-wrap gap-2">
            <ReminderChips toggles={toggles} />
          </div>
        </div>
      </div>
    </BottomSheet>
  );
}
