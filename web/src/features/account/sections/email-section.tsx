import { useState } from "react";

import { request } from "../../../shared/api/request.ts";
import { language } from "../../../shared/text/catalogue.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { PasswordInput } from "../password-input.tsx";
import { useSubmit } from "../use-submit.ts";

/** Changes the address. The change takes effect when the link in the mail to the new address is opened. */
export function EmailSection() {
  const [sentTo, setSentTo] = useState<string>();
  const { busy, failure, onSubmit } = useSubmit(async (entered) => {
    setSentTo(undefined);
    const body = { password: entered("password"), email: entered("email"), language: language() };
    await request("/api/account/email", { method: "POST", body });
    setSentTo(body.email.trim());
  });
  return (
    <div id="email">
      <Panel title={text.account.email}>
        <form noValidate className="grid max-w-md gap-5" onSubmit={onSubmit}>
          <p className="text-quiet">{text.account.emailHint}</p>
          {failure && <Notice tone="error">{failure}</Notice>}
          <div role="status" className="empty:hidden">
            {sentTo && <Notice>{text.account.mailSent(sentTo)}</Notice>}
          </div>
          <Field label={text.account.newEmail}>
            {(field) => (
              <Input
                {...field}
                name="email"
                type="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
          <Field label={text.login.password}>
            {(field) => <PasswordInput {...field} name="password" autoComplete="current-password" />}
          </Field>
          <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
            {text.account.changeEmail}
          </Button>
        </form>
      </Panel>
    </div>
  );
}
