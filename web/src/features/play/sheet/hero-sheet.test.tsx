// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import type { Sheet } from "#contracts/play/sheet";
import type { StoryPanel } from "#contracts/story/panel";
import type { Hero } from "#rules/hero";
import { ApiError } from "../../../shared/api/api-error.ts";
import type { TurnCall } from "../api/turn-call.ts";
import { noteReach } from "../../../shared/offline/reach.ts";
import { idOf, opens, reminders, replyMessages, settle, world } from "../table/table.fake.ts";
import { wordsOf } from "../table/turn-calls.ts";
import { renderAtTable } from "../testing/render-table.fake.tsx";
import { HeroSheet } from "./hero-sheet.tsx";
import { made, sheetOf } from "./heroes.fake.ts";

const STORY: StoryPanel = {
  scene: null,
  people: [
    { name: "Hanne", role: "smith", attitude: 1, here: true, alive: true, want: "" },
    { name: "Ulric", role: "reeve", attitude: 0, here: false, alive: true, want: "" },
  ],
  threads: [],
  clocks: [],
  fight: null,
};

/** Shows a hero's sheet at a table where a turn was played. The others sit at the same table. */
async function showSheet(hero: Hero, { others = [], first = true }: { others?: Hero[]; first?: boolean } = {}) {
  const fake = world(replyMessages(1));
  const own = sheetOf(hero);
  fake.server.sheets = first ? [own, ...others.map(sheetOf)] : [...others.map(sheetOf), own];
  fake.server.story = STORY;
  await fake.table.load();
  const view = renderAtTable(<HeroSheet sheet={own} genres={[]} countsExperience reminders={reminders} />, fake);
  const openTab = (name: string) => view.player.click(screen.getByRole("tab", { name }));
  const changes = () =>
    fake.calls
      .filter((call) => call.startsWith("sheet "))
      .map((call) => JSON.parse(call.slice(call.indexOf("{"))) as object);
  return { ...fake, ...view, openTab, changes };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("the sheet at the table", () => {
  it("has the tabs that a player expects, and opens with what the hero can do", async () => {
    await showSheet(made("fighter"));
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Actions",
      "Spells",
      "Gear",
      "Features",
      "Notes",
    ]);
    expect(screen.getByRole("region", { name: "Attacks" })).toBeTruthy();
  });

  it("says where a number comes from", async () => {
    const { player } = await showSheet(made("fighter"));
    await player.click(button(/^Armor \d+/u));
    const reasons = within(await screen.findByRole("dialog")).getAllByRole("listitem");
    expect(reasons.map(({ textContent }) => textContent).join(" ")).toContain("Chain Mail16");
  });

  it("shows a sheet that was made without the rules as it did before", async () => {
    const { hero: _, ...old }: Sheet = sheetOf(made("rogue"));
    const fake = world();
    await fake.table.load();
    renderAtTable(<HeroSheet sheet={old} genres={[]} countsExperience reminders={reminders} />, fake);
    expect(screen.queryByRole("tab")).toBeNull();
    expect(screen.getByText("Carried")).toBeTruthy();
  });
});

describe("a change of the sheet by the player", () => {
  it("is refused beside its button, in the server's words", async () => {
    const { player, openTab, server } = await showSheet(made("fighter"));
    server.refusal = new ApiError("Nobody trades here.", { status: 409, code: "refused_by_rules" });
    await openTab("Gear");
    await player.click(button(/^Chain Mail/u));
    await player.click(button("Sell"));
    const line = screen.getByText("Nobody trades here.").closest("li");
    expect(line?.textContent).toContain("Chain Mail");
  });

  it("is not possible while the game master replies, without a network, or before the story; the sheet says why", async () => {
    const { player, table, lines, changes } = await showSheet(made("fighter"));
    const inspiration = () => button("Heroic Inspiration");
    act(() => void table.act("I wait.", reminders));
    await act(settle);
    act(() => lines.at(-1)?.listener.received({ id: "1.0", event: opens(idOf(100)) }));
    expect(screen.getByText("The sheet can be changed when the game master has replied.")).toBeTruthy();
    expect(inspiration().getAttribute("aria-disabled")).toBe("true");
    await player.click(inspiration());
    expect(changes()).toEqual([]);
    act(() => noteReach(false));
    expect(screen.getByText(/The table can't be reached/u)).toBeTruthy();
    act(() => noteReach(true));
  });

  it("is announced when it was made, and can be taken back", async () => {
    const { player, calls } = await showSheet(made("fighter"));
    await player.click(button("Heroic Inspiration"));
    const change = await screen.findByText("Done: inspiration.");
    expect(change.closest('[role="status"]')).toBeTruthy();
    await player.click(button("Undo"));
    expect(calls).toContain('head {"move":"undo"}');
  });

  it("hurts and heals by the number that was typed", async () => {
    const { player, changes } = await showSheet(made("fighter"));
    const field = screen.getByLabelText("How many hit points");
    expect(button("Damage")).toHaveProperty("disabled", true);
    await player.type(field, "4");
    await player.click(button("Damage"));
    await player.type(field, "2");
    await player.click(button("Heal"));
    expect(changes()).toEqual([
      { type: "hit_points", delta: -4 },
      { type: "hit_points", delta: 2 },
    ]);
  });

  it("takes off armour, spends a use, prepares no more spells than allowed, and rolls free dice", async () => {
    const { player, changes, openTab } = await showSheet(made("cleric", 3));
    await player.click(button("Spend one: Channel Divinity"));
    await player.click(button("Roll a d20"));
    await openTab("Gear");
    await player.click(button("Take off: Chain Shirt"));
    await openTab("Spells");
    await player.click(button("Prepare Cleric spells"));
    const dialog = await screen.findByRole("dialog");
    const boxes = within(dialog).getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.filter(({ checked }) => !checked).every(({ disabled }) => disabled)).toBe(true);
    expect(changes()).toEqual([
      { type: "uses", id: "channel-divinity", delta: -1 },
      { type: "roll", notation: "1d20", label: "" },
      { type: "wear", key: "chain-shirt-1", worn: false },
    ]);
  });

  it("adds a thing of the tables by its id, and the player's own by its name and weight", async () => {
    const { player, changes, openTab } = await showSheet(made("fighter"));
    await openTab("Gear");
    await player.type(screen.getByLabelText("Name of the thing"), "longsword");
    expect(button("Buy for 15 gp")).toBeTruthy();
    await player.click(button("Add"));
    await player.type(screen.getByLabelText("Name of the thing"), "Brass key");
    await player.type(screen.getByLabelText("Pounds apiece"), "0.5");
    await player.click(button("Add"));
    expect(changes()).toEqual([
      { type: "add_item", item: "longsword", name: "longsword", quantity: 1, weight: 0 },
      { type: "add_item", item: null, name: "Brass key", quantity: 1, weight: 0.5 },
    ]);
  });

  it("gives a thing to somebody else of the party", async () => {
    const { player, changes, openTab } = await showSheet(made("fighter"), { others: [made("wizard", 1, "Mira")] });
    await openTab("Gear");
    await player.click(button(/^Chain Mail/u));
    await player.click(button("Give"));
    expect(changes()).toEqual([{ type: "give", key: "chain-mail-1", quantity: 1, to: "mira" }]);
  });
});

describe("what acts in the story", () => {
  const said = async (lines: readonly { order: TurnCall | null }[]) => {
    await act(settle);
    return wordsOf(lines.at(-1)?.order ?? null);
  };

  it("offers only those who are present, and sends the attack as the player's words", async () => {
    const { player, lines } = await showSheet(made("fighter"));
    await player.click(screen.getAllByRole("button", { name: "Attack" })[0]!);
    const form = within(screen.getByRole("form", { name: "Attack" }));
    expect(form.queryByRole("button", { name: "Ulric" })).toBeNull();
    await player.click(form.getByRole("button", { name: "Hanne" }));
    await player.click(form.getByRole("button", { name: "Attack" }));
    expect(await said(lines)).toMatch(/^I attack Hanne with the .+\.$/u);
  });

  it("goes into the text box where nobody is named yet", async () => {
    const { player, state } = await showSheet(made("monk"));
    await player.click(screen.getAllByRole("button", { name: "Attack" }).at(-1)!);
    await player.click(button("Write it"));
    expect(state().draft).toBe("I attack  with bare hands.");
  });

  it("names the level of a higher slot, and who casts if it is not the first of the party", async () => {
    const mira = made("cleric", 3, "Mira");
    const { player, lines, openTab } = await showSheet(mira, { others: [made("fighter")], first: false });
    await openTab("Spells");
    await player.click(button("Cast Cure Wounds"));
    await player.selectOptions(screen.getByLabelText("Level of the slot"), "2");
    const form = within(screen.getByRole("form", { name: "Cast" }));
    await player.click(form.getByRole("button", { name: "Brenna" }));
    await player.click(form.getByRole("button", { name: "Cast" }));
    expect(await said(lines)).toBe("Mira casts Cure Wounds at level 2 on Brenna.");
  });

  it("is done by the rules too: a spell with its slot and its targets", async () => {
    const { player, lines, openTab } = await showSheet(made("cleric", 3));
    const deed = () => {
      const order = lines.at(-1)?.order;
      return order?.kind === "action" ? order.body.act : undefined;
    };
    await openTab("Spells");
    await player.click(button("Cast Bless"));
    await player.type(screen.getByLabelText(/On whom/u), "Hanne, Brenna");
    await player.click(within(screen.getByRole("form", { name: "Cast" })).getByRole("button", { name: "Cast" }));
    await act(settle);
    expect(deed()).toEqual({
      type: "cast",
      characterId: "brenna",
      spell: "bless",
      slot: 1,
      ritual: false,
      targets: ["Hanne", "Brenna"],
    });
  });

  const deedOf = (lines: readonly { order: TurnCall | null }[]) => {
    const order = lines.at(-1)?.order;
    return order?.kind === "action" ? order.body.act : undefined;
  };
  const feature = (more: object) => ({ type: "feature", characterId: "brenna", ...more });

  it("asks how many points of Lay On Hands go to whom, and never more than there are", async () => {
    const { player, lines } = await showSheet(made("paladin"), { others: [made("wizard", 1, "Mira")] });
    await player.click(button("Use Lay On Hands"));
    const form = within(screen.getByRole("form", { name: "Use" }));
    const points = form.getByLabelText(/How many points/u);
    await player.clear(points);
    await player.type(points, "3");
    await player.click(form.getByRole("button", { name: "Mira" }));
    await player.click(form.getByRole("button", { name: "Use" }));
    expect(await said(lines)).toBe("I use Lay On Hands (Heal, 3 points) on Mira.");
    expect(deedOf(lines)).toEqual(feature({ feature: "lay-on-hands", targets: ["Mira"], amount: 3 }));
  });

  it("asks a druid for a beast that the level allows, and for no target", async () => {
    const { player, lines } = await showSheet(made("druid", 2));
    await player.click(button("Use Wild Shape"));
    const form = within(screen.getByRole("form", { name: "Use" }));
    expect(form.queryByRole("textbox")).toBeNull();
    const offered = form.getAllByRole("option").map(({ textContent }) => textContent);
    expect(offered).toContain("Wolf");
    expect(offered).not.toContain("Brown Bear");
    expect(offered).not.toContain("Owl");
    await player.selectOptions(form.getByRole("combobox"), "Wolf");
    await player.click(form.getByRole("button", { name: "Use" }));
    expect(await said(lines)).toBe("I use Wild Shape (Wolf).");
    expect(deedOf(lines)).toEqual(feature({ feature: "wild-shape", targets: [], choice: "wolf" }));
  });

  it("asks a cleric which power of Channel Divinity, on whom", async () => {
    const { player, lines } = await showSheet(made("cleric", 3));
    await player.click(button("Use Channel Divinity"));
    const form = within(screen.getByRole("form", { name: "Use" }));
    await player.selectOptions(form.getByRole("combobox"), "Turn Undead");
    await player.type(form.getByRole("textbox"), "Skeleton, Hanne");
    await player.click(form.getByRole("button", { name: "Use" }));
    await act(settle);
    expect(deedOf(lines)).toEqual(
      feature({ feature: "channel-divinity", targets: ["Skeleton", "Hanne"], choice: "turn-undead" }),
    );
  });

  it("asks a monk and a sorcerer what the points are for", async () => {
    const { player, lines, unmount } = await showSheet(made("monk", 2));
    await player.click(button(/^Use .*Focus/u));
    await player.selectOptions(screen.getByRole("combobox"), "Patient Defense");
    await player.click(within(screen.getByRole("form", { name: "Use" })).getByRole("button", { name: "Use" }));
    await act(settle);
    expect(deedOf(lines)).toEqual(feature({ feature: "monks-focus", targets: [], choice: "patient-defense" }));
    unmount();
    const sorcerer = await showSheet(made("sorcerer", 2));
    await sorcerer.player.click(button(/^Use Sorcery Points/u));
    await sorcerer.player.click(within(screen.getByRole("form", { name: "Use" })).getByRole("button", { name: "Use" }));
    await act(settle);
    expect(deedOf(sorcerer.lines)).toEqual(
      feature({ feature: "font-of-magic", targets: [], choice: "points", amount: 1 }),
    );
  });

  it("is a rest at a press", async () => {
    const { player, lines } = await showSheet(made("fighter"));
    await player.click(button("Short rest"));
    expect(await said(lines)).toBe("I take a short rest.");
  });
});

describe("a hero of few records", () => {
  it("is told in plain words what is missing and what to do", async () => {
    const bare = { ...made("fighter"), gear: [], spells: [] };
    const { openTab } = await showSheet(bare);
    expect(screen.getByText(/Take a weapon in hand under Gear/u)).toBeTruthy();
    await openTab("Spells");
    expect(screen.getByText(/Brenna casts no spells/u)).toBeTruthy();
    await openTab("Gear");
    expect(screen.getByText(/Nothing is carried yet/u)).toBeTruthy();
  });
});

describe("a level that the hero has earned", () => {
  const earned = (hero: Hero, experience: number): Hero => ({ ...hero, state: { ...hero.state, experience } });

  it("is no level while there is nothing to take", async () => {
    await showSheet(made("fighter"));
    expect(screen.queryByRole("button", { name: /Level up/u })).toBeNull();
  });

  it("is taken with its choices, and not before they are made", async () => {
    const { player, changes } = await showSheet(earned(made("wizard"), 300));
    await player.click(button("Level up!"));
    await screen.findByRole("dialog", { name: "Brenna reaches level 2" });
    expect(button("Take the level")).toHaveProperty("disabled", true);
    await player.selectOptions(screen.getByLabelText("Hit points"), "rolled");
    await player.click(button("Choose the rest for me"));
    await player.click(button("Take the level"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(changes()).toMatchObject([{ type: "level_up", class: "wizard", answers: { "hit-points": ["rolled"] } }]);
  });

  it("can be one of another class that the abilities allow", async () => {
    const { player } = await showSheet(earned(made("fighter"), 300));
    await player.click(button("Level up!"));
    const classes = within(await screen.findByLabelText("Class")).getAllByRole("option");
    expect(classes[0]?.textContent).toBe("Fighter 2");
    expect(classes.slice(1).every(({ textContent }) => textContent?.endsWith(" 1"))).toBe(true);
  });
});
