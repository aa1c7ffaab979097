import { type ReactNode, useId, useState } from "react";

import type { HeroAct } from "#contracts/play/hero-act";
import { text } from "../../../../shared/text/text.ts";
import { Button } from "../../../../shared/ui/buttons/button.tsx";
import { Input } from "../../../../shared/ui/fields/input.tsx";
import { useAtSheet } from "../at-sheet.ts";
import { cx } from "../../../../shared/cx.ts";
import { compactInput } from "./compact.ts";

/**
 * Asks on whom or what the hero acts, and sends the player's words as a turn. With `needsTarget` and no target, the words go into the text
 * box, where the player finishes them.
 */
export function StoryForm({
  label,
  wordsFor,
  doneBy,
  needsTarget = false,
  withParty = false,
  isAimed = true,
  isMany = false,
  onDone,
  children,
}: {
  readonly label: string;
  /** The player's words for a target; an empty target means that none was named. */
  readonly wordsFor: (target: string) => string;
  /** What the words do by the rules; undefined if only the game master can say. */
  readonly doneBy?: (target: string) => HeroAct | undefined;
  readonly needsTarget?: boolean;
  /** Whether the others of the party are offered as targets too. */
  readonly withParty?: boolean;
  /** Whether a target is asked for at all. */
  readonly isAimed?: boolean;
  /** Whether several targets can be named, with commas between them. */
  readonly isMany?: boolean;
  /** Closes the form when the words have gone. */
  readonly onDone: () => void;
  readonly children?: ReactNode;
}) {
  const { present, others, silenced, say, compose } = useAtSheet();
  const [target, aim] = useState("");
  const id = useId();
  const words = text.heroSheet;
  const names = [...(withParty ? others.map(({ name }) => name) : []), ...present];
  const named = isMany ? target.split(",").flatMap((one) => one.trim() || []) : [target];
  const toggle = (name: string) => {
    if (!isMany) return aim(target === name ? "" : name);
    aim((named.includes(name) ? named.filter((one) => one !== name) : [...named, name]).join(", "));
  };
  const isMissing = needsTarget && target.trim() === "";
  return (
    <form
      aria-label={label}
      className="grid grid-cols-1 gap-2 rounded-sm bg-sunken p-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        const said = wordsFor(target.trim());
        if (silenced !== null) return;
        if (isMissing) compose(said);
        else say(said, doneBy?.(target.trim()));
        onDone();
      }}
    >
      {children}
      {isAimed && (
        <label htmlFor={id} className="text-sm text-quiet">
          {needsTarget ? (isMany ? words.whomAll : words.whom) : isMany ? words.onWhomAll : words.onWhom}
        </label>
      )}
      {isAimed && names.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {names.map((name) => (
            <Button
              key={name}
              variant="secondary"
              size="small"
              aria-pressed={named.includes(name)}
              className={named.includes(name) ? "border-ember!" : ""}
              onClick={() => toggle(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <div className="flex gap-1.5">
        {isAimed && (
          <Input
            id={id}
            value={target}
            maxLength={120}
            placeholder={words.someoneElse}
            onChange={(event) => aim(event.target.value)}
            className={cx(compactInput, "flex-1")}
          />
        )}
        <Button type="submit" size="small" disabled={silenced !== null} title={silenced ?? undefined}>
          {isMissing ? words.compose : label}
        </Button>
      </div>
    </form>
  );
}
