import type { palette as english } from "../en/palette.ts";
import type { Translated } from "../translated.ts";

export const palette: Translated<typeof english> = {
  title: "Hingehen oder tun",
  open: "Suche und Befehle",
  placeholder: "Finde Geschichten, Worte, Leute, Befehle …",
  hint: "Pfeiltasten wählen, die Eingabetaste führt hin, Escape schließt.",
  empty: "Nichts mit diesem Namen.",
  loading: "Deine Geschichten werden geholt …",
  groups: {
    play: "Spielen",
    campaigns: "Kampagnen",
    worlds: "Welten",
    characters: "Charaktere",
    pages: "Seiten",
    commands: "Befehle",
  },
  play: (campaign) => `${campaign} spielen`,
  chronicle: (campaign) => `Chronik von ${campaign}`,
  importCampaign: "Eine Geschichte importieren",
  exportAll: "Alle Geschichten exportieren",
  exportCampaign: "Diese Geschichte exportieren",
  found: { story: "In der Geschichte", people: "Leute, Orte und Dinge", memories: "Erinnert" },
  themeDark: "Dunkles Farbschema",
  themeLight: "Helles Farbschema",
  themeSystem: "Farbschema wie das System",
};
