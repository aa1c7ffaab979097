import { carryingCapacity, load } from "#rules/sheet";
import { text } from "../../../../shared/text/text.ts";
import { AddItem } from "./add-item.tsx";
import { useAtSheet } from "../at-sheet.ts";
import { Coins } from "./coins.tsx";
import { ExplainedNumber } from "../controls/explained-number.tsx";
import { GearRow } from "./gear-row.tsx";
import { Empty, Section } from "../controls/section.tsx";

/** What the hero carries: coins, things, and how heavy it all is. */
export function GearTab() {
  const { hero } = useAtSheet();
  const words = text.heroSheet;
  const { pounds, over } = load(hero);
  const inUse = hero.gear.filter(({ worn, wielded, attuned }) => worn || wielded !== null || attuned);
  const packed = hero.gear.filter((item) => !inUse.includes(item));
  return (
    <div className="grid grid-cols-1 gap-6">
      <Coins />
      {hero.gear.length === 0 && <Empty>{words.noGear}</Empty>}
      {inUse.length > 0 && (
        <Section title={words.inUse}>
          <ul className="grid grid-cols-1 divide-y divide-line">
            {inUse.map((item) => (
              <GearRow key={item.key} item={item} />
            ))}
          </ul>
        </Section>
      )}
      {packed.length > 0 && (
        <Section title={words.packed}>
          <ul className="grid grid-cols-1 divide-y divide-line">
            {packed.map((item) => (
              <GearRow key={item.key} item={item} />
            ))}
          </ul>
        </Section>
      )}
      <p className="flex flex-wrap items-center gap-x-1 text-sm text-quiet">
        {words.carries(pounds)}
        <ExplainedNumber look="inline" name={words.capacity} explained={carryingCapacity(hero)} />
        {words.pounds}
        {over && <b className="font-medium text-loss">{words.tooHeavy}</b>}
      </p>
      <Section title={words.addItem}>
        <AddItem />
      </Section>
    </div>
  );
}
