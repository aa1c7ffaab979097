import { ACCOUNT_ID, PROVIDER_IDS, type ProviderId, providerOf } from "#contracts/connections/providers";
import type { OfferedModel } from "#contracts/connections/test-events";
import type { Connection } from "#contracts/connections/connection";

import { text } from "../../../shared/text/text.ts";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import { Switch } from "../../../shared/ui/fields/switch.tsx";
import {
  accountIn,
  addressFor,
  type FormErrors,
  type FormValues,
  isKeyOfOtherServer,
  withModel,
  withProvider,
} from "../connection-form.ts";
import { KEY_PAGES } from "../key-pages.ts";
import { ModelField } from "./model-field.tsx";
import { WordsNote } from "./words-note.tsx";

interface ConnectionFieldsProps {
  readonly values: FormValues;
  readonly errors: FormErrors;
  /** The connection as it is stored. Null for a new one. */
  readonly stored: Connection | null;
  /** Whether only the known companies may be chosen. */
  readonly companiesOnly: boolean;
  readonly models: readonly OfferedModel[] | null;
  readonly onChange: (change: Partial<FormValues>) => void;
  /** Fetches the server's list. Returns why there is none, or null. */
  readonly onFetch: () => Promise<string | null>;
}

/** What every connection needs: provider, address, key and model. */
export function ConnectionFieldsGroup(props: ConnectionFieldsProps) {
  const { values, errors, stored, companiesOnly, models, onChange, onFetch } = props;
  const hasKey = stored !== null && stored.key !== "none";
  const isOther = hasKey && isKeyOfOtherServer(stored.address, values.address);
  const { where, address } = providerOf(values.provider);
  const newHint = `${where === "company" ? text.models.keyCompany : text.models.keyOptional} ${text.models.keyHint}`;
  const keyHint = isOther ? text.models.keyDropped : hasKey ? text.models.keyKept : newHint;
  const keyPage = KEY_PAGES[values.provider];
  // A company has one address, except for the player's account in it.
  const asksAccount = address.includes(ACCOUNT_ID);
  const asksAddress = !asksAccount && (where !== "company" || values.address !== address);
  const offered = PROVIDER_IDS.filter((id) => !companiesOnly || providerOf(id).where === "company");
  return (
    <>
      <Field label={text.models.provider}>
        {(field) => (
          <Select
            {...field}
            value={values.provider}
            options={offered.map((id) => ({ value: id, label: labelOf(id) }))}
            onChange={({ target }) => onChange(withProvider(values, target.value as ProviderId))}
          />
        )}
      </Field>
      {asksAccount && (
        <Field label={text.models.account} required hint={text.models.accountHint} error={errors.address}>
          {(field) => (
            <Input
              {...field}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              value={accountIn(values.address, values.provider)}
              onChange={({ target }) => onChange({ address: addressFor(target.value, values.provider), tested: null })}
            />
          )}
        </Field>
      )}
      {asksAddress && (
        <Field label={text.models.address} required hint={text.models.addressHint} error={errors.address}>
          {(field) => (
            <Input
              {...field}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              value={values.address}
              onChange={({ target }) => onChange({ address: target.value, tested: null })}
            />
          )}
        </Field>
      )}
      <Field
        label={text.models.key}
        required={where === "company" && !hasKey}
        hint={keyHint}
        error={errors.key}
        {...(keyPage === undefined
          ? {}
          : {
              aside: (
                <a href={keyPage} target="_blank" rel="noreferrer" className="inline-block py-1 underline">
                  {text.models.keyPage}
                </a>
              ),
            })}
      >
        {(field) => (
          <Input
            {...field}
            type="password"
            autoComplete="off"
            disabled={values.removeKey}
            value={values.key}
            onChange={({ target }) => onChange({ key: target.value, tested: null })}
          />
        )}
      </Field>
      {hasKey && !isOther && (
        <Switch
          label={text.models.keyRemove}
          checked={values.removeKey}
          onChange={(removeKey) => onChange({ removeKey, key: "", tested: null })}
        />
      )}
      <ModelField
        value={values.model}
        error={errors.model}
        models={models}
        onChange={(model) => onChange(withModel(values, model, models))}
        onFetch={onFetch}
      />
      <Field label={text.models.name} hint={text.models.nameHint} error={errors.name}>
        {(field) => (
          <Input
            {...field}
            maxLength={120}
            value={values.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <WordsNote provider={values.provider} address={values.address} />
    </>
  );
}

const labelOf = (id: ProviderId): string => (id === "custom" ? text.models.otherAddress : providerOf(id).label);
