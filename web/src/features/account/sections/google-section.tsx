import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import type { AccountAnswer } from "#contracts/http/account";
import type { ProvidersAnswer } from "#contracts/http/auth";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { request } from "../../../shared/api/request.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { useConnectGoogle } from "../google/use-connect-google.ts";
import { PasswordInput } from "../password-input.tsx";
import { refusalMessage } from "../refusal-message.ts";

/**
 * Connects or disconnects Google. Both need an account with a password. Hidden where Google is not
 * configured.
 */
export function GoogleSection({ account }: { readonly account: AccountAnswer }) {
  const providers = useQuery({
    queryKey: ["auth", "providers"],
    queryFn: ({ signal }) => request<ProvidersAnswer>("/api/auth/providers", { signal }),
    staleTime: Infinity,
  });
  const offered = providers.data !== undefined && "google" in providers.data;
  if (!account.google && !offered) return null;
  return (
    <div id="google">
      <Panel title={text.account.google}>
        {account.google ? <Connected account={account} /> : <ConnectForm email={account.user.email} />}
      </Panel>
    </div>
  );
}

const reload = () => queryClient.invalidateQueries({ queryKey: ["account"], exact: true });

function Connected({ account }: { readonly account: AccountAnswer }) {
  const [busy, setBusy] = useState(false);
  if (!account.hasPassword) return <p className="max-w-prose text-quiet">{text.account.googleOnly}</p>;

  async function disconnect(): Promise<void> {
    setBusy(true);
    try {
      await request("/api/account/google", { method: "DELETE" });
      await reload();
      toast.success(text.account.googleDisconnected);
    } catch (error) {
      toast.error(refusalMessage(error));
      setBusy(false);
    }
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-quiet">{text.account.googleOn}</p>
      <Button variant="secondary" busy={busy} onClick={() => void disconnect()}>
        {text.account.disconnectGoogle}
      </Button>
    </div>
  );
}

function ConnectForm({ email }: { readonly email: string }) {
  const { busy, failure, onSubmit } = useConnectGoogle(async () => {
    await reload();
    toast.success(text.account.googleConnected);
  });
  return (
    <form noValidate className="grid max-w-md gap-5" onSubmit={onSubmit}>
      <p className="text-quiet">{text.account.googleHint}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label={text.login.password}>
        {(field) => <PasswordInput {...field} name="password" autoComplete="current-password" />}
      </Field>
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {text.account.connectGoogle}
      </Button>
    </form>
  );
}
