import { BookOpenText, Compass, EyeOff, GitBranch, Keyboard, Menu, NotebookPen, Search, Volume2 } from "lucide-react";
import { useNavigate, useOutletContext } from "react-router-dom";

import { text } from "../../../../shared/text/text.ts";
import { type Opened, useScreen } from "../../screen/screen-store.ts";
import { canHear, canRead } from "../../voice/voice-settings.ts";
import { ActionMenu } from "../menu/action-menu.tsx";

/** Below this width the sidebar is hidden. */
const PHONE = "(width < 48rem)";

/**
 * A menu that opens the Chronicle, the branch map, the author's note, lines and veils, voice settings and shortcuts. On a phone it also
 * opens the sidebar, because the table has no bar at the bottom.
 */
export function HeaderMenu({ campaignId }: { readonly campaignId: string }) {
  const screen = useScreen();
  const navigate = useNavigate();
  const openSidebar = useOutletContext<(() => void) | undefined>();
  const { authorsNote, dialogs, safety, keys, search } = text.play;
  const open = (window: Exclude<Opened, { turnId: string }>["window"]) => () => screen.setState({ opened: { window } });
  return (
    <ActionMenu
      label={dialogs.menu}
      icon={Menu}
      className="-mr-2 grid size-10 shrink-0 place-items-center rounded-sm text-quiet transition-colors hover:bg-raised hover:text-text pointer-coarse:size-11"
      actions={[
        {
          id: "chronicle",
          label: dialogs.chronicle,
          icon: BookOpenText,
          run: () => void navigate(`/campaigns/${campaignId}/chronicle`),
        },
        { id: "search", label: search.open, key: "Alt+S", icon: Search, run: open("search") },
        { id: "map", label: dialogs.map, icon: GitBranch, run: open("map") },
        { id: "note", label: authorsNote.open, icon: NotebookPen, run: open("note") },
        { id: "safety", label: safety.open, icon: EyeOff, run: open("safety") },
        ...(canRead() || canHear() ? [{ id: "voice", label: dialogs.voice, icon: Volume2, run: open("voice") }] : []),
        { id: "keys", label: keys.open, key: "?", icon: Keyboard, run: open("keys") },
        ...(openSidebar && matchMedia(PHONE).matches
          ? // The menu gives the focus back to its button when it closes, which would close the sidebar again.
            [{ id: "pages", label: dialogs.pages, icon: Compass, run: () => void setTimeout(openSidebar, 50) }]
          : []),
      ]}
    />
  );
}
