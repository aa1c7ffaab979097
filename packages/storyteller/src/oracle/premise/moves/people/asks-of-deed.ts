import { pattern } from "../../../patterns.ts";

/** Whether a question asks whether somebody did something that would decide the case. No die answers it. */
export const asksOfDeed = (words: string): boolean => pattern("asks of a deed", "u").test(words);
