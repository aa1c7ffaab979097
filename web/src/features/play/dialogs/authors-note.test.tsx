import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { LIMITS } from "#contracts/limits";
import { NoteForm } from "./authors-note.tsx";

it("The author's note is shown as it was saved, takes no more letters than the server does, and says how many are left", () => {
  const markup = renderToStaticMarkup(<NoteForm campaignId="c1" saved="Slow and grim." onClose={() => {}} />);
  expect(markup).toMatch(/<textarea[^>]*>Slow and grim\.<\/textarea>/u);
  expect(markup).toContain(`maxLength="${LIMITS.authorsNote}"`);
  expect(markup).toContain(`${LIMITS.authorsNote - "Slow and grim.".length} letters left`);
});
