import type { TurnCompleted } from "#contracts/queue/messages";
import { withoutReminders } from "../chronicle/parsed-turn.ts";
import type { Chronicle, Chronicler } from "../ports.ts";
import { chronicleFrom } from "./chronicle/from-notes.ts";
import { knownBefore } from "./chronicle/known-before.ts";
import { lateStory } from "./chronicle/late-story.ts";
import { CRAFT, Notes } from "./chronicle/notes.ts";
import { type Family, orElse } from "./family.ts";
import { askJson } from "./json/ask-json.ts";
import { fence } from "./prompt/fence.ts";
import { firstTokens } from "./tokens.ts";

/** A turn that a model has not read by then the fallback reads: behind it other turns wait. Milliseconds. */
const READING_MS = 240_000;
const ANSWER_TOKENS = 1_400;
const TURN_TOKENS = 2_500;
/** A reply no longer than this leaves nothing that a model could find (product.md §5's length). */
const TRIVIAL = 50;

/**
 * The chronicler that is a language model: it reads what was told, beside what was known before, and adds it to what the fallback knows
 * for certain. Where the model fails, or has not finished when the time is up, the fallback's chronicle stands, flagged by its source.
 */
export function createLlmChronicler(family: Family<Chronicler>): Chronicler {
  const { models, asking, fallback } = family;
  return {
    async chronicle(turn, given) {
      const signal = AbortSignal.any([given, AbortSignal.timeout(READING_MS)]);
      const known = await fallback.chronicle(turn, given);
      if (turn.reply.trim().length <= TRIVIAL) return known;
      const ask = async (): Promise<Chronicle> => {
        const question = { system: CRAFT, user: turnText(turn, known), schema: Notes, maxTokens: ANSWER_TOKENS };
        const notes = await askJson(question, models, asking, signal);
        const chronicle = chronicleFrom(notes, turn, known);
        return turn.context ? { ...chronicle, story: lateStory(notes, turn, turn.context) } : chronicle;
      };
      return orElse(family, ask, async () => known, signal);
    },
  };
}

const turnText = (turn: TurnCompleted, known: Chronicle): string =>
  [
    `The player's characters: ${turn.characterNames.join(", ")}`,
    ...knownBefore(turn, known),
    ...(turn.playerText === "" ? [] : [fence("player", turn.playerText)]),
    fence("transcript", firstTokens(withoutReminders(turn.reply, turn.story?.reminders ?? []), TURN_TOKENS)),
  ].join("\n");
