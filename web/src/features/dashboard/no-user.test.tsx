import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";

import { setSession } from "../../shared/session/session-store.ts";
import { Component as Dashboard } from "./dashboard-page.tsx";

it("is said on a dashboard whose player has just gone (product.md §2)", () => {
  setSession({ status: "signed-out", reason: "none" });
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Dashboard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(page).toMatch(/<h1[^>]*>No User Found<\/h1>/u);
  expect(page).toContain("Please log in to view the dashboard.");
  expect(page).toContain('href="/login"');
});
