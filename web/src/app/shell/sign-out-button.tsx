import { LogOut } from "lucide-react";
import { useState } from "react";

import { toast } from "../../shared/ui/overlays/toast.ts";
import { signOut } from "../../shared/session/sign-out.ts";
import { text } from "../../shared/text/text.ts";

import { RailItem, railItemStyle } from "./rail-item.tsx";

export function SignOutButton({ expanded }: { readonly expanded: boolean }) {
  const [busy, setBusy] = useState(false);
  async function leave() {
    setBusy(true);
    try {
      await signOut();
    } catch {
      toast.error(text.nav.signOutFailed);
      setBusy(false);
    }
  }
  return (
    <RailItem label={text.nav.signOut} expanded={expanded}>
      <button type="button" className={railItemStyle(expanded)} disabled={busy} onClick={() => void leave()}>
        <LogOut aria-hidden="true" size={20} strokeWidth={1.75} />
      </button>
    </RailItem>
  );
}
