// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { LIMITS } from "#contracts/limits";
import { ends, idOf, opens, reminders, replyMessages, settle, world } from "../../table/table.fake.ts";
import { renderAtTable } from "../../testing/render-table.fake.tsx";
import { Composer } from "./composer.tsx";

/** The composer at a table with one finished turn. */
async function openComposer({ isLoaded = true } = {}) {
  const fake = world(replyMessages(1));
  const loading = Promise.withResolvers<undefined>();
  if (!isLoaded) fake.server.held = loading.promise;
  const view = renderAtTable(
    <Composer reminders={{ chosen: reminders, toggles: [] }} language="en" above={() => {}} />,
    fake,
  );
  await act(async () => {
    void fake.table.load();
    await settle();
  });
  return { ...fake, ...view, loaded: () => act(async () => loading.resolve(undefined)) };
}

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "What do you do?" });
const button = (name: string) => screen.getByRole("button", { name });
const sent = ({ lines }: ReturnType<typeof world>) =>
  lines.map(({ order }) => (order?.kind === "action" ? order.body.message : null));

describe("the text box of an action", () => {
  it("sends the player's words with Enter, and is empty for the next ones", async () => {
    const table = await openComposer();
    await table.player.type(box(), "I light the lantern{Enter}");
    expect(sent(table)).toEqual(["I light the lantern"]);
    expect(box().value).toBe("");
  });

  it("begins a new line with Shift+Enter, and sends nothing", async () => {
    const table = await openComposer();
    await table.player.type(box(), "I wait.{Shift>}{Enter}{/Shift}Then I knock.");
    expect(box().value).toBe("I wait.\nThen I knock.");
    expect(table.lines).toEqual([]);
  });

  it("does not send with the Enter that confirms a composed character", async () => {
    const table = await openComposer();
    await table.player.type(box(), "I greet Yuki");
    fireEvent.keyDown(box(), { key: "Enter", keyCode: 229 });
    expect(table.lines).toEqual([]);
    expect(box().value).toBe("I greet Yuki");
  });

  it("sends nothing where nothing was typed", async () => {
    const table = await openComposer();
    await table.player.type(box(), "   {Enter}");
    expect(table.lines).toEqual([]);
  });

  it("keeps words that are too long, and says by how much", async () => {
    const table = await openComposer();
    fireEvent.change(box(), { target: { value: "a".repeat(LIMITS.message + 3) } });
    expect(screen.getByText("3 characters too many")).toBeTruthy();
    await table.player.type(box(), "{Enter}");
    expect(table.lines).toEqual([]);
    expect(box().value).toHaveLength(LIMITS.message + 3);
  });

  it("waits for the table, and then sends what stands in the box", async () => {
    const table = await openComposer({ isLoaded: false });
    await table.player.type(box(), "I knock{Enter}");
    expect(table.lines).toEqual([]);
    await table.loaded();
    await waitFor(() => expect(sent(table)).toEqual(["I knock"]));
  });
});

describe("the button beside it", () => {
  it("acts, stops the reply while one is written, and keeps the focus", async () => {
    const table = await openComposer();
    await table.player.type(box(), "I knock");
    await table.player.click(button("Act"));
    expect(sent(table)).toEqual(["I knock"]);
    const stream = table.lines[0]!;
    const { turnId, listener } = stream;
    await act(async () => listener.received({ id: "1.0", event: opens(turnId) }));
    await table.player.click(button("Stop"));
    expect(table.calls).toContain(`stop ${turnId}`);
    await act(async () => {
      listener.received({ id: "2.0", event: ends });
      stream.end();
      await settle();
    });
    expect(document.activeElement).toBe(button("Act"));
  });
});

describe("the tools above it", () => {
  it("cannot undo where nothing can be undone, and stay reachable with the keyboard", async () => {
    const { player, calls } = await openComposer();
    const undo = button("Undo");
    expect(undo.getAttribute("aria-disabled")).toBe("true");
    undo.focus();
    expect(document.activeElement).toBe(undo);
    await player.keyboard("{Enter}");
    expect(calls.filter((call) => call.startsWith("head"))).toEqual([]);
  });

  it("take the last turn off the table with the X-card, whose first use is explained before it acts", async () => {
    localStorage.clear();
    const { player, calls, screen: state } = await openComposer();
    await player.click(button("X-card"));
    expect(calls).not.toContain(`x-card ${idOf(1)}`);
    expect(state.getState().opened).toEqual({ window: "x-card" });
    await player.click(button("X-card"));
    expect(calls).toContain(`x-card ${idOf(1)}`);
    expect(state.getState().opened).toBeNull();
  });

  it("take it off at once where the X-card was explained before", async () => {
    localStorage.setItem("lorehearth.x-card", "explained");
    const { player, calls } = await openComposer();
    await player.click(button("X-card"));
    expect(calls).toContain(`x-card ${idOf(1)}`);
  });
});
