import type { ReactNode } from "react";

import { ABILITY_VALUES } from "#contracts/options";
import type { Sheet } from "#contracts/play/sheet";
import { cx } from "../../../../shared/cx.ts";
import { modifierOf, showModifier } from "../../../../shared/sheet/abilities.ts";
import { Sigil } from "../../../../shared/sigil/sigil.tsx";
import { text } from "../../../../shared/text/text.ts";
import { inWords } from "../../../../shared/text/rules-words.ts";
import { HitPointBar } from "./hit-point-bar.tsx";
import { Chip } from "../../../../shared/ui/content/chip.tsx";

/** A character's current sheet; the numbers that change during play come first. */
export function SheetCard({ sheet, genres }: { readonly sheet: Sheet; readonly genres: readonly string[] }) {
  const play = text.play;
  const { hp } = sheet;
  const about = [
    play.level(inWords(sheet.className), sheet.level),
    play.armorClass(sheet.armorClass),
    play.speed(sheet.speed),
  ];
  const { hitDice } = sheet;
  const asides = [
    play.passivePerception(sheet.passivePerception),
    play.hitDice(hitDice.current, hitDice.max, hitDice.sides),
    play.proficiency(sheet.proficiencyBonus),
  ];
  return (
    <section aria-label={sheet.name} className="grid gap-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        <Sigil kind="character" id={sheet.characterId} genres={genres} size={56} />
        <div className="min-w-0">
          <h2 className="font-display text-lg leading-tight font-semibold">{sheet.name}</h2>
          <p className="text-sm text-quiet">{about.join(" · ")}</p>
        </div>
        <div className="col-span-2">
          <HitPointBar hp={hp} />
          <p className="mt-1 text-sm text-quiet">
            {play.points(hp.current, hp.max)}
            {hp.temporary > 0 && <span className="text-arcane"> · {play.temporary(hp.temporary)}</span>}
          </p>
          <Life sheet={sheet} />
        </div>
      </div>
      <ul className="-mt-2 flex flex-wrap gap-x-3 text-sm text-quiet">
        {asides.map((aside) => (
          <li key={aside}>{aside}</li>
        ))}
      </ul>
      <ul aria-label={play.abilities} className="grid grid-cols-6 gap-1.5 text-center">
        {ABILITY_VALUES.map((ability) => (
          <li key={ability} className="rounded-sm bg-raised py-1.5 leading-tight tabular-nums">
            {showModifier(modifierOf(sheet.abilityScores[ability]))}
            <abbr
              title={text.sheet.abilities[ability]}
              className="mt-0.5 block text-[0.65rem] tracking-wider text-quiet uppercase no-underline"
            >
              {text.sheet.short[ability]}
            </abbr>
          </li>
        ))}
      </ul>
      {sheet.conditions.length > 0 && (
        <Part title={play.conditions}>
          <div className="flex flex-wrap gap-1.5">
            {sheet.conditions.map((condition) => (
              <Chip key={condition} tone="arcane">
                {inWords(condition)}
              </Chip>
            ))}
          </div>
        </Part>
      )}
      {sheet.resources.length > 0 && (
        <Part title={play.resources}>
          <ul className="grid gap-1.5">
            {sheet.resources.map((resource) => (
              <Resource key={resource.name} {...resource} />
            ))}
          </ul>
        </Part>
      )}
      <Part title={play.carried} aside={`${play.gold(sheet.gold)} · ${play.experience(sheet.experience)}`}>
        {sheet.inventory.length === 0 ? (
          <p className="text-sm text-quiet">{play.nothingCarried}</p>
        ) : (
          <ul className="grid gap-1">
            {sheet.inventory.map(({ name, quantity }) => (
              <li key={name} className="flex justify-between gap-3">
                <span className="min-w-0">{name}</span>
                {quantity !== 1 && <span className="text-quiet tabular-nums">× {quantity}</span>}
              </li>
            ))}
          </ul>
        )}
      </Part>
    </section>
  );
}

/** Shows death saves, or that the character is stable or dead. Shows nothing for a character with hit points. */
function Life({ sheet: { life, deathSaves } }: { readonly sheet: Sheet }) {
  if (life === "up") return null;
  const words = life === "dying" ? text.play.dying(deathSaves.successes, deathSaves.failures) : text.play[life];
  return <p className="text-sm font-semibold text-loss">{words}</p>;
}

const PIPS = 8;

/** A counted resource that a rest refills, such as spell slots. */
function Resource({ name, current, max }: Sheet["resources"][number]) {
  return (
    <li
      aria-label={text.play.resourceLeft(inWords(name), current, max)}
      className="flex items-center justify-between gap-3"
    >
      <span className="min-w-0">{inWords(name)}</span>
      {max > PIPS ? (
        <span className="text-quiet tabular-nums">
          {current} / {max}
        </span>
      ) : (
        <span className="flex gap-1">
          {Array.from({ length: max }, (_, at) => (
            <i key={at} className={cx("size-2.5 rounded-full border border-arcane", at < current && "bg-arcane")} />
          ))}
        </span>
      )}
    </li>
  );
}

function Part({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <h3 className="mb-2 flex items-baseline justify-between gap-3 font-display font-semibold">
        {title}
        {aside && <span className="font-ui text-sm font-normal text-quiet">{aside}</span>}
      </h3>
      {children}
    </div>
  );
}
