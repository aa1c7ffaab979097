import { List, Waypoints } from "lucide-react";
import { useState } from "react";

import { cx } from "../../../shared/cx.ts";
import { text } from "../../../shared/text/text.ts";

export type PeopleView = "graph" | "list";

/** Chooses between graph and list. A narrow screen starts with the list, because it has no room for a graph. */
export function usePeopleView(): [PeopleView, (view: PeopleView) => void] {
  return useState<PeopleView>(() => (matchMedia("(min-width: 48rem)").matches ? "graph" : "list"));
}

const VIEWS = [
  { value: "graph", label: text.chronicle.people.graph, icon: Waypoints },
  { value: "list", label: text.chronicle.people.list, icon: List },
] as const;

/** The switch between graph and list. */
export function PeopleViews({
  view,
  onChange,
}: {
  readonly view: PeopleView;
  readonly onChange: (view: PeopleView) => void;
}) {
  return (
    <div role="group" aria-label={text.chronicle.people.view} className="flex rounded-full border border-edge p-0.5">
      {VIEWS.map(({ value, label, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          onClick={() => onChange(value)}
          className={cx(
            "inline-flex min-h-9 items-center gap-2 rounded-full px-4 text-sm transition-colors pointer-coarse:min-h-11",
            view === value ? "bg-raised text-text" : "text-quiet hover:text-text",
          )}
        >
          <Icon aria-hidden="true" size={16} />
          {label}
        </button>
      ))}
    </div>
  );
}
