const turns = (count: number) => (count === 1 ? "1 turn" : `${count} turns`);
const memories = (count: number) => (count === 1 ? "1 memory entry" : `${count} memory entries`);

/** Texts of the export and import pages. */
export const portability = {
  exportTitle: "Export",
  exportLead: "Your story is yours: take it with you, keep it, read it elsewhere.",

  formats: {
    json: "Everything, as JSON",
    jsonHint:
      "The whole campaign: world, characters, every turn with its variants and dice, and all that is remembered. It can be imported here or on another Lorehearth. It holds the game master's secrets too: reading it spoils them.",
    markdown: "The story, as Markdown",
    markdownHint: "What was said and told, by session, with the cast and a timeline. For reading and editing.",
    epub: "The story, as a book (EPUB)",
    epubHint: "The same as an electronic book with a cover, for every reading app.",
    save: (what: string) => `Save: ${what}`,
  },
  gathering: (count: number) => `Gathering the story: ${turns(count)} so far…`,
  gatheringMemory: (count: number) => `Gathering what is remembered: ${memories(count)} so far…`,
  saved: (name: string) => `${name} was saved.`,
  exportFailed: "The export did not work",
  nothingToExport: "Nothing has been told in this campaign yet: there is no story to save.",

  allTitle: "Export everything",
  allLead: "Every campaign of your account in one zip file, each as JSON.",
  allHint:
    "It can be imported again, whole or a campaign at a time. Worlds travel with their campaigns; a world without a campaign is not in it.",
  allSave: "Save all campaigns",
  allNone: "You have no campaigns yet.",
  allCount: (count: number) => (count === 1 ? "1 campaign" : `${count} campaigns`),
  allProgress: (done: number, all: number) => `Campaign ${done} of ${all}…`,

  importTitle: "Import",
  importLead: "Bring a story in. It becomes a new campaign; nothing you have is changed.",
  choose: "Choose a file",
  drop: "or drop it here",
  dropNow: "Drop it to read it",
  takes: "What can be read",
  takesList: [
    "Campaigns exported from Lorehearth: JSON, or a zip of several",
    "SillyTavern chats (.jsonl)",
    "Character cards, version 2 and 3, as PNG or JSON",
    "Lorebooks (world info), as JSON",
  ],
  limits: (megabytes: number, most: string) => `Up to ${megabytes} MB and ${most} turns a campaign.`,
  reading: "Reading the file…",

  previewTitle: (count: number) => (count === 1 ? "Bring this in?" : `Bring these ${count} campaigns in?`),
  kinds: {
    campaign: "A Lorehearth campaign",
    chat: "A SillyTavern chat",
    card: "A character card",
    lorebook: "A lorebook",
  },
  name: "Name",
  kind: "What it is",
  world: "World",
  characters: "Characters",
  noCharacters: "None",
  length: "Length",
  counts: (turnCount: number, remembered: number) => `${turns(turnCount)}, ${memories(remembered)}`,
  exportedOn: "Exported",
  warnings: {
    skippedMessages: (count: number) =>
      count === 1 ? "1 message of the system is left out." : `${count} messages of the system are left out.`,
    cutTexts: (count: number) =>
      count === 1 ? "1 text is too long and is cut." : `${count} texts are too long and are cut.`,
    disabledLore: (count: number) =>
      count === 1 ? "1 entry is switched off and is left out." : `${count} entries are switched off and are left out.`,
    noCharacter: (_count: number) => "There is no character in it: create one to play on.",
    noWorld: (_count: number) => "Its world had been deleted: it is played without one.",
    undatedMessages: (count: number) =>
      count === 1 ? "1 message has no date that can be read." : `${count} messages have no date that can be read.`,
  },
  into: "Where it goes",
  intoHint: "Added to what that campaign remembers; nothing it remembers is changed.",
  intoNew: "A new campaign",
  loreAdded: (count: number) => (count === 1 ? "1 entry is remembered now." : `${count} entries are remembered now.`),
  bringIn: "Import",
  bringing: (name: string) => `Importing ${name}…`,
  progress: "Progress",
  brought: (name: string) => `${name} was imported.`,
  broughtSome: (count: number) => `${count} campaigns were imported.`,
  importFailed: "The import did not work",
  goesOn: "Nothing half-finished is visible. Try again: it goes on where it stopped.",

  refusedTitle: "This file cannot be imported",
  refused: {
    tooLarge: (_detail: string) => "The file is too large.",
    empty: (_detail: string) => "The file is empty.",
    notText: (_detail: string) => "The file is no text in UTF-8, nor a zip or PNG that can be read.",
    notJson: (_detail: string) => "The file is no valid JSON. It may have been cut off.",
    tooDeep: (_detail: string) => "The file nests too deep to be a story.",
    unknown: (_detail: string) => "The file is nothing that can be read here.",
    otherVersion: (detail: string) => `The file is of another version (${detail}) of Lorehearth's format.`,
    invalid: (detail: string) => `The file does not fit together. ${detail}`,
    damaged: (_detail: string) => "The file is damaged: it is cut off, or its checksums do not match.",
    zipTooMuch: (_detail: string) => "The zip unpacks to more than is allowed.",
    zipPath: (detail: string) => `The zip holds a file under a name that is not allowed. ${detail}`,
    zipUnsupported: (_detail: string) => "The zip is encrypted, or packed in a way that is not supported.",
    zipNothing: (_detail: string) => "The zip holds no campaign.",
    noCard: (_detail: string) => "The picture carries no character card.",
    cardVersion: (detail: string) => `This version of character cards (${detail}) cannot be read; 2 and 3 can.`,
    tooMany: (_detail: string) => "There is more in it than a campaign may have.",
  },
};
