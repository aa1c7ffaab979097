import type * as z from "zod/mini";

import type { Sheet } from "#contracts/play/sheet";
import type { StoryEvent } from "#contracts/story/events";
import type { Encounter, StoryState } from "#contracts/story/state";
import type { EncounterOrder, NamedAct } from "../../ports.ts";
import { findName } from "../../story/find-name.ts";
import { sheetNamed } from "./sheet-named.ts";
import type { ActCall, ChangeCall, EncounterCall } from "./specs.ts";

/** A call that cannot be carried out, and why, in words for the model. */
interface Unusable {
  readonly error: string;
}

/** The whole name of somebody of the party, of the fight or of the cast. The name as it is if nobody of these is meant. */
function nameIn(sheets: readonly Sheet[], story: StoryState, name: string): string {
  const named = sheetNamed(sheets, name);
  if ("sheet" in named && named.sheet) return named.sheet.name;
  const known = [...(story.encounter?.combatants ?? []), ...story.cast];
  return findName(known, name)?.name ?? findName(story.cast, name)?.name ?? name;
}

const isOfParty = (sheets: readonly Sheet[], name: string): boolean => sheets.some((sheet) => sheet.name === name);

const foesUp = ({ encounter }: StoryState): readonly string[] =>
  (encounter?.combatants ?? []).filter(({ side, hp }) => side === "foe" && hp.current > 0).map(({ name }) => name);

/**
 * The act that a call means, with whole names. Without a name the only hero acts; nobody else's act ever becomes a hero's. An attack
 * without a target is on the only foe that is left, or on the only hero if a foe attacks.
 */
export function actOf(
  { who = "", kind, with: withWhat = "", targets = [], slot, choice, amount }: z.infer<typeof ActCall>,
  sheets: readonly Sheet[],
  story: StoryState,
): NamedAct | Unusable {
  const self = sheetNamed(sheets, who);
  const actor = "sheet" in self ? self.sheet?.name : nameIn(sheets, story, who);
  if (actor === undefined) return { error: "Nobody sits at the table" };
  if ("error" in self && (who.trim() === "" || self.error.startsWith("Say whose"))) return self;
  const named = targets.map((name) => nameIn(sheets, story, name));
  const isHero = isOfParty(sheets, actor);
  if (kind === "attack" && named.length === 0) {
    const possible = isHero ? foesUp(story) : sheets.filter(({ life }) => life === "up").map(({ name }) => name);
    if (possible.length !== 1)
      return { error: `targets: say whom the attack is on: ${possible.join(", ") || "nobody is in a fight"}` };
    named.push(...possible);
  }
  return {
    who: actor,
    kind,
    with: withWhat,
    targets: named,
    ...(slot === undefined ? {} : { slot }),
    ...(choice === undefined ? {} : { choice }),
    ...(amount === undefined ? {} : { amount }),
  };
}

/** What a call does to the fight as a whole. */
export function orderOf(
  { op, foes = [], who = [], zone, surprised, outcome }: z.infer<typeof EncounterCall>,
  sheets: readonly Sheet[],
  story: StoryState,
): EncounterOrder | Unusable {
  const names = who.map((name) => nameIn(sheets, story, name));
  switch (op) {
    case "start":
    case "join": {
      const hero = foes.find(({ name }) => isOfParty(sheets, nameIn(sheets, story, name)));
      if (hero) return { error: `${hero.name} is the player's character and no foe` };
      return {
        op,
        foes: foes.map(({ count = 1, ...foe }) => ({ ...given(foe), name: foe.name, count })),
        friends: names.filter((name) => !isOfParty(sheets, name)),
        ...(surprised === undefined ? {} : { surprised }),
        ...(zone === undefined ? {} : { zone }),
      };
    }
    case "move":
      if (names.length === 0 || zone === undefined) return { error: "move needs who, and zone: engaged, near or far" };
      return { op, who: names, zone };
    case "morale":
    case "pass":
    case "flee":
      return { op };
    case "leave":
      if (names.length === 0) return { error: "leave needs who" };
      return { op, who: names, outcome: outcome === "surrender" ? outcome : "flight" };
    case "end":
      if (outcome === undefined) return { error: "end needs outcome: victory, flight, parley or surrender" };
      return { op, outcome };
  }
}

/** The fields that have a value. */
const given = <Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Key in keyof Fields]: Exclude<Fields[Key], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: Exclude<Fields[Key], undefined>;
  };

/** The name of somebody of the fight who is not of the party, if a change is about them. */
export const combatantNamed = (name: string | undefined, { encounter }: StoryState): string | undefined =>
  name === undefined
    ? undefined
    : findName(
        (encounter?.combatants ?? []).filter(({ side }) => side !== "party"),
        name,
      )?.name;

/**
 * Hurts, heals or marks somebody of the fight who has no sheet, by what no act does: a fall, a fire. Their other belongings are no numbers
 * of the table.
 */
export function combatantChange(
  { what, name = "" }: z.infer<typeof ChangeCall>,
  delta: number,
  whose: string,
  { encounter, cast }: StoryState,
): readonly StoryEvent[] | Unusable {
  if (encounter === null) return { error: "There is no fight" };
  if (what !== "hp" && what !== "condition_on" && what !== "condition_off") {
    return { error: `${whose} has no sheet: only hp and conditions of somebody in a fight change` };
  }
  if (what !== "hp" && name.trim() === "") return { error: `A change of ${what} needs a name` };
  const condition = name.trim().toLowerCase();
  const combatants: Encounter["combatants"] = encounter.combatants.map((one) => {
    if (one.name !== whose) return one;
    const others = one.conditions.filter((each) => each.toLowerCase() !== condition);
    if (what === "hp") return hurt(one, Math.max(0, Math.min(one.hp.max, one.hp.current + delta)));
    // The rules make the state anew of the conditions in words.
    const { state: _, ...plain } = one;
    return { ...plain, conditions: what === "condition_on" ? [...others, condition].slice(-20) : others };
  });
  const by = "server" as const;
  const isDead = combatants.some((one) => one.name === whose && one.hp.current === 0);
  return [
    { type: "encounter_changed", by, encounter: { ...encounter, combatants } },
    ...(isDead && findName(cast, whose) ? [{ type: "cast_changed" as const, by, name: whose, alive: false }] : []),
  ];
}

const hurt = (
  { state, ...one }: Encounter["combatants"][number],
  hitPoints: number,
): Encounter["combatants"][number] => ({
  ...one,
  hp: { ...one.hp, current: hitPoints },
  ...(state ? { state: { ...state, hitPoints, life: hitPoints > 0 ? "up" : "dead" } } : {}),
});

/** How those of the fight who have no sheet are, for the model: it tells the numbers to nobody, but must not make up others. */
export const fightNow = ({ encounter }: StoryState): { readonly fight?: Readonly<Record<string, string>> } =>
  encounter === null
    ? {}
    : {
        fight: Object.fromEntries(
          encounter.combatants
            .filter(({ side }) => side !== "party")
            .map(({ name, hp, conditions }) => [
              name,
              hp.current === 0 ? "down" : [`${hp.current} of ${hp.max}`, ...conditions].join(", "),
            ]),
        ),
      };
