import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";

import { type Connection, type ConnectionFields } from "#contracts/connections/connection";
import type { ConnectionsAnswer } from "#contracts/http/connections";
import type { OfferedModel } from "#contracts/connections/test-events";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../shared/api/api-error.ts";
import { queryClient } from "../../../shared/api/query-client.ts";
import { request } from "../../../shared/api/request.ts";
import { FormButtons } from "../../../shared/form/form-buttons.tsx";
import { SAVED, UnsavedChanges } from "../../../shared/form/unsaved-changes.tsx";
import { MODELS, USUAL, useChooseModels } from "../../../shared/models/connections.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { Switch } from "../../../shared/ui/fields/switch.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import {
  emptyForm,
  type FormErrors,
  formOf,
  type FormValues,
  readForm,
  withFound,
  withList,
} from "../connection-form.ts";
import { stepWords } from "../step-words.ts";
import { useConnectionTest } from "../use-connection-test.ts";
import { ConnectionFieldsGroup } from "./connection-fields.tsx";
import { MoreFields } from "./more-fields.tsx";
import { TestPanel } from "./test-panel.tsx";

const LIST = "/settings/game-master";
/** A name for the model while only the server's list is fetched. */
const NO_MODEL = "none";

/** The form of a new or a stored connection, with its test. */
export function ConnectionFormView({
  stored,
  answer: { usual, ownModels, connections },
}: {
  readonly stored: Connection | null;
  readonly answer: ConnectionsAnswer;
}) {
  const companiesOnly = ownModels === "keys";
  const [initial] = useState(() => (stored ? formOf(stored) : emptyForm(companiesOnly ? "openai" : "ollama")));
  const [values, setValues] = useState<FormValues>(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  const [models, setModels] = useState<readonly OfferedModel[] | null>(null);
  const [leads, setLeads] = useState(stored === null && connections.length === 0);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** Whether a test was asked for while fields were wrong. */
  const [invalid, setInvalid] = useState(false);
  const navigate = useNavigate();
  const choose = useChooseModels(USUAL);
  const test = useConnectionTest({
    onModels: (offered) => {
      setModels(offered);
      setValues((now) => withList(now, offered));
    },
    onEnd: (found, ok) => setValues((now) => withFound(now, found, ok, new Date().toISOString())),
  });

  /** The fields, or null after the errors were shown. */
  function read(from: FormValues): ConnectionFields | null {
    const result = readForm(from, {
      required: text.form.required,
      number: text.form.invalid,
      json: text.models.extraBad,
    });
    setErrors(result.errors ?? {});
    return result.errors === null ? result.fields : null;
  }

  async function fetchModels(): Promise<string | null> {
    const fields = read({ ...values, model: values.model || NO_MODEL });
    setModels(null);
    if (!fields) return null;
    const failed = await test.run(fields, stored?.id, "list");
    // A model that the list does not have is no failure here: the list is what was asked for.
    if (failed && failed.step !== "list") return stepWords(failed);
    setModels((found) => found ?? []);
    return null;
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const connection = read(values);
    if (!connection || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const path = stored ? `/api/connections/${encodeURIComponent(stored.id)}` : "/api/connections";
      const saved = await request<{ connection: Connection }>(path, {
        method: stored ? "PUT" : "POST",
        body: { connection },
      });
      if (leads) await choose.mutateAsync({ ...usual, narrator: saved.connection.id });
      await queryClient.invalidateQueries({ queryKey: [MODELS] });
      toast.success(text.models.saved);
      await navigate(LIST, { state: SAVED, replace: true });
    } catch (error) {
      setFailure(messageOf(error, text.errors.unknown));
      setBusy(false);
    }
  }

  const isTesting = test.view?.state === "running";
  const hasErrors = Object.keys(errors).length > 0;
  const change = (changed: Partial<FormValues>) => {
    // What the test has found out belongs to another server or model now.
    if ("tested" in changed) test.clear();
    setValues((now) => ({ ...now, ...changed }));
  };
  return (
    <form noValidate className="grid gap-8" onSubmit={(event) => void save(event)}>
      <UnsavedChanges active={values !== initial && !busy} />
      <div className="grid gap-5">
        <ConnectionFieldsGroup
          values={values}
          errors={errors}
          stored={stored}
          companiesOnly={companiesOnly}
          models={models}
          onChange={change}
          onFetch={fetchModels}
        />
      </div>
      <Panel title={text.models.testTitle}>
        <p className="mb-4 text-quiet">{text.models.testHint}</p>
        <div className="mb-5 flex flex-wrap gap-3">
          <Button
            variant="secondary"
            busy={isTesting}
            onClick={() => {
              const fields = read(values);
              setInvalid(fields === null);
              if (fields) void test.run(fields, stored?.id, "all");
            }}
          >
            {isTesting ? text.models.testing : test.view ? text.models.testAgain : text.models.test}
          </Button>
          {isTesting && (
            <Button variant="quiet" onClick={test.stop}>
              {text.models.testCancel}
            </Button>
          )}
        </div>
        {invalid && hasErrors && <p className="mb-4 text-sm text-loss">{text.models.testInvalid}</p>}
        {test.view && <TestPanel view={test.view} />}
      </Panel>
      <details className="rounded-md border border-line px-5 py-3" open={hasHiddenError(errors) || undefined}>
        <summary className="cursor-pointer py-1 font-medium">{text.models.more}</summary>
        <MoreFields values={values} errors={errors} onChange={change} />
      </details>
      {(stored === null || usual.narrator !== stored.id) && (
        <Switch label={text.models.letLead} checked={leads} onChange={setLeads} />
      )}
      {failure && (
        <Notice tone="error" title={text.models.saveFailed}>
          {failure}
        </Notice>
      )}
      <FormButtons busy={busy} label={text.models.save} cancelTo={LIST} />
    </form>
  );
}

const SHOWN: ReadonlySet<string> = new Set(["name", "address", "key", "model"]);
const hasHiddenError = (errors: FormErrors): boolean => Object.keys(errors).some((name) => !SHOWN.has(name));
