/** Resolves when the first page stands (page-stands.ts). What no page shows at first is fetched from then on. */
export const { promise: firstPageStands, resolve: markFirstPageReady } = Promise.withResolvers<void>();
