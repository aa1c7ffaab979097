import type { dev as english } from "../en/dev.ts";
import type { Translated } from "../translated.ts";

export const dev: Translated<typeof english> = {
  status: {
    title: "Zustand der Dienste",
    lead: "Ob die vier Dienste hinter dem Tisch antworten.",
    services: {
      core: "Kern-API",
      chat: "Chat-Dienst",
      graph: "Verwalter der Graphdatenbank",
      memory: "WebSocket-Gedächtnisdienst",
    },
    states: { healthy: "Gesund", unhealthy: "Angeschlagen", error: "Fehler" },
    refresh: "Jetzt nachsehen",
    refreshing: "Wird nachgesehen …",
    auto: "Von selbst nachsehen (alle 30 s)",
    healthyCount: (healthy, all) => `${healthy} von ${all} Diensten gesund`,
    lastUpdated: (when) => `Zuletzt nachgesehen: ${when}`,
    answeredIn: (milliseconds) => `antwortete in ${milliseconds.toLocaleString("de")} ms`,
    http: (status) => `HTTP ${status}`,
    timeout: "Zeitüberschreitung der Verbindung (5 s)",
    cors: "CORS- oder Netzwerkfehler",
    network: "Netzwerkfehler – der Dienst läuft vielleicht nicht",
    refused: "Verbindung abgelehnt",
  },
  test: {
    title: "API-Test",
    lead: "Fünf Aufrufe nacheinander, mit dem, was sie antworteten.",
    run: "Alle Tests ausführen",
    running: "Läuft …",
    world: "Welt",
    campaign: "Kampagne",
    none: "Keine",
    plays:
      "Der vierte Aufruf spielt einen Zug in der gewählten Kampagne: Er bleibt in ihrer Geschichte, bis du ihn dort zurücknimmst.",
    calls: {
      health: "Gesundheitsprüfung",
      world: "Auskunft zur Welt",
      campaign: "Beschreibung der Kampagne",
      chat: "Gespräch mit der Spielleitung",
      context: "Kontext des Gesprächs",
    },
    waiting: "Wartet",
    passed: "Bestanden",
    failed: "Fehlgeschlagen",
    summary: (passed, failed) => `${passed} bestanden, ${failed} fehlgeschlagen`,
    http: (status, error) => `HTTP ${status}: ${error}`,
    unknown: "Unbekannter Fehler",
    networkError: "NETWORK_ERROR",
    took: (status, milliseconds) => `${status}, ${milliseconds.toLocaleString("de")} ms`,
  },
};
