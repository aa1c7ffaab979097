import { useState } from "react";

import type { AccountAnswer } from "#contracts/http/account";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { request } from "../../../shared/api/request.ts";
import { language } from "../../../shared/text/catalogue.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { PasswordInput } from "../password-input.tsx";
import { useSubmit } from "../use-submit.ts";

/**
 * Changes the password after asking for the current one. If the account has no password yet, the player sets the first one by a mailed
 * link.
 */
export function PasswordSection({ account }: { readonly account: AccountAnswer }) {
  return (
    <div id="password">
      <Panel title={text.account.password}>
        {account.hasPassword ? <ChangeForm account={account} /> : <MailForm email={account.user.email} />}
      </Panel>
    </div>
  );
}

function ChangeForm({ account }: { readonly account: AccountAnswer }) {
  const { busy, failure, onSubmit } = useSubmit(async (entered) => {
    const body = { password: entered("password"), newPassword: entered("newPassword") };
    await request("/api/account/password", { method: "POST", body });
    toast.success(text.account.passwordChanged);
    await queryClient.invalidateQueries({ queryKey: ["account", "sessions"] });
  });
  return (
    <form noValidate className="grid max-w-md gap-5" onSubmit={onSubmit}>
      <p className="text-quiet">{text.account.passwordHint}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <input type="text" name="username" autoComplete="username" value={account.user.email} readOnly hidden />
      <Field label={text.account.oldPassword}>
        {(field) => <PasswordInput {...field} name="password" autoComplete="current-password" />}
      </Field>
      <Field label={text.account.newPassword} hint={text.login.passwordHint}>
        {(field) => <PasswordInput {...field} name="newPassword" autoComplete="new-password" />}
      </Field>
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {text.account.changePassword}
      </Button>
    </form>
  );
}

function MailForm({ email }: { readonly email: string }) {
  const [sent, setSent] = useState(false);
  const { busy, failure, onSubmit } = useSubmit(async () => {
    await request("/api/auth/forgot-password", { method: "POST", body: { email, language: language() } });
    setSent(true);
  });
  return (
    <form className="grid max-w-md gap-5" onSubmit={onSubmit}>
      <p className="text-quiet">{text.account.noPassword}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      {sent && <Notice>{text.account.mailSent(email)}</Notice>}
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {text.account.setByMail}
      </Button>
    </form>
  );
}
