/** The width of the inspector's windows. */
export const INSPECTOR_WIDTH = "sm:w-[min(48rem,calc(100vw-2rem))]";
