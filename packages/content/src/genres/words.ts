/** "ash elm oak" → ["ash", "elm", "oak"]: long word lists stay readable. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/u);
