// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import "../../shared/testing/dom.fake.ts";
import { Component as WorldCreatePage } from "./world-create-page.tsx";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

function openForm() {
  const router = createMemoryRouter(
    [
      { path: "/worlds/create", Component: WorldCreatePage },
      { path: "*", element: <p>elsewhere</p> },
    ],
    { initialEntries: ["/worlds/create"] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, player: userEvent.setup() };
}

const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: /World Name/u });
const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: "Create World" });
const genre = (label: string) => screen.getByRole("checkbox", { name: label });
const sentBodies = () =>
  fetched.mock.calls
    .filter(([, options]) => options?.method === "POST")
    .map(([, options]): unknown => JSON.parse(typeof options?.body === "string" ? options.body : "null"));

describe("the form of a new world", () => {
  it("sends what was chosen, once, and opens the world", async () => {
    fetched.mockImplementation(async () =>
      Response.json(
        { worldId: "w1", name: "Orme", description: "Salt.", aiGeneratedDescription: "Salt.", source: "oracle" },
        { status: 201 },
      ),
    );
    const { player, router } = openForm();
    expect(submit().disabled).toBe(true);
    await player.type(name(), "Orme");
    await player.click(genre("High Fantasy"));
    await player.type(screen.getByRole("textbox", { name: "Setting" }), "Steampunk");
    await player.dblClick(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe("/worlds/w1"));
    expect(sentBodies()).toEqual([
      expect.objectContaining({ name: "Orme", genres: ["high-fantasy"], magicLevel: "medium", setting: "Steampunk" }),
    ]);
  });

  it("says at the field what is wrong with it, and sends nothing", async () => {
    const { player } = openForm();
    await player.click(genre("High Fantasy"));
    await player.click(name());
    await player.paste("x".repeat(121));
    await player.tab();
    await waitFor(() => expect(name().getAttribute("aria-invalid")).toBe("true"));
    const message = document.getElementById(name().getAttribute("aria-describedby")?.split(" ").at(-1) ?? "");
    expect(message?.textContent).toMatch(/120/u);
    await player.click(submit());
    expect(sentBodies()).toEqual([]);
  });

  it("keeps what was entered where the server fails, says why, and sends it again", async () => {
    fetched.mockImplementation(async () =>
      Response.json(
        { error: "Unreachable", code: "game_master_unreachable", requestId: "r", details: { retryable: true } },
        { status: 503 },
      ),
    );
    const { player } = openForm();
    await player.type(name(), "Orme");
    await player.click(genre("Cosmic Horror"));
    await player.click(submit());
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByRole("alert").textContent).not.toBe("");
    expect(name().value).toBe("Orme");
    const tries = sentBodies().length;
    await player.click(again);
    await waitFor(() => expect(sentBodies().length).toBeGreaterThan(tries));
    expect(sentBodies().at(-1)).toMatchObject({ name: "Orme", genres: ["cosmic-horror"] });
  });

  it("asks before it is left with something in it", async () => {
    const { player, router } = openForm();
    await player.type(name(), "Orme");
    await player.click(screen.getByRole("link", { name: "Cancel" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(router.state.location.pathname).toBe("/worlds/create");
    expect(dialog.textContent).toMatch(/changes|lost|leave/iu);
  });
});
