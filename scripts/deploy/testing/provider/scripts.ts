import { randomUUID } from "node:crypto";

import { assetsOf } from "./assets.ts";
import { type ProviderRequest, Refusal, type Routes, textOf } from "./routes.ts";
import {
  ACCOUNT_ID,
  type Binding,
  liveVersion,
  type ProviderAccount,
  type Script,
  type ScriptVersion,
} from "./state.ts";

const SCRIPTS = `/accounts/${ACCOUNT_ID}/workers/scripts`;
const now = (): string => new Date().toISOString();

/** The metadata of an uploaded script. */
interface Metadata {
  readonly bindings: readonly Binding[];
  readonly placement?: unknown;
  readonly keep_bindings?: readonly string[];
  readonly migrations?: {
    readonly old_tag?: string;
    readonly new_tag: string;
    readonly steps: readonly { readonly new_sqlite_classes?: readonly string[] }[];
  };
}

/** The routes for Workers: scripts with their versions, deployments, secrets, schedules and tails. */
export const scriptRoutes = (account: ProviderAccount): Routes => {
  const found = ({ params: { name = "" } }: ProviderRequest): Script => {
    const script = account.scripts.get(name);
    if (!script) throw new Refusal(404, 10_007, `This Worker does not exist on your account: ${name}`);
    return script;
  };
  return {
    [`GET /accounts/${ACCOUNT_ID}/workers/services/:name`]: ({ params: { name = "" } }) => {
      const script = account.scripts.get(name);
      if (!script) throw new Refusal(404, 10_090, "workers.api.error.service_not_found");
      const shown = { tag: script.tag, tags: [], last_deployed_from: "wrangler", migration_tag: script.migrationTag };
      return { id: name, default_environment: { environment: "production", script: shown } };
    },
    [`PUT ${SCRIPTS}/:name`]: async (request) => {
      const { name = "" } = request.params;
      const script = account.scripts.get(name) ?? newScript(name);
      const version = await upload(account, script, request);
      account.scripts.set(name, script);
      deploy(script, version.id);
      return { id: name, etag: version.id, startup_time_ms: 1, deployment_id: version.id.replaceAll("-", "") };
    },
    [`POST ${SCRIPTS}/:name/versions`]: async (request) => {
      const { id, number } = await upload(account, found(request), request);
      return { id, number, startup_time_ms: 1, metadata: { has_preview: false }, resources: { script: { etag: id } } };
    },
    [`GET ${SCRIPTS}/:name/versions`]: (request) => ({ items: found(request).versions.toReversed().map(shownVersion) }),
    [`GET ${SCRIPTS}/:name/versions/:id`]: (request) => {
      const version = found(request).versions.find(({ id }) => id === request.params["id"]);
      if (!version) throw new Refusal(404, 10_020, "Version not found");
      return shownVersion(version);
    },
    [`GET ${SCRIPTS}/:name/deployments`]: (request) => ({
      deployments: found(request)
        .deployments.toReversed()
        .map(({ id, created_on, versionId }) => ({
          id,
          source: "wrangler",
          strategy: "percentage",
          author_email: "ops@example.org",
          created_on,
          versions: [{ version_id: versionId, percentage: 100 }],
        })),
    }),
    [`POST ${SCRIPTS}/:name/deployments`]: async (request) => {
      const { versions } = (await request.body.json()) as { versions: { version_id: string }[] };
      const script = found(request);
      const [{ version_id: versionId } = { version_id: "" }] = versions;
      if (!script.versions.some(({ id }) => id === versionId)) throw new Refusal(404, 10_020, "Version not found");
      return { id: deploy(script, versionId) };
    },
    [`GET ${SCRIPTS}/:name/settings`]: (request) => ({ bindings: liveVersion(found(request))?.bindings ?? [] }),
    [`PATCH ${SCRIPTS}/:name/script-settings`]: async (request) => {
      found(request);
      return request.body.json();
    },
    [`GET ${SCRIPTS}/:name/secrets`]: (request) =>
      (liveVersion(found(request))?.bindings ?? [])
        .filter(({ type }) => type === "secret_text")
        .map(({ name, type }) => ({ name, type })),
    [`DELETE ${SCRIPTS}/:name/secrets/:secret`]: (request) => {
      const script = found(request);
      const live = liveVersion(script);
      const left = (live?.bindings ?? []).filter(({ name }) => name !== request.params["secret"]);
      if (!live || left.length === live.bindings.length) throw new Refusal(404, 10_056, "Binding not found");
      const version = addVersion(script, { ...live, bindings: left });
      deploy(script, version.id);
      return null;
    },
    [`GET ${SCRIPTS}/:name/subdomain`]: (request) => shownSubdomain(found(request)),
    [`POST ${SCRIPTS}/:name/subdomain`]: async (request) => {
      const script = found(request);
      const wanted = (await request.body.json()) as { enabled: boolean; previews_enabled?: boolean };
      script.workersDev = wanted.enabled;
      script.previews = wanted.previews_enabled ?? wanted.enabled;
      return shownSubdomain(script);
    },
    [`PUT ${SCRIPTS}/:name/schedules`]: async (request) => {
      const schedules = (await request.body.json()) as { cron: string }[];
      found(request).schedules = schedules.map(({ cron }) => cron);
      return { schedules };
    },
    [`POST ${SCRIPTS}/:name/tails`]: (request) => {
      const { name } = found(request);
      return { id: randomUUID(), url: `${request.origin.replace("http", "ws")}/tails/${name}`, expires_at: now() };
    },
    [`DELETE ${SCRIPTS}/:name/tails/:id`]: () => null,
  };
};

const newScript = (name: string): Script => ({
  name,
  tag: randomUUID().replaceAll("-", ""),
  versions: [],
  deployments: [],
  migrationTag: null,
  classes: new Set(),
  schedules: [],
  workersDev: false,
  previews: false,
});

const shownSubdomain = ({ workersDev, previews }: Script) => ({ enabled: workersDev, previews_enabled: previews });

const shownVersion = ({ id, number, created_on, bindings }: ScriptVersion) => ({
  id,
  number,
  metadata: { created_on, source: "wrangler", author_email: "ops@example.org" },
  annotations: { "workers/triggered_by": "upload" },
  resources: { bindings, script: { etag: id, handlers: ["fetch"] }, script_runtime: {} },
});

function addVersion(
  script: Script,
  { bindings, modules, files, placement }: Pick<ScriptVersion, "bindings" | "modules" | "files" | "placement">,
): ScriptVersion {
  const sorted = bindings.toSorted((one, other) => one.name.localeCompare(other.name));
  const version = {
    id: randomUUID(),
    number: script.versions.length + 1,
    created_on: now(),
    bindings: sorted,
    modules,
    files,
    placement,
  };
  script.versions.push(version);
  return version;
}

function deploy(script: Script, versionId: string): string {
  const id = randomUUID();
  script.deployments.push({ id, created_on: now(), versionId });
  return id;
}

/** Stores an uploaded script. Refuses, as the provider does, bindings to missing resources and classes without a migration. */
async function upload(account: ProviderAccount, script: Script, { body }: ProviderRequest): Promise<ScriptVersion> {
  const form = await body.formData();
  const metadata = JSON.parse(textOf(form, "metadata")) as Metadata;
  const { bindings, keep_bindings: keptTypes, migrations, placement } = metadata;
  const classes = new Set(script.classes);
  if (migrations) {
    if ((migrations.old_tag ?? null) !== script.migrationTag) {
      throw new Refusal(400, 10_079, `The migration tag is ${String(script.migrationTag)}, not ${migrations.old_tag}`);
    }
    for (const name of migrations.steps.flatMap((step) => step.new_sqlite_classes ?? [])) classes.add(name);
  }
  const files = assetsOf(account, form);
  const before = liveVersion(script)?.bindings ?? [];
  for (const binding of bindings) requireTarget(account, classes, before, binding);
  const modules = [...form.entries()].flatMap(([name, value]) =>
    value instanceof File ? [{ name, size: value.size }] : [],
  );
  const inherited = bindings.flatMap(({ type, name }) =>
    type === "inherit" ? before.filter((each) => each.name === name) : [],
  );
  const sent = bindings.filter(({ type }) => type !== "inherit");
  // Existing secrets stay, as the provider documents. If the upload says which kinds of bindings stay, only those kinds stay.
  const names = new Set(bindings.map(({ name }) => name));
  const staying = before.filter(({ type, name }) => (keptTypes ?? ["secret_text"]).includes(type) && !names.has(name));
  script.classes = classes;
  script.migrationTag = migrations?.new_tag ?? script.migrationTag;
  return addVersion(script, { bindings: [...sent, ...inherited, ...staying], modules, files, placement });
}

/** Throws if the resource that a binding names does not exist. */
export function requireTarget(
  { scripts, databases, queues, indexes }: ProviderAccount,
  classes: ReadonlySet<string>,
  before: readonly Binding[],
  binding: Binding,
): void {
  const { type, name } = binding;
  const targets: Readonly<Record<string, () => boolean>> = {
    inherit: () => before.some((each) => each.name === name),
    service: () => scripts.has(String(binding["service"])),
    d1: () => databases.some(({ uuid }) => uuid === binding["id"]),
    queue: () => queues.some(({ queue_name: queue }) => queue === binding["queue_name"]),
    vectorize: () => indexes.some((index) => index.name === binding["index_name"]),
    durable_object_namespace: () => classes.has(String(binding["class_name"])),
  };
  if (targets[type]?.() === false) {
    throw new Refusal(400, 10_143, `${type} binding '${name}' is invalid: its target was not found`);
  }
}
