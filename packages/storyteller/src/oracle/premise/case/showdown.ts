import { storedPattern } from "./stored-pattern.ts";
import { capitalise } from "#english/noun-phrase";
import { isSamePlace } from "../lore/whereabouts.ts";
import { type LoreEntry, shortName } from "../lore/lore.ts";
import { closeStory } from "./ending.ts";
import { riskOf, worded } from "../moves/deed.ts";
import { touchesOn } from "../moves/people/touches-on.ts";
import { takeReady } from "../moves/ready.ts";
import { arrive, whoIsHere } from "../moves/travel/travel.ts";
import { BY, type Grade, type Turn } from "../turn.ts";
import type { Part } from "../words/clauses.ts";
import { fillIn, lineFor, outcomeOf } from "./fill-in.ts";
import { asksWhom, isRiddle } from "./name-culprit.ts";
import { piecesOf, sayLead, standsAt } from "./leads.ts";
import { inRole, truthOf } from "./people-of-case.ts";

import { KIND_OF_SKILL } from "./kinds-of-deed.ts";

/** The showdown: played where it is decided, ended as it is written. */

/** "I end it": the showdown, if the hero knows enough; half of it is enough for those who dare. */
export async function endIt(turn: Turn): Promise<void> {
  const kept = turn.memo.case;
  if (turn.main === undefined || kept === null)
    return turn.say("Nothing is open that could end. Say “I am after …”, and that is what it is about.");
  if (kept.showdown !== null) return goesOn(turn);
  const { found, enough } = piecesOf(kept);
  if (found * 2 >= enough && isRiddle(kept)) return asksWhom(turn, kept);
  if (found * 2 < enough && !kept.enough)
    return turn.say(`It is too early for that. ${standsAt(turn)} ${sayLead(turn, "ask")}`);
  begin(turn);
}

/** The scene is told once. */
const goesOn = (turn: Turn): void =>
  turn.say(fillIn(turn, turn.memo.case!, "It is being decided now, and {opponent} waits. What do you do?"));

/** The written scene: the opponent is there, and waits for what the hero does. */
export function begin(turn: Turn): void {
  const kept = turn.memo.case!;
  const opponent = inRole(turn, "opponent");
  if (kept.showdown !== null) return goesOn(turn);
  turn.memo.danger = null;
  turn.memo.pending = null;
  if (turn.story.encounter !== null) turn.change({ type: "encounter_changed", by: BY, encounter: null });
  const along = turn.present.filter(({ name }) => name === kept.who.ally).map(({ name }) => name);
  if (!isSamePlace(kept.where.lair, turn.place)) {
    arrive(turn, kept.where.lair, opponent);
    for (const name of along) turn.bring(turn.entry(name));
    turn.say(`It is decided at ${kept.where.lair}.`, whoIsHere(turn));
  }
  turn.bring(opponent);
  turn.memo.last = opponent.name;
  kept.announced = true;
  kept.due = false;
  kept.showdown = { tries: 0, hits: 0 };
  turn.begun = true;
  const isAgain = kept.said.includes("scene");
  if (!isAgain) kept.said.push("scene");
  turn.log(`You face ${shortName(opponent)} at ${turn.place}.`);
  if (isAgain)
    return turn.say(fillIn(turn, kept, "{Opponent} is here still, and nothing has been decided. What do you do?"));
  turn.say(fillIn(turn, kept, truthOf(kept)?.showdown ?? "{Opponent} is here, and waits for what you do."));
}

const FORCE = storedPattern("showdown force", "iu");
const LIES = /^(?:lie to|bluff|trick)$/u;
const THREATENS = /^(?:threaten|intimidate|confront|accuse|warn|order|command)$/u;

/** How the hero tries to decide it. */
function tryOf(part: Part & { readonly kind: "do" | "say" }): {
  readonly ability: "charisma" | "strength" | "dexterity" | "intelligence" | "wisdom" | "constitution";
  readonly skill: string;
  readonly kind: string;
} {
  if (part.kind === "say")
    return {
      ability: "charisma",
      skill: LIES.test(part.verb) ? "Deception" : THREATENS.test(part.verb) ? "Intimidation" : "Persuasion",
      kind: "talk",
    };
  if (/^cast\b/iu.test(part.text)) return { ability: "intelligence", skill: "Arcana", kind: "magic" };
  const risk = riskOf(part.text);
  if (risk?.skill === "Stealth" || risk?.skill === "Sleight of Hand")
    return { ability: "dexterity", skill: risk.skill, kind: "stealth" };
  if (FORCE.test(part.text)) return { ability: "strength", skill: "Athletics", kind: "force" };
  if (risk?.skill === null || risk?.skill === undefined) return { ability: "wisdom", skill: "Insight", kind: "plain" };
  return { ability: risk.ability, skill: risk.skill, kind: KIND_OF_SKILL[risk.skill] ?? "force" };
}

/** A question decides nothing: whether words are nothing but one. */
const asksOnly = ({ words, verb, direct }: Part & { readonly kind: "say" }): boolean =>
  direct
    ? words.split(/(?<=[.!?])\s+/u).every((each) => each.endsWith("?"))
    : verb === "ask" && /\b(?:who|what|why|where|when|how|if|whether)\b/iu.test(words);

/** What the one who is faced answers to a question: once why it was done, and then no more. */
export function parry(turn: Turn): void {
  const kept = turn.memo.case!;
  const name = shortName(inRole(turn, "opponent"));
  // Several questions in one breath have one answer.
  if (turn.begun) return;
  turn.begun = true;
  if (kept.said.includes("why")) return turn.say(lineFor(turn, "parries", name));
  kept.said.push("why");
  const why = fillIn(turn, kept, truthOf(kept)?.why ?? "").replace(/[.]$/u, "");
  turn.moved = true;
  turn.say(`“You know why,” says ${name}, and you do: ${why}. ${capitalise(name)} waits for what you do.`);
}

/**
 * What the hero does in the showdown: a check. A strong hit decides it; else there is a second one, and no third.
 * @param by who does it for the hero
 */
export async function decide(turn: Turn, part: Part & { readonly kind: "do" | "say" }, by?: LoreEntry): Promise<void> {
  const kept = turn.memo.case!;
  const shown = kept.showdown!;
  if (part.kind === "say" && asksOnly(part)) return parry(turn);
  const deed = part.kind === "do" && by === undefined ? worded(turn, part.text) : "";
  const { ability, skill, kind } =
    by === undefined ? tryOf(part) : { ability: "charisma" as const, skill: "Persuasion", kind: "" };
  const { found, all } = piecesOf(kept);
  const ready = takeReady(
    turn,
    by === undefined ? "Whether it ends as you want it" : `Whether ${shortName(by)} brings it off`,
  );
  const grade = await turn.check(
    ability,
    skill,
    12 + (kept.late ? 2 : 0) - (found >= all ? 1 : 0),
    ready.stakes,
    ready.has || (part.kind === "say" && touchesOn(turn, inRole(turn, "opponent"), part.words)) ? "advantage" : "none",
  );
  shown.tries += 1;
  const own = by === undefined ? (deed === "" ? "" : `You ${deed}.`) : lineFor(turn, "helper", shortName(by));
  // The player's own deed makes the opening; the written end begins from there.
  const won =
    grade === "strong" || shown.tries > 1
      ? `${own} ${lineFor(turn, kind === "talk" ? "opening by words" : "opening")}`.trim()
      : `${own} ${by === undefined ? outcomeOf(turn, kind, "weak") : ""}`.trim();
  if (grade === "strong") return closeStory(turn, shown.tries === 2 && shown.hits === 0 ? "weak" : "strong", won);
  if (shown.tries > 1) {
    const end: Grade = grade === "weak" ? "weak" : shown.hits > 0 ? "weak" : "miss";
    return closeStory(turn, end, grade === "weak" ? won : own);
  }
  if (grade === "weak") shown.hits += 1;
  turn.say(grade === "weak" ? won : own, lineFor(turn, grade === "weak" ? "half won" : "half lost"));
}

/** The hero leaves before it is decided: it can be taken up again. */
export function breakOff(turn: Turn): void {
  const kept = turn.memo.case;
  if (kept?.showdown === null || kept?.showdown === undefined || isSamePlace(turn.place, kept.where.lair)) return;
  kept.showdown = null;
  turn.say(fillIn(turn, kept, "You leave {opponent} behind, and nothing is decided. It waits for you at {lair}."));
}

/** The hero has beaten somebody in a fight: if it was the opponent, it is decided. */
export function fightWon(turn: Turn, name: string): void {
  const kept = turn.memo.case;
  if (kept === null || kept.who.opponent !== name || turn.main === undefined) return;
  closeStory(turn, kept.announced ? "strong" : "weak");
}
