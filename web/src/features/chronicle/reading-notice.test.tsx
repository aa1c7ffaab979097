import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import type { GraphStatusAnswer } from "#contracts/http/graph";
import { ReadingState } from "./reading-notice.tsx";

const WELL: GraphStatusAnswer = {
  pending: 0,
  lastDigestedTurnId: null,
  deadLetters: [],
  rebuilding: false,
  parked: [],
};

/** Renders the notice and returns its text, and whether it has the button to read the story again. */
function notice(status: Partial<GraphStatusAnswer>) {
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ReadingState campaignId="c1" status={{ ...WELL, ...status }} />
    </QueryClientProvider>,
  );
  return { words: markup.replaceAll(/<[^>]*>/gu, " "), offers: markup.includes("<button") };
}

describe("the chronicle", () => {
  const parked = [{ kind: "turn", attempts: 12, error: "The queue is down" }];

  it("says nothing where all of the story is read and delivered", () => {
    expect(notice({}).words).toBe("");
  });

  it("says how many turns are still being read, without a way to read them again", () => {
    expect(notice({ pending: 2 })).toEqual({ words: expect.stringContaining("2 turns are still"), offers: false });
  });

  it("says that messages of the table could not be delivered, and offers to read the story again, which sends them", () => {
    const { words, offers } = notice({ parked, pending: 1 });
    expect(words).toContain("1 piece of news from the table could not be delivered. Nothing is lost");
    expect(words).not.toContain("could not be read into memory");
    expect(offers).toBe(true);
  });

  it("says both where turns could not be read either", () => {
    const { words } = notice({ parked, deadLetters: [{ turnId: "t1", error: "unreadable" }] });
    expect(words).toContain("1 turn could not be read into memory.");
    expect(words).toContain("1 piece of news");
  });
});
