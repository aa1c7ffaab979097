/** Texts of /credits. The wording that licences prescribe is in contracts/srd-attribution.ts, always in English. */
export const credits = {
  lead: "Whose work Lorehearth is made of.",
  rules: "Rules",
  rulesChanged:
    "Lorehearth has shortened this material, put it into tables for its forms, sheets and dice, and translated names of it.",
  fonts: "Typefaces",
  fontsLicence: "Under the SIL Open Font License 1.1, through Fontsource:",
  libraries: "Icons and libraries",
  librariesLicence:
    "The icons are Lucide's. Every library in this app, with its authors and its licence, is in one file:",
  allLicences: "All licences",
  lorehearth: "About Lorehearth",
  lorehearthLicence: "Lorehearth itself is under the MIT licence, © 2026 the Lorehearth authors.",
  back: "Back to Lorehearth",
} as const;
