import { Fragment, lazy, Suspense, useState } from "react";

import { ABILITY_VALUES } from "#contracts/options";
import { SKILLS } from "#contracts/srd";
import { DAMAGE_TYPES } from "#rules/combatant";
import type { Hero, KnownSpell } from "#rules/hero";
import { pactSlots, slots, spellAttack, spellSaveDc } from "#rules/sheet";
import { openSlots, spellNamed, type Spell } from "#rules/spells";
import { classTable } from "#rules/tables";
import { showModifier } from "../../../shared/sheet/abilities.ts";
import { inWords } from "../../../shared/text/rules-words.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import { useAtSheet } from "./at-sheet.ts";
import { SheetControl } from "./controls/deed-button.tsx";
import { ExplainedNumber } from "./controls/explained-number.tsx";
import { Pips } from "./controls/pips.tsx";
import { Empty, Section } from "./controls/section.tsx";
import { StoryForm } from "./controls/story-form.tsx";
import { compactSelect } from "./controls/compact.ts";

const PrepareSpells = lazy(async () => ({ default: (await import("./prepare-spells.tsx")).PrepareSpells }));

/** The hero's magic: save DC and attack, slots, and the spells by their level. */
export function SpellsTab() {
  const { hero } = useAtSheet();
  const words = text.heroSheet;
  const casters = hero.classes.filter(({ id }) => classTable(id)?.spellAbility);
  const known = knownSpells(hero);
  const levels = [...new Set(known.map(({ spell }) => spell.level))].toSorted((one, other) => one - other);
  const own = hero.homebrew.filter(({ kind }) => kind === "spell");
  if (casters.length === 0 && known.length === 0 && own.length === 0) return <Empty>{words.noMagic(hero.name)}</Empty>;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Numbers />
      <Slots />
      {casters.map(({ id }) => (
        <Prepare key={id} classId={id} />
      ))}
      {known.length === 0 && <Empty>{words.noSpells}</Empty>}
      {levels.map((level) => (
        <Section key={level} title={level === 0 ? words.cantrips : words.spellLevel(level)}>
          <ul className="grid grid-cols-1 divide-y divide-line">
            {known
              .filter(({ spell }) => spell.level === level)
              .map(({ spell, ready }) => (
                <SpellRow key={spell.id} spell={spell} isReady={ready} />
              ))}
          </ul>
        </Section>
      ))}
      {own.length > 0 && (
        <Section title={words.ownSpells}>
          {own.map(({ name, text: about }) => (
            <p key={name} className="text-sm">
              <b className="font-medium">{name}</b> {about}
            </p>
          ))}
        </Section>
      )}
    </div>
  );
}

interface Known {
  readonly spell: Spell;
  /** Whether it can be cast now. A spell in a book only can be cast as a ritual. */
  readonly ready: boolean;
}

const isReady = ({ prepared, always }: KnownSpell) => prepared || always;

/** The spells that the hero can cast, each once, by name. */
function knownSpells(hero: Hero): readonly Known[] {
  const byId = Map.groupBy(hero.spells, ({ id }) => id);
  return [...byId]
    .flatMap(([id, entries]) => {
      const spell = spellNamed(id);
      if (!spell) return [];
      const ready = spell.level === 0 || entries.some(isReady);
      return ready || (spell.ritual && entries.some(({ inBook }) => inBook)) ? [{ spell, ready }] : [];
    })
    .toSorted((one, other) => one.spell.name.localeCompare(other.spell.name));
}

function Numbers() {
  const { hero, now } = useAtSheet();
  const words = text.heroSheet;
  const abilities = [...new Set(hero.spells.map(({ ability }) => ability))];
  if (abilities.length === 0) return null;
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {abilities.map((ability) => (
        <Fragment key={ability}>
          <ExplainedNumber
            name={words.saveDc(text.sheet.abilities[ability])}
            explained={spellSaveDc(hero, ability, now)}
          />
          <ExplainedNumber
            name={words.spellAttack(text.sheet.abilities[ability])}
            explained={spellAttack(hero, ability, now)}
            shown={showModifier(spellAttack(hero, ability, now).value)}
          />
        </Fragment>
      ))}
    </div>
  );
}

function Slots() {
  const { hero } = useAtSheet();
  const words = text.heroSheet;
  const pact = pactSlots(hero);
  const own = slots(hero).filter(({ most }) => most > 0);
  if (own.length === 0 && !pact) return null;
  return (
    <Section title={words.slots}>
      <div>
        {own.map(({ level, most, left }) => (
          <Pips
            key={level}
            name={words.spellLevel(level)}
            left={left}
            most={most}
            place={`slots:${level}`}
            deed={(delta) => ({ type: "slots", level, delta })}
          />
        ))}
        {pact && (
          <Pips
            name={words.pactSlots(pact.level)}
            aside={words.perRest.short}
            left={pact.left}
            most={pact.most}
            place="slots:pact"
            deed={(delta) => ({ type: "slots", level: pact.level, pact: true, delta })}
          />
        )}
      </div>
    </Section>
  );
}

function Prepare({ classId }: { readonly classId: string }) {
  const [isOpen, setOpen] = useState(false);
  const words = text.heroSheet;
  const name = classTable(classId)?.name ?? classId;
  return (
    <>
      <SheetControl onClick={() => setOpen(true)}>{words.prepare(inWords(name))}</SheetControl>
      {isOpen && (
        <Suspense fallback={null}>
          <PrepareSpells classId={classId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What a spell leaves to the caster: its own words, or a skill, an ability, a type of damage. */
function choicesOf({ effects }: Spell): readonly string[] {
  const sorts = { skill: Object.keys(SKILLS), ability: ABILITY_VALUES, damage: DAMAGE_TYPES };
  const asked = effects.flatMap(({ choices = [] }) => (typeof choices === "string" ? sorts[choices] : choices));
  const types = effects.flatMap(({ damage = [] }) => damage.flatMap((one) => (one.types.length > 1 ? one.types : [])));
  return [...new Set<string>(asked.length > 0 ? asked : types)];
}

function SpellRow({ spell, isReady: canCast }: { readonly spell: Spell; readonly isReady: boolean }) {
  const { hero, who } = useAtSheet();
  const [isOpen, setOpen] = useState(false);
  const words = text.heroSheet;
  const open = [...new Set(openSlots(hero).map(({ level }) => level))].filter((level) => level >= spell.level);
  const [slot, choose] = useState<number | null>(null);
  const level = slot ?? open[0] ?? spell.level;
  const choices = choicesOf(spell);
  const [chosen, settle] = useState<string | null>(null);
  const choice = chosen ?? choices[0] ?? "";
  const notes = [
    typeof spell.time === "number" ? words.minutes(spell.time) : words.times[spell.time],
    typeof spell.range === "number" ? words.feet(spell.range) : words.ranges[spell.range],
    ...(spell.concentration ? [words.concentration] : []),
    ...(spell.ritual ? [words.ritual] : []),
  ];
  return (
    <li className="grid grid-cols-1 gap-1.5 py-2">
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0">
          <p className="leading-snug font-medium">{spell.name}</p>
          <p className="text-xs text-quiet">{notes.join(" · ")}</p>
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-label={words.castOf(spell.name)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {canCast ? words.cast : words.castRitual}
        </Button>
      </div>
      {isOpen && (
        <StoryForm
          label={words.cast}
          onDone={() => setOpen(false)}
          withParty
          isMany
          wordsFor={(target) =>
            canCast
              ? words.say.cast(who, spell.name, spell.level > 0 && level > spell.level ? level : null, target)
              : words.say.ritual(who, spell.name)
          }
          doneBy={(target) => ({
            type: "cast",
            characterId: hero.id,
            spell: spell.id,
            slot: canCast && spell.level > 0 ? level : 0,
            ritual: !canCast,
            targets: target
              .split(",")
              .map((name) => name.trim())
              .filter(Boolean),
            ...(choice !== "" && { choice }),
          })}
        >
          {choices.length > 0 && (
            <Select
              aria-label={words.spellChoice}
              options={choices.map((one) => ({ value: one, label: inWords(one.replaceAll("-", " ")) }))}
              value={choice}
              onChange={(event) => settle(event.target.value)}
              className={compactSelect}
            />
          )}
          {canCast && spell.level > 0 && open.length === 0 && <Empty>{words.noSlot}</Empty>}
          {canCast && spell.level > 0 && open.length > 1 && (
            <Select
              aria-label={words.slotLevel}
              options={open.map((one) => ({ value: String(one), label: words.atLevel(one) }))}
              value={String(level)}
              onChange={(event) => choose(Number(event.target.value))}
              className={compactSelect}
            />
          )}
        </StoryForm>
      )}
    </li>
  );
}
