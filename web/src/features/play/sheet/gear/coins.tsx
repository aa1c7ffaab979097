import { useState } from "react";

import { coinsOf } from "#rules/sheet";
import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import { Select } from "../../../../shared/ui/fields/select.tsx";
import { useAtSheet } from "../at-sheet.ts";
import { DeedButton, Refusal } from "../controls/deed-button.tsx";
import { Section } from "../controls/section.tsx";
import { compactSelect, numberField } from "../controls/compact.ts";

/** Copper pieces in a coin. */
const WORTH = { pp: 1_000, gp: 100, sp: 10, cp: 1 } as const;
type Coin = keyof typeof WORTH;
const PLACE = "coins";

/** The purse, with the buttons that put coins into it or take them out. */
export function Coins() {
  const { hero } = useAtSheet();
  const words = text.heroSheet;
  const { gold, silver, copper } = coinsOf(hero.coins);
  const [written, write] = useState("");
  const [coin, choose] = useState<Coin>("gp");
  const delta = Math.round(Number(written) * WORTH[coin]);
  const isNumber = written !== "" && delta > 0 && delta <= 1_000_000_000;
  const clear = () => write("");
  const purse = [
    [gold, "gp"],
    [silver, "sp"],
    [copper, "cp"],
  ] as const;
  return (
    <Section title={words.coins} aside={purse.map(([count, of]) => `${count} ${words.coinsShort[of]}`).join(" · ")}>
      <div className="flex flex-wrap items-center gap-1.5">
        <input
          type="number"
          inputMode="decimal"
          min={0}
          value={written}
          placeholder="0"
          aria-label={words.howManyCoins}
          onChange={(event) => write(event.target.value)}
          className={cx(numberField, "w-18!")}
        />
        <div className="w-22">
          <Select
            aria-label={words.coin}
            options={(Object.keys(WORTH) as Coin[]).map((value) => ({ value, label: words.coinsShort[value] }))}
            value={coin}
            onChange={(event) => choose(event.target.value as Coin)}
            className={compactSelect}
          />
        </div>
        <DeedButton deed={{ type: "coins", delta }} place={PLACE} disabled={!isNumber} onDone={clear}>
          {words.gain}
        </DeedButton>
        <DeedButton deed={{ type: "coins", delta: -delta }} place={PLACE} disabled={!isNumber} onDone={clear}>
          {words.pay}
        </DeedButton>
      </div>
      <Refusal place={PLACE} />
    </Section>
  );
}
