import { describe, expect, it } from "vitest";

import type { AttackOption, Combatant } from "../../combatant.ts";
import type { ConditionId } from "../../hero.ts";
import { attack } from "../attack/attack.ts";
import { effectNamed } from "../state/effects.ts";
import { passMoment } from "../state/ends.ts";
import type { Fight } from "../fight.ts";
import { find } from "../fight.ts";
import { fighting, foe, friend, scripted, sword } from "../fighters.fake.ts";
import { escape } from "./grapple.ts";
import { withdraw } from "./positions.ts";
import { nextTurn } from "./turns.ts";

const rapier: AttackOption = { ...sword, id: "rapier", name: "Rapier", properties: ["finesse"] };

/** A fight in which everybody stands beside the foe, whose turn comes after the party's. */
function besideFoe(party: readonly Combatant[], mover: Combatant): Fight {
  const engaged = party.map(({ id }) => [id, mover.id] as const);
  const combatants = [...party, mover].map((one) => ({ ...one, zone: "engaged" as const }));
  const order = combatants.map(({ id }) => id);
  return { combatants, order, round: 1, at: 0, engaged, gone: {}, spent: [], tested: [], fleeing: [], outcome: null };
}

const suffering = (id: ConditionId): Combatant["state"]["conditions"] => [
  { id, source: null, ends: { kind: "cured" } },
];

describe("an opportunity attack", () => {
  it("of a rogue is a Sneak Attack again where an ally is beside the target", () => {
    const rogue = { ...fighting("rogue", 1), attacks: [rapier] };
    const spent = { ...rogue, turn: { ...rogue.turn, used: ["sneak-attack"] } };
    const fight = nextTurn(
      nextTurn(besideFoe([spent, friend("ally", { attacks: [] })], foe()), scripted()).fight,
      scripted(),
    );
    // 10 + 5 hits 13; 1 + 3 of the rapier, 4 of the sneak.
    const left = withdraw(fight.fight, "foe", scripted(10, 1, 4));
    expect(find(left.fight, "foe")?.state.hitPoints).toBe(12);
    expect(find(left.fight, "hero")?.turn.reaction).toBe(false);
  });

  it("is no Sneak Attack without an ally beside, and says nothing of it", () => {
    const rogue = { ...fighting("rogue", 1), attacks: [rapier] };
    const left = withdraw(besideFoe([rogue], foe()), "foe", scripted(10, 1));
    expect(find(left.fight, "foe")?.state.hitPoints).toBe(16);
    expect(left.events.filter(({ type }) => type === "refused")).toEqual([]);
  });

  it("needs sight: the Blinded make none, and the Invisible provoke none", () => {
    const blind = friend("ally", {}, { conditions: suffering("blinded") });
    expect(find(withdraw(besideFoe([blind], foe()), "foe", scripted()).fight, "foe")?.state.hitPoints).toBe(20);
    const unseen = foe("foe", {}, { conditions: suffering("invisible") });
    expect(find(withdraw(besideFoe([friend()], unseen), "foe", scripted()).fight, "foe")?.state.hitPoints).toBe(20);
  });

  it("with Vex helps to the end of the attacker's next turn and no longer", () => {
    const option = { ...sword, mastery: "vex" };
    const { attacker } = attack(friend(), foe(), { option, distance: 5, offTurn: true }, scripted(10, 1));
    expect(effectNamed(attacker, "vex foe")).toBeDefined();
    const after = passMoment(attacker, { of: "ally", at: "end" }, scripted()).combatant;
    expect(effectNamed(after, "vex foe")).toBeUndefined();
  });
});

it("who is held escapes with what they are better at, training counted", () => {
  const acrobat = fighting("rogue", 1, {
    abilities: { strength: 12 },
    skills: ["Acrobatics"],
    expertise: ["Acrobatics"],
  });
  const held: Combatant = {
    ...acrobat,
    state: { ...acrobat.state, conditions: [{ id: "grappled", source: "foe", ends: { kind: "cured" } }] },
  };
  // Acrobatics 0 + 4 against 8 + 1 + 2; Athletics would be 1.
  expect(escape(held, foe(), scripted(7)).success).toBe(true);
});
