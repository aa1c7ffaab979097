import { LIMITS } from "#contracts/limits";
import { MEMORY_KINDS } from "#contracts/memory/items";

import { text } from "../../../shared/text/text.ts";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import type { ItemSearch } from "../api/queries.ts";

const KINDS = MEMORY_KINDS.map((value) => ({ value, label: text.chronicle.kinds[value] }));

/** A search field, and a field to choose the kind of item. */
export function MemoryFilter({
  search,
  onChange,
  onLeave,
}: {
  readonly search: ItemSearch;
  readonly onChange: (search: ItemSearch) => void;
  readonly onLeave: () => void;
}) {
  return (
    <search className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_13rem]" onBlur={onLeave}>
      <Field label={text.chronicle.memory.search}>
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={LIMITS.search.query}
            placeholder={text.chronicle.memory.searchPlaceholder}
            value={search.q}
            onChange={({ target }) => onChange({ ...search, q: target.value })}
          />
        )}
      </Field>
      <Field label={text.chronicle.memory.filter}>
        {(control) => (
          <Select
            {...control}
            options={KINDS}
            placeholder={text.chronicle.memory.all}
            value={search.kind ?? ""}
            onChange={({ target }) =>
              onChange({ ...search, kind: MEMORY_KINDS.find((kind) => kind === target.value) ?? null })
            }
          />
        )}
      </Field>
    </search>
  );
}
