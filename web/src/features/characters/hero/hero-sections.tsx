import type { ReactNode } from "react";

import type { Hero } from "#rules/hero";
import { classTable, featNamed, featuresAt, listedSpell, speciesNamed } from "#rules/hero-tables";
import { heroLevel, lineageOf, spellAttack, spellSaveDc } from "#rules/sheet";

import { showModifier } from "../../../shared/sheet/abilities.ts";
import { text } from "../../../shared/text/text.ts";
import { inWords } from "../../../shared/text/rules-words.ts";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { ExplainedNumbers } from "./explained-line.tsx";
import { AttackList, GearList } from "./gear-list.tsx";
import { itemName, optionName } from "./hero-words.ts";

const copy = text.hero;

/** What a hero is by the rules besides the numbers: equipment, spells, features, feats, languages, and the player's own. */
export function HeroSections({ hero }: { readonly hero: Hero }) {
  return (
    <>
      <Panel title={copy.attacks}>
        <div className="grid gap-4">
          <AttackList hero={hero} />
          <ExplainedNumbers hero={hero} />
        </div>
      </Panel>
      <Panel title={copy.equipment}>
        <GearList hero={hero} />
      </Panel>
      {hero.spells.length > 0 && <Spells hero={hero} />}
      <Features hero={hero} />
      {hero.homebrew.length > 0 && <Own hero={hero} />}
    </>
  );
}

function Spells({ hero }: { readonly hero: Hero }) {
  const abilities = [...new Set(hero.spells.map(({ ability }) => ability))];
  const known = hero.spells.flatMap((spell) => {
    const listed = listedSpell(spell.id);
    return listed ? [{ ...spell, name: listed.name, level: listed.level }] : [];
  });
  const levels = [...new Set(known.map(({ level }) => level))].toSorted((one, other) => one - other);
  return (
    <Panel title={copy.spells}>
      <ul className="mb-3 grid gap-1 text-sm text-quiet">
        {abilities.map((ability) => (
          <li key={ability}>
            {text.sheet.abilities[ability]}:{" "}
            {copy.spellNumbers(spellSaveDc(hero, ability).value, showModifier(spellAttack(hero, ability).value))}
          </li>
        ))}
      </ul>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {levels.map((level) => (
          <Row key={level} name={copy.spellLevel(level)}>
            {spellNames(known.filter((spell) => spell.level === level))}
          </Row>
        ))}
      </dl>
    </Panel>
  );
}

interface NamedSpell {
  readonly name: string;
  readonly prepared: boolean;
  readonly always: boolean;
}

/** Each spell once, although a feat may give what the class knows too; what is not prepared says so. */
function spellNames(spells: readonly NamedSpell[]): string {
  const ready = new Set(spells.flatMap((one) => (one.prepared || one.always ? [one.name] : [])));
  return [...new Set(spells.map(({ name }) => name))]
    .map((name) => (ready.has(name) ? name : `${name} (${copy.notPrepared})`))
    .join(", ");
}

/** The features of the classes and the species so far, without those that only say that something is chosen elsewhere. */
function featureNames(hero: Hero): readonly (readonly [source: string, features: readonly string[]])[] {
  const ofClasses = hero.classes.flatMap(({ id, subclass, level }) => {
    const table = classTable(id);
    if (!table) return [];
    const names = featuresAt(table, subclass, level).map(({ name }) => inWords(name));
    return [[inWords(table.name), [...new Set(names)]] as const];
  });
  const species = speciesNamed(hero.species);
  if (!species) return ofClasses;
  const lineage = lineageOf(hero);
  const traits = species.traits.filter(({ level }) => level <= heroLevel(hero)).map(({ name }) => inWords(name));
  const source = lineage ? `${inWords(species.name)} (${optionName(lineage)})` : inWords(species.name);
  return [...ofClasses, [source, traits] as const];
}

function Features({ hero }: { readonly hero: Hero }) {
  const styles = [...new Set((hero.choices["fighting-style"] ?? "").split(",").filter(Boolean))];
  const feats = [...new Set([...hero.feats, ...styles])].flatMap((id) => featNamed(id) ?? []).map(optionName);
  const rows = [
    ...featureNames(hero).map(([source, names]) => [source, names.join(", ")] as const),
    [copy.feats, feats.join(", ")],
    [copy.choices["masteries"] ?? "", hero.masteries.map(itemName).join(", ")],
    [copy.expertiseShort, hero.expertise.map(inWords).join(", ")],
    [copy.languages, hero.languages.map((name) => optionName({ id: name, name })).join(", ")],
    [copy.tools, hero.tools.map(itemName).join(", ")],
  ].filter(([, words]) => words !== "");
  return (
    <Panel title={copy.features}>
      {rows.length === 0 && <p className="text-quiet">{copy.noFeatures}</p>}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {rows.map(([name, words]) => (
          <Row key={name} name={name ?? ""}>
            {words}
          </Row>
        ))}
      </dl>
    </Panel>
  );
}

function Own({ hero }: { readonly hero: Hero }) {
  return (
    <Panel title={copy.own}>
      <ul className="grid gap-2">
        {hero.homebrew.map(({ name, kind, dice, text: words, uses }) => (
          <li key={`${kind} ${name}`}>
            <span className="font-medium">{name}</span>{" "}
            <span className="text-sm text-quiet">
              {[copy.kinds[kind], dice, uses && copy.uses(uses.most, text.sheet.perRest[uses.rest]), words]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0 max-sm:mb-1.5">{children}</dd>
    </>
  );
}
