import { useState } from "react";

import { itemNamed, moneyText } from "#rules/bookkeeping";
import { ARMOR, gearList, magicItems, priced, WEAPONS } from "#rules/tables";
import { text } from "../../../../shared/text/text.ts";
import { Input } from "../../../../shared/ui/fields/input.tsx";
import { DeedButton, Refusal } from "../controls/deed-button.tsx";
import { cx } from "../../../../shared/cx.ts";
import { compactInput } from "../controls/compact.ts";

const LIST = "things-of-the-tables";
const PLACE = "add-item";

/** Adds a thing by hand or buys it: one of the tables by its name, or the player's own. */
export function AddItem() {
  const [name, write] = useState("");
  const [wanted, want] = useState("1");
  const [weight, setWeight] = useState("");
  const words = text.heroSheet;
  const item = itemNamed(name);
  const price = item === null ? undefined : priced(item)?.cost;
  const quantity = Math.max(1, Math.min(9_999, Math.trunc(Number(wanted)) || 1));
  const isNamed = name.trim() !== "";
  const clear = () => {
    write("");
    want("1");
    setWeight("");
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_4rem] gap-1.5">
        <Input
          list={LIST}
          aria-label={words.itemName}
          placeholder={words.itemName}
          value={name}
          maxLength={120}
          onChange={(event) => write(event.target.value)}
          className={compactInput}
        />
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          aria-label={words.howMany}
          value={wanted}
          onChange={(event) => want(event.target.value)}
          className={cx(compactInput, "px-2! text-center")}
        />
      </div>
      <Names />
      {isNamed && item === null && (
        <Input
          type="number"
          inputMode="decimal"
          min={0}
          aria-label={words.weightEach}
          placeholder={words.weightEach}
          value={weight}
          onChange={(event) => setWeight(event.target.value)}
          className={compactInput}
        />
      )}
      <div className="flex flex-wrap items-center gap-1.5">
        <DeedButton
          place={PLACE}
          disabled={!isNamed}
          onDone={clear}
          deed={{
            type: "add_item",
            item,
            name: name.trim(),
            quantity,
            weight: item === null ? Math.max(0, Number(weight)) : 0,
          }}
        >
          {words.add}
        </DeedButton>
        <DeedButton
          place={PLACE}
          disabled={price === undefined}
          onDone={clear}
          deed={{ type: "buy", item: item ?? "", quantity }}
        >
          {price === undefined ? words.buy : words.buyFor(moneyText(price * quantity))}
        </DeedButton>
      </div>
      <Refusal place={PLACE} />
    </div>
  );
}

function Names() {
  const names = [...WEAPONS, ...ARMOR, ...gearList(), ...magicItems()].map(({ name }) => name);
  return (
    <datalist id={LIST}>
      {[...new Set(names)].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}
