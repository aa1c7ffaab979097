import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import { useId, useState } from "react";
import { useMatch, useNavigate } from "react-router-dom";

import { toast } from "../../shared/ui/overlays/toast.ts";
import { useLibrary } from "../../shared/api/use-library.ts";
import { sendTableCommand } from "../../shared/table-commands.ts";
import { signOut } from "../../shared/session/sign-out.ts";
import { text } from "../../shared/text/text.ts";
import { chooseTheme } from "../../shared/theme/theme-store.ts";
import { backdropProps } from "../../shared/ui/overlays/popup-style.ts";
import { usePaused } from "../../shared/use-paused.ts";
import { useFoundEntries } from "./found-entries.ts";
import { useSearchedCampaign } from "./use-searched-campaign.ts";
import { type EntryAction, entriesFor, type Entry, type EntryGroup } from "./entries.ts";

/** The command palette: type, choose, press Enter. When it closes, the focus returns to where it was. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const hint = useId();
  const navigate = useNavigate();
  const { data: library, error } = useLibrary();
  const [typed, setTyped] = useState("");
  const words = usePaused(typed.trim());
  const openTable = useMatch("/game/:campaignId")?.params.campaignId ?? null;
  const searched = useSearchedCampaign(library);
  const found = useFoundEntries(searched, words);
  const { contains } = Autocomplete.useFilter();

  function act(action: EntryAction) {
    onClose();
    if (action.kind === "go") void navigate(action.to);
    // The palette's own focus must be gone before a dialog of the table takes it.
    else if (action.kind === "table") setTimeout(() => sendTableCommand(action.command));
    else if (action.kind === "theme") chooseTheme(action.theme);
    else signOut().catch(() => toast.error(text.nav.signOutFailed));
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop {...backdropProps} />
        <Dialog.Popup
          aria-label={text.palette.title}
          className="popup-motion fixed top-[12dvh] left-1/2 z-40 flex max-h-[76dvh] w-[min(34rem,calc(100vw-1.5rem))] -translate-x-1/2 flex-col overflow-hidden rounded-md border border-line bg-raised shadow-table outline-none"
        >
          <Autocomplete.Root
            open
            inline
            items={[...found, ...entriesFor(library, openTable)]}
            filter={(entry: Entry, query: string) => entry.isFound === true || contains(entry.label, query)}
            value={typed}
            onValueChange={setTyped}
            autoHighlight="always"
            keepHighlight
          >
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden="true" size={18} className="shrink-0 text-quiet" />
              <Autocomplete.Input
                aria-label={text.palette.title}
                aria-describedby={hint}
                placeholder={text.palette.placeholder}
                className="min-h-13 w-full bg-transparent outline-none placeholder:text-quiet"
              />
            </div>
            <Dialog.Close className="sr-only">{text.common.close}</Dialog.Close>
            <span id={hint} className="sr-only">
              {text.palette.hint}
            </span>
            <div className="min-h-0 overflow-y-auto overscroll-contain p-2">
              <Autocomplete.Empty>
                <p className="px-3 py-6 text-quiet empty:hidden">{text.palette.empty}</p>
              </Autocomplete.Empty>
              <Autocomplete.List>
                {(group: EntryGroup) => (
                  <Autocomplete.Group key={group.value} items={group.items} className="pb-1">
                    <Autocomplete.GroupLabel className="px-3 pt-2.5 pb-1 text-sm text-quiet">
                      {group.value}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(entry: Entry) => (
                        <Autocomplete.Item
                          key={entry.value}
                          value={entry}
                          onClick={() => act(entry.action)}
                          className="flex min-h-9 cursor-pointer items-baseline justify-between gap-4 rounded-sm px-3 py-1.5 outline-none data-highlighted:bg-sunken data-highlighted:text-ember pointer-coarse:min-h-11"
                        >
                          <span className="min-w-0 truncate">{entry.label}</span>
                          <span className="max-w-[40%] shrink-0 truncate text-sm text-quiet">{entry.detail}</span>
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
              {!library && (
                <p role="status" className="px-3 py-2 text-sm text-quiet">
                  {error ? text.nav.listFailed : text.palette.loading}
                </p>
              )}
            </div>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
