import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, type FormEvent } from "react";

import type { PendingLinkAnswer, SignedInAnswer } from "#contracts/http/auth";

import { messageOf } from "../../../shared/api/api-error.ts";
import { request } from "../../../shared/api/request.ts";
import { refreshSession } from "../../../shared/session/refresh-session.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { refusalMessage } from "../refusal-message.ts";
import { PasswordInput } from "../password-input.tsx";

const PATH = "/api/auth/google/link";

/** Asks for the account's password before a Google account is connected to it, so that only the owner can connect one. */
export function LinkGoogle({ onCancel }: { readonly onCancel: () => void }) {
  const pending = useQuery({
    queryKey: ["auth", "google-link"],
    queryFn: ({ signal }) => request<PendingLinkAnswer>(PATH, { signal }),
    gcTime: 0,
  });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that held the focused button was removed, so the heading gets the focus.
  useEffect(() => heading.current?.focus(), []);

  async function link(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get("password");
    setBusy(true);
    setFailure(null);
    try {
      await request<SignedInAnswer>(PATH, { method: "POST", body: { password } });
      await refreshSession();
    } catch (error) {
      setFailure(refusalMessage(error));
      setBusy(false);
    }
  }

  return (
    <section
      aria-labelledby="link-google"
      className="flex flex-col gap-5 rounded-md border border-line bg-raised p-6 shadow-table sm:p-8"
    >
      <h2 ref={heading} tabIndex={-1} id="link-google" className="font-display text-xl font-semibold">
        {text.login.linkTitle}
      </h2>
      <p className="text-quiet">{text.login.linkHint(pending.data?.email ?? "")}</p>
      {pending.error && <Notice tone="error">{messageOf(pending.error, text.login.failedUnknown)}</Notice>}
      <form noValidate className="grid gap-5" onSubmit={(event) => void link(event)}>
        <input type="text" autoComplete="username" value={pending.data?.email ?? ""} readOnly hidden />
        <Field label={text.login.password} error={failure ?? undefined}>
          {(field) => <PasswordInput {...field} name="password" autoComplete="current-password" />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} disabled={!pending.data}>
            {text.login.link}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {text.common.cancel}
          </Button>
        </div>
      </form>
    </section>
  );
}
