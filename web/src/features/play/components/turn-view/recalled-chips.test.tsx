// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";

import "../../../../shared/testing/dom.fake.ts";
import type { Recalled } from "#contracts/play/turn";
import { RecalledChips } from "./recalled-chips.tsx";

const recalled = (turnNumber: number, content: string) =>
  ({ itemId: content, turnId: `t${turnNumber}`, turnNumber, source: "turn", content, reason: "" }) as Recalled;

it("What was remembered is one quiet line, which opens and leads to the turns", async () => {
  const onOpen = vi.fn<(turnId: string) => void>();
  const items = [recalled(1, "The bell rang."), recalled(1, "The bell rang."), recalled(2, "Hanne fled.")];
  render(<RecalledChips items={items} onOpen={onOpen} />);
  const player = userEvent.setup();
  const line = screen.getByRole("button");
  expect([line.textContent, line.getAttribute("aria-expanded")]).toEqual(["remembered 2", "false"]);
  await player.click(line);
  expect(line.getAttribute("aria-expanded")).toBe("true");
  await player.click(screen.getByRole("button", { name: /Hanne fled/u }));
  expect(onOpen).toHaveBeenCalledWith("t2");
  await player.click(line);
  expect(screen.getAllByRole("button")).toHaveLength(1);
});
