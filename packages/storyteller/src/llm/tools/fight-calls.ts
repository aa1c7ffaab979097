import type * as z from "zod/mini";

import type { Sheet } from "#contracts/play/sheet";
import type { StoryEvent } from "#contracts/story/events";
import { firstName } from "#contracts/story/names";
import type { CastMember, Encounter, StoryState } from "#contracts/story/state";
import type { EncounterOrder, NamedAct } from "../../ports.ts";
import { findName } from "../../story/find-name.ts";
import { type Naming, whyNotNamed } from "../../story/newcomer.ts";
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

/** From this attitude on somebody is an enemy: hostile, or full of hate. */
const HOSTILE = -2;

/** The foes of the fight who are up. Outside a fight only enemies who are here, so that nobody else is attacked by mistake. */
const foesUp = ({ encounter, scene, cast }: StoryState): readonly string[] =>
  encounter
    ? encounter.combatants.filter(({ side, hp }) => side === "foe" && hp.current > 0).map(({ name }) => name)
    : (scene?.present ?? []).filter((name) => (findName(cast, name)?.attitude ?? 0) <= HOSTILE);

/**
 * The act that a call means, with whole names. Without a name the only hero acts; nobody else's act ever becomes a hero's. An attack
 * without a target is on the only foe that is left, or on the only hero if a foe attacks. Outside a fight it is on the only enemy here.
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
    if (possible.length !== 1) {
      const others = story.encounter === null ? (story.scene?.present ?? []) : possible;
      return { error: `targets: say whom the attack is on: ${others.join(", ") || "nobody is here"}` };
    }
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

/** The whole name of a foe who is somebody of the cast: "Hanne" is Hanne Orre, but "bandit" is not the tall bandit. */
function foeNamed(name: string, { cast }: StoryState): string {
  const known = findName(cast, name)?.name;
  return known !== undefined && firstName(known) !== "" && firstName(known) === firstName(name) ? known : name;
}

/** What a call does to the fight as a whole. */
export function orderOf(
  { op, foes = [], who = [], zone, surprised, outcome }: z.infer<typeof EncounterCall>,
  sheets: readonly Sheet[],
  story: StoryState,
  naming: Naming,
): EncounterOrder | Unusable {
  const names = who.map((name) => nameIn(sheets, story, name));
  switch (op) {
    case "start":
    case "join": {
      const hero = foes.find(({ name }) => isOfParty(sheets, nameIn(sheets, story, name)));
      if (hero) return { error: `${hero.name} is the player's character and no foe` };
      const friends = names.filter((name) => !isOfParty(sheets, name));
      const sides = foes.map(({ count = 1, ...foe }) => {
        const name = count === 1 ? foeNamed(foe.name, story) : foe.name;
        return { ...given(foe), name, count };
      });
      const isKind = ({ name, kind, count }: (typeof sides)[number]) =>
        count > 1 || kind?.toLowerCase() === name.toLowerCase();
      for (const name of [...sides.flatMap((foe) => (isKind(foe) ? [] : [foe.name])), ...friends]) {
        const why = findName(story.cast, name) ? null : whyNotNamed(name, story, naming);
        if (why !== null) return { error: why };
      }
      return {
        op,
        foes: sides,
        friends,
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

/** The name of somebody who is not of the party and whose hit points the table keeps: in the fight, or as a companion. */
export function combatantNamed(name: string | undefined, { encounter, cast }: StoryState): string | undefined {
  const others = encounter
    ? encounter.combatants.filter(({ side }) => side !== "party")
    : cast.filter(({ alive, companion }) => alive && companion);
  return name === undefined ? undefined : findName<{ readonly name: string }>(others, name)?.name;
}

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
  if (encounter === null)
    return companionChange(
      what,
      delta,
      cast.find((one) => one.name === whose),
    );
  if (what !== "hp" && what !== "condition_on" && what !== "condition_off") {
    return { error: `${whose} has no sheet: only hp and conditions of somebody in a fight change` };
  }
  if (what !== "hp" && name.trim() === "") return { error: `A change of ${what} needs a name` };
  const condition = name.trim().toLowerCase();
  const combatants: Encounter["combatants"] = encounter.combatants.map((one) => {
    if (one.name !== whose) return one;
    const others = one.conditions.filter((each) => each.toLowerCase() !== condition);
    if (what === "hp") return hurt(one, Math.max(0, Math.min(one.hp.max, one.hp.current + delta)));
    // Without a state, the rules make it again from the conditions in words.
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

/** Outside a fight the table keeps the hit points of companions, and nothing else. */
function companionChange(
  what: string,
  delta: number,
  member: CastMember | undefined,
): readonly StoryEvent[] | Unusable {
  if (!member?.companion) return { error: "There is no fight" };
  if (what !== "hp") return { error: `${member.name} has no sheet: outside a fight only their hp change` };
  const { hp } = member.companion;
  const current = Math.max(0, Math.min(hp.max, hp.current + delta));
  const companion = { ...member.companion, hp: { ...hp, current } };
  return [{ type: "cast_changed", by: "server", name: member.name, companion }];
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
            .map(({ name, hp, conditions, left }) => [
              name,
              left ?? (hp.current === 0 ? "down" : [`${hp.current} of ${hp.max}`, ...conditions].join(", ")),
            ]),
        ),
      };
