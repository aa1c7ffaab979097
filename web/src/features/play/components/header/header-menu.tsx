import { BookOpenText, EyeOff, GitBranch, Keyboard, Menu, NotebookPen, Search, Volume2 } from "lucide-react";
import { useNavigate } from "react-router-dom";

import { text } from "../../../../shared/text/text.ts";
import { type Opened, useScreen } from "../../screen/screen-store.ts";
import { canHear, canRead } from "../../voice/voice-settings.ts";
import { ActionMenu } from "../menu/action-menu.tsx";

/** A menu that opens the Chronicle, the branch map, the author's note, lines and veils, voice settings and shortcuts. */
export function HeaderMenu({ campaignId }: { readonly campaignId: string }) {
  const screen = useScreen();
  const navigate = useNavigate();
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
      ]}
    />
  );
}
