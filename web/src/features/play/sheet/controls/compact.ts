import { controlStyle } from "../../../../shared/ui/fields/input.tsx";
import { cx } from "../../../../shared/cx.ts";

/** The sheet is a narrow column. On a touch screen its fields are as high as everywhere. */
export const compactInput = "min-h-9! min-w-0 py-1! text-sm pointer-coarse:min-h-11!";
export const compactSelect = cx(compactInput, "leading-7! pointer-coarse:leading-9!");
/** A field for a number. */
export const numberField = cx(controlStyle, "h-9 px-2! text-center text-sm pointer-coarse:h-11");
