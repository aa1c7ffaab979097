import { useState } from "react";
import { useLocation } from "react-router-dom";

import { request } from "../../../shared/api/request.ts";
import { endSession } from "../../../shared/session/session-store.ts";
import { language } from "../../../shared/text/catalogue.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { PasswordInput } from "../password-input.tsx";
import { useSubmit } from "../use-submit.ts";
import { MailPage, tokenIn } from "./mail-page.tsx";

/** The page /reset-password: the form to request the mail, and the form that the mailed link opens. */
export function Component() {
  const token = tokenIn(useLocation().hash);
  return token ? <NewPassword key={token} token={token} /> : <AskForMail />;
}

function AskForMail() {
  const [sentTo, setSentTo] = useState<string>();
  const { busy, failure, onSubmit } = useSubmit(async (entered) => {
    setSentTo(undefined);
    const email = entered("email");
    await request("/api/auth/forgot-password", { method: "POST", body: { email, language: language() } });
    setSentTo(email.trim());
  });
  return (
    <MailPage title={text.account.forgot}>
      <p className="text-quiet">{text.account.forgotHint}</p>
      <div role="status" className="empty:hidden">
        {sentTo && <Notice>{text.account.mailSentMaybe(sentTo)}</Notice>}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      <form noValidate className="grid gap-5" onSubmit={onSubmit}>
        <Field label={text.login.email}>
          {(field) => (
            <Input
              {...field}
              name="email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit" busy={busy}>
          {text.account.sendLink}
        </Button>
      </form>
    </MailPage>
  );
}

function NewPassword({ token }: { readonly token: string }) {
  const [done, setDone] = useState(false);
  const { busy, failure, onSubmit } = useSubmit(async (entered) => {
    const body = { token, password: entered("password") };
    await request("/api/auth/reset-password", { method: "POST", body });
    // The server has ended all sessions of the player. This ends the session in this browser, too.
    endSession();
    setDone(true);
  });
  return (
    <MailPage title={text.account.chooseNew}>
      <div role="status" className="empty:hidden">
        {done && <Notice>{text.account.resetDone}</Notice>}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      {!done && (
        <form noValidate className="grid gap-5" onSubmit={onSubmit}>
          <Field label={text.account.newPassword} hint={text.login.passwordHint}>
            {(field) => <PasswordInput {...field} name="password" autoComplete="new-password" />}
          </Field>
          <Button type="submit" busy={busy}>
            {text.account.setPassword}
          </Button>
        </form>
      )}
    </MailPage>
  );
}
