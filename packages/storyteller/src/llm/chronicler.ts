import type { TurnCompleted } from "#contracts/queue/messages";
import { withoutReminders } from "../chronicle/parsed-turn.ts";
import type { Chronicle, Chronicler } from "../ports.ts";
import { chronicleFrom } from "./chronicle/from-notes.ts";
import { knownBefore } from "./chronicle/known-before.ts";
import { lateStory } from "./chronicle/late-story.ts";
import { CRAFT, Notes } from "./chronicle/notes.ts";
import { type ModelsWithFallback, orElse } from "./models-with-fallback.ts";
import { askJson } from "./json/ask-json.ts";
import { fence } from "./prompt/fence.ts";
import { firstTokens } from "./tokens.ts";

/** If a model has not read a turn within this time, the fallback reads it, because other turns wait behind it. Milliseconds. */
const READING_MS = 240_000;
const ANSWER_TOKENS = 1_400;
const TURN_TOKENS = 2_500;
/** A reply with at most this many characters contains nothing that a model could find. */
const TRIVIAL = 50;

/**
 * The chronicler that uses a language model. The model reads the turn together with what was known before, and its notes are added to what
 * the fallback knows for certain. If the model fails or takes too long, the fallback's chronicle is used, and its `source` says so.
 */
export function createLlmChronicler(family: ModelsWithFallback<Chronicler>): Chronicler {
  const { models, requestOptions: options, fallback } = family;
  return {
    async chronicle(turn, given) {
      const signal = AbortSignal.any([given, AbortSignal.timeout(READING_MS)]);
      const known = await fallback.chronicle(turn, given);
      if (turn.reply.trim().length <= TRIVIAL) return known;
      const ask = async (): Promise<Chronicle> => {
        const question = { system: CRAFT, user: turnText(turn, known), schema: Notes, maxTokens: ANSWER_TOKENS };
        const notes = await askJson(question, models, options, signal);
        const chronicle = chronicleFrom(notes, turn, known);
        return turn.context ? { ...chronicle, story: lateStory(notes, turn, turn.context) } : chronicle;
      };
      return orElse(family, ask, async () => known, signal);
    },
  };
}

/** A name from an import may have line breaks. */
const oneLine = (name: string): string => name.replaceAll(/\s+/gu, " ");

const turnText = (turn: TurnCompleted, known: Chronicle): string =>
  [
    `The player's characters:\n${fence("character", turn.characterNames.map(oneLine).join("\n"))}`,
    ...knownBefore(turn, known),
    ...(turn.playerText === "" ? [] : [fence("player", turn.playerText)]),
    fence("transcript", firstTokens(withoutReminders(turn.reply, turn.story?.reminders ?? []), TURN_TOKENS)),
  ].join("\n");
