import type { Combatant, FightOutcome, RulesEvent } from "#rules/combatant";
import { spellNamed } from "#rules/spells";

/** Names of those concerned, by their ids. */
export type NameOf = (id: string) => string;

export const namesOf =
  (all: readonly Pick<Combatant, "id" | "name">[]): NameOf =>
  (id) =>
    all.find((one) => one.id === id)?.name ?? id;

const thing = (id: string): string => spellNamed(id)?.name ?? id.replaceAll(/^given:|@.*$/gu, "").replaceAll("-", " ");
const points = (count: number): string => `${count} hit point${count === 1 ? "" : "s"}`;

const ENDED: Readonly<Record<FightOutcome, string>> = {
  victory: "The fight is over: no foe is left in it.",
  flight: "The fight is over: the party has got away.",
  parley: "The fight is over: both sides let it be.",
  surrender: "The fight is over: one side has surrendered.",
  defeat: "The fight is over: nobody of the party is up.",
};

/** What an event of the rules did, in a sentence. Null for what only counts inside the rules. */
function sentence(event: RulesEvent, nameOf: NameOf): string | null {
  switch (event.type) {
    case "attack": {
      const how = { miss: "misses", hit: "hits", critical: "hits, a critical hit:" }[event.result];
      return `${nameOf(event.by)} ${how} ${nameOf(event.on)} (${event.total} against ${event.against}).`;
    }
    case "damage": {
      const kind = event.damageType ? `${event.damageType} damage` : "damage";
      return `${nameOf(event.to)} takes ${event.amount} ${kind}.`;
    }
    case "healing":
      return `${nameOf(event.to)} regains ${points(event.amount)}.`;
    case "temporary":
      return `${nameOf(event.to)} has ${event.amount} temporary hit points.`;
    case "save":
      return `${nameOf(event.by)} ${event.success ? "succeeds on" : "fails"} the ${event.ability} save (${event.total} against ${event.dc}).`;
    case "condition":
      return `${nameOf(event.on)} is ${event.present ? "now" : "no longer"} ${event.condition}.`;
    case "concentration":
      return event.spell === null
        ? `${nameOf(event.by)} no longer concentrates.`
        : `${nameOf(event.by)} concentrates on ${thing(event.spell)}.`;
    case "effect":
      return event.present
        ? `${thing(event.effect)} works on ${nameOf(event.on)}.`
        : `${thing(event.effect)} ends on ${nameOf(event.on)}.`;
    case "life":
      return {
        up: `${nameOf(event.of)} is up again.`,
        dying: `${nameOf(event.of)} is down and dying.`,
        stable: `${nameOf(event.of)} is stable.`,
        dead: `${nameOf(event.of)} is dead.`,
      }[event.life];
    case "check":
      return `${nameOf(event.by)} ${event.success ? "succeeds on" : "fails"} the ${event.skill ?? event.ability} check (${event.total} against ${event.dc}).`;
    case "left":
      return `${nameOf(event.who)} ${event.how === "fled" ? "flees" : "surrenders"}.`;
    case "fight-ended":
      return ENDED[event.outcome];
    case "guidance":
      return `${event.what}: what comes of it is the game master's to say.`;
    default:
      return null;
  }
}

/** What the rules did, a sentence each, in the order it happened. */
export const eventsInWords = (events: readonly RulesEvent[], nameOf: NameOf): string[] =>
  events.flatMap((event) => sentence(event, nameOf) ?? []);

/** Whether an event is about somebody's own sheet. */
const concerns = (event: RulesEvent, id: string): boolean =>
  ("to" in event && event.to === id) ||
  (event.type === "condition" || event.type === "effect" ? event.on === id : false) ||
  ((event.type === "concentration" || event.type === "guidance") && event.by === id) ||
  (event.type === "life" && event.of === id);

/** What changed of one hero, for the list of what a turn changed. Empty if nothing is worth a word: a slot, a round. */
export const changedInWords = (id: string, events: readonly RulesEvent[], nameOf: NameOf): string =>
  eventsInWords(
    events.filter((event) => concerns(event, id)),
    nameOf,
  )
    .join(" ")
    .slice(0, 200);
