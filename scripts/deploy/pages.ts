import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Failure } from "../../tools/shared/failure.ts";
import { fromRoot } from "../../tools/shared/paths.ts";
import type { Step } from "./step.ts";
import { outputOf, jsonOf } from "./wrangler.ts";

/** The Pages project as the wrangler.toml at the root describes it. */
export interface PagesProject {
  readonly name: string;
  readonly directory: string;
  readonly compatibilityDate: string;
  readonly compatibilityFlags: readonly string[];
  readonly services: readonly { readonly binding: string; readonly service: string }[];
}

/** The branch that Pages publishes as the production site. */
const BRANCH = "main";

interface Listed {
  readonly "Project Name": string;
  readonly "Project Domains": string;
}

/** Finds the Pages project or creates it, and notes its address for the smoke test. */
export const pagesProject = ({ name, compatibilityDate }: PagesProject, siteUrl: string | null): Step => {
  const create = ["pages", "project", "create", name, "--production-branch", BRANCH];
  const dated = [...create, "--compatibility-date", compatibilityDate];
  return {
    name: `Pages project ${name}`,
    commands: ["wrangler pages project list --json", `wrangler ${dated.join(" ")}   (where it is missing)`],
    remedy: "Check that the API token may edit Pages of this account.",
    async run({ wrangler, found }) {
      const list = ["pages", "project", "list", "--json"];
      const named = (projects: readonly Listed[]) => projects.find((each) => each["Project Name"] === name);
      const existing = named(await jsonOf<readonly Listed[]>(wrangler, list));
      if (!existing) await outputOf(wrangler, dated);
      const project = existing ?? named(await jsonOf<readonly Listed[]>(wrangler, list));
      const domain = project?.["Project Domains"].split(", ").find((each) => each.endsWith(".pages.dev"));
      if (!domain) throw new Failure("The project was made, but its address is not listed yet.");
      found.pagesUrl = `https://${domain}`;
      found.url = siteUrl ?? found.pagesUrl;
      return `${existing ? "found" : "created"}, at ${found.url}`;
    },
  };
};

/**
 * The configuration of the Pages project. A preview, which is a deployment of another branch, is bound to nothing: it shows the pages and
 * reaches no player's data.
 */
const pagesConfig = (pages: PagesProject): object => ({
  name: pages.name,
  pages_build_output_dir: fromRoot(pages.directory),
  compatibility_date: pages.compatibilityDate,
  compatibility_flags: pages.compatibilityFlags,
  services: pages.services,
  env: { preview: { services: [] } },
});

/**
 * Writes the project's configuration into a folder of its own, with a copy of the gateway. wrangler accepts no other file for Pages than
 * the one in its working directory, and its bundler cannot follow a link to the gateway. The folder must be in the repository, where the
 * gateway's imports are found.
 */
export function writePagesConfig(pages: PagesProject, folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "wrangler.json"), `${JSON.stringify(pagesConfig(pages), null, 2)}\n`);
  rmSync(join(folder, "functions"), { force: true, recursive: true });
  cpSync(fromRoot("functions"), join(folder, "functions"), {
    recursive: true,
    filter: (path) => !path.endsWith(".test.ts"),
  });
}

/** Deploys the web app and the gateway. `folder` has the project's configuration, which binds them to the workers. */
export const pagesDeployment = (
  { name, directory }: PagesProject,
  folder: string,
  buildWeb: () => Promise<void>,
): Step => {
  const project = ["--project-name", name, "--branch", BRANCH, "--commit-dirty=true"];
  const deploy = ["pages", "deploy", fromRoot(directory), ...project];
  return {
    name: "Web app and gateway",
    commands: ["vite build --config web/vite.config.ts", `wrangler ${deploy.join(" ")}   (in ${folder})`],
    remedy:
      "The workers are deployed and the site is still the one of before; both work together. In the dashboard, under Pages, an older deployment can be made the site again.",
    async run({ wrangler }) {
      await buildWeb();
      const output = await outputOf(wrangler, deploy, folder);
      return `deployed${/ https:\/\/\S+/u.exec(output)?.[0] ?? ""}`;
    },
  };
};
