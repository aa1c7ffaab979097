import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";

import { SRD_ATTRIBUTION } from "#contracts/srd-attribution";

import { setSession } from "../../shared/session/session-store.ts";
import { Component as Credits } from "./credits-page.tsx";

const page = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Credits />
    </MemoryRouter>,
  );

it("says to a stranger where the rules come from, word for word and with its two addresses to follow", () => {
  setSession({ status: "signed-out", reason: "none" });
  const words = page().replaceAll(/<[^>]+>/gu, "");
  expect(words).toContain(SRD_ATTRIBUTION);
  expect(page()).toContain('href="https://www.dndbeyond.com/srd"');
  expect(page()).toContain('href="https://creativecommons.org/licenses/by/4.0/legalcode"');
});

it("names the authors of the typefaces and their licence, and leads to the libraries' licences", () => {
  for (const font of ["Fraunces", "Literata", "Inter"]) expect(page()).toContain(`The ${font} Project Authors`);
  expect(page()).toContain("SIL Open Font License 1.1");
  expect(page()).toContain('href="/licenses.txt"');
});
