import { Trash2 } from "lucide-react";
import { useState } from "react";

import type { HomebrewEntry } from "#rules/hero";
import { text } from "../../../../shared/text/text.ts";
import { Input, Textarea } from "../../../../shared/ui/fields/input.tsx";
import { Select } from "../../../../shared/ui/fields/select.tsx";
import { useAtSheet } from "../at-sheet.ts";
import { DeedButton, Refusal } from "../controls/deed-button.tsx";
import { Section } from "../controls/section.tsx";
import { compactInput, compactSelect } from "../controls/compact.ts";

type Kind = HomebrewEntry["kind"];
/** Dice as the server takes them: at most three terms. */
const DICE = /^(?:\d{1,2}d\d{1,3}|\d{1,3})(?:[+-](?:\d{1,2}d\d{1,3}|\d{1,3})){0,2}$/u;

/** The player's own entries of some kinds, with a form that adds one. */
export function Homebrew({
  kinds,
  title,
  hint,
}: {
  readonly kinds: readonly [Kind, ...Kind[]];
  readonly title: string;
  readonly hint?: string;
}) {
  const { hero } = useAtSheet();
  const words = text.heroSheet;
  const place = `homebrew:${kinds[0]}`;
  return (
    <Section title={title}>
      {hint !== undefined && <p className="text-sm text-quiet">{hint}</p>}
      <ul className="grid grid-cols-1 gap-3">
        {hero.homebrew
          .filter(({ kind }) => kinds.includes(kind))
          .map((entry) => (
            <li key={`${entry.kind} ${entry.name}`} className="flex items-start justify-between gap-2">
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <p className="font-medium">
                  {entry.name}{" "}
                  {kinds.length > 1 && (
                    <span className="text-xs font-normal text-quiet">{words.kinds[entry.kind]}</span>
                  )}
                </p>
                <p className="text-sm whitespace-pre-wrap">{[entry.dice, entry.text].filter(Boolean).join(" · ")}</p>
              </div>
              <span className="flex shrink-0 items-center">
                {entry.dice !== null && (
                  <DeedButton
                    deed={{ type: "roll", notation: entry.dice, label: entry.name.slice(0, 60) }}
                    place={place}
                    variant="quiet"
                  >
                    {words.roll}
                  </DeedButton>
                )}
                <DeedButton
                  deed={{ type: "homebrew", entries: hero.homebrew.filter((one) => one !== entry) }}
                  place={place}
                  aria-label={words.removeOwn(entry.name)}
                  title={words.removeOwn(entry.name)}
                  variant="quiet"
                  className="size-9 px-0! pointer-coarse:size-11"
                >
                  <Trash2 aria-hidden="true" size={15} />
                </DeedButton>
              </span>
            </li>
          ))}
      </ul>
      <Refusal place={place} />
      <NewEntry kinds={kinds} place={place} />
    </Section>
  );
}

function NewEntry({ kinds, place }: { readonly kinds: readonly [Kind, ...Kind[]]; readonly place: string }) {
  const { hero } = useAtSheet();
  const words = text.heroSheet;
  const [isOpen, setOpen] = useState(false);
  const [kind, choose] = useState<Kind>(kinds[0]);
  const [name, write] = useState("");
  const [about, describe] = useState("");
  const [dice, roll] = useState("");
  const [uses, count] = useState("");
  const isNote = kind === "note";
  if (!isOpen) {
    return (
      <button type="button" className="table-tool -ml-2 w-fit text-sm text-quiet" onClick={() => setOpen(true)}>
        {isNote ? words.addNote : words.addOwn}
      </button>
    );
  }
  const most = Math.trunc(Number(uses));
  const written = dice.replaceAll(/\s/gu, "");
  const isRight =
    name.trim() !== "" &&
    (written === "" || DICE.test(written)) &&
    (uses === "" || (most >= 1 && most <= 99)) &&
    !hero.homebrew.some((one) => one.name === name.trim() && one.kind === kind);
  const entry: HomebrewEntry = {
    name: name.trim(),
    kind,
    dice: written === "" ? null : written,
    text: about.trim(),
    uses: uses === "" ? null : { most, rest: "long" },
  };
  return (
    <div className="grid grid-cols-1 gap-2 rounded-sm bg-sunken p-2.5">
      {kinds.length > 1 && (
        <Select
          aria-label={words.kind}
          options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          value={kind}
          onChange={(event) => choose(event.target.value as Kind)}
          className={compactSelect}
        />
      )}
      <Input
        aria-label={words.ownName}
        placeholder={words.ownName}
        value={name}
        maxLength={120}
        onChange={(event) => write(event.target.value)}
        className={compactInput}
      />
      <Textarea
        aria-label={words.ownText}
        placeholder={words.ownText}
        value={about}
        rows={3}
        maxLength={2_000}
        onChange={(event) => describe(event.target.value)}
        className="text-sm"
      />
      {!isNote && (
        <div className="grid grid-cols-2 gap-1.5">
          <Input
            aria-label={words.ownDice}
            placeholder="2d6+3"
            value={dice}
            maxLength={40}
            onChange={(event) => roll(event.target.value)}
            className={compactInput}
          />
          <Input
            type="number"
            min={1}
            max={99}
            aria-label={words.ownUses}
            placeholder={words.ownUses}
            value={uses}
            onChange={(event) => count(event.target.value)}
            className={compactInput}
          />
        </div>
      )}
      <DeedButton
        place={place}
        disabled={!isRight}
        deed={{ type: "homebrew", entries: [...hero.homebrew, entry] }}
        onDone={() => {
          write("");
          describe("");
          roll("");
          count("");
          setOpen(false);
        }}
      >
        {words.add}
      </DeedButton>
    </div>
  );
}
