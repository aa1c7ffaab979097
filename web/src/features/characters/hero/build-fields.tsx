import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";

import type { HeroBuild } from "#contracts/entities/hero-build";
import { listedSpell, listedSpells, magicItemNamed } from "#rules/hero-tables";

import { NumberInput } from "../../../shared/form/number-input.tsx";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { IconButton } from "../../../shared/ui/buttons/icon-button.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import type { CharacterFormValues } from "../character-form.ts";
import {
  allThings,
  placeOf,
  PLACES,
  withItem,
  withoutItem,
  withPlace,
  withSpell,
  withThing,
  type Place,
} from "./build-changes.ts";

const copy = text.hero;
const MOST_COINS = 10_000_000;

const places = PLACES.map((value) => ({
  value,
  label: value === "carried" ? copy.carried : value === "worn" ? copy.worn : copy.inHand[value],
}));

/** The build in the form, and how to change it; null for a character without one. */
function useBuild(): readonly [HeroBuild | null, (build: HeroBuild) => void] {
  const { control, setValue } = useFormContext<CharacterFormValues>();
  const build = useWatch({ control, name: "build" });
  return [build, (changed) => setValue("build", changed, { shouldDirty: true })];
}

/** What the hero carries, each with how many and where, coins, and a field for another thing. */
export function GearFields() {
  const [build, change] = useBuild();
  if (!build) return null;
  const gold = Math.floor(build.coins / 100);
  return (
    <>
      <ul className="grid gap-3">
        {build.gear.map((item) => (
          <li
            key={item.key}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-b border-line pb-3 sm:grid-cols-[minmax(0,1fr)_5.5rem_12rem_auto]"
          >
            <span className="min-w-0 max-sm:order-first max-sm:col-span-2">
              {item.name}
              {magicItemNamed(item.item ?? "")?.attunement && (
                <label className="mt-1 flex items-center gap-2 text-sm text-quiet">
                  <input
                    type="checkbox"
                    className="size-4 accent-ember"
                    aria-label={copy.attunedTo(item.name)}
                    checked={item.attuned}
                    onChange={({ target }) => change(withItem(build, item.key, { attuned: target.checked }))}
                  />
                  {copy.attuned}
                </label>
              )}
            </span>
            <span className="max-sm:order-last">
              <NumberInput
                aria-label={copy.quantityOf(item.name)}
                min={1}
                max={9_999}
                value={item.quantity}
                onChange={({ target }) => {
                  const quantity = Math.min(9_999, Math.max(1, Math.trunc(target.valueAsNumber) || 1));
                  change(withItem(build, item.key, { quantity }));
                }}
              />
            </span>
            <span className="max-sm:order-last max-sm:col-span-2">
              <Select
                aria-label={copy.wearOf(item.name)}
                options={places}
                value={placeOf(item)}
                onChange={({ target }) => change(withPlace(build, item.key, target.value as Place))}
              />
            </span>
            <IconButton
              icon={X}
              className="max-sm:order-1"
              label={copy.remove(item.name)}
              onClick={() => change(withoutItem(build, item.key))}
            />
          </li>
        ))}
      </ul>
      {build.gear.length === 0 && <p className="text-quiet">{copy.noEquipment}</p>}
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <AddField
          label={copy.addItem}
          hint={copy.addItemHint}
          names={allThings().map(({ name }) => name)}
          onAdd={(name) => change(withThing(build, name))}
        />
        <Field label={copy.gold}>
          {(field) => (
            <NumberInput
              {...field}
              min={0}
              value={gold}
              onChange={({ target }) => {
                const whole = Math.min(MOST_COINS, Math.max(0, Math.trunc(target.valueAsNumber) || 0));
                // Silver and copper stay.
                change({ ...build, coins: Math.min(1_000_000_000, whole * 100 + (build.coins % 100)) });
              }}
            />
          )}
        </Field>
      </div>
    </>
  );
}

/** The spells that the hero knows, which of them are prepared, and a field for another one. */
export function SpellFields() {
  const [build, change] = useBuild();
  if (!build) return null;
  const named = build.spells.map((spell, at) => ({ spell, at, listed: listedSpell(spell.id) }));
  const levelOf = (level: number | undefined) => (level === undefined ? "" : copy.spellLevel(level));
  return (
    <>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {named.map(({ spell, at, listed }) => {
          const name = listed?.name ?? spell.id;
          const isAlways = spell.always || listed?.level === 0;
          return (
            <li key={`${spell.id} ${spell.class ?? at}`} className="flex items-center gap-3 border-b border-line py-1">
              <label className="flex min-h-11 min-w-0 grow items-center gap-3">
                <input
                  type="checkbox"
                  className="size-4 shrink-0 accent-ember"
                  aria-label={copy.preparedOf(name)}
                  checked={spell.prepared || isAlways}
                  disabled={isAlways}
                  onChange={({ target }) =>
                    change({ ...build, spells: build.spells.with(at, { ...spell, prepared: target.checked }) })
                  }
                />
                <span className="min-w-0">
                  {name} <span className="text-sm text-quiet">{levelOf(listed?.level)}</span>
                </span>
              </label>
              <IconButton
                icon={X}
                label={copy.remove(name)}
                onClick={() => change({ ...build, spells: build.spells.toSpliced(at, 1) })}
              />
            </li>
          );
        })}
      </ul>
      {build.spells.length === 0 && <p className="text-quiet">{copy.noSpells}</p>}
      <AddField
        label={copy.addSpell}
        hint={copy.addSpellHint}
        names={listedSpells().map(({ name }) => name)}
        onAdd={(name) => change(withSpell(build, name))}
      />
    </>
  );
}

/** What the rules do not know: things of the player's own, each with a way to remove it. */
export function OwnFields() {
  const [build, change] = useBuild();
  if (!build || build.homebrew.length === 0) return null;
  return (
    <ul className="grid">
      {build.homebrew.map((entry, at) => (
        <li key={`${entry.kind} ${entry.name}`} className="flex items-center gap-3 border-b border-line py-1">
          <span className="min-w-0 grow">
            {entry.name} <span className="text-sm text-quiet">{copy.kinds[entry.kind]}</span>
          </span>
          <IconButton
            icon={X}
            label={copy.remove(entry.name)}
            onClick={() => change({ ...build, homebrew: build.homebrew.toSpliced(at, 1) })}
          />
        </li>
      ))}
    </ul>
  );
}

interface AddFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Names that the browser offers while the player types. */
  readonly names: readonly string[];
  readonly onAdd: (name: string) => void;
}

function AddField({ label, hint, names, onAdd }: AddFieldProps) {
  const list = useId();
  const [name, setName] = useState("");
  const add = () => {
    if (name.trim() === "") return;
    onAdd(name.trim().slice(0, 120));
    setName("");
  };
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 grow">
        <Field label={label} hint={hint}>
          {(field) => (
            <Input
              {...field}
              list={list}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                // The key adds the name and does not send the form.
                event.preventDefault();
                add();
              }}
            />
          )}
        </Field>
        <datalist id={list}>
          {[...new Set(names)].map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
      </div>
      <div className="pt-7.5">
        <Button variant="secondary" onClick={add}>
          <Plus aria-hidden="true" size={16} />
          {copy.add}
        </Button>
      </div>
    </div>
  );
}
