import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";

import type { Option } from "#contracts/options";

import { cx } from "../../cx.ts";
import { controlStyle } from "./input.tsx";

/**
 * A native select: it works with every phone, keyboard and form library. Styled where the browser allows it. `placeholder` is an empty
 * first option.
 */
export function Select({
  options,
  placeholder,
  className,
  ...rest
}: ComponentProps<"select"> & { readonly options: readonly Option[]; readonly placeholder?: string }) {
  return (
    <span className="relative block">
      <select {...rest} className={cx(controlStyle, "dressed min-h-11 appearance-none py-2 pr-10", className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={17}
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-quiet"
      />
    </span>
  );
}
