import { describe, expect, it } from "vitest";

import { fakeCaches } from "./caches.fake.ts";
import { createAppShell } from "./app-shell.ts";

const PATHS = ["/", "/assets/index-a1.js", "/theme.js"];

/** A site with files, and a browser that caches them. */
function site() {
  const { caches, stored } = fakeCaches();
  const files = new Map([...PATHS, "/assets/greek-g1.woff2"].map((path) => [path, `${path} of one`]));
  const requested: string[] = [];
  const fetch = async (request: Request | string): Promise<Response> => {
    const path = typeof request === "string" ? request : new URL(request.url).pathname;
    requested.push(path);
    const file = files.get(path);
    return file === undefined ? new Response("", { status: 404 }) : new Response(file);
  };
  const network: { fetch: typeof fetch } = { fetch };
  const shellOf = (version: string, paths: readonly string[] = PATHS) =>
    createAppShell({ version, paths }, { caches, fetch: (request) => network.fetch(request), patience: 5 });
  const cut = () => (network.fetch = () => Promise.reject(new TypeError("Failed to fetch")));
  const hang = () => (network.fetch = () => new Promise<never>(() => undefined));
  return { shellOf, stored, files, requested, cut, hang };
}
const request = (path: string) => new Request(`https://site.example${path}`);
const textOf = async (response: Promise<Response>) => (await response).text();

describe("The app's files", () => {
  it("open any page without a network, or when the network does not answer in time", async () => {
    const { shellOf, cut, hang } = site();
    const shell = shellOf("1");
    await shell.install();
    cut();
    expect(await textOf(shell.page(request("/game/c1")))).toBe("/ of one");
    expect(await textOf(shell.asset(request("/assets/index-a1.js")))).toBe("/assets/index-a1.js of one");
    hang();
    expect(await textOf(shell.page(request("/worlds")))).toBe("/ of one");
  });

  it("come from the server when it answers: a reload gives the newest version", async () => {
    const { shellOf, files } = site();
    const shell = shellOf("1");
    await shell.install();
    files.set("/", "/ of two").set("/theme.js", "/theme.js of two");
    expect(await textOf(shell.page(request("/")))).toBe("/ of two");
    expect(await textOf(shell.file(request("/theme.js")))).toBe("/theme.js of two");
  });

  it("are stored all or not at all: a version with a missing file is not used", async () => {
    const { shellOf, files, stored } = site();
    files.delete("/theme.js");
    await expect(shellOf("1").install()).rejects.toThrow("/theme.js answered 404");
    expect(stored()).toEqual({});
  });

  it("are not loaded again when the version before has the same ones", async () => {
    const { shellOf, requested } = site();
    await shellOf("1").install();
    requested.length = 0;
    await shellOf("2").install();
    expect(requested).toEqual(["/", "/theme.js"]);
  });

  it("of the version before stay for pages that are still open; older ones are deleted", async () => {
    const { shellOf, stored } = site();
    for (const version of ["1", "2", "3"]) await shellOf(version).install();
    await shellOf("3").tidy();
    expect(Object.keys(stored())).toEqual(["lorehearth-shell:2", "lorehearth-shell:3"]);
  });

  it("include fonts that were loaded later for a name", async () => {
    const { shellOf, cut } = site();
    const shell = shellOf("1");
    await shell.install();
    await shell.asset(request("/assets/greek-g1.woff2"));
    cut();
    expect(await textOf(shell.asset(request("/assets/greek-g1.woff2")))).toBe("/assets/greek-g1.woff2 of one");
  });
});
