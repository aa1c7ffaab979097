// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import type { StoryPanel } from "#contracts/story/panel";
import { idOf, opens, reminders, replyMessages, settle, world } from "../../table/table.fake.ts";
import { wordsOf } from "../../table/turn-calls.ts";
import { renderAtTable } from "../../testing/render-table.fake.tsx";
import { stageOf } from "./clock-list.tsx";
import { StoryPart } from "./story-part.tsx";

const turn = (number: number) => ({ id: idOf(number), number });
const person = (name: string, here: boolean) => ({ name, role: "smith", attitude: 0, here, alive: true, want: "" });
const STORY: StoryPanel = {
  scene: { place: "the inn", time: "dusk", day: 2, question: "Who knocks?", exits: ["the stair", "the yard"] },
  people: [{ ...person("Wren", true), companion: "bloodied" }, person("Hanne", true), person("Ulric", false)],
  threads: [
    {
      title: "The bell",
      kind: "mystery",
      question: "Who rings it?",
      steps: ["It rang.", "It rang twice.", "The sexton is dead."],
      stepTurns: [turn(1), null, turn(3)],
      state: "open",
    },
  ],
  clocks: [{ name: "the tide", filled: 3, segments: 4 }],
  fight: null,
};

async function showStory(story: Partial<StoryPanel> = {}) {
  const fake = world(replyMessages(1));
  await fake.table.load();
  const view = renderAtTable(
    <StoryPart story={{ ...STORY, ...story }} campaignId="c1" genres={[]} reminders={reminders} isOpen />,
    fake,
  );
  return { ...fake, ...view };
}

const region = (name: string | RegExp) => within(screen.getByRole("region", { name }));
const sent = ({ lines }: Awaited<ReturnType<typeof showStory>>) => lines.map(({ order }) => order && wordsOf(order));

describe("the ways on", () => {
  it("are taken with one press, as words of the player", async () => {
    const table = await showStory();
    await table.player.click(region("the inn").getByRole("button", { name: "the yard" }));
    expect(sent(table)).toEqual(["I go to the yard."]);
  });

  it("cannot be taken while a turn is played", async () => {
    const table = await showStory();
    await table.player.click(region("the inn").getByRole("button", { name: "the yard" }));
    const [stream] = table.lines;
    await act(async () => {
      stream!.listener.received({ id: "1.0", event: opens(stream!.turnId) });
      await settle();
    });
    const way = region("the inn").getByRole("button", { name: "the stair" });
    expect(way.getAttribute("aria-disabled")).toBe("true");
    await table.player.click(way);
    expect(sent(table)).toHaveLength(1);
  });
});

describe("the story above the sheet", () => {
  it("can be closed to the place, the ways on and who is here, and stays so in this browser", async () => {
    const { player } = await showStory();
    await player.click(screen.getByRole("button", { name: /the inn/u }));
    expect(screen.queryByText("Who knocks?")).toBeNull();
    expect(screen.getByText("Here: Wren, Hanne")).toBeTruthy();
    expect(screen.getByRole("button", { name: "the yard" })).toBeTruthy();
    expect(localStorage.getItem("lorehearth.story-panel")).toBe("closed");
    await player.click(screen.getByRole("button", { name: /the inn/u }));
    expect(screen.getByText("Who knocks?")).toBeTruthy();
  });
});

describe("the people", () => {
  it("show how hurt a foe is who got away, and no role that the name says already", async () => {
    const bandit = { ...person("the tall bandit", false), role: "bandit", attitude: -2, wounds: "bloodied" as const };
    await showStory({ people: [bandit] });
    const entry = screen.getByRole("button", { name: /the tall bandit/u });
    expect(entry.textContent).toContain("bloodied");
    expect(entry.textContent?.match(/bandit/gu)).toHaveLength(1);
  });

  it("are those who go along, those who are here, and those elsewhere", async () => {
    await showStory();
    expect(region("With you").getByRole("button", { name: /Wren/u }).textContent).toContain("bloodied");
    expect(region("Here").queryByText("Wren")).toBeNull();
    expect(region("Here").getByText("Hanne")).toBeTruthy();
    expect(region("Elsewhere").getByText("Ulric")).toBeTruthy();
  });

  it("open to where they were seen, and lead to the turn", async () => {
    const seen = { place: "the smithy", turn: turn(1) };
    const { player, screen: state } = await showStory({ people: [{ ...person("Ulric", false), seen, met: turn(1) }] });
    const ulric = screen.getByRole("button", { name: /Ulric/u });
    expect(ulric.getAttribute("aria-expanded")).toBe("false");
    await player.click(ulric);
    expect(ulric.getAttribute("aria-expanded")).toBe("true");
    expect((await screen.findByText(/Last seen at the smithy/u)).textContent).toContain("turn 1");
    await player.click(screen.getAllByRole("button", { name: "turn 1" })[0]!);
    expect(state.getState().wanted).toEqual({ turnId: idOf(1) });
  });
});

describe("a thread", () => {
  it("says what was learned last, and all of it on request, each with its turn", async () => {
    const { player, screen: state } = await showStory();
    const learned = () => screen.getAllByRole("list", { name: "What you learned" })[0]!;
    expect(within(learned()).queryByText(/^It rang\.$/u)).toBeNull();
    await player.click(screen.getByRole("button", { name: "1 earlier" }));
    expect(within(learned()).getAllByRole("listitem")).toHaveLength(3);
    await player.click(within(learned()).getByRole("button", { name: "turn 3" }));
    expect(state.getState().wanted).toEqual({ turnId: idOf(3) });
  });
});

describe("a clock", () => {
  it("says in words how far it has run", async () => {
    await showStory();
    expect(region("Clocks").getByText(/is nearly run out/u)).toBeTruthy();
    expect([0, 1, 2, 3, 4].map((filled) => stageOf(filled, 4))).toEqual([0, 1, 2, 3, 4]);
    expect([1, 3, 4, 5, 6].map((filled) => stageOf(filled, 6))).toEqual([1, 2, 2, 3, 4]);
  });
});

describe("a fight", () => {
  const combatant = (name: string, more: Partial<NonNullable<StoryPanel["fight"]>["combatants"][number]> = {}) => ({
    name,
    side: "foe" as const,
    health: "unhurt" as const,
    conditions: [],
    ...more,
  });

  it("shows who acts, how hurt each looks, what is on them and how far they are, and no number of a foe", async () => {
    const combatants = [
      combatant("the wolf", { health: "nearly_down", conditions: ["prone"], zone: "engaged" }),
      combatant("Mira", { side: "party", zone: "near" }),
      combatant("the cub", { left: "fled", zone: "far" }),
    ];
    await showStory({ fight: { round: 2, turn: "Mira", combatants } });
    const rows = region(/round 2/u).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "foe: the wolfnearly down · in reach · prone",
      "your side: Miraunhurt · near · acts now",
      "foe: the cubhas fled",
    ]);
    expect(rows[1]?.getAttribute("aria-current")).toBe("true");
  });
});
