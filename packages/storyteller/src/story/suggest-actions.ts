import type { Sheet } from "#contracts/play/sheet";
import type { Suggestion } from "#contracts/story/panel";
import type { StoryState } from "#contracts/story/state";

const MOST = 4;

const suggestion = (kind: Suggestion["kind"], target = "", about = ""): Suggestion => ({ kind, target, about });

/**
 * Suggests at most four next actions, the most urgent first. They come from the exits, the people present, the open threads and the sheet,
 * without a model and without anything unrevealed. Which person and which exit is suggested changes from turn to turn.
 * @param turn the number of the last turn
 */
export function suggestActions(story: StoryState, sheets: readonly Sheet[], turn: number): Suggestion[] {
  const { scene, encounter } = story;
  if (sheets.some(({ life }) => life !== "up") && sheets.every(({ life }) => life !== "up")) return [];
  if (encounter !== null) return inFight(encounter.combatants, sheets);
  if (scene === null) return [suggestion("look")];
  const present = story.cast.filter(({ name, alive }) => alive && scene.present.includes(name));
  const open = story.threads.filter(({ state }) => state === "open").toSorted((a, b) => b.touched - a.touched);
  const person = turnOf(present, turn);
  const thread = open[0];
  const way = turnOf(scene.exits, turn);
  const hurt = sheets.find(({ hp, life }) => life === "up" && hp.current * 2 <= hp.max);
  const remedy = hurt?.inventory.find(({ name }) => /\b(?:potion|elixir|salve|healing|heiltrank)\b/iu.test(name));
  return [
    ...(remedy ? [suggestion("use", remedy.name)] : hurt && present.length === 0 ? [suggestion("rest")] : []),
    ...(person ? [thread ? suggestion("ask", person.name, thread.title) : suggestion("talk", person.name)] : []),
    suggestion("look"),
    ...(way === undefined ? [] : [suggestion("go", way)]),
    ...(person && thread ? [suggestion("talk", turnOf(present, turn + 1)?.name ?? person.name)] : []),
  ].slice(0, MOST);
}

const turnOf = <Entry>(entries: readonly Entry[], turn: number): Entry | undefined =>
  entries.length === 0 ? undefined : entries[turn % entries.length];

function inFight(
  combatants: NonNullable<StoryState["encounter"]>["combatants"],
  sheets: readonly Sheet[],
): Suggestion[] {
  const foes = combatants.filter(({ side, hp, left }) => side === "foe" && hp.current > 0 && left === undefined);
  const weakest = foes.toSorted((a, b) => a.hp.current / a.hp.max - b.hp.current / b.hp.max)[0];
  const hurt = sheets.find(({ hp, life }) => life === "up" && hp.current * 2 <= hp.max);
  const remedy = hurt?.inventory.find(({ name }) => /\b(?:potion|elixir|healing|heiltrank)\b/iu.test(name));
  return [
    ...(weakest ? [suggestion("attack", weakest.name)] : []),
    ...(remedy ? [suggestion("use", remedy.name)] : []),
    ...(weakest ? [suggestion("parley", weakest.name)] : []),
    suggestion("flee"),
  ].slice(0, MOST);
}
