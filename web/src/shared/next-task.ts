/** Resolves in another task. On a slow phone one task for everything would block the page for too long. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
