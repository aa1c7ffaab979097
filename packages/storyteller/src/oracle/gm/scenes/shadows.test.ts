import { expect, it } from "vitest";

import { CAMPAIGN, play } from "../play.fake.ts";
import { Story } from "../story/state.ts";

const LUCKY = { ...CAMPAIGN, luck: 20 };

const placesAfter = async (line: string) => {
  const { turns } = await play(LUCKY, [line]);
  return turns.map(({ memo }) => Story.parse(memo).place);
};

it("takes whoever slips in somewhere there", async () => {
  const [before, after] = await placesAfter("I sneak into the ropewalk");
  expect(after).toBe("the ropewalk");
  expect(after).not.toBe(before);
});

it("leaves whoever hides a thing in something where they are", async () => {
  const [before, after] = await placesAfter("I hide the tin whistle inside the dry cistern.");
  expect(after).toBe(before);
});
