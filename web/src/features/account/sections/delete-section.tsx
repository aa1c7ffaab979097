import { useState } from "react";

import type { AccountAnswer } from "#contracts/http/account";

import { request } from "../../../shared/api/request.ts";
import { setSession } from "../../../shared/session/session-store.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { Dialog } from "../../../shared/ui/overlays/dialog.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { PasswordInput } from "../password-input.tsx";
import { useSubmit } from "../use-submit.ts";

/** Deletes the account. Asks for the password, or for the typed address if the account has no password. */
export function DeleteSection({ account }: { readonly account: AccountAnswer }) {
  const [confirming, setConfirming] = useState(false);
  return (
    <div id="delete">
      <Panel title={text.account.delete}>
        <p className="max-w-prose text-quiet">{text.account.deleteHint}</p>
        <Button variant="danger" className="mt-4" onClick={() => setConfirming(true)}>
          {text.account.delete}
        </Button>
      </Panel>
      {confirming && (
        <Dialog
          title={text.account.deleteQuestion}
          description={text.account.deleteWarning}
          onClose={() => setConfirming(false)}
        >
          <DeleteForm account={account} onCancel={() => setConfirming(false)} />
        </Dialog>
      )}
    </div>
  );
}

function DeleteForm({ account, onCancel }: { readonly account: AccountAnswer; readonly onCancel: () => void }) {
  const { busy, failure, onSubmit } = useSubmit(async (entered) => {
    const body = account.hasPassword ? { password: entered("password") } : { email: entered("email") };
    await request("/api/account", { method: "DELETE", body });
    // Treated like a sign-out, so that this browser's data of the player is removed too.
    setSession({ status: "signed-out", reason: "left" });
  });
  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit}>
      {failure && <Notice tone="error">{failure}</Notice>}
      {account.hasPassword ? (
        <Field label={text.login.password}>
          {(field) => <PasswordInput {...field} name="password" autoComplete="current-password" />}
        </Field>
      ) : (
        <Field label={text.account.typeEmail(account.user.email)}>
          {(field) => <Input {...field} name="email" type="email" autoComplete="off" autoCapitalize="none" />}
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onCancel} disabled={busy}>
          {text.common.cancel}
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {text.account.deleteForGood}
        </Button>
      </div>
    </form>
  );
}
