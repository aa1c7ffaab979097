export const characters = {
  title: "Characters",
} as const;
