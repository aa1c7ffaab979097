import { Tabs as Base } from "@base-ui/react/tabs";
import { type ReactNode, useLayoutEffect, useRef } from "react";

import { cx } from "../../cx.ts";

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
  readonly content: ReactNode;
}

/** Tabs with panels. The caller stores which tab is selected, for example in the address. Arrow keys move between the tabs. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  isDense = false,
}: {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** For a narrow column. */
  readonly isDense?: boolean;
}) {
  const list = useRef<HTMLDivElement>(null);
  // Scroll the selected tab into view when not all tabs fit.
  useLayoutEffect(() => {
    const active = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (active) list.current?.scrollTo(active.offsetLeft - (list.current.clientWidth - active.offsetWidth) / 2, 0);
  }, [value]);
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)} className="min-w-0">
      <Base.List
        ref={list}
        aria-label={label}
        className={cx(
          "relative flex overflow-x-auto border-b border-line [scrollbar-width:none]",
          isDense ? "gap-4 text-sm" : "gap-6",
        )}
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            data-tab={tab.value}
            disabled={tab.disabled ?? false}
            className="min-h-11 shrink-0 cursor-pointer whitespace-nowrap text-quiet transition-colors -outline-offset-2! hover:text-text data-active:text-text data-disabled:cursor-not-allowed data-disabled:opacity-55"
          >
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-ember transition-[translate,width] forced-colors:bg-[Highlight]" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={isDense ? "pt-4" : "pt-6"}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
