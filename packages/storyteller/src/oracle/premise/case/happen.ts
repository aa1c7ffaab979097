import type { LoreEntry } from "../lore/lore.ts";
import { endanger, standOff } from "../moves/danger/danger-words.ts";
import { foesOf } from "../moves/danger/fight.ts";
import { away } from "../moves/come-and-go.ts";
import { hold, theThing } from "../moves/record/items.ts";
import type { Turn } from "../turn.ts";
import { cases, type Move, type Role, type Scene } from "./case-content.ts";
import { fillIn, lineFor, namesStranger, suits } from "./fill-in.ts";
import type { KeptCase } from "./kept-case.ts";
import { fateOf } from "../lore/fates.ts";
import { shortName } from "../lore/lore.ts";
import { beginHere } from "./climax/begin-here.ts";
import { piecesOf } from "./leads.ts";
import { isOpen } from "./open/open-story.ts";
import { timeMoves } from "./task/time-moves.ts";
import { inRole, truthOf } from "./parts/people-of-case.ts";

/** What happens to the hero: the opponent's moves, and who comes while the hero waits. */

/** Whether something may happen to the hero now: no danger, no fight, no showdown. */
const isQuiet = (turn: Turn, kept: KeptCase): boolean =>
  turn.memo.danger === null && foesOf(turn.story).length === 0 && kept.showdown === null && turn.ended === "";

const isAble = (turn: Turn, role: Role | null | undefined): boolean =>
  role === null || role === undefined || turn.member(inRole(turn, role).name)?.alive !== false;

/** The opponent's next move, where one is due and nothing else is pressing. */
export function opponentMoves(turn: Turn): void {
  const kept = turn.memo.case;
  // What is found has the turn to itself.
  if (kept === null || !kept.due || !turn.moved || turn.hasFound || !isQuiet(turn, kept)) return;
  kept.due = false;
  if (kept.task !== null) return timeMoves(turn);
  const moves = truthOf(kept)?.moves ?? [];
  const left = [...moves.entries()].filter(
    ([at, move]) =>
      !kept.moves.includes(at) &&
      !isAgain(turn, move) &&
      // Nobody stands between the hero and the place once it is known what it is.
      !(isOpen(kept) && kept.announced && move.danger) &&
      suits(kept, move) &&
      isAble(turn, move.brings) &&
      !isFriends(turn, move) &&
      canTake(turn, kept, move),
  );
  // When time is up the last move comes, and those before it are left out.
  const [at, move] = (kept.late && !kept.moves.includes(moves.length - 1) ? left.at(-1) : left[0]) ?? [];
  if (at === undefined || move === undefined) return;
  kept.moves.push(at);
  turn.say(happens(turn, kept, move, "move", String(at)));
}

const WAYLAID = "waylaid";
/** Somebody waylays the hero once in a story, and no more. */
const isAgain = (turn: Turn, { danger }: Pick<Move, "danger">): boolean =>
  danger !== null && danger !== undefined && turn.wasSaid(`${WAYLAID} ${turn.memo.case?.aim ?? ""}`);

/** Whether a scene would have a friend of the hero go for them. */
const isFriends = (turn: Turn, { brings, danger }: Pick<Move, "brings" | "danger">): boolean => {
  if (danger === null || danger === undefined || brings === null || brings === undefined) return false;
  const { name } = inRole(turn, brings);
  return turn.memo.companions.includes(name) || (turn.member(name)?.attitude ?? 0) > 0;
};

const canTake = (turn: Turn, kept: KeptCase, { takes }: Move): boolean => {
  if (takes === null || takes === undefined) return true;
  if (takes === "held") return turn.memo.held.length > 0;
  if (takes === "ally") return turn.member(kept.who.ally)?.alive !== false && turn.memo.danger === null;
  // Who stands here, goes along or is a friend is not led away behind the hero's back.
  const suspect = inRole(turn, "suspect");
  return (
    !turn.isHere(suspect) &&
    fateOf(turn.lore, suspect) === null &&
    !turn.memo.companions.includes(suspect.name) &&
    turn.member(suspect.name)?.alive !== false &&
    (turn.member(suspect.name)?.attitude ?? 0) <= 0
  );
};

/** A written scene befalls the hero: who it brings is here, and may be against them. */
function happens(turn: Turn, kept: KeptCase, scene: Move | Scene, what: "move" | "scene", id: string): string {
  const text = fillIn(turn, kept, scene.text);
  const comes = scene.brings === null || scene.brings === undefined ? undefined : inRole(turn, scene.brings);
  const wasHere = comes !== undefined && turn.isHere(comes);
  if (comes !== undefined) {
    turn.bring(comes);
    if (turn.spokenTo === "") turn.memo.last = comes.name;
  }
  // Who speaks in it is here.
  for (const each of turn.people)
    if (text.includes(`” says ${shortName(each)}`) && fateOf(turn.lore, each) === null) turn.bring(each);
  if ("takes" in scene && scene.takes === "held") {
    const thing = turn.memo.held.at(-1)?.thing;
    if (thing !== undefined) {
      hold(turn, thing, false);
      turn.memo.lost.push(theThing(thing));
    }
  }
  if ("takes" in scene && scene.takes === "ally") {
    const ally = inRole(turn, "ally");
    if (turn.isHere(ally) && comes?.name !== ally.name) away(turn, ally.name);
  }
  // They are gone until the end.
  if ("takes" in scene && scene.takes === "suspect") {
    const { name } = inRole(turn, "suspect");
    turn.fact(`${name} is a prisoner.`);
    away(turn, name);
  }
  // Time is up, and half of it is known: that is the showdown.
  const { found, enough } = piecesOf(kept);
  if (scene.danger === "faces" && comes?.name === kept.who.opponent && found * 2 >= enough && turn.main !== undefined) {
    beginHere(turn, 0);
    turn.moved = true;
    return `${text} ${lineFor(turn, "last thing")}`;
  }
  if (scene.danger !== null && scene.danger !== undefined) {
    const foe = comes ?? (scene.danger === "after" ? strangers(turn) : undefined);
    if (foe !== undefined) endanger(turn, foe, scene.danger);
    // In an open story nobody fights the hero who was not attacked: whatever is done next about it settles it.
    if (foe !== undefined && isOpen(kept) && turn.memo.danger !== null) standOff(turn.memo.danger);
    turn.markSaid(`${WAYLAID} ${kept.aim}`);
  }
  if ("offers" in scene)
    for (const offer of scene.offers ?? [])
      turn.memo.offers.push({ text: fillIn(turn, kept, offer), act: "use", target: null, topic: "" });
  const log = (text.split(/(?<=[.!?]) /u)[0] ?? text).slice(0, 400);
  kept.last = { what, id, log, by: "", brought: wasHere ? "" : (comes?.name ?? ""), way: "", turn: turn.brief.number };
  turn.log(log.slice(0, 180));
  turn.moved = true;
  return text;
}

/** Those who come and have no name: nobody of the story has a quarrel with the hero by it. */
function strangers(turn: Turn): LoreEntry {
  const name = "the strangers";
  if (!turn.memo.names.some((each) => each.name === name)) turn.memo.names.push({ name, kind: "person" });
  return turn.entry(name);
}

/** A written scene that was not told yet, for who waits; empty where none is left or another danger is on. */
export function sceneWhileWaiting(turn: Turn): string {
  const kept = turn.memo.case;
  if (kept === null || !isQuiet(turn, kept)) return "";
  const fits = cases().scenes.filter(
    (each) =>
      suits(kept, each) &&
      !namesStranger(kept, each.text) &&
      !blames(kept, each) &&
      !turn.wasSaid(each.text) &&
      isAble(turn, each.brings) &&
      !isHereAlready(turn, each) &&
      !isFriends(turn, each),
  );
  if (fits.length === 0) return "";
  const scene = turn.random.pick(fits);
  turn.markSaid(scene.text);
  return happens(turn, kept, scene, "scene", scene.text.slice(0, 100));
}

/** Whether a scene has somebody work against the hero of whom, in an open story, nobody says so. */
const blames = (kept: KeptCase, { text, brings }: Scene): boolean =>
  isOpen(kept) &&
  (["opponent", "tool"] as const).some(
    (role) => !(role === "opponent" && kept.doer) && brings !== role && new RegExp(`[{:]${role}\\}`, "iu").test(text),
  );

/** Nobody who stands beside the hero comes in. */
const isHereAlready = (turn: Turn, { brings }: Scene): boolean =>
  brings !== null && brings !== undefined && turn.isHere(inRole(turn, brings));

/** Something happens, because the player waits for it: the opponent's move, or a scene. */
export function somethingHappens(turn: Turn): string {
  const kept = turn.memo.case;
  if (kept === null) return "";
  if (kept.due) return "";
  return sceneWhileWaiting(turn) || "Nobody comes. Time passes, and you have less of it.";
}
