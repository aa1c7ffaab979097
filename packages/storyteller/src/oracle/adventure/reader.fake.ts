import type { Act } from "#contracts/play/reading";
import type { Reading, ReadingScene } from "../understand/reading.ts";

const VERBS: readonly (readonly [RegExp, Act])[] = [
  [/^(?:asdf|qwer|blah)/iu, "nonsense"],
  [/what (?:could|can) i do|ask what i could do|options|any ideas/iu, "options"],
  [/what happened so far|recap|what do i know|what have i (?:found|learned)/iu, "recall"],
  [/how many hit points|my inventory|what do i carry|how does/iu, "rules"],
  [/\bi?\s*(?:promise|swear|give (?:you )?my word)/iu, "promise"],
  [/\baccuse\b/iu, "accuse"],
  [/\b(?:persuade|convince|win over|talk .* into|plead|beg|urge|offer .* help)\b/iu, "persuade"],
  [/\b(?:threaten|frighten|scare|intimidate)\b/iu, "threaten"],
  [/\b(?:lie to|bluff|deceive|pretend)\b/iu, "deceive"],
  [/^["“]|\b(?:ask|tell|talk|speak|say|greet|chat|question|thank|call|shout|answer|hello|bid)\b/iu, "talk"],
  [/\b(?:run away|flee|get away|escape)\b/iu, "flee"],
  [/\b(?:attack|fight|hit|strike|stab|shoot|kill|punch)\b/iu, "fight"],
  [/\b(?:sleep|rest)\b/iu, "rest"],
  [/\bwait\b/iu, "wait"],
  [/\b(?:give|hand|show|offer|feed)\b/iu, "give"],
  [/\b(?:search|examine|inspect|study|open|feel|dig|lift|count|read|smell|steam|wipe|turn over)\b/iu, "search"],
  [/\b(?:look|watch|peer|glance)\b/iu, "look"],
  [/\b(?:take|grab|pick up|pocket|steal)\b/iu, "take"],
  [/\b(?:go|walk|head|leave|return|climb down|cross|enter|up to|follow|visit|run|row|sail)\b/iu, "travel"],
  [/\bcast\b/iu, "cast"],
  [/\b(?:climb|jump|swim)\b/iu, "climb"],
  [/\b(?:sneak|hide|creep)\b/iu, "sneak"],
  [/\b(?:sing|dance|play)\b/iu, "perform"],
  [/\bpray\b/iu, "pray"],
];

/** Reads plain sentences by their verbs: what tests of the runner need of understanding. */
export function read(text: string, scene: ReadingScene): Reading {
  const act = VERBS.find(([pattern]) => pattern.test(text))?.[1] ?? "use";
  const low = text.toLowerCase();
  const hit = (name: string) =>
    low.includes(name.toLowerCase()) || low.includes(name.toLowerCase().replace(/^(?:the|a|an|your) /u, ""));
  const person = scene.people.find(({ name, aliases = [] }) => [name, ...aliases].some(hit))?.name;
  const names = [...scene.foes, ...scene.exits, ...scene.things, ...scene.inventory, ...(scene.elsewhere ?? [])];
  const saying = ["talk", "persuade", "threaten", "deceive", "promise", "accuse"].includes(act);
  const named = names.find(hit);
  const target = (saying ? (person ?? (scene.elsewhere ?? []).find(hit)) : (named ?? person)) ?? null;
  return {
    act,
    target,
    also: [],
    parts: [],
    instrument: null,
    topic: saying ? (/(?:about|that|of) (?<rest>.+)$/iu.exec(text)?.groups?.rest ?? "") : "",
    speech: /["“](?<said>[^"”]+)["”]/u.exec(text)?.groups?.said ?? "",
    manner: "plain",
    sure: true,
    alternatives: [],
  };
}
