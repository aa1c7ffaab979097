import { Popover } from "@base-ui/react/popover";
import { SlidersHorizontal } from "lucide-react";

import { text } from "../../../shared/text/en.ts";
import { DetailButtons, DetailSlider } from "./detail-control.tsx";
import { ReminderChips } from "./reminder-chips.tsx";
import type { ReminderToggle } from "./reminders.ts";

/** On a small screen: how much is told and what is kept in mind, folded away behind one button. */
export function PlayOptions({ toggles }: { readonly toggles: readonly ReminderToggle[] }) {
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={text.play.options}
        className="-ml-2 grid size-11 place-items-center rounded-sm text-quiet transition-colors hover:text-text md:hidden"
      >
        <SlidersHorizontal aria-hidden="true" size={19} strokeWidth={1.75} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="top" align="start" sideOffset={8} collisionPadding={12} className="z-50">
          <Popover.Popup
            aria-label={text.play.options}
            className="popup-motion grid w-[min(24rem,calc(100vw-1.5rem))] gap-4 rounded-md border border-line bg-raised p-4 shadow-table outline-none"
          >
            <div className="grid gap-2 sm:hidden">
              <p className="text-sm font-medium">{text.play.detail}</p>
              <DetailSlider />
              <div>
                <DetailButtons />
              </div>
            </div>
            <div className="grid gap-2">
              <p className="text-sm font-medium">{text.play.reminders}</p>
              <div className="flex flex-wrap gap-2">
                <ReminderChips toggles={toggles} />
              </div>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
