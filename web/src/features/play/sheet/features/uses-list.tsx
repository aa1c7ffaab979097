import { resources } from "#rules/sheet";
import { inWords } from "../../../../shared/text/rules-words.ts";
import { text } from "../../../../shared/text/text.ts";
import { useAtSheet } from "../at-sheet.ts";
import { Pips } from "../controls/pips.tsx";
import { Section } from "../controls/section.tsx";
import { UseFeature } from "./use-feature.tsx";

/** What the hero can do so many times until a rest, as pips. Nothing for a hero without any. */
export function UsesList({ title }: { readonly title: string }) {
  const { hero } = useAtSheet();
  const words = text.heroSheet;
  const all = resources(hero);
  if (all.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {all.map(({ id, name, left, most, recovery }) => (
          <li key={id} className="py-1">
            <Pips
              name={inWords(name)}
              aside={recovery.short === "all" ? words.perRest.short : words.perRest.long}
              left={left}
              most={most}
              place={`uses:${id}`}
              deed={(delta) => ({ type: "uses", id, delta })}
            />
            <UseFeature
              id={id}
              name={inWords(name)}
              label={words.actWith(inWords(name))}
              isSpent={left === 0}
              className="-ml-3.5"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
