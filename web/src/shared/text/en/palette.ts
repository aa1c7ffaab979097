/** The command palette (Ctrl or ⌘ K). */
export const palette = {
  title: "Go to or do",
  open: "Search and commands",
  placeholder: "Find a story, a page, a command...",
  hint: "Arrow keys choose, Enter goes there, Escape closes.",
  empty: "Nothing by that name.",
  loading: "Fetching your stories...",
  groups: {
    play: "Play",
    campaigns: "Campaigns",
    worlds: "Worlds",
    characters: "Characters",
    pages: "Pages",
    commands: "Commands",
  },
  play: (campaign: string) => `Play ${campaign}`,
  chronicle: (campaign: string) => `Chronicle of ${campaign}`,
  apiTest: "API test",
  themeDark: "Dark theme",
  themeLight: "Light theme",
  themeSystem: "Theme as the system",
} as const;
