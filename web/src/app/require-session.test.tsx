import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";

import { RequireSession } from "./require-session.tsx";
import type * as sessionStore from "../shared/session/session-store.ts";
import { setSession } from "../shared/session/session-store.ts";
import { Component as Dashboard } from "../features/dashboard/dashboard-page.tsx";

type Session = Parameters<typeof setSession>[0];

const SIGNED_OUT: Session = { status: "signed-out", reason: "none" };
const SIGNED_IN: Session = { status: "signed-in", user: { uid: "ada", displayName: "Ada", email: "ada@example.org" } };

// A static render reads a store's initial state. This mock lets the hooks read the current state.
vi.mock("../shared/session/session-store.ts", async (load) => {
  const store = await load<typeof sessionStore>();
  const { getState } = store.useSession;
  const useUser: typeof store.useUser = () => {
    const session = getState();
    return session.status === "signed-in" ? session.user : null;
  };
  return { ...store, useSession: Object.assign(() => getState(), store.useSession), useUser };
});

/** Renders the page "/" with this session and returns the markup: the dashboard alone, or the dashboard inside RequireSession. */
function markup(session: Session, { checked }: { readonly checked: boolean }): string {
  setSession(session);
  const dashboard = <Route path="/" element={<Dashboard />} />;
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Routes>{checked ? <Route element={<RequireSession />}>{dashboard}</Route> : dashboard}</Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe("'No User Found'", () => {
  it("is what the dashboard alone shows without a session, with a link to the sign-in", () => {
    const page = markup(SIGNED_OUT, { checked: false });
    expect(page).toMatch(/<h1[^>]*>No User Found<\/h1>/u);
    expect(page).toContain("Please log in to view the dashboard.");
    expect(page).toContain('href="/login"');
  });

  it("is not shown to a signed-in player", () => {
    const page = markup(SIGNED_IN, { checked: true });
    expect(page).toContain("Loading your dashboard...");
    expect(page).not.toContain("No User Found");
  });

  it("is what a player sees whose session ends on the dashboard", () => {
    expect(markup({ status: "signed-out", reason: "expired" }, { checked: true })).toContain("No User Found");
  });

  it.each(["none", "left"] as const)("is not shown to a visitor, who is sent to /login: %s", (reason) => {
    expect(markup({ status: "signed-out", reason }, { checked: true })).toBe("");
  });
});
