import {
  Backpack,
  Coins,
  Heart,
  HeartCrack,
  type LucideIcon,
  Moon,
  ScrollText,
  ShieldPlus,
  Skull,
  Sparkles,
  Star,
  Zap,
} from "lucide-react";

import type { Effect } from "#contracts/play/effects";
import { text } from "../../../../shared/text/text.ts";
import { Chip } from "../../../../shared/ui/content/chip.tsx";
import { showEffect } from "./effect-words.ts";
import { useTableState } from "../../table/table-context.ts";

function iconOf(effect: Effect): LucideIcon {
  switch (effect.type) {
    case "hit_points":
      return effect.delta < 0 ? HeartCrack : Heart;
    case "temporary_hit_points":
      return ShieldPlus;
    case "condition":
      return Sparkles;
    case "item":
      return Backpack;
    case "gold":
      return Coins;
    case "experience":
    case "level_up":
      return Star;
    case "resource":
      return Zap;
    case "death_save":
      return effect.result.endsWith("success") ? Heart : Skull;
    case "rest":
      return Moon;
    case "hero":
      return ScrollText;
  }
}

/** A turn's changes to the sheets. Each has an icon, a sign and words, with its reason below. */
export function EffectList({ effects }: { readonly effects: readonly Effect[] }) {
  const sheets = useTableState((state) => state.sheets);
  // What only counts inside the rules, for example the rounds that a spell still lasts, has no words.
  const shown = effects.filter(({ type, reason }) => type !== "hero" || reason !== "");
  if (shown.length === 0) return null;
  return (
    <ul aria-label={text.play.effects} className="flex flex-wrap gap-2">
      {shown.map((effect, index) => {
        const name = sheets.find(({ characterId }) => characterId === effect.characterId)?.name ?? text.play.someone;
        const { tone, sign, words } = showEffect(effect, name);
        const Icon = iconOf(effect);
        return (
          <li key={index} title={effect.reason}>
            <Chip tone={tone}>
              <Icon aria-hidden="true" size={15} className="shrink-0" />
              <b aria-hidden="true" className="font-semibold tabular-nums">
                {sign}
              </b>
              {words}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
