// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import type { Message } from "#contracts/play/turn";
import { idOf, line, replyMessages, settle, world } from "../../table/table.fake.ts";
import { renderAtTable } from "../../testing/render-table.fake.tsx";
import { turnsOf } from "../../turn/story-turn.ts";
import { TurnView } from "./turn-view.tsx";

/** Shows a turn at the end of a loaded story. */
async function showTurn(reply: Partial<Message> = {}) {
  const story = [line("user", 1, "I knock."), line("gm", 1, "Nobody answers.", reply)];
  const fake = world(story);
  await fake.table.load();
  const onOpenTurn = vi.fn<(turnId: string) => void>();
  const view = renderAtTable(
    <TurnView turn={turnsOf(story)[0]!} isLive={false} isLast isMarked={false} onOpenTurn={onOpenTurn} />,
    fake,
  );
  return { ...fake, ...view, onOpenTurn };
}

describe("a turn", () => {
  it("is an article with the player's words and the game master's reply", async () => {
    await showTurn();
    const turn = screen.getByRole("article", { name: "Turn 1" });
    expect(within(turn).getByText("I knock.")).toBeTruthy();
    expect(within(turn).getByText("Nobody answers.")).toBeTruthy();
  });

  it("that broke off says so to screen readers, and offers to go on", async () => {
    await showTurn({ state: "interrupted" });
    const notices = screen.getAllByRole("status").map((notice) => notice.textContent ?? "");
    expect(notices.some((notice) => notice.includes("The reply broke off here."))).toBe(true);
    expect(screen.getAllByRole("button", { name: /Continue/u }).length).toBeGreaterThan(0);
  });

  it("with three variants shows which one it is, and goes to its neighbours by button and by arrow key", async () => {
    const variants = [idOf(7), idOf(1), idOf(9)];
    const { player, calls } = await showTurn({ variants });
    expect(screen.getByText("2/3")).toBeTruthy();
    await player.click(screen.getByRole("button", { name: "Earlier telling" }));
    expect(calls).toContain(`head ${JSON.stringify({ turnId: idOf(7), follow: true })}`);
    await act(settle);
    screen.getByRole("button", { name: "Later telling" }).focus();
    await player.keyboard("{ArrowRight}");
    expect(calls).toContain(`head ${JSON.stringify({ turnId: idOf(9), follow: true })}`);
  });
});

describe("the tools of a turn", () => {
  it("are one stop of the Tab key, and arrow keys go along them", async () => {
    const { player } = await showTurn();
    const tools = within(screen.getByRole("toolbar")).getAllByRole("button");
    expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    tools[0]!.focus();
    await player.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(tools[1]);
    await player.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(document.activeElement).toBe(tools.at(-1));
  });

  it("open the editor of the reply in its place", async () => {
    const { player } = await showTurn();
    await player.click(screen.getByRole("button", { name: "Edit the reply" }));
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox");
    expect(box.value).toBe("Nobody answers.");
  });
});

it("A turn of an opening has no words of the player", async () => {
  const story = replyMessages(1).slice(1);
  const fake = world(story);
  renderAtTable(
    <TurnView
      turn={{ ...turnsOf(story)[0]!, kind: "opening", playerText: "" }}
      isLive={false}
      isLast
      isMarked={false}
      onOpenTurn={() => {}}
    />,
    fake,
  );
  expect(screen.queryByText("You:")).toBeNull();
  expect(screen.getByText("You did 1.")).toBeTruthy();
});
