import { useMedia } from "../../../../shared/use-media.ts";

/** From this width on there is room beside the story. It is Tailwind's breakpoint `lg`. */
const WIDE = "(min-width: 64rem)";

/** Whether the screen has room beside the story. A phone does not render the side panel at all. */
export const useHasSide = (): boolean => useMedia(WIDE);
