/** Whether a text contains anything but whitespace. */
export const isPresent = (value: string | null | undefined): value is string => (value?.trim().length ?? 0) > 0;
