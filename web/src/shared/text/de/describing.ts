import type { describing as english } from "../en/describing.ts";
import type { Translated } from "../translated.ts";

export const describing: Translated<typeof english> = {
  failed: "Die Beschreibung konnte nicht geschrieben werden.",
  tryAgain: "Noch einmal versuchen",
  oracle: "Das Orakel schreiben lassen",
  again: "Die Beschreibung wird noch einmal geschrieben …",
  writtenBy: { oracle: "Vom Orakel geschrieben", llm: "Von einem Sprachmodell geschrieben" },
  failures: {
    game_master_failed: "Die Antwort des Modells ist keine Beschreibung.",
    game_master_silent: "Das Modell ist verstummt, bevor die Beschreibung fertig war.",
    game_master_cut_off: "Das Modell brach ab, bevor die Beschreibung fertig war.",
    game_master_refused:
      "Das will das Modell nicht schreiben. Wünsch dir etwas anderes, oder lass das Orakel schreiben.",
    game_master_context: ({ model }) =>
      `Die Beschreibung passt nicht in den Kontext von ${model ?? "dem Modell"}. Gib ihm auf seinem Server einen größeren, mindestens 8.192 Token.`,
    budget_spent: "Für heute ist das Kontingent des Modells aufgebraucht. Das Orakel kann trotzdem schreiben.",
  },
};
