import { ORACLE, SITE } from "#contracts/connections/game-masters";
import type { ConnectionsAnswer } from "#contracts/http/connections";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../shared/api/api-error.ts";
import { siteName, USUAL, useChooseModels } from "../../../shared/models/connections.ts";
import { text } from "../../../shared/text/text.ts";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";

/** Who usually narrates and helps. A change is saved at once. */
export function UsualChoice({ answer }: { readonly answer: ConnectionsAnswer }) {
  const save = useChooseModels(USUAL);
  const { usual, connections, site } = answer;
  const shown = save.isPending ? save.variables : usual;
  const own = connections.map(({ id, name }) => ({ value: id, label: name }));
  const siteOption = { value: SITE, label: text.models.asSiteIs(siteName(site)) };
  const oracle = site.source === "oracle" ? [] : [{ value: ORACLE, label: text.models.oracle }];
  const choose = (change: Partial<typeof usual>) =>
    save.mutate(
      { ...shown, ...change },
      {
        onSuccess: () => toast.success(text.models.chosen),
        onError: (error) => toast.error(text.models.chooseFailed(messageOf(error, text.errors.unknown))),
      },
    );
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label={text.models.narrator} hint={text.models.narratorHint}>
        {(field) => (
          <Select
            {...field}
            value={shown.narrator ?? SITE}
            options={[siteOption, ...oracle, ...own]}
            onChange={({ target }) => choose({ narrator: target.value === SITE ? null : target.value })}
          />
        )}
      </Field>
      <Field label={text.models.helper} hint={text.models.helperHint}>
        {(field) => (
          <Select
            {...field}
            value={shown.helper ?? ""}
            placeholder={text.models.sameAsNarrator}
            options={[siteOption, ...oracle, ...own]}
            onChange={({ target }) => choose({ helper: target.value || null })}
          />
        )}
      </Field>
    </div>
  );
}
