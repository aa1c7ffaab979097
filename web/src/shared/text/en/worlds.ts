export const worlds = {
  title: "Worlds",
} as const;
