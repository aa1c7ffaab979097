import { useState } from "react";

import { Panel } from "../../../shared/ui/content/card.tsx";
import { CheckboxGroup } from "../../../shared/ui/fields/checkbox-group.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input, Textarea } from "../../../shared/ui/fields/input.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import { Slider } from "../../../shared/ui/fields/slider.tsx";
import { Switch } from "../../../shared/ui/fields/switch.tsx";
import { Tabs } from "../../../shared/ui/page/tabs.tsx";

const LEVELS = [
  { value: "low", label: "Low" },
  { value: "medium", label: "Medium" },
  { value: "high", label: "High" },
] as const;
type Level = (typeof LEVELS)[number]["value"];

/** Shows the form fields. */
export function FieldSamples() {
  const [level, setLevel] = useState<Level>("medium");
  const [chosen, setChosen] = useState<Level[]>(["low"]);
  const [on, setOn] = useState(true);
  const [tab, setTab] = useState<Level>("low");
  return (
    <Panel title="Fields">
      <div className="grid max-w-3xl gap-6">
        <Field label="World Name" hint="Left blank, the AI names the world.">
          {(control) => <Input {...control} placeholder="Varrow Point" />}
        </Field>
        <Field label="Email" required error="Please enter a valid email address">
          {(control) => <Input {...control} defaultValue="mira" />}
        </Field>
        <Field label="Additional Details" aside="0 / 2000">
          {(control) => <Textarea {...control} />}
        </Field>
        <Field label="Magic Level">
          {(control) => <Select {...control} options={LEVELS} placeholder="Choose a level" />}
        </Field>
        <CheckboxGroup legend="Focus" options={LEVELS} value={chosen} onChange={setChosen} hint="Choose as many." />
        <Slider label="Combat" stops={LEVELS} value={level} onChange={setLevel} />
        <Switch label="Auto-refresh" checked={on} onChange={setOn} />
        <Tabs
          label="Parts"
          value={tab}
          onChange={setTab}
          tabs={LEVELS.map(({ value, label }) => ({ value, label, disabled: value === "high", content: label }))}
        />
      </div>
    </Panel>
  );
}
