// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

import { markRoot } from "./mark-root.ts";

it("marks the page while one of the elements is in it", () => {
  const isMarked = () => document.documentElement.hasAttribute("data-dimmed");
  const mark = markRoot("data-dimmed");
  const [dialog, above] = [document.createElement("div"), document.createElement("div")];
  const closeDialog = mark(dialog);
  const closeAbove = mark(above);
  expect(isMarked()).toBe(true);
  closeDialog?.();
  expect(isMarked()).toBe(true);
  closeAbove?.();
  expect(isMarked()).toBe(false);
});

it("is used instead of :has() on the whole page, which styles the page again at every change (print aside)", () => {
  const files = globSync("**/*.{css,tsx}", { cwd: "web/src" }).filter((file) => !file.includes("print"));
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.filter((file) =>
    /(?:html|body|:root):(?:not\(:)?has\(/u.test(readFileSync(`web/src/${file}`, "utf8")),
  );
  expect(wrong).toEqual([]);
});
