/** Texts of the side panel: the scene, people, threads, clocks and the fight. And those of the search in a story. */

export const panel = {
  goTo: (place: string) => `Go to ${place}`,
  exitsBlocked: "Wait until this turn has ended",
  turn: (number: number) => (number === 0 ? "the opening" : `turn ${number}`),
  toTurn: (number: number) => (number === 0 ? "Go to the opening" : `Go to turn ${number}`),
  companion: "goes with you",
  companions: "With you",
  metIn: "First met:",
  seenAt: (place: string) => `Last seen at ${place},`,
  seenIn: "Last seen:",
  between: "What passed between you",
  betweenLoading: "Remembering…",
  betweenNothing: "Nothing yet that the story remembers.",
  betweenFailed: "What passed between you could not be read.",
  betweenMore: "All of it in the Chronicle",
  learned: "What you learned",
  earlier: (count: number) => `${count} earlier`,
  fewer: "Only the latest",
  nothingLearned: "Nothing learned yet.",
  clockWords: ["has not begun", "has begun", "is half run", "is nearly run out", "has run out"],
  clockCount: (filled: number, of: number) => `${filled} of ${of}`,
  acting: "acts now",
  sides: { party: "your side", foe: "foe", friend: "your side" },
  zones: { engaged: "in reach", near: "near", far: "far off" },
  left: { fled: "has fled", surrendered: "has given up" },
} as const;

export const previously = {
  title: "Previously…",
  hint: (when: string) => `Last played: ${when}`,
  close: "Put it away",
  open: "Still open:",
} as const;

export const search = {
  open: "Search the story",
  title: "Search the story",
  field: "Words that were said or told",
  hint: "All words must occur in a turn. The newest turns come first.",
  none: (words: string) => `No turn of this story has “${words}”.`,
  found: (count: number, more: boolean) =>
    more ? `The newest ${count} turns` : count === 1 ? "1 turn" : `${count} turns`,
  searching: "Searching…",
  failed: "The story could not be searched.",
  you: "You",
} as const;
