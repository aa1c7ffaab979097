import type { GameMaster } from "../ports.ts";
import { type CareLanguage, selfHarmIn } from "./self-harm.ts";

/**
 * The table's answer if a player writes about harming themself. It names no telephone number, because the right one depends on where the
 * player is, and that is not known.
 */
const NOTES: Readonly<Record<CareLanguage, string>> = {
  en: `The table waits. Nothing of this was played, and nothing is remembered.

If this is about you and not about the story: you can stop here, for as long as you like, and you need not stay alone with it. A person you trust, a crisis line or your local emergency number can help, right now too.

If it was the story, say so, and it is played.`,
  de: `Der Tisch wartet. Nichts davon wurde gespielt, und nichts wird behalten.

Wenn es um dich geht und nicht um die Geschichte: Du kannst hier aufhören, so lange du willst, und du musst damit nicht allein bleiben. Ein Mensch, dem du vertraust, ein Krisentelefon oder der Notruf kann helfen, auch jetzt gleich.

Wenn es die Geschichte war, sag es, und sie wird gespielt.`,
};

/** The table's own answer to words in which {@link selfHarmIn} finds self-harm. */
export const careNote = (language: CareLanguage): string => NOTES[language];

/** A narrator that only answers with care. It asks no model, rolls no die, and changes no sheet, time or memory. */
export function createCareNarrator(): GameMaster {
  const answer = (words: string, heroes: readonly string[]): string => careNote(selfHarmIn(words, heroes) ?? "en");
  return {
    async *narrate({ playerText, scene }) {
      yield {
        type: "text",
        delta: answer(
          playerText,
          scene.characters.map(({ name }) => name),
        ),
      };
      yield { type: "done", source: "table", aiEnhanced: false, model: null, tokens: null, memo: null };
    },
    quick: async (message) => answer(message, []),
  };
}
