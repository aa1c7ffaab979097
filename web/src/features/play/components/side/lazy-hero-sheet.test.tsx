// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { made, sheetOf } from "../../sheet/heroes.fake.ts";
import { reminders, world } from "../../table/table.fake.ts";
import { renderAtTable } from "../../testing/render-table.fake.tsx";
import { LazyHeroSheet } from "./lazy-hero-sheet.tsx";

const sheet = sheetOf(made("fighter"));
const Whole = () => <p>The whole sheet</p>;

/** A sheet whose code comes when the test says so. */
function waiting() {
  const asked: ((found: typeof Whole | null) => void)[] = [];
  const loadSheet = () => new Promise<typeof Whole | null>((found) => void asked.push(found));
  const view = renderAtTable(
    <LazyHeroSheet sheet={sheet} genres={[]} countsExperience reminders={reminders} loadSheet={loadSheet} />,
    world(),
  );
  return { ...view, come: (code: typeof Whole | null) => act(async () => asked.shift()?.(code)) };
}

describe("the sheet at the table while it loads", () => {
  it("shows at once who it is and the hit points, and then the sheet", async () => {
    const { come } = waiting();
    expect(screen.getByRole("heading", { name: "Brenna" })).toBeTruthy();
    expect(screen.getByText("Loading...")).toBeTruthy();
    await come(Whole);
    expect(screen.getByText("The whole sheet")).toBeTruthy();
    expect(screen.queryByText("Loading...")).toBeNull();
  });

  it("can be read if its code does not come, and is loaded when the player tries again", async () => {
    const { come, player } = waiting();
    await come(null);
    expect(screen.getByText("Carried")).toBeTruthy();
    await player.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("Loading...")).toBeTruthy();
    await come(Whole);
    expect(screen.getByText("The whole sheet")).toBeTruthy();
  });
});
