/** Resolves when the first page is ready (first-page-ready.ts). Everything that the first page does not show is loaded after that. */
export const { promise: firstPageReady, resolve: markFirstPageReady } = Promise.withResolvers<void>();
