import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { fromRoot } from "../../tools/shared/paths.ts";
import { anchorOf } from "./citations.ts";

const read = (file: string): string => readFileSync(fromRoot(file), "utf8");

/** The parts of the product's description, written as e2e/product/README.md links to them. */
const parts = readdirSync(fromRoot("docs/product")).flatMap((page) =>
  [...read(`docs/product/${page}`).matchAll(/^## (.+)$/gmu)].map(([, part = ""]) => `${page}#${anchorOf(part)}`),
);
const tested = new Set(
  [...read("e2e/product/README.md").matchAll(/\]\(\.\.\/\.\.\/docs\/product\/([^)]+)\)/gu)].map(([, part]) => part),
);

it("e2e/product/README.md says of every part of docs/product which test holds the product to it", () => {
  expect(parts.filter((part) => !tested.has(part))).toEqual([]);
});
