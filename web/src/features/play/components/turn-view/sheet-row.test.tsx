// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import type { Message } from "#contracts/play/turn";
import { idOf, line, replyMessages, world } from "../../table/table.fake.ts";
import { renderAtTable } from "../../testing/render-table.fake.tsx";
import { turnsOf } from "../../turn/story-turn.ts";
import { Announcer } from "../story/announcer.tsx";
import { TurnView } from "./turn-view.tsx";

const ROLL = {
  number: 0,
  notation: "1d20",
  label: "Luck",
  characterId: "mira",
  dice: [{ sides: 20, value: 14, kept: true }],
  total: 14,
  check: null,
};

const entry = (more: Partial<Message> = {}) =>
  line("gm", 2, "Mira puts on the Chain Shirt.", { kind: "sheet", source: "table", ...more });

async function showRow(more: Partial<Message> = {}) {
  const story = [...replyMessages(1), entry(more)];
  const fake = world(story);
  await fake.table.load();
  const turn = turnsOf(story).at(-1)!;
  return renderAtTable(<TurnView turn={turn} isLive={false} isLast isMarked={false} onOpenTurn={() => {}} />, fake);
}

describe("a change of a sheet in the story", () => {
  it("is a row with its sentence, and no note of the table", async () => {
    await showRow();
    const row = screen.getByRole("article", { name: "Turn 2" });
    expect(row.textContent).toContain("Mira puts on the Chain Shirt.");
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("can be named, copied, linked and taken back, and not retried, edited or continued", async () => {
    const { player } = await showRow();
    await player.click(screen.getByRole("button", { name: "What to do with turn 2" }));
    const offered = (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent ?? "");
    expect(offered).toHaveLength(4);
    expect(offered.join(" ")).not.toMatch(/Retry|Edit|Continue/u);
  });

  it("shows its dice when they are asked for", async () => {
    const { player } = await showRow({ rolls: [ROLL] });
    const dice = screen.getByText("the roll").closest("details");
    expect(dice?.open).toBe(false);
    await player.click(screen.getByText("the roll"));
    expect(dice?.open).toBe(true);
    expect(screen.getByText("Luck")).toBeTruthy();
  });
});

describe("a screen reader", () => {
  it("hears a change that another tab has made, once", async () => {
    const fake = world(replyMessages(1));
    await fake.table.load();
    renderAtTable(<Announcer />, fake);
    const { messages } = fake.server;
    fake.server.messages = [...messages, entry()];
    await act(() => fake.table.refresh());
    expect(screen.getByRole("log").textContent).toBe("Mira puts on the Chain Shirt.");
    fake.server.messages = messages;
    await act(() => fake.table.refresh());
    fake.server.messages = [...messages, entry()];
    await act(() => fake.table.refresh());
    expect(screen.getByRole("log").textContent).toBe("Mira puts on the Chain Shirt.");
  });

  it("does not hear a change of this tab twice: the sheet says it", async () => {
    const fake = world(replyMessages(1));
    await fake.table.load();
    renderAtTable(<Announcer />, fake);
    await act(() => fake.table.changeSheet("mira", { type: "death_save" }));
    expect(fake.state().turns.at(-1)?.turnId).toBe(idOf(100));
    expect(screen.getByRole("log").textContent).toBe("");
  });
});
