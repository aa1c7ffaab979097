import type { dashboard as english } from "../en/dashboard.ts";
import type { Translated } from "../translated.ts";

export const dashboard: Translated<typeof english> = {
  title: "Übersicht",
  welcome: (name) => `Willkommen, ${name}`,
  unknownUser: "Unbekannt",
  subtitle: "Wohin führt dich dein nächstes Abenteuer?",
  loading: "Deine Übersicht wird geladen …",
  errorTitle: "Die Übersicht konnte nicht geladen werden",
  noUser: "Niemand angemeldet",
  noUserHint: "Bitte melde dich an, um die Übersicht zu sehen.",
  toLogin: "Zur Anmeldung",
  recent: "Zuletzt gespielt",
  noRecent: "Noch nichts gespielt",
  noRecentHint: "Die erste Seite ist leer. Eine Kampagne, die du spielst, wartet hier auf dich.",
  lastPlayed: (when) => `Zuletzt gespielt: ${when}`,
  never: "Nie",
  continue: "Abenteuer fortsetzen",
  continueNamed: (name) => `Abenteuer fortsetzen: ${name}`,
  noDescription: "Noch keine Beschreibung",
  worldDeleted: "Welt gelöscht",
  stats: "Deine Bibliothek",
  worlds: "Welten",
  campaigns: "Kampagnen",
  characters: "Charaktere",
  quickActions: "Gleich loslegen",
  createWorld: "Neue Welt erschaffen",
  startCampaign: "Neue Kampagne beginnen",
  createCharacter: "Charakter erstellen",
  needsWorld: "Erschaffe zuerst eine Welt",
  needsCampaign: "Erstelle zuerst eine Kampagne",
  beginnings: {
    title: "Heute Abend spielen",
    lead: "Drei Geschichten, jede mit einem Charakter, der bereitsteht: ein Klick, und du sitzt am Tisch.",
    begin: "Anfangen",
    beginNamed: (campaign) => `Anfangen: ${campaign}`,
    beginning: "Der Tisch wird gedeckt …",
    failed: "Der Tisch konnte nicht gedeckt werden.",
    failedHint: "Was schon da ist, bleibt; drücke noch einmal auf Anfangen, dann geht es von dort weiter.",
    stories: {
      lantern: {
        world: "Die Laternenmark",
        details:
          "Ein Grenzland alter Straßen, jede von Laternen erhellt, die das Dunkel fernhalten. In diesem Winter beginnen sie zu verlöschen.",
        campaign: "Der letzte Laternenwärter",
        pitch:
          "Eine nach der anderen verlöschen die Laternen an der alten Straße, und der Wärter, der sie hütet, ist nicht heimgekommen.",
        you: "Du spielst Edda Thorne, eine menschliche Kämpferin, die ihre Jahre abgedient hat und der Ruhe wegen zurückkam.",
        character: "Edda Thorne",
        notes:
          "Diente acht Jahre in der Mark. Trägt die Laterne ihres Hauptmanns bei sich, unentzündet, und sagt nicht, warum.",
      },
      hollowmere: {
        world: "Hohlenmoor",
        details:
          "Ein ertrunkenes Tal mit einem Herrenhaus auf dem einzigen Hügel. Die Familien bewahren ihre Toten in Glas auf und ihre Schulden in Büchern.",
        campaign: "Das Schuldbuch der Toten",
        pitch:
          "Das Schuldbuch eines Toten nennt dich als Erbin, und jemand im Haus hat schon drei Namen über deinem durchgestrichen.",
        you: "Du spielst Ysolde Marrow, eine elfische Schurkin, die Testamente von Berufs wegen liest und Schlösser zum Vergnügen.",
        character: "Ysolde Marrow",
        notes: "Tagsüber Archivarin. Verdankt ihre Bildung einem Gönner, dem sie nie begegnet ist.",
      },
      charts: {
        world: "Die Zerrissenen Untiefen",
        details:
          "Tausend Inseln, und keine zwei Karten sind gleich. Die Lotsen hüten ihre Geheimnisse in Gilden; den Rest behält die See.",
        campaign: "Die ertrunkenen Karten",
        pitch:
          "Die einzige wahre Karte der Untiefen wurde in vier Teile zerschnitten, und heute Nacht steht der erste beim falschen Kapitän zum Verkauf.",
        you: "Du spielst Pip Salzpfiff, einen Barden der Halblinge, der für die Überfahrt singt und auf mehr lauscht.",
        character: "Pip Salzpfiff",
        notes:
          "Wuchs in Möwenhafen unter einem Wirtshaustisch auf. Kennt jedes Shanty und weiß, wer die frechen schrieb.",
      },
    },
  },
  guidance: {
    noWorlds: "Beginne damit, deine erste Welt zu erschaffen: den Boden, auf dem jede Geschichte steht.",
    noCampaigns: "Deine Welt ist bereit. Erstelle eine Kampagne, um sie zum Leben zu erwecken.",
    noCharacters: "Deine Kampagne wartet. Erstelle Charaktere, um sie zu betreten.",
    allSet: "Alles ist bereit. Nimm eine Geschichte wieder auf oder beginne eine neue.",
  },
};
