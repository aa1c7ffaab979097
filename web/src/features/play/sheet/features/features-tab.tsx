import { CLASS_FEATURES } from "#rules/features";
import { darkvision, lineageOf, resistances } from "#rules/sheet";
import { classTable, featNamed, featuresAt, speciesNamed } from "#rules/tables";
import { inWords } from "../../../../shared/text/rules-words.ts";
import { text } from "../../../../shared/text/text.ts";
import { useAtSheet } from "../at-sheet.ts";
import { Experience } from "./experience.tsx";
import { Homebrew } from "./homebrew.tsx";
import { OwnNumbers } from "./own-numbers.tsx";
import { Empty, Section } from "../controls/section.tsx";
import { UseFeature } from "./use-feature.tsx";
import { UsesList } from "./uses-list.tsx";

/** What classes, species and feats give, what the hero is trained in, and the player's own entries. */
export function FeaturesTab() {
  const { hero } = useAtSheet();
  const words = text.heroSheet;
  const known = hero.classes.flatMap((own) => {
    const table = classTable(own.id);
    return table ? [{ own, table }] : [];
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <Experience />
      <UsesList title={words.powers} />
      {known.length === 0 && <Empty>{words.noFeatures}</Empty>}
      {known.map(({ own, table }) => {
        const subclass = own.subclass === table.subclass.id ? table.subclass.name : own.subclass;
        return (
          <Section key={own.id} title={`${inWords(table.name)} ${own.level}`} aside={subclass ?? undefined}>
            <Features list={featuresAt(table, own.subclass, own.level)} />
          </Section>
        );
      })}
      <Origin />
      <Training />
      <Homebrew kinds={["attack", "spell", "feature", "item", "class"]} title={words.own} />
      <OwnNumbers />
    </div>
  );
}

/** Whether a feature only changes numbers and rolls, so that nobody uses it: a fighting style. */
const isPassive = (id: string): boolean =>
  /^(?:(?:sheet|growth|combat)\/|spells\/(?:cast|slots|plan)\.ts)/u.test(CLASS_FEATURES[id]?.where ?? "");

function Features({ list }: { readonly list: ReturnType<typeof featuresAt> }) {
  const words = text.heroSheet;
  return (
    <ul className="grid grid-cols-1">
      {list.map(({ id, name, level }) => (
        <li key={`${id}-${level}`} className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0">
            {inWords(name)} <span className="text-xs text-quiet">{words.fromLevel(level)}</span>
          </span>
          {!isPassive(id) && <UseFeature id={id} name={inWords(name)} label={words.actFeature} />}
        </li>
      ))}
    </ul>
  );
}

function Origin() {
  const { hero, now } = useAtSheet();
  const words = text.heroSheet;
  const sight = darkvision(hero);
  const facts: readonly (readonly [string, readonly string[]])[] = [
    [words.species, [speciesNamed(hero.species)?.name ?? hero.species ?? "", lineageOf(hero)?.name ?? ""]],
    [words.background, [hero.background ?? ""]],
    [words.feats, hero.feats.map((id) => featNamed(id)?.name ?? id)],
    [words.resists, resistances(hero, now)],
    [words.darkvision, sight > 0 ? [words.feet(sight)] : []],
  ];
  return <Facts title={words.origin} facts={facts} />;
}

function Training() {
  const { hero } = useAtSheet();
  const words = text.heroSheet;
  return (
    <Facts
      title={words.training}
      facts={[
        [
          words.skills,
          hero.skills.map((skill) => (hero.expertise.includes(skill) ? words.expert(inWords(skill)) : skill)),
        ],
        [words.tools, hero.tools.map(plainName)],
        [words.languages, hero.languages],
        [words.masteries, hero.masteries.map(plainName)],
      ]}
    />
  );
}

/** "thieves-tools" as a name. */
const plainName = (id: string): string => id.replaceAll("-", " ").replace(/^./u, (first) => first.toUpperCase());

function Facts({
  title,
  facts,
}: {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, values: readonly string[]])[];
}) {
  const shown = facts.flatMap(([name, values]) => {
    const words = values.filter(Boolean).map(inWords);
    return words.length === 0 ? [] : [{ name, words: words.join(", ") }];
  });
  if (shown.length === 0) return null;
  return (
    <Section title={title}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        {shown.map(({ name, words }) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd className="first-letter:uppercase">{words}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
