import { Slider as Base } from "@base-ui/react/slider";

import type { Option } from "#contracts/options";

interface SliderProps<Value extends string> {
  readonly label: string;
  /** The values from left to right. */
  readonly stops: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The CSS colour of the filled part; ember by default. The value is always shown as text too. */
  readonly color?: string;
  readonly disabled?: boolean;
}

/** A slider with named values, such as low, medium, high. */
export function Slider<Value extends string>({ label, stops, value, onChange, color, disabled }: SliderProps<Value>) {
  const at = Math.max(
    0,
    stops.findIndex((stop) => stop.value === value),
  );
  const name = stops[at]?.label ?? value;
  return (
    <Base.Root
      value={at}
      min={0}
      max={stops.length - 1}
      disabled={disabled ?? false}
      onValueChange={(next) => {
        const stop = stops[next];
        if (stop && stop.value !== value) onChange(stop.value);
      }}
      className="grid gap-1"
    >
      <div className="flex justify-between gap-4">
        <Base.Label className="font-medium">{label}</Base.Label>
        <span className="text-quiet">{name}</span>
      </div>
      <Base.Control className="flex touch-none items-center py-3 select-none">
        <Base.Track className="h-1.5 w-full rounded-full bg-line forced-colors:outline">
          <Base.Indicator
            className="rounded-full bg-ember forced-colors:bg-[Highlight]!"
            style={color ? { background: color } : {}}
          />
          <Base.Thumb
            getAriaValueText={() => name}
            className="size-5 rounded-full border-2 border-ground bg-text shadow-table has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember"
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
