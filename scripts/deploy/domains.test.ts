import { describe, expect, it, vi } from "vitest";

import type { Fetch } from "./provider-api.ts";
import { deployToFake, goodSite } from "./testing/deploy-to-fake.ts";
import { type Account, EMPTY } from "./testing/fake-account.ts";

// Reading the repository's configuration loads all of wrangler.
vi.setConfig({ testTimeout: 60_000 });

/** A site whose Pages project has these domains, with their states. Adds new domains to them. */
const siteWith = (domains: { name: string; status: string }[]) => {
  const asked: string[] = [];
  const site: Fetch = async (url, init) => {
    asked.push(url);
    if (!url.startsWith("https://api.example/")) return goodSite(url, init);
    if (init?.method !== "POST") return Response.json({ success: true, result: domains });
    const { name } = JSON.parse(typeof init.body === "string" ? init.body : "{}") as { name: string };
    const added = { name, status: "pending" };
    domains.push(added);
    return Response.json({ success: true, result: added });
  };
  return { site, asked };
};
const env = { SITE_URL: "https://play.example.org" };
const deploy = (site: Fetch, before: Account = EMPTY) => deployToFake(before, { env, site });

describe("The site's own domain", () => {
  it("is added to the Pages project. Until it is active, the deployment says what to do and tests the address of Pages", async () => {
    const { site, asked } = siteWith([]);
    const { failure, output, found } = await deploy(site);
    expect(failure).toBeNull();
    expect(output).toContain("Domain play.example.org: added, pending");
    expect(found.toDo).toEqual([
      "play.example.org is pending. Point it at the site with a CNAME record: play.example.org → lorehearth-4xy.pages.dev. Until it is active, the site is at https://lorehearth-4xy.pages.dev.",
    ]);
    expect(asked).toContain("https://lorehearth-4xy.pages.dev/api/health");
    expect(asked).not.toContain("https://play.example.org/api/health");
  });

  it("is found again, and is the site's address once it is active", async () => {
    const { site, asked } = siteWith([{ name: "play.example.org", status: "active" }]);
    const { output, found } = await deploy(site);
    expect(output).toContain("Domain play.example.org: found, active");
    expect([found.url, found.toDo]).toEqual(["https://play.example.org", []]);
    expect(asked).toContain("https://play.example.org/api/health");
  });

  it("may belong to another project: then the deployment stops with Cloudflare's reason, and prints no token", async () => {
    const errors = [{ code: 8_000_018, message: "You have already added this custom domain" }];
    const site: Fetch = async (url, init) =>
      init?.method === "POST" && url.startsWith("https://api.example/")
        ? Response.json({ success: false, result: null, errors }, { status: 409 })
        : Response.json({ success: true, result: [] });
    const { failure } = await deploy(site);
    expect(failure).toContain("15/17 Domain play.example.org failed.");
    expect(failure).toContain("You have already added this custom domain [code: 8000018]");
    expect(failure).toContain("no other Pages project has play.example.org");
    expect(failure).not.toContain("a-made-up-token");
  });
});

describe("The domain of mails", () => {
  const MAIL_FROM = "Lorehearth <table@play.example.org>";

  it("is enabled for sending, and the deployment says which DNS records it needs", async () => {
    const { after, failure, found } = await deployToFake(EMPTY, { env: { MAIL_FROM } });
    expect(failure).toBeNull();
    expect(after.sending).toEqual(["play.example.org"]);
    expect(found.toDo.join()).toContain("cf-bounce._domainkey.play.example.org");
  });

  it("is found the next time, and nothing is left to do", async () => {
    const { found, output } = await deployToFake({ ...EMPTY, sending: ["play.example.org"] }, { env: { MAIL_FROM } });
    expect(output).toContain("Mail domain play.example.org: found");
    expect(found.toDo).toEqual([]);
  });

  it("is enabled before a worker is uploaded that sends from it", async () => {
    const { after, failure } = await deployToFake(
      { ...EMPTY, fails: ["email sending enable"] },
      { env: { MAIL_FROM } },
    );
    expect(failure).toContain("Mail domain play.example.org failed.");
    expect(failure).toContain("has to be a zone of this account");
    expect(after.workers).toEqual({});
  });
});
