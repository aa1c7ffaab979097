import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import type { GuardFlag } from "#contracts/play/guard";
import type { Moves } from "../../moves/moves.ts";
import { MovesContext } from "../../moves/moves-context.ts";
import { createScreen, ScreenContext } from "../../screen/screen-store.ts";
import { replyMessages, world } from "../../table/table.fake.ts";
import { turnsOf } from "../../turn/story-turn.ts";
import { Doubts } from "./doubts.tsx";
import { Proposals } from "./proposals.tsx";
import { TableContext } from "../../table/table-context.ts";

/** The labels of the buttons that are shown for a flag. */
function choices(flag: Partial<GuardFlag>): string[] {
  const whole: GuardFlag = {
    id: "told-0",
    kind: "unrecorded",
    sentence: "You pocket forty coins.",
    about: "forty coins",
    contradicts: null,
    resolved: false,
    ...flag,
  };
  const turn = { ...turnsOf(replyMessages(1))[0]!, doubts: [whole] };
  const markup = renderToStaticMarkup(
    <TableContext value={world().table}>
      <MovesContext value={{} as Moves}>
        <ScreenContext value={createScreen()}>
          <Proposals turn={turn} />
          <Doubts turn={turn} onOpenTurn={() => {}} />
        </ScreenContext>
      </MovesContext>
    </TableContext>,
  );
  return [...markup.matchAll(/<button[^>]*>(?:<[^>]*>)*([^<]+)/gu)].map(([, name]) => name ?? "");
}

describe("a sentence that the table did not record", () => {
  it("can be recorded where it tells of a change, and ignored", () => {
    expect(choices({ change: { what: "gold", delta: 40 } })).toEqual([
      "Record it: +40 gold",
      "Ignore",
      "Retry",
      "Edit",
    ]);
    expect(choices({ change: { what: "hit_points", delta: -4 } })[0]).toBe("Record it: −4 hit points");
  });

  it("can only be ignored where it tells of none, or where it speaks for the hero", () => {
    expect(choices({})).toEqual(["Ignore", "Retry", "Edit"]);
    expect(choices({ kind: "hero_speaks" })).toEqual(["Ignore", "Retry", "Edit"]);
  });

  it("is not asked about again once it is decided", () => {
    expect(choices({ resolved: true })).toEqual([]);
  });
});

it("A sentence that contradicts what was told can be kept, so that memory follows", () => {
  expect(choices({ kind: "dead_acts" })).toEqual(["Keep", "Retry", "Edit"]);
});

describe("a change of a sheet that waits for the player's yes", () => {
  const effect = { type: "gold", characterId: "mira", delta: 5, reason: "a purse" } as const;
  const waits: Partial<GuardFlag> = { kind: "proposed", sentence: "", about: "Mira", effect };

  it("can be accepted and declined, and is no doubt", () => {
    expect(choices(waits)).toEqual(["Accept", "Decline"]);
  });

  it("is gone once it is decided", () => {
    expect(choices({ ...waits, resolved: true })).toEqual([]);
  });
});
