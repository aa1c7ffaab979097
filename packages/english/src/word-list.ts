/** "ash elm oak" → ["ash", "elm", "oak"]. It keeps long word lists readable. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/u);
