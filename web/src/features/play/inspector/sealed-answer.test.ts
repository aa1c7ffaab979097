import { expect, it } from "vitest";

import type { Inspection, InspectionAnswer } from "#contracts/http/inspection";
import { sealed } from "./sealed-answer.ts";

const SECRET = "The innkeeper is the thief.";

const INSPECTION: Inspection = {
  window: 8_000,
  replyTokens: 500,
  thinkingTokens: 0,
  calling: "tools",
  requests: [],
  calls: [{ name: "reveal", refused: false, arguments: SECRET, result: SECRET }],
  parts: [
    {
      part: "secrets",
      tokens: 20,
      budget: 500,
      room: 500,
      dropped: [],
      pieces: [
        { id: "thief", tokens: 8, secret: true, text: SECRET },
        { id: "inn", tokens: 12, text: "The inn stands at the ford." },
      ],
    },
  ],
};

const OPEN: InspectionAnswer = {
  turnId: "a turn",
  source: "llm",
  missing: null,
  hasTexts: true,
  sent: { messages: [{ role: "system", content: SECRET }], tools: [] },
  inspection: INSPECTION,
};

it("shows nothing that only the game master may know, and everything else", () => {
  const shown = sealed(OPEN, INSPECTION);
  expect(JSON.stringify(shown)).not.toContain(SECRET);
  expect(shown.sent).toBeNull();
  expect(shown.inspection.calls).toEqual([{ name: "reveal", refused: false }]);
  expect(shown.inspection.parts[0]?.pieces).toEqual([
    { id: "thief", tokens: 8, secret: true },
    { id: "inn", tokens: 12, text: "The inn stands at the ford." },
  ]);
});
