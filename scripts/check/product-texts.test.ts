import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { fromRoot } from "../../tools/shared/paths.ts";

const SOURCES = ["web/src", "packages", "workers"];
/** Matches quoted texts. They may contain a quoted placeholder: “Your words touch a line: “{line}”. Nothing was sent.” */
const QUOTED = /“((?:[^“”]|“[^“”]*”)*)”/gu;
const PLACEHOLDER = /\{[^}]*\}/u;

const filesIn = (folder: string, isMeant: (name: string) => boolean): string[] =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: "utf8" })
    .filter(isMeant)
    .map((name) => `${folder}/${name}`);
const read = (file: string): string => readFileSync(fromRoot(file), "utf8");

const code = SOURCES.flatMap((folder) =>
  filesIn(
    folder,
    (name) => /(?:(?<!\.test|\.fake)\.tsx?|premise\.json)$/u.test(name) && !name.includes("node_modules"),
  ),
)
  .map(read)
  .join("\n");

const texts = ["docs/product.md", ...filesIn("docs/product", (name) => name.endsWith(".md"))].flatMap((file) =>
  [...read(file).matchAll(QUOTED)].map(([, text = ""]) => ({ file, text: text.replaceAll(/\s+/gu, " ") })),
);

describe("a text that docs/product quotes", () => {
  it("stands in the code, letter by letter but for what is filled in", () => {
    const missing = texts.filter(({ text }) =>
      text.split(PLACEHOLDER).some((piece) => !code.includes(piece.trim().replaceAll(/\s+/gu, " "))),
    );
    expect(missing).toEqual([]);
  });

  it("is there at all", () => expect(texts.length).toBeGreaterThan(200));
});
