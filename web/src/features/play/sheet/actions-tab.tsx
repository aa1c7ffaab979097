import { useState } from "react";

import { readDice } from "#rules/dice";
import { explainedAttacks, hitDice, type ExplainedAttack } from "#rules/sheet";
import { classTable } from "#rules/tables";
import { inWords } from "../../../shared/text/rules-words.ts";
import { text } from "../../../shared/text/text.ts";
import { showModifier } from "../../../shared/sheet/abilities.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import { AbilityTable } from "./ability-table.tsx";
import { useAtSheet } from "./at-sheet.ts";
import { DeedButton, Refusal } from "./controls/deed-button.tsx";
import { DiceTray } from "./dice-tray.tsx";
import { ExplainedNumber } from "./controls/explained-number.tsx";
import { Empty, Section } from "./controls/section.tsx";
import { StoryForm } from "./controls/story-form.tsx";
import { UsesList } from "./features/uses-list.tsx";
import { compactSelect } from "./controls/compact.ts";

/** What the hero does in the story and at the table: attacks, powers, checks and saves, rests, dice. */
export function ActionsTab() {
  const words = text.heroSheet;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Attacks />
      <UsesList title={words.powers} />
      <Rests />
      <Section title={words.dice}>
        <DiceTray />
      </Section>
      <Section title={words.savesAndSkills}>
        <AbilityTable />
      </Section>
    </div>
  );
}

function Attacks() {
  const { hero, now } = useAtSheet();
  const words = text.heroSheet;
  const attacks = explainedAttacks(hero, now);
  const own = hero.homebrew.filter(({ kind }) => kind === "attack");
  const isBare = attacks.every(({ option }) => option.id === "unarmed-strike");
  return (
    <Section title={words.attacks}>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {attacks.map((attack) => (
          <Attack key={attack.option.id} attack={attack} />
        ))}
        {own.map(({ name, dice }) => (
          <OwnAttack key={name} name={name} dice={dice} />
        ))}
      </ul>
      {isBare && <Empty>{words.noWeapon}</Empty>}
    </Section>
  );
}

/** Damage as the player reads it: without dice it is a number, "1-1" of a weak fist is 0. */
function shownDice(notation: string): string {
  const { dice, plus } = readDice(notation);
  return dice.length === 0 ? String(Math.max(0, plus)) : notation;
}

function Attack({ attack: { option, toHit, damageBonus } }: { readonly attack: ExplainedAttack }) {
  const { hero, who, foes } = useAtSheet();
  const [isOpen, setOpen] = useState(false);
  const words = text.heroSheet;
  const damage = option.damage.map(({ dice, type }) => `${shownDice(dice)} ${inWords(type)}`).join(" + ");
  const notes = [
    option.range ? words.range(option.range[0], option.range[1]) : words.reach(option.reach),
    ...option.properties.filter((one) => one !== "unarmed").map((one) => inWords(one.replaceAll("-", " "))),
    ...(option.mastery ? [words.mastery(inWords(option.mastery))] : []),
  ];
  const isUnarmed = option.id === "unarmed-strike";
  return (
    <li className="grid grid-cols-1 gap-1.5 py-2">
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0">
          <p className="leading-snug font-medium">{option.name}</p>
          <p className="text-xs text-quiet">{notes.join(" · ")}</p>
        </div>
        <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.attack}
        </Button>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <span className="text-quiet">{words.toHit}</span>
        <ExplainedNumber look="inline" name={words.toHit} explained={toHit} shown={showModifier(toHit.value)} />
        <span>{damage}</span>
        {damageBonus.value !== 0 && (
          <span className="text-quiet">
            (
            <ExplainedNumber
              look="inline"
              name={words.damageBonus}
              explained={damageBonus}
              shown={showModifier(damageBonus.value)}
            />
            )
          </span>
        )}
      </p>
      {isOpen && (
        <StoryForm
          label={words.attack}
          onDone={() => setOpen(false)}
          needsTarget
          wordsFor={(target) => words.say.attack(who, target, isUnarmed ? "" : option.name)}
          doneBy={(target) =>
            foes.includes(target) ? { type: "attack", characterId: hero.id, option: option.id, target } : undefined
          }
        />
      )}
    </li>
  );
}

/** An attack of the player's own: its dice are rolled as they stand. */
function OwnAttack({ name, dice }: { readonly name: string; readonly dice: string | null }) {
  const { who } = useAtSheet();
  const [isOpen, setOpen] = useState(false);
  const words = text.heroSheet;
  const place = `own-attack:${name}`;
  return (
    <li className="grid grid-cols-1 gap-1.5 py-2">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 leading-snug font-medium">
          {name} {dice !== null && <span className="text-sm font-normal text-quiet">{dice}</span>}
        </p>
        <span className="flex gap-1.5">
          {dice !== null && (
            <DeedButton deed={{ type: "roll", notation: dice, label: name.slice(0, 60) }} place={place}>
              {words.roll}
            </DeedButton>
          )}
          <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words.attack}
          </Button>
        </span>
      </div>
      <Refusal place={place} />
      {isOpen && (
        <StoryForm
          label={words.attack}
          onDone={() => setOpen(false)}
          needsTarget
          wordsFor={(target) => words.say.attack(who, target, name)}
        />
      )}
    </li>
  );
}

const REST = "rest";

/** Rests are part of the story. A hit die is spent at the table. */
function Rests() {
  const { hero, who, say, silenced } = useAtSheet();
  const words = text.heroSheet;
  const dice = hitDice(hero);
  const [chosen, choose] = useState<string | null>(null);
  const die = dice.find((one) => one.class === chosen) ?? dice.find(({ left }) => left > 0) ?? dice[0];
  const label = ({ class: of, sides, left, most }: (typeof dice)[number]) =>
    words.hitDie(left, most, sides, dice.length > 1 ? inWords(classTable(of)?.name ?? of) : "");
  return (
    <Section title={words.rests}>
      <div className="grid grid-cols-2 gap-1.5">
        {(["short", "long"] as const).map((rest) => (
          <Button
            key={rest}
            variant="secondary"
            size="small"
            disabled={silenced !== null}
            title={silenced ?? undefined}
            onClick={() => say(words.say.rest[rest](who))}
          >
            {words.rest[rest]}
          </Button>
        ))}
      </div>
      {die && (
        <div className="flex items-center justify-between gap-2">
          {dice.length > 1 ? (
            <div className="min-w-0 flex-1">
              <Select
                aria-label={words.hitDice}
                options={dice.map((one) => ({ value: one.class, label: label(one) }))}
                value={die.class}
                onChange={(event) => choose(event.target.value)}
                className={compactSelect}
              />
            </div>
          ) : (
            <span className="text-sm">{label(die)}</span>
          )}
          <DeedButton deed={{ type: "hit_die", class: die.class }} place={REST} disabled={die.left === 0}>
            {words.spendHitDie}
          </DeedButton>
        </div>
      )}
      <Refusal place={REST} />
    </Section>
  );
}
