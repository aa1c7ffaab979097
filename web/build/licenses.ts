import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Plugin, Rolldown } from "vite";

import { SRD_ATTRIBUTION, SRD_CHANGES } from "../../packages/contracts/src/srd-attribution.ts";

export const LICENSES = "licenses.txt";

/** Packages whose code is compiled into the style sheet. The style sheet itself does not name them. */
const IN_THE_STYLE_SHEET = ["tailwindcss"];

/** Matches the folder of the package that a file belongs to. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u;
/** Matches the names of licence files. NOTICE files are included, because the Apache licence requires passing them on. */
const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)/iu;
const RULE = "-".repeat(80);

/** The texts that must be published together with a copy of a package. */
interface Notice {
  readonly name: string;
  readonly version: string;
  /** The licence as an SPDX expression. */
  readonly license: string;
  readonly text: string;
}

/**
 * Writes licenses.txt: the attribution of the rules, and the licence of every package with code, fonts or styles in the build. The page
 * /credits links to it. Vite's own `build.license` covers code only.
 * @param root the folder of index.html
 */
export function licenses(root: string): Plugin {
  return {
    name: "licenses",
    apply: "build",
    generateBundle(_, bundle) {
      const inStyles = IN_THE_STYLE_SHEET.map((name) => join(root, "../node_modules", name));
      const used = Object.values(bundle).flatMap((output) => packagesIn(output, root));
      const folders = [...new Set([...inStyles, ...used])];
      this.emitFile({ type: "asset", fileName: LICENSES, source: licensesText(folders.map(noticeOf)) });
    },
  };
}

function packagesIn(output: Rolldown.OutputBundle[string], root: string): string[] {
  const sources = output.type === "chunk" ? output.moduleIds : output.originalFileNames;
  return sources.flatMap((source) => PACKAGE.exec(resolve(root, source))?.[0] ?? []);
}

/**
 * Reads the licence notice of an installed package.
 * @throws when the package has no licence text: somebody has to decide what to publish
 */
export function noticeOf(folder: string): Notice {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Partial<Notice>;
  const { name = folder, version = "", license = "" } = manifest;
  const files = readdirSync(folder).filter((file) => LICENSE_FILE.test(file));
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), "utf8").trim());
  if (!license || texts.length === 0) throw new Error(`${name} ${version} is in the build and has no licence text.`);
  return { name, version, license, text: texts.join("\n\n") };
}

/** The text of licenses.txt: packages sorted by name; packages with identical texts share one entry. */
export function licensesText(notices: readonly Notice[]): string {
  const byText = Map.groupBy(
    notices.toSorted((one, other) => one.name.localeCompare(other.name, "en")),
    ({ text }) => text,
  );
  const parts = [...byText].map(([text, alike]) => {
    const names = alike.map(({ name, version, license }) => `${name} ${version} (${license})`);
    return `${names.join("\n")}\n\n${text}\n`;
  });
  const head = `Lorehearth's web app contains the following works of others.\n\n${SRD_ATTRIBUTION}\n${SRD_CHANGES}\n`;
  return [head, ...parts].join(`\n${RULE}\n\n`);
}
