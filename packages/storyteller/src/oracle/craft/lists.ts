/** "ash elm oak" → ["ash", "elm", "oak"]: long word lists stay readable. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Each entry once, first come first kept. */
export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
