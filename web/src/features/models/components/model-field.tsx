import { useId, useState } from "react";

import type { OfferedModel } from "#contracts/connections/test-events";

import { messageOf } from "../../../shared/api/api-error.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";

/** The model's name: typed, or chosen from the list that the server shows. */
export function ModelField({
  value,
  error,
  models,
  onChange,
  onFetch,
}: {
  readonly value: string;
  readonly error: string | undefined;
  /** Null before the list was fetched. */
  readonly models: readonly OfferedModel[] | null;
  readonly onChange: (value: string) => void;
  /** Fetches the server's list. Returns why there is none, or null. */
  readonly onFetch: () => Promise<string | null>;
}) {
  const listId = useId();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  async function fetchList(): Promise<void> {
    setBusy(true);
    setFailed(undefined);
    try {
      setFailed((await onFetch()) ?? undefined);
    } catch (thrown) {
      setFailed(messageOf(thrown, text.errors.unknown));
    } finally {
      setBusy(false);
    }
  }
  const hint =
    models === null || failed !== undefined
      ? text.models.modelHint
      : models.length === 0
        ? text.models.fetchedNone
        : text.models.fetched(models.length);
  return (
    <Field label={text.models.model} required hint={hint} error={error ?? failed}>
      {(field) => (
        <div className="flex flex-wrap gap-3">
          <Input
            {...field}
            className="min-w-48 flex-1"
            value={value}
            list={listId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
          />
          <datalist id={listId}>
            {models?.map(({ id }) => (
              <option key={id} value={id} label={id} aria-label={id} />
            ))}
          </datalist>
          <Button variant="secondary" busy={busy} onClick={() => void fetchList()}>
            {busy ? text.models.fetching : text.models.fetchModels}
          </Button>
        </div>
      )}
    </Field>
  );
}
