import type { AccountAnswer } from "#contracts/http/account";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { request } from "../../../shared/api/request.ts";
import { refreshSession } from "../../../shared/session/refresh-session.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { useSubmit } from "../use-submit.ts";

/** Changes the player's display name. */
export function NameSection({ account }: { readonly account: AccountAnswer }) {
  const { displayName } = account.user;
  const { busy, failure, onSubmit } = useSubmit(async (entered) => {
    await request("/api/account/name", { method: "POST", body: { displayName: entered("displayName") } });
    toast.success(text.account.nameChanged);
    await Promise.all([queryClient.invalidateQueries({ queryKey: ["account"], exact: true }), refreshSession()]);
  });
  return (
    <div id="name">
      <Panel title={text.account.name}>
        <form noValidate className="grid max-w-md gap-5" onSubmit={onSubmit}>
          {failure && <Notice tone="error">{failure}</Notice>}
          <Field label={text.login.name} hint={text.account.nameHint}>
            {(field) => (
              // The key creates a new input after a change, because the form resets to its initial value.
              <Input
                {...field}
                key={displayName}
                name="displayName"
                defaultValue={displayName}
                autoComplete="nickname"
                maxLength={120}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
            {text.account.changeName}
          </Button>
        </form>
      </Panel>
    </div>
  );
}
