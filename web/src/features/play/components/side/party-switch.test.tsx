// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import type { Hero } from "#rules/hero";
import { made, sheetOf } from "../../sheet/heroes.fake.ts";
import { world } from "../../table/table.fake.ts";
import { renderAtTable } from "../../testing/render-table.fake.tsx";
import { PartySwitch } from "./party-switch.tsx";

async function showParty(...heroes: Hero[]) {
  const fake = world();
  fake.server.sheets = heroes.map(sheetOf);
  await fake.table.load();
  return renderAtTable(<PartySwitch genres={[]} />, fake);
}

describe("who acts", () => {
  it("is no question for a hero who is alone", async () => {
    await showParty(made("fighter"));
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("is the first of the party until the player chooses another", async () => {
    const { player, screen: state } = await showParty(made("fighter"), made("wizard", 1, "Mira"));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Brenna/u }).checked).toBe(true);
    await player.click(screen.getByRole("radio", { name: /Mira/u }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Mira/u }).checked).toBe(true);
    expect(state.getState().heroId).toBe("mira");
  });
});
