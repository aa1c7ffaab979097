/** A text counts as present only with a non-whitespace character. */
export const isPresent = (value: string | null | undefined): value is string => (value?.trim().length ?? 0) > 0;
