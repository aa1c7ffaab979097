import { Failure } from "../../tools/shared/failure.ts";
import type { Step } from "./step.ts";
import { outputOf, jsonOf } from "./wrangler.ts";

/** The Pages project as the wrangler.toml at the root describes it. */
export interface PagesProject {
  readonly name: string;
  readonly directory: string;
  readonly compatibilityDate: string;
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
      if (!siteUrl && !domain) throw new Failure("The project was made, but its address is not listed yet.");
      found.url = siteUrl ?? `https://${domain}`;
      return `${existing ? "found" : "created"}, at ${found.url}`;
    },
  };
};

/** Deploys the web app and the gateway. The wrangler.toml at the root binds them to the workers. */
export const pagesDeployment = ({ name, directory }: PagesProject, buildWeb: () => Promise<void>): Step => {
  const deploy = ["pages", "deploy", directory, "--project-name", name, "--branch", BRANCH, "--commit-dirty=true"];
  return {
    name: "Web app and gateway",
    commands: ["vite build --config web/vite.config.ts", `wrangler ${deploy.join(" ")}`],
    remedy:
      "The workers are deployed and the site is still the one of before; both work together. In the dashboard, under Pages, an older deployment can be made the site again.",
    async run({ wrangler }) {
      await buildWeb();
      const output = await outputOf(wrangler, deploy);
      return `deployed${/ https:\/\/\S+/u.exec(output)?.[0] ?? ""}`;
    },
  };
};
