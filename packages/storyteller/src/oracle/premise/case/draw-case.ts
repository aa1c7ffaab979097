import { pattern } from "../../patterns.ts";
import { createRandom, type Random } from "../../../random.ts";
import { isNoPerson, partsOf, plotWith, truthOf } from "./parts/people-of-case.ts";
import { fateOf } from "../lore/fates.ts";
import { entriesIn, type LoreEntry, shortName } from "../lore/lore.ts";
import { placesOf, whereIs } from "../lore/where/whereabouts.ts";
import { fullAim } from "../moves/aim/full-aim.ts";
import { isMany } from "../moves/danger/danger-words.ts";
import { personIn } from "../moves/people/who.ts";
import type { PremiseMemo } from "../memo.ts";
import type { Turn } from "../turn.ts";
import { goalOf, isOut, kindOfAim, type Prize, prizeOf, threatOf, toneOf, worldOf } from "./aim/aim-of-case.ts";
import { type Role, ROLES, SPOTS, type Truth } from "./case-content.ts";
import { plotsFor } from "./choose-truth.ts";
import { isHelped, mayBeAgainst, powerBehind, sawIt } from "./parts/against.ts";
import { enmityOf, hasTrade, isNoName, isOne, noticeOf, wantsTheSame } from "./parts/casting.ts";
import { hooksOf } from "./hooks.ts";
import type { KeptCase } from "./kept-case.ts";
import { madeUp } from "./parts/made-up.ts";
import { withTask } from "./task/with-task.ts";
import { taskFor } from "./task/read-steps.ts";
import { kindOfTask } from "./task/task.ts";
import { matterOfTask } from "./task/parts-of-task.ts";
import { OWN, spotsOf } from "./places-of-case.ts";

/** Draws the hidden case of a story from the player's own texts, as a game master prepares one. */

/** Draws the case for the aim, with the plot that fits best; without an aim, something is wrong where the story began. It changes nothing but the memo. */
export function drawCase(turn: Turn): void {
  const seed = `${turn.brief.storySeed}/case/${turn.lore.sentences[0]?.text.slice(0, 60) ?? ""}`.slice(-160);
  const first = caseFor(turn, seed);
  if (first !== null) begin(turn, first);
}

/** The case has another plot, from now on. */
export function drawPlot(turn: Turn, id: string): void {
  const { seed, plots } = turn.memo.case!;
  const other = caseFor(turn, seed, id);
  if (other !== null) begin(turn, { ...other, plots });
}

function begin(turn: Turn, kept: KeptCase): void {
  const deed = kindOfTask(kept.truth);
  turn.memo.case = {
    ...kept,
    hooks: hooksOf(turn, kept),
    task: deed === undefined ? null : taskFor(turn, kept, deed),
  };
  turn.markSaid(`case ${kept.truth}`);
  settle(turn);
}

/**
 * The case as it is drawn for the aim, with one of the plots that fit, or the best of them. It changes nothing. From the same seed a plot has
 * the same people in its parts, as long as the player's texts are the same.
 */
export function caseFor(turn: Turn, seed: string, id?: string): KeptCase | null {
  const random = createRandom(seed);
  const aim = turn.main === undefined ? "" : fullAim(turn.main);
  const begun = turn.memo.visited[0] ?? turn.place;
  const prize = prizeOf(turn, aim, `what is wrong at ${begun}`);
  const [tone, world] = [toneOf(turn), worldOf(turn)];
  const able = ableFor(turn, prize);
  const isLost = prize.entry !== null && fateOf(turn.lore, prize.entry) === "missing";
  const byAim = aim === "" ? "free" : kindOfAim(aim);
  // "Bring Josse home": who is missing has to be found first.
  const kind = byAim === "reach" && isLost ? "find" : byAim;
  const threat = threatOf(turn, aim, kind, prize, begun);
  const story = { aim, tone, world, threat, able: able.length };
  const fitting = id === undefined ? plotsFor(turn, random, kind, prize, story) : [];
  const plots =
    id === undefined ? withTask(turn, fitting, aim, isLost || fitting[0]?.search === true ? null : prize) : [];
  const truth = id === undefined ? plots[0] : plotWith(id);
  if (truth === undefined) return null;
  const drawn = createRandom(`${seed}/${truth.id}`);
  const { who, invented } = rolesOf(turn, drawn, able, truth, story);
  const where = spotsOf(turn, drawn, who, aim, world, truth.lair === "way");
  // An open task is about what its deed is done with: "get over the saddle and bring Lene down" is about Lene.
  const deed = kindOfTask(truth.id);
  const about = deed === undefined ? prize : prizeOf(turn, matterOfTask(aim, deed), prize.words);
  // What is to be taken from people is where it began: the well, and not the saloon in which it is spoken of.
  const taken = truth.sought.includes("seizure")
    ? placesOf(turn).find((name) => threat.toLowerCase().endsWith(name.toLowerCase()))
    : undefined;
  if (taken !== undefined) for (const spot of SPOTS) if (where[spot] === taken) where[spot] = where.scene;
  return {
    truth: truth.id,
    aim,
    tone,
    world,
    who,
    where: { ...where, scene: taken ?? where.scene },
    prize:
      truth.search === true
        ? soughtAs(turn, about)
        : { words: about.words, is: about.is, alias: about.entry?.role ?? "" },
    threat,
    goal: goalOf(aim, begun),
    seed,
    plots: plots.map((each) => each.id),
    hooks: [],
    invented,
    found: [],
    from: {},
    sources: {},
    said: [],
    moves: [],
    due: false,
    late: false,
    enough: false,
    announced: false,
    theory: "",
    doer: false,
    answers: [],
    closing: null,
    tried: [],
    task: null,
    showdown: null,
    last: null,
  };
}

/** Whether a story has a case whose plot the content still has. */
export const hasPlot = ({ case: kept }: PremiseMemo): boolean => kept !== null && truthOf(kept) !== undefined;

/** The aim is another one: what was found stays where the case is of the same kind. */
export function renewCase(turn: Turn): void {
  const kept = turn.memo.case;
  const aim = turn.main === undefined ? "" : fullAim(turn.main);
  const next = kept === null ? null : caseFor(turn, kept.seed);
  if (kept === null || next?.plots.includes(kept.truth) !== true) {
    turn.memo.case = null;
    return drawCase(turn);
  }
  kept.plots = next.plots;
  const prize = prizeOf(turn, aim, kept.prize.words);
  kept.aim = aim;
  kept.prize = { words: prize.words, is: prize.is, alias: prize.entry?.role ?? "" };
  kept.threat = threatOf(turn, aim, kindOfAim(aim), prize, kept.where.scene);
  kept.goal = goalOf(aim, kept.where.scene);
}

/** People of the lore who can have a part. Never a group, the hero, the prize, or somebody dead or gone. */
export const ableFor = (turn: Turn, prize: Prize): LoreEntry[] =>
  turn.people.filter(
    (entry) =>
      (entry.kind === "person" || (entry.kind === "creature" && hasTrade(turn, entry))) &&
      entry.proper &&
      !isMany(entry.name) &&
      !isOut(turn, entry, prize) &&
      // Who saw it tells what they saw, also where the hero wants to help them.
      (!isHelped(turn, entry) || sawIt(turn, entry)) &&
      !turn.memo.past.gone.includes(entry.name) &&
      !turn.memo.companions.includes(entry.name) &&
      !turn.lore.companions.includes(entry.name) &&
      (!isNoPerson(turn, entry) || hasTrade(turn, entry)) &&
      !isNoName(turn, entry),
  );

/** How much somebody must be disliked to be the opponent where hardly anybody else is there. */
const LEAST_FOE = -0.9;

/** The parts: people of the lore first, those parts first that the plot names; where there are too few, made-up ones. */
function rolesOf(
  turn: Turn,
  random: Random,
  able: readonly LoreEntry[],
  truth: Truth,
  { aim, world }: Pick<KeptCase, "aim" | "world">,
): Pick<KeptCase, "who" | "invented"> {
  const needed = partsOf(truth);
  const isRival = (entry: LoreEntry) => entry.name === turn.memo.rival && enmityOf(turn, entry) > -2;
  const foe = new Map(
    able.map((entry) => [
      entry.name,
      enmityOf(turn, entry) +
        (isRival(entry) ? 9 : 0) +
        (wantsTheSame(turn, entry, aim) ? 2 : 0) -
        (turn.member(entry.name)?.attitude ?? 0) +
        random.next() * 1.2 -
        noticeOf(turn, entry) * 0.6 -
        (entry.kind === "person" ? 0 : 2),
    ]),
  );
  const byFoe = able.toSorted((a, b) => foe.get(b.name)! - foe.get(a.name)!);
  const against = byFoe.filter((entry) => mayBeAgainst(turn, entry));
  // Whom the aim names as an enemy is the opponent; else one of the two likeliest.
  const named = entriesIn(turn.lore, aim).find(
    (each) => pattern("draw-case roles of").test(aim) && against.some(({ name }) => name === each.name),
  );
  const left = [...byFoe];
  const take = (entry: LoreEntry | undefined): string => {
    if (entry === undefined) return "";
    left.splice(
      left.findIndex(({ name }) => name === entry.name),
      1,
    );
    return entry.name;
  };
  const isClose = against.length > 1 && foe.get(against[0]!.name)! - foe.get(against[1]!.name)! < 0.8;
  const likeliest = isClose && random.chance(0.4) ? against[1] : against[0];
  const isFoe = likeliest !== undefined && (able.length > 2 || foe.get(likeliest.name)! > LEAST_FOE);
  const guilty = truth.cast?.opponent;
  const opponent = take(
    able.find(isRival) ??
      powerBehind(turn, able) ??
      (guilty === undefined
        ? undefined
        : against.find((each) => foe.get(each.name)! > -1 && isOne(turn, each, guilty))) ??
      able.find(({ name }) => name === named?.name) ??
      (isFoe ? likeliest : undefined),
  );
  // "Len Orme, the surveyor", where the plot has one.
  const cast: Partial<Record<Role, string>> = {};
  for (const [role, words] of Object.entries(truth.cast ?? {}) as [Role, readonly string[]][]) {
    if (role === "opponent") continue;
    const found = left.find(
      (each) => foe.get(each.name)! > -3 && isOne(turn, each, words) && (role !== "tool" || mayBeAgainst(turn, each)),
    );
    if (found !== undefined) cast[role] = take(found);
  }
  // Who sees everything is the witness; the friendliest of the others the ally.
  const sight = (entry: LoreEntry) =>
    (sawIt(turn, entry) ? 9 : 0) + noticeOf(turn, entry) * 2 - Math.max(0, foe.get(entry.name)!);
  const bySight = left.toSorted((a, b) => sight(b) - sight(a));
  const others = left.filter(({ name }) => name !== bySight[0]?.name);
  const friend = others.at(-1);
  const isFriend = friend !== undefined && foe.get(friend.name)! < -2;
  const ally = cast.ally ?? (isFriend || (needed.includes("ally") && others.length > 1) ? take(others.pop()) : "");
  const isFree = (entry: LoreEntry) => mayBeAgainst(turn, entry);
  const suspect = cast.suspect ?? (needed.includes("suspect") ? take(others.find(isFree)) : "");
  const witness = cast.witness ?? take(bySight[0]);
  const tool = cast.tool ?? take(left.find(isFree));
  const who: Record<Role, string> = { opponent, suspect, witness, tool, ally };
  const invented: KeptCase["invented"] = [];
  const inOrder = [...needed, ...ROLES.filter((role) => !needed.includes(role))];
  for (const role of inOrder)
    if (who[role] === "") {
      const rest = take(left.find((each) => /^(?:ally|witness)$/u.test(role) || isFree(each)));
      if (rest !== "") {
        who[role] = rest;
        continue;
      }
      const made = madeUp(turn, random, invented, role, world);
      who[role] = made.name;
      invented.push(made);
    }
  return { who, invented };
}

/** Those of whom nobody has said where they are get a place, so that they can be sent for and found. */
function settle(turn: Turn): void {
  const kept = turn.memo.case!;
  // In an open task everybody is where the texts have them.
  if (kept.task !== null) return;
  const { scene, lair, far } = kept.where;
  // Nobody lives in the hero's own kitchen.
  const near = OWN.test(scene) ? far : scene;
  const homes: Readonly<Record<Role, string>> = { opponent: lair, tool: lair, witness: far, ally: near, suspect: far };
  for (const role of ROLES) {
    const name = kept.who[role];
    if (whereIs(turn, turn.entry(name)) === "" && !turn.isHere(turn.entry(name))) turn.memo.places[name] = homes[role];
  }
}

/** Somebody who is sought goes by their name: "your sister Nell" is Nell from then on, and "the headmaster" is who bears the office. */
function soughtAs(turn: Turn, { words, is, kind, entry }: Prize): KeptCase["prize"] {
  const who = entry ?? (kind === "person" ? (personIn(turn, words) ?? null) : null);
  if (kind !== "person" || who === null || !who.proper || isMany(who.name))
    return { words, is, alias: who?.role ?? "" };
  return {
    words: shortName(who),
    is: is === "they" ? turn.pronoun(who) : is,
    alias: `${words} ${who.role}`.trim().slice(0, 160),
  };
}
