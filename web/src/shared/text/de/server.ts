import type { server as english } from "../en/server.ts";
import { oracleAnswerInGerman } from "./oracle-answers.ts";

/** The model's name in a sentence, in the dative and in the accusative. */
const toModel = (model: string | null): string => model ?? "dem Modell";
const theModel = (model: string | null): string => model ?? "das Modell";

export const server: typeof english = {
  sentences: {
    "This turn was taken back. Bring it back before you decide about it.":
      "Dieser Zug ist zurückgenommen. Hole ihn zurück, bevor du darüber entscheidest.",
    "Later turns leave nothing of this change. Enter it on the sheet instead, or decline it.":
      "Spätere Züge lassen von dieser Änderung nichts übrig. Trage sie auf dem Bogen ein, oder lehne sie ab.",
    "The character is no longer at this table": "Die Figur sitzt nicht mehr an diesem Tisch",
    "Email is required": "Die E-Mail-Adresse fehlt",
    "Please enter a valid email address": "Bitte gib eine gültige E-Mail-Adresse ein",
    "Password is required": "Das Passwort fehlt",
    "Password must be at least 6 characters long": "Das Passwort muss mindestens 6 Zeichen lang sein",
    "Password is too long": "Das Passwort ist zu lang",
    "This password is one of the first that anybody would guess. Please choose another.":
      "Dieses Passwort würde jeder als eines der ersten erraten. Bitte wähle ein anderes.",
    "This form has expired. Please try again.": "Dieses Formular ist abgelaufen. Bitte versuche es noch einmal.",
    "The password is not right": "Das Passwort stimmt nicht",
    "This is not your email address": "Das ist nicht deine E-Mail-Adresse",
    "This link is not valid any more": "Dieser Link ist nicht mehr gültig",
    "This sign-in has ended already": "Diese Anmeldung ist schon beendet",
    "This site cannot send mail. Please ask the operator of this site.":
      "Diese Seite kann keine Mails verschicken. Bitte frage die, die sie betreiben.",
    "The password was changed elsewhere meanwhile. Please sign in again.":
      "Das Passwort wurde inzwischen anderswo geändert. Bitte melde dich neu an.",
    "No Google account waits to be connected. Please sign in with Google again.":
      "Es wartet kein Google-Konto darauf, verbunden zu werden. Bitte melde dich noch einmal mit Google an.",
    "This account is connected with another Google account already.":
      "Dieses Konto ist schon mit einem anderen Google-Konto verbunden.",
    "Name is required": "Der Name fehlt",
    "Choose at least one genre": "Wähle mindestens ein Genre",
    "Please select a world for this campaign": "Bitte wähle eine Welt für diese Kampagne",
    "Message is required": "Die Nachricht fehlt",
    "Message cannot be empty": "Die Nachricht darf nicht leer sein",
    "Message is too long (max 2000 characters)": "Die Nachricht ist zu lang (höchstens 2.000 Zeichen)",
    "Text contains characters that cannot be stored": "Der Text enthält Zeichen, die sich nicht speichern lassen",
    "Failed to generate description. Please try again or write your own.":
      "Die Beschreibung konnte nicht geschrieben werden. Bitte versuche es noch einmal oder schreibe selbst eine.",
    "World not found": "Welt nicht gefunden",
    "Campaign not found": "Kampagne nicht gefunden",
    "Character not found": "Charakter nicht gefunden",
    "This campaign was deleted. Please save it as a new one.":
      "Diese Kampagne wurde gelöscht. Bitte speichere sie als neue.",
    "Give the character's address or id": "Gib die Adresse oder Nummer des Charakters an",
    "This is no address or id of a D&D Beyond character":
      "Das ist keine Adresse oder Nummer eines Charakters in D&D Beyond",
    "Paste the character's export: no address of it is known.":
      "Füge den Export des Charakters ein: Eine Adresse von ihm ist nicht bekannt.",
    "This is the sheet of another character.": "Das ist der Bogen eines anderen Charakters.",
    "Somebody or something else bears that name": "Jemand oder etwas anderes trägt diesen Namen",
    "Another quest bears that title": "Eine andere Quest trägt diesen Titel",
    "A name must say something": "Ein Name muss etwas sagen",
    "A memory must say something": "Eine Erinnerung muss etwas sagen",
  },
  codes: {
    line_crossed: "Deine Worte berühren eine deiner Linien. Sag es anders, oder ändere deine Linien.",
    not_authenticated: "Du bist nicht angemeldet",
    wrong_credentials: "E-Mail-Adresse oder Passwort stimmen nicht",
    user_mismatch: "Das gehört zu einem anderen Konto",
    origin_not_allowed: "Diese Anfrage muss von der Lorehearth-Seite kommen",
    not_found: "Nicht gefunden",
    email_taken: "Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melde dich stattdessen an.",
    no_password: "Dieses Konto hat kein Passwort. Lass dir einen Link schicken, um eines zu setzen.",
    link_over: "Dieser Link wurde schon benutzt oder ist zu alt. Bitte fordere einen neuen an.",
    world_has_campaigns: "Diese Welt hat Kampagnen und kann nicht mehr bearbeitet oder gelöscht werden.",
    campaign_has_characters: "Diese Kampagne hat Charaktere und kann nicht mehr bearbeitet oder gelöscht werden.",
    campaign_full: "Diese Kampagne ist voll: Alle Plätze sind besetzt.",
    quota_reached: "Dein Konto hat keinen Platz mehr dafür. Bitte lösche zuerst etwas.",
    character_read_only: "Dieser Charakter wird in D&D Beyond verwaltet. Bearbeite ihn dort.",
    character_not_linked: "Dieser Charakter wird hier geführt, nicht in D&D Beyond.",
    character_linked_already: "Dieser Charakter ist schon in der Kampagne.",
    turn_in_flight: "Die Spielleitung antwortet noch",
    turn_mismatch: "Dieser Zug wurde schon mit anderen Worten gesendet",
    reply_changed:
      "Diese Antwort wurde inzwischen in einem anderen Tab geändert. Deine ist nicht gespeichert: Speichere noch einmal, um die andere zu ersetzen.",
    too_large: "Das ist zu groß",
    rate_limited: "Das ging zu schnell. Warte ein wenig und versuche es noch einmal.",
    sign_in_locked: "Zu viele Fehlversuche. Bitte warte ein wenig und versuche es dann noch einmal.",
    budget_spent:
      "Für heute sind die Tokens dieser Spielleitung verbraucht. Spiele mit dem Orakel weiter, oder wähle in den Einstellungen der Spielleitung ein anderes Modell.",
    import_invalid: "Die Datei ist nicht, was sie sein soll, oder passt nicht zusammen. Nichts davon wurde übernommen.",
    import_incomplete:
      "Es ist noch nicht alles angekommen. Versuche es noch einmal: Es geht dort weiter, wo es aufhörte.",
    internal: "Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.",
    game_master_failed:
      "Die Antwort der Spielleitung ergab keine Geschichte. Lass neu erzählen, oder spiele mit dem Orakel weiter.",
    game_master_busy: ({ model, seconds }) =>
      `Der Anbieter nimmt gerade keine Anfragen an ${theModel(model)} mehr an. Warte ${seconds === null ? "ein wenig" : `${seconds} Sekunden`} und versuche es noch einmal, oder spiele mit dem Orakel weiter.`,
    game_master_overloaded: ({ model, seconds }) =>
      `Der Server von ${toModel(model)} hat zu viel zu tun. Warte ${seconds === null ? "ein wenig" : `${seconds} Sekunden`} und versuche es noch einmal, oder spiele mit dem Orakel weiter.`,
    game_master_loading: ({ model }) =>
      `Der Server lädt ${theModel(model)} noch. Versuche es in einer Minute noch einmal, oder spiele mit dem Orakel weiter.`,
    game_master_unreachable: ({ model }) =>
      `Der Server von ${toModel(model)} ist nicht zu erreichen. Prüfe, ob er läuft und ob seine Adresse stimmt; versuche es dann noch einmal, oder spiele mit dem Orakel weiter.`,
    game_master_server_error: ({ model }) =>
      `Auf dem Server von ${toModel(model)} ist etwas schiefgegangen. Versuche es noch einmal, oder spiele mit dem Orakel weiter; bleibt es dabei, sieh auf diesem Server nach.`,
    game_master_silent:
      "Die Spielleitung ist verstummt. Was erzählt wurde, bleibt; versuche es noch einmal, oder spiele mit dem Orakel weiter.",
    game_master_refused: "Das will die Spielleitung nicht erzählen. Sag es anders, oder spiele mit dem Orakel weiter.",
    game_master_cut_off:
      "Die Spielleitung brach ab. Was erzählt wurde, bleibt; versuche es noch einmal, oder spiele mit dem Orakel weiter.",
    game_master_thinking: ({ model }) =>
      `Das Nachdenken hat allen Platz verbraucht, den ${theModel(model)} für eine Antwort hat. Versuche es noch einmal, gib ihm einen größeren Kontext, oder wähle ein Modell, das weniger nachdenkt.`,
    game_master_no_credit: ({ model }) =>
      `Beim Anbieter ist für ${theModel(model)} kein Guthaben mehr da. Lade das Konto dort auf, oder wähle ein anderes Modell.`,
    game_master_quota: ({ model }) =>
      `Das Kontingent des Anbieters für ${theModel(model)} ist aufgebraucht. Warte, bis es erneuert wird, erhöhe es beim Anbieter, oder wähle ein anderes Modell.`,
    game_master_key: ({ model }) =>
      `Der Anbieter nimmt den Schlüssel für ${theModel(model)} nicht an. Prüfe den Schlüssel in den Einstellungen der Spielleitung.`,
    game_master_unknown_model: ({ model }) =>
      `Der Anbieter kennt ${theModel(model)} nicht. Prüfe den Namen in den Einstellungen der Spielleitung; ein Server zu Hause muss es vielleicht erst herunterladen oder laden.`,
    game_master_address:
      "Unter der eingestellten Adresse antwortet kein Server für Modelle. Prüfe die Adresse in den Einstellungen der Spielleitung; die meisten enden auf /v1.",
    game_master_context: ({ model }) =>
      `Ein Zug passt nicht in den Kontext von ${toModel(model)}. Gib ihm auf seinem Server einen größeren, mindestens 8.192 Token.`,
    game_master_tools: ({ model }) =>
      `Der Server von ${toModel(model)} lehnt jede Anfrage mit Werkzeugen ab. Wähle ein anderes Modell, oder spiele mit dem Orakel weiter.`,
    game_master_setting: ({ model }) =>
      `Der Anbieter lehnt eine Einstellung ab, mit der ${theModel(model)} gefragt wird. Prüfe die Einstellungen der Spielleitung, oder wähle ein anderes Modell.`,
    game_master_misconfigured: ({ model }) =>
      `Der Anbieter hat die Anfrage an ${theModel(model)} abgelehnt. Prüfe die Einstellungen der Spielleitung, oder spiele mit dem Orakel weiter.`,
    unavailable: "Das ist gerade nicht zu erreichen. Bitte versuche es gleich noch einmal.",
    newer_version:
      "Das hat eine neuere Version von Lorehearth geschrieben, als hier läuft. Nichts ist verloren: Es öffnet sich wieder, sobald Lorehearth aktualisiert ist.",
    storage_full: "Es ist kein Platz mehr, um das zu behalten. Was da ist, bleibt.",
    sheet_unreadable: "Das ist kein lesbarer Charakterbogen von D&D Beyond.",
    sheet_missing: "In D&D Beyond gibt es diesen Charakter nicht. Prüfe die Adresse oder Nummer.",
    sheet_refused: "D&D Beyond zeigt diesen Charakter nicht: Er ist wohl privat. Du kannst seinen Export einfügen.",
    sheet_unreachable:
      "D&D Beyond war nicht zu erreichen. Bitte versuche es noch einmal, oder füge den Export des Charakters ein.",
  },
  oracleAnswer: oracleAnswerInGerman,
};
