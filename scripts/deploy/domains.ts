import type { PagesProject } from "./pages.ts";
import { askProvider, type ProviderApi } from "./provider-api.ts";
import type { Step } from "./step.ts";
import { outputOf, WranglerRefusal } from "./wrangler.ts";

/**
 * The site's own domain, if SITE_URL names one that must be added to the Pages project. Null for none, for an address of Pages, and for
 * this machine, which only tests use.
 */
export function domainOf(siteUrl: string | null): string | null {
  if (siteUrl === null) return null;
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === "http:" || hostname.endsWith(".pages.dev") ? null : hostname;
}

/** Adds the site's own domain to the Pages project. Until Cloudflare has verified it, the site is reached at the address of Pages. */
export const siteDomain = ({ name }: PagesProject, domain: string, api: ProviderApi): Step => {
  const path = `/pages/projects/${name}/domains`;
  return {
    name: `Domain ${domain}`,
    commands: ["wrangler auth token --json", `ask: GET ${path}`, `ask: POST ${path}   (where it is missing)`],
    remedy: `Check that the API token may edit Pages, and that no other Pages project has ${domain}: a domain belongs to one project.`,
    async run(deploying) {
      const domains = await askProvider<readonly { name: string; status: string }[]>(api, deploying, "GET", path);
      const existing = domains.find((each) => each.name === domain);
      const { status } =
        existing ?? (await askProvider<{ status: string }>(api, deploying, "POST", path, { name: domain }));
      const { found } = deploying;
      if (status === "active") return "found, active";
      found.url = found.pagesUrl;
      found.toDo.push(
        `${domain} is ${status}. Point it at the site with a CNAME record: ${domain} → ${new URL(found.pagesUrl).hostname}. Until it is active, the site is at ${found.pagesUrl}.`,
      );
      return `${existing ? "found" : "added"}, ${status}`;
    },
  };
};

/** Makes sure that Email Sending is enabled for the domain of MAIL_FROM. Its zone must be in the account. */
export const mailDomain = (sender: string): Step => {
  const domain = sender.slice(sender.lastIndexOf("@") + 1).replace(/>$/u, "");
  const settings = ["email", "sending", "settings", domain];
  const enable = ["email", "sending", "enable", domain];
  const records = ["email", "sending", "dns", "get", domain];
  return {
    name: `Mail domain ${domain}`,
    commands: [
      `wrangler ${settings.join(" ")}`,
      `wrangler ${enable.join(" ")}   (where it is missing)`,
      `wrangler ${records.join(" ")}   (where it is missing)`,
    ],
    remedy: `${domain} or the domain above it has to be a zone of this account, and the API token needs to read zones and edit Email Sending. Without MAIL_FROM the site is deployed without mail.`,
    async run({ wrangler, found }) {
      const output = await wrangler(settings);
      if (output.code === 0) return "found";
      if (!`${output.stdout}${output.stderr}`.includes("No sending subdomain found")) {
        throw new WranglerRefusal(settings, output);
      }
      await outputOf(wrangler, enable);
      const dns = (await outputOf(wrangler, records)).trim();
      found.toDo.push(`Mails from ${domain} need these DNS records, if its zone does not have them yet:\n${dns}`);
      return "Email Sending enabled";
    },
  };
};
