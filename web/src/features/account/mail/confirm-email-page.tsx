import { useState } from "react";
import { useLocation } from "react-router-dom";

import type { ConfirmEmailAnswer } from "#contracts/http/account";

import { request } from "../../../shared/api/request.ts";
import { refreshSession } from "../../../shared/session/refresh-session.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { useSubmit } from "../use-submit.ts";
import { MailPage, tokenIn } from "./mail-page.tsx";

/**
 * The page /confirm-email, opened by the link in the mail to a new address. It confirms the address only on a button press, because mail
 * programs open links by themselves.
 */
export function Component() {
  const token = tokenIn(useLocation().hash);
  const [email, setEmail] = useState<string>();
  const { busy, failure, onSubmit } = useSubmit(async () => {
    const answer = await request<ConfirmEmailAnswer>("/api/auth/confirm-email", { method: "POST", body: { token } });
    setEmail(answer.email);
    await refreshSession();
  });
  return (
    <MailPage title={text.account.confirm}>
      <div role="status" className="empty:hidden">
        {email && <Notice>{text.account.confirmed(email)}</Notice>}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      {!token && <Notice tone="error">{text.account.noToken}</Notice>}
      {token && !email && (
        <form onSubmit={onSubmit}>
          <Button type="submit" busy={busy}>
            {text.account.confirmButton}
          </Button>
        </form>
      )}
    </MailPage>
  );
}
