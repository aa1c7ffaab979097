import type { ReactNode } from "react";

import { ABILITY_VALUES } from "#contracts/options";
import type { Sheet } from "#contracts/play/sheet";
import { modifierOf, showModifier } from "../../../shared/sheet/abilities.ts";
import { Sigil } from "../../../shared/sigil/sigil.tsx";
import { text } from "../../../shared/text/en.ts";
import { Chip } from "../../../shared/ui/chip.tsx";

/** A character as they stand now: the numbers that play changes first. */
export function SheetCard({ sheet, genres }: { readonly sheet: Sheet; readonly genres: readonly string[] }) {
  const { play } = text;
  const { hp } = sheet;
  const about = [play.level(sheet.className, sheet.level), play.armorClass(sheet.armorClass), play.speed(sheet.speed)];
  return (
    <section aria-label={sheet.name} className="grid gap-4">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        <Sigil kind="character" id={sheet.characterId} genres={genres} size={56} />
        <div className="min-w-0">
          <h2 className="font-display text-lg leading-tight font-semibold">{sheet.name}</h2>
          <p className="text-sm text-quiet">{about.join(" · ")}</p>
        </div>
        <div className="col-span-2">
          <div
            role="meter"
            aria-label={play.pointsMeter(hp.current, hp.max)}
            aria-valuemin={0}
            aria-valuemax={hp.max}
            aria-valuenow={hp.current}
            className="h-2 overflow-hidden rounded-full border border-line bg-sunken"
          >
            <div
              className="h-full rounded-full bg-loss transition-[width] duration-300"
              style={{ width: `${Math.min(100, (hp.current / Math.max(1, hp.max)) * 100)}%` }}
            />
          </div>
          <p className="mt-1 text-sm text-quiet">
            {play.points(hp.current, hp.max)}
            {hp.current === 0 && <b className="ml-2 text-loss">{play.down}</b>}
          </p>
        </div>
      </div>
      <ul aria-label={play.abilities} className="grid grid-cols-6 gap-1.5 text-center">
        {ABILITY_VALUES.map((ability) => (
          <li key={ability} className="rounded-sm bg-raised py-1.5 leading-tight tabular-nums">
            {showModifier(modifierOf(sheet.abilityScores[ability]))}
            <abbr
              title={ability}
              className="mt-0.5 block text-[0.65rem] tracking-wider text-quiet uppercase no-underline"
            >
              {ability.slice(0, 3)}
            </abbr>
          </li>
        ))}
      </ul>
      {sheet.conditions.length > 0 && (
        <Part title={play.conditions}>
          <div className="flex flex-wrap gap-1.5">
            {sheet.conditions.map((condition) => (
              <Chip key={condition} tone="arcane">
                {condition}
              </Chip>
            ))}
          </div>
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
