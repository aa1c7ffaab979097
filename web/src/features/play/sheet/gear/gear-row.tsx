import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";

import type { GearItem } from "#rules/hero";
import { armorNamed, gearNamed, magicItemNamed, type MagicItem, type Weapon, weaponNamed } from "#rules/tables";
import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import { Select } from "../../../../shared/ui/fields/select.tsx";
import type { SheetDeed } from "../../api/sheet-api.ts";
import { useAtSheet } from "../at-sheet.ts";
import { DeedButton, Refusal } from "../controls/deed-button.tsx";
import { StoryForm } from "../controls/story-form.tsx";
import { compactSelect, numberField } from "../controls/compact.ts";

const WORN_KINDS: readonly (string | undefined)[] = ["armor", "wondrous", "ring"] satisfies MagicItem["kind"][];

/** What the tables know of a thing that decides how it is used. */
function usesOf({ item }: GearItem) {
  const magic = item === null ? undefined : magicItemNamed(item);
  const weapon = weaponNamed(magic?.effect.weapon ?? item ?? "");
  const armor = armorNamed(magic?.effect.armor ?? item ?? "");
  const isShield = armor?.category === "shield";
  return {
    weapon,
    isShield,
    isWorn: armor ? !isShield : WORN_KINDS.includes(magic?.kind),
    isHeld: weapon !== undefined || isShield || ["wand", "staff", "rod"].includes(magic?.kind ?? ""),
    isAttuned: magic?.attunement ?? false,
    /** Whether the rules know what becomes of it when it is used up. */
    isConsumed: magic?.kind === "potion" || (item !== null && gearNamed(item)?.kind === "consumable"),
  };
}

/** One line of gear. Its usual use has a button, and everything else that can be done with it opens below. */
export function GearRow({ item }: { readonly item: GearItem }) {
  const [isOpen, setOpen] = useState(false);
  const words = text.heroSheet;
  const { key, name, quantity, weight, worn, wielded, attuned } = item;
  const place = `gear:${key}`;
  const { weapon, isShield, isWorn, isHeld, isAttuned } = usesOf(item);
  const isHeldNow = wielded !== null || (isShield && worn);
  const notes = [
    ...(worn && !isShield ? [words.worn] : []),
    ...(isHeldNow ? [words.hands[wielded ?? "off"]] : []),
    ...(attuned ? [words.attuned] : []),
    ...(weight > 0 ? [words.weightOf(weight * quantity)] : []),
  ];
  const usual: readonly [SheetDeed, string] | null = isWorn
    ? [{ type: "wear", key, worn: !worn }, worn ? words.takeOff : words.putOn]
    : isHeld
      ? [
          { type: "wield", key, hand: isHeldNow ? null : usualHand(weapon, isShield) },
          isHeldNow ? words.putAway : words.takeInHand,
        ]
      : null;
  return (
    <li className="grid grid-cols-1 gap-1.5 py-1.5">
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-1.5 rounded-sm text-left hover:text-ember pointer-coarse:min-h-11"
        >
          <ChevronDown
            aria-hidden="true"
            size={15}
            className={cx("shrink-0 text-quiet transition-transform", !isOpen && "-rotate-90")}
          />
          <span className="min-w-0">
            <span className="block leading-snug">
              {name} {quantity !== 1 && <span className="text-quiet tabular-nums">× {quantity}</span>}
            </span>
            {notes.length > 0 && <span className="block text-xs text-quiet">{notes.join(" · ")}</span>}
          </span>
        </button>
        {usual && (
          <DeedButton deed={usual[0]} place={place} aria-label={`${usual[1]}: ${name}`}>
            {usual[1]}
          </DeedButton>
        )}
      </div>
      <Refusal place={place} />
      {isOpen && (
        <GearDeeds item={item} place={place}>
          {isHeld && !isShield && <Hands item={item} weapon={weapon} place={place} />}
          {isAttuned && (
            <DeedButton deed={{ type: "attune", key, attuned: !attuned }} place={place}>
              {attuned ? words.endAttunement : words.attune}
            </DeedButton>
          )}
        </GearDeeds>
      )}
    </li>
  );
}

const usualHand = (weapon: Weapon | undefined, isShield: boolean) =>
  isShield ? "off" : weapon?.twoHanded ? "both" : "main";

/** The hands that can hold a thing, without the one that does. */
function Hands({
  item: { key, wielded },
  weapon,
  place,
}: {
  readonly item: GearItem;
  readonly weapon: Weapon | undefined;
  readonly place: string;
}) {
  const hands = (["main", "off", "both"] as const).filter((hand) =>
    weapon ? (hand === "both" ? weapon.twoHanded || weapon.versatile !== null : !weapon.twoHanded) : hand !== "both",
  );
  return hands
    .filter((hand) => hand !== wielded)
    .map((hand) => (
      <DeedButton key={hand} deed={{ type: "wield", key, hand }} place={place}>
        {text.heroSheet.hold[hand]}
      </DeedButton>
    ));
}

/** Everything else that can be done with a thing: use, give, drop, sell. */
function GearDeeds({
  item,
  place,
  children,
}: {
  readonly item: GearItem;
  readonly place: string;
  readonly children: ReactNode;
}) {
  const { hero, others, who } = useAtSheet();
  const { key, name, quantity } = item;
  const [wanted, want] = useState("1");
  const [to, give] = useState("");
  const [isUsing, setUsing] = useState(false);
  const words = text.heroSheet;
  const count = Math.max(1, Math.min(quantity, Math.trunc(Number(wanted)) || 1));
  const receiver = to || (others[0]?.id ?? "");
  return (
    <div className="grid grid-cols-1 gap-2 rounded-sm bg-sunken p-2.5">
      <div className="flex flex-wrap items-center gap-1.5">
        {children}
        <button type="button" className="table-tool text-sm" aria-expanded={isUsing} onClick={() => setUsing(!isUsing)}>
          {words.actItem}
        </button>
      </div>
      {isUsing && (
        <StoryForm
          label={words.actItem}
          onDone={() => setUsing(false)}
          withParty
          wordsFor={(target) => words.say.use(who, name, target)}
          doneBy={(target) =>
            usesOf(item).isConsumed ? { type: "item", characterId: hero.id, key, target: target || null } : undefined
          }
        />
      )}
      <div className="flex flex-wrap items-center gap-1.5">
        {quantity > 1 && (
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={quantity}
            value={wanted}
            aria-label={words.howMany}
            onChange={(event) => want(event.target.value)}
            className={cx(numberField, "w-16!")}
          />
        )}
        <DeedButton deed={{ type: "drop", key, quantity: count }} place={place}>
          {words.drop}
        </DeedButton>
        <DeedButton deed={{ type: "sell", key, quantity: count }} place={place}>
          {words.sell}
        </DeedButton>
      </div>
      {others.length > 0 && (
        <div className="flex items-center gap-1.5">
          <div className="min-w-0 flex-1">
            <Select
              aria-label={words.giveTo}
              options={others.map((other) => ({ value: other.id, label: other.name }))}
              value={receiver}
              onChange={(event) => give(event.target.value)}
              className={compactSelect}
            />
          </div>
          <DeedButton deed={{ type: "give", key, quantity: count, to: receiver }} place={place}>
            {words.give}
          </DeedButton>
        </div>
      )}
    </div>
  );
}
