export const login = {
  title: "Lorehearth",
  subtitle: "An intelligent companion for epic adventures",
} as const;
