// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Pencil } from "lucide-react";
import { describe, expect, it, vi } from "vitest";

import "../../../../shared/testing/dom.fake.ts";
import { ActionMenu } from "./action-menu.tsx";

function showMenu({ disabled = false } = {}) {
  const rename = vi.fn<() => void>();
  const remove = vi.fn<() => void>();
  render(
    <ActionMenu
      label="Turn 3"
      disabled={disabled}
      actions={[
        { id: "rename", label: "Rename", icon: Pencil, run: rename },
        { id: "remove", label: "Remove", icon: Pencil, run: remove },
        { id: "print", label: "Print", icon: Pencil, disabled: true, run: () => {} },
      ]}
    />,
  );
  return { rename, remove, player: userEvent.setup(), button: () => screen.getByRole("button", { name: "Turn 3" }) };
}

describe("a menu of actions", () => {
  it("opens at the first press, though its code is loaded only then", async () => {
    const { player, button } = showMenu();
    await player.click(button());
    expect(await screen.findByRole("menu")).toBeTruthy();
    expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toEqual(["Rename", "Remove", "Print"]);
  });

  it("runs the action that is chosen, and closes", async () => {
    const { player, button, rename, remove } = showMenu();
    await player.click(button());
    await player.click(await screen.findByRole("menuitem", { name: "Remove" }));
    expect([rename.mock.calls.length, remove.mock.calls.length]).toEqual([0, 1]);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  });

  it("closes with Escape without an action, and gives the focus back to its button", async () => {
    const { player, button, rename, remove } = showMenu();
    await player.click(button());
    await screen.findByRole("menu");
    await player.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    expect(rename.mock.calls.length + remove.mock.calls.length).toBe(0);
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

  it("does nothing for an entry that is disabled, and nothing at all where it is disabled itself", async () => {
    const { player, button, rename } = showMenu({ disabled: true });
    await player.click(button());
    const items = await screen.findAllByRole("menuitem");
    expect(items.map((item) => item.getAttribute("aria-disabled"))).toEqual(["true", "true", "true"]);
    await player.click(items[0]!);
    expect(rename).not.toHaveBeenCalled();
  });
});
