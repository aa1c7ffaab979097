import { shortName } from "../lore.ts";
import type { Turn } from "../turn.ts";

/** Whoever the texts say does not speak writes it down, or shows it. */
export function writesInstead(turn: Turn): void {
  const mute = turn.present.filter((entry) =>
    turn
      .about(entry)
      .some(
        ({ text, source }) =>
          source !== "story" &&
          /\b(?:has not spoken|(?:does|will|can) ?not speak|never speaks|has never spoken|(?:is|was born) (?:mute|dumb)|lost (?:his|her|their) voice)\b/iu.test(
            text,
          ) &&
          text.includes(shortName(entry)),
      ),
  );
  for (const entry of mute) {
    const name = shortName(entry);
    const says = new RegExp(`“([^”]*?)[,.]?([?!]?)” says ${name}(?:, [^.]*)?\\.(?: “([^”]*)”)?`, "gu");
    for (const [at, paragraph] of turn.paragraphs.entries())
      turn.paragraphs[at] = paragraph.replace(says, (_, first: string, mark: string, rest: string | undefined) =>
        first.length + (rest ?? "").length < 30
          ? `${name} says nothing, and nods.`
          : `${name} writes it down for you: *${first}${mark === "" ? "." : mark}${rest === undefined ? "" : ` ${rest}`}*`,
      );
  }
}
