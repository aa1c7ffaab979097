import type { ComponentProps } from "react";

import { Input } from "../ui/fields/input.tsx";

/** An input for a whole number, with the number keyboard on a phone. Register it with `{ valueAsNumber: true }`. */
export function NumberInput(props: Omit<ComponentProps<"input">, "type">) {
  return <Input {...props} type="number" inputMode="numeric" step={1} />;
}
