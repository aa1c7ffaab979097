// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { expect, it } from "vitest";

import type { Roll } from "#contracts/play/dice";
import { FightRolls } from "../../dice/fight-rolls.fake.ts";
import { line, world } from "../../table/table.fake.ts";
import { renderAtTable } from "../../testing/render-table.fake.tsx";
import { turnsOf } from "../../turn/story-turn.ts";
import { TurnView } from "./turn-view.tsx";

const second = new FightRolls(2);
const exchange = [
  second.attack("Ysolde", "the goblin", false, 0),
  second.attack("the goblin", "Ysolde", true, 6),
  second.dice("the goblin", "Ysolde", "Scimitar", 6),
];
const inShort = "Round 2 · Ysolde misses the goblin · the goblin hits Ysolde for 6";
const withoutFight = ({ fight: _, ...roll }: Roll): Roll => roll;
const cards = () => document.querySelectorAll(".roll-card");
const row = () => screen.getByRole("button", { name: /^Round 2/u });
const wordsOfRow = () => row().textContent?.replaceAll(/\s+/gu, " ").trim();

function view(rolls: readonly Roll[], isLive = false) {
  const story = [
    line("user", 1, "I strike."),
    line("gm", 1, "Steel rings.", { rolls: [...rolls], placeId: "place", commitment: "7c1e00aa", seed: null }),
  ];
  return <TurnView turn={turnsOf(story)[0]!} isLive={isLive} isLast isMarked={false} onOpenTurn={() => {}} />;
}

it("An exchange of blows is one row that says what happened, and is closed", () => {
  renderAtTable(view(exchange), world([]));
  expect(wordsOfRow()).toBe(inShort);
  expect(row().getAttribute("aria-expanded")).toBe("false");
  expect(cards()).toHaveLength(0);
});

it("The row opens by keyboard to the card of every roll with its proof, and closes again", async () => {
  const { player } = renderAtTable(view(exchange), world([]));
  row().focus();
  await player.keyboard("{Enter}");
  expect(row().getAttribute("aria-expanded")).toBe("true");
  const group = screen.getByRole("group", { name: "The rolls of round 2" });
  expect(row().getAttribute("aria-controls")).toBe(group.id);
  expect(group.querySelectorAll(".roll-card")).toHaveLength(3);
  expect(screen.getAllByRole("button", { name: /^proof 7c1e/u })).toHaveLength(3);
  await player.keyboard(" ");
  expect(cards()).toHaveLength(0);
  expect(document.activeElement).toBe(row());
});

it("A row that is open stays open while more rolls of its round arrive", async () => {
  function Streaming() {
    const [count, setCount] = useState(1);
    useEffect(() => {
      const arrive = () => setCount(exchange.length);
      addEventListener("more-rolls", arrive);
      return () => removeEventListener("more-rolls", arrive);
    }, []);
    return view(exchange.slice(0, count), true);
  }
  const { player } = renderAtTable(<Streaming />, world([]));
  const first = row();
  await player.click(first);
  expect(cards()).toHaveLength(1);
  act(() => void dispatchEvent(new Event("more-rolls")));
  expect(row()).toBe(first);
  expect(wordsOfRow()).toBe(inShort);
  expect(cards()).toHaveLength(3);
});

it("Rolls outside a fight, and those of old turns, are cards as ever", () => {
  renderAtTable(view(exchange.map(withoutFight)), world([]));
  expect(cards()).toHaveLength(3);
  expect(screen.queryByRole("button", { name: /^Round/u })).toBeNull();
});
