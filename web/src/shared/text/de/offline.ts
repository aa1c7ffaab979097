import type { offline as english } from "../en/offline.ts";
import type { Translated } from "../translated.ts";

export const offline: Translated<typeof english> = {
  title: "Ohne Netz.",
  hint: "Was du zuletzt geöffnet hast, kannst du lesen.",
  hintWithoutShelf: "Der Server ist nicht erreichbar.",
  waits: "Deine Worte warten darauf, abgeschickt zu werden",
  went: "Was du ohne Netz geschrieben hast, ist am Tisch angekommen",
  stays: "Was du ohne Netz geschrieben hast, konnte nicht gehen: Es wartet am Tisch",
  open: "Öffnen",
  newVersion: "Eine neue Fassung von Lorehearth ist da",
  newVersionHint: "Nichts geht verloren: Ein laufender Zug geht weiter.",
  reload: "Neu laden",
};
