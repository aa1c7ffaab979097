import { randomUUID } from "node:crypto";

import { type ProviderRequest, Refusal, type Routes, textOf } from "./routes.ts";
import { requireTarget } from "./scripts.ts";
import { ACCOUNT_ID, type Binding, type PagesProject, type ProviderAccount } from "./state.ts";

const PROJECTS = `/accounts/${ACCOUNT_ID}/pages/projects`;
const now = (): string => new Date().toISOString();

/** The routes for Pages: projects, their static files by hash, and their deployments. */
export const pagesRoutes = (account: ProviderAccount): Routes => {
  const found = ({ params: { name = "" } }: ProviderRequest): PagesProject => {
    const project = account.projects.find((each) => each.name === name);
    if (!project) throw new Refusal(404, 8_000_007, "Project not found");
    return project;
  };
  return {
    [`GET ${PROJECTS}`]: () => account.projects.map(shown),
    [`POST ${PROJECTS}`]: async ({ body }) => {
      const { name, production_branch } = (await body.json()) as Pick<PagesProject, "name" | "production_branch">;
      if (account.projects.some((each) => each.name === name)) {
        throw new Refusal(409, 8_000_002, "A project with this name already exists");
      }
      const project = { name, production_branch, created_on: now(), deployments: [], domains: [] };
      account.projects.push(project);
      return shown(project);
    },
    [`GET ${PROJECTS}/:name`]: (request) => shown(found(request)),
    [`GET ${PROJECTS}/:name/upload-token`]: (request) => {
      found(request);
      const claims = Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 3_600 })).toString("base64url");
      return { jwt: `e30.${claims}.made-up` };
    },
    "POST /pages/assets/check-missing": async ({ body }) => {
      const { hashes } = (await body.json()) as { hashes: string[] };
      return hashes.filter((hash) => !account.assets.has(hash));
    },
    "POST /pages/assets/upload": async ({ body }) => {
      for (const { key } of (await body.json()) as { key: string }[]) account.assets.add(key);
      return null;
    },
    "POST /pages/assets/upsert-hashes": () => null,
    [`POST ${PROJECTS}/:name/deployments`]: async (request) => {
      const project = found(request);
      const form = await request.body.formData();
      const files = JSON.parse(textOf(form, "manifest")) as Record<string, string>;
      const missing = Object.values(files).filter((hash) => !account.assets.has(hash));
      if (missing.length > 0) throw new Refusal(400, 8_000_000, `${missing.length} files were not uploaded`);
      const bundle = form.get("_worker.bundle");
      const bindings = bundle instanceof File ? await bindingsOf(bundle) : [];
      for (const binding of bindings) requireTarget(account, new Set(), [], binding);
      const branch = form.get("branch");
      const environment = branch === project.production_branch ? ("production" as const) : ("preview" as const);
      const deployment = {
        id: randomUUID(),
        created_on: now(),
        files,
        environment,
        bindings,
        bundled: bundle !== null,
      };
      project.deployments.push(deployment);
      return shownDeployment(project, deployment);
    },
    [`GET ${PROJECTS}/:name/domains`]: (request) => found(request).domains,
    [`POST ${PROJECTS}/:name/domains`]: async (request) => {
      const { name } = (await request.body.json()) as { name: string };
      if (account.projects.some(({ domains }) => domains.some((each) => each.name === name))) {
        throw new Refusal(409, 8_000_018, "You have already added this custom domain");
      }
      const domain = { name, status: "pending" };
      found(request).domains.push(domain);
      return domain;
    },
    [`GET ${PROJECTS}/:name/deployments/:id`]: (request) => {
      const project = found(request);
      const deployment = project.deployments.find(({ id }) => id === request.params["id"]);
      if (!deployment) throw new Refusal(404, 8_000_009, "Deployment not found");
      return shownDeployment(project, deployment);
    },
  };
};

/** The bindings in the metadata of an uploaded bundle, which is a multipart form itself. */
async function bindingsOf(bundle: File): Promise<readonly Binding[]> {
  const text = await bundle.text();
  const boundary = text.slice(2, text.indexOf("\r\n"));
  const form = await new Response(text, {
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
  }).formData();
  return (JSON.parse(textOf(form, "metadata")) as { bindings?: Binding[] }).bindings ?? [];
}

const shown = ({ name, production_branch, created_on, domains }: PagesProject) => ({
  id: name,
  name,
  subdomain: `${name}-4xy.pages.dev`,
  domains: [`${name}-4xy.pages.dev`, ...domains.map((domain) => domain.name)],
  production_branch,
  created_on,
  deployment_configs: { production: {}, preview: {} },
  latest_deployment: null,
  source: null,
});

const shownDeployment = (
  { name }: PagesProject,
  { id, created_on, environment }: PagesProject["deployments"][number],
) => ({
  id,
  url: `https://${id.slice(0, 8)}.${name}-4xy.pages.dev`,
  environment,
  project_name: name,
  created_on,
  aliases: null,
  latest_stage: { name: "deploy", status: "success", started_on: created_on, ended_on: created_on },
});
