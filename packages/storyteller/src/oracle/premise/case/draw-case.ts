import { contentWords } from "../lore/nouns.ts";
import { createRandom, type Random } from "../../../random.ts";
import { lexicon } from "../../understand/lexicon/lexicon.ts";
import { isNoPerson } from "./people-of-case.ts";
import { entriesIn, findEntry, type LoreEntry, shortName } from "../lore/lore.ts";
import { fateOf } from "../lore/fates.ts";
import { isSamePlace, placesOf, whereIs } from "../lore/whereabouts.ts";
import { fullAim } from "../moves/aim/full-aim.ts";
import { isMany } from "../moves/danger/danger-words.ts";
import type { Turn } from "../turn.ts";
import { goalOf, isOut, kindOfAim, type Prize, prizeOf, threatOf, toneOf, worldOf } from "./aim-of-case.ts";
import { cases, type KindOfCase, type Role, ROLES, type Truth } from "./case-content.ts";
import { commonPlaces, WIDE } from "./common-places.ts";
import { enmityOf, hasTrade, isNoName, noticeOf } from "./casting.ts";
import { suits } from "./fill-in.ts";
import type { KeptCase } from "./kept-case.ts";

/** Draws the hidden case of a story from the player's own texts, as a game master prepares one. */

/** Draws the case for the aim; without an aim, something is wrong where the story began. It changes nothing but the memo. */
export function drawCase(turn: Turn): void {
  const random = createRandom(`${turn.brief.storySeed}/case/${turn.lore.sentences[0]?.text ?? ""}`);
  const aim = turn.main === undefined ? "" : fullAim(turn.main);
  const begun = turn.memo.visited[0] ?? turn.place;
  const prize = prizeOf(turn, aim, `what is wrong at ${begun}`);
  const [tone, world] = [toneOf(turn), worldOf(turn)];
  const truth = truthFor(turn, random, aim === "" ? "free" : kindOfAim(aim), prize, { aim, tone, world });
  if (truth === undefined) return;
  const { who, invented } = rolesOf(turn, random, prize, aim);
  turn.memo.case = {
    truth: truth.id,
    aim,
    tone,
    world,
    who,
    where: spotsOf(turn, random, who, aim, world),
    prize: { words: prize.words, is: prize.is, alias: prize.entry?.role ?? "" },
    threat: threatOf(aim, truth.kind, prize, begun),
    goal: goalOf(aim, begun),
    invented,
    found: [],
    from: {},
    said: [],
    moves: [],
    due: false,
    late: false,
    enough: false,
    announced: false,
    showdown: null,
    last: null,
  };
  settle(turn);
}

/** The aim is another one: what was found stays where the case is of the same kind. */
export function renewCase(turn: Turn): void {
  const kept = turn.memo.case;
  const aim = turn.main === undefined ? "" : fullAim(turn.main);
  const isSame = kept !== null && cases().truths.find(({ id }) => id === kept.truth)?.kind === kindOfAim(aim);
  if (!isSame) {
    turn.memo.case = null;
    return drawCase(turn);
  }
  const prize = prizeOf(turn, aim, kept.prize.words);
  kept.aim = aim;
  kept.prize = { words: prize.words, is: prize.is, alias: prize.entry?.role ?? "" };
  kept.threat = threatOf(aim, kindOfAim(aim), prize, kept.where.scene);
  kept.goal = goalOf(aim, kept.where.scene);
}

/** How likely a plot with words of the aim is preferred to one for every aim: with each seed another one. */
const PREFERS = 0.6;

function truthFor(
  turn: Turn,
  random: Random,
  kind: KindOfCase,
  prize: Prize,
  story: Pick<KeptCase, "tone" | "world" | "aim">,
): Truth | undefined {
  const notes = turn.lore.sentences.filter(({ source }) => source === "notes").map(({ text }) => text);
  const isFor = ({ fits = [] }: Truth, texts: string) =>
    fits.some((word) => new RegExp(`(?<!\\p{L})${word}`, "iu").test(texts));
  const all = cases().truths.filter(
    (each) =>
      suits({ ...story }, { needs: each.needs }) &&
      (each.fits === undefined || isFor(each, [story.aim, ...notes].join(" "))),
  );
  const ofKind = [kind, kind === "free" ? "unmask" : kind, "unmask"]
    .map((wanted) => all.filter((each) => each.kind === wanted))
    .find((found) => found.length > 0);
  const wanted: readonly ((each: Truth) => boolean)[] = [
    (each) => each.tones.includes(story.tone),
    ({ prize: fits = "any" }) => fits === "any" || fits === prize.kind || (fits === "thing" && prize.kind === "place"),
    ({ id }) => !turn.wasSaid(`case ${id}`),
    ...(random.chance(PREFERS) ? [(each: Truth) => isFor(each, story.aim)] : []),
  ];
  const left = wanted.reduce((from, isWanted) => (from.some(isWanted) ? from.filter(isWanted) : from), ofKind ?? []);
  const chosen = left.length === 0 ? undefined : random.pick(left);
  if (chosen !== undefined) turn.markSaid(`case ${chosen.id}`);
  return chosen;
}

/** People of the lore in their roles; where it has too few, made-up ones. Never a group, the hero, the prize, or somebody dead or gone. */
function rolesOf(turn: Turn, random: Random, prize: Prize, aim: string): Pick<KeptCase, "who" | "invented"> {
  const able = turn.people.filter(
    (entry) =>
      (entry.kind === "person" || (entry.kind === "creature" && hasTrade(turn, entry))) &&
      entry.proper &&
      !isMany(entry.name) &&
      !isOut(turn, entry, prize) &&
      !turn.memo.companions.includes(entry.name) &&
      !turn.lore.companions.includes(entry.name) &&
      (!isNoPerson(turn, entry) || hasTrade(turn, entry)) &&
      !isNoName(turn, entry),
  );
  const foe = new Map(
    able.map((entry) => [
      entry.name,
      enmityOf(turn, entry) +
        (entry.name === turn.memo.rival ? 9 : 0) -
        (turn.member(entry.name)?.attitude ?? 0) +
        random.next() * 1.2 -
        (entry.kind === "person" ? 0 : 2),
    ]),
  );
  const byFoe = able.toSorted((a, b) => foe.get(b.name)! - foe.get(a.name)!);
  // Whom the aim names as an enemy is the opponent; else one of the two likeliest.
  const named = entriesIn(turn.lore, aim).find(
    (each) =>
      /^(?:stop|kill|defeat|expose|unmask|destroy|drive|beat|avenge|catch)\b/iu.test(aim) &&
      able.some(({ name }) => name === each.name),
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
  const opponent = take(
    able.find(({ name }) => name === turn.memo.rival) ??
      able.find(({ name }) => name === named?.name) ??
      (left.length > 1 && random.chance(0.4) && foe.get(left[1]!.name)! > 0.5 ? left[1] : left[0]),
  );
  // Who sees everything is the witness; the friendliest of the others the ally.
  const sight = (entry: LoreEntry) => noticeOf(turn, entry) * 2 - Math.max(0, foe.get(entry.name)!);
  const bySight = left.toSorted((a, b) => sight(b) - sight(a));
  const others = left.filter(({ name }) => name !== bySight[0]?.name);
  const friend = others.at(-1);
  const isFriend = friend !== undefined && foe.get(friend.name)! < -2;
  const ally = isFriend || others.length > 1 ? take(others.pop()) : "";
  const suspect = take(others[0]);
  const witness = take(bySight[0]);
  const tool = take(left[0]);
  const who: Record<Role, string> = { opponent, suspect, witness, tool, ally };
  const invented: KeptCase["invented"] = [];
  for (const role of ROLES)
    if (who[role] === "") {
      const made = madeUp(turn, random, invented, role);
      who[role] = made.name;
      invented.push(made);
    }
  return { who, invented };
}

const TRADES = [
  "who cleans the rooms",
  "who carries the messages",
  "who mends things here",
  "who cooks here",
  "who keeps watch at night",
  "who helps wherever there is work",
] as const;
/** An opponent has some power over the others. */
const OFFICES = [
  "who keeps the keys",
  "who keeps the stores",
  "who does the accounts",
  "who lends people money",
  "who gives the orders here",
  "whose word counts here",
] as const;

function madeUp(turn: Turn, random: Random, others: KeptCase["invented"], part: Role): KeptCase["invented"][number] {
  const is = random.chance(0.5) ? "she" : "he";
  const taken = (name: string) =>
    others.some((each) => each.name === name) ||
    turn.lore.sentences.some(({ text }) => text.includes(name)) ||
    findEntry(turn.lore, name) !== undefined;
  const free = lexicon().givenNames[is]!.filter((name) => name.length > 3 && name.length < 8 && !taken(name));
  const roles = (part === "opponent" ? OFFICES : TRADES).filter((role) => !others.some((each) => each.role === role));
  return { name: random.pick(free), role: random.pick(roles), is };
}

/** "Mr Kowalski moved to Spain": a place that people only come from or have gone to. */
function isFar(turn: Turn, name: string): boolean {
  const texts = turn.lore.sentences
    .filter(({ text, source }) => source !== "story" && text.includes(name))
    .map(({ text }) => text);
  const far = new RegExp(
    `\\b(?:(?:moved|went|gone|emigrated|retired|fled|returned|deported|exiled|sold) (?:back )?to|from|native of|war (?:in|with)|coast of|capital of|city of) (?:the )?${name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")}`,
    "u",
  );
  return texts.length > 0 && texts.every((text) => far.test(text));
}

/** The ship that went down is no place to go to. */
const isLost = (turn: Turn, name: string): boolean =>
  turn.lore.sentences.some(
    ({ text, source }) =>
      source !== "story" &&
      text.includes(name) &&
      new RegExp(
        `\\b(?:lost|sank|sunk|wreck(?:ed)?|drowned|went down)\\b[^.;]{0,40}${name}|${name}[^.;]{0,20}\\b(?:sank|was lost|went down|was wrecked|burnt down)\\b`,
        "u",
      ).test(text),
  );

/** The hero's own home is no place where the others settle anything. */
const OWN = /^your |\b(?:father|mother|brother|sister|grandmother|grandfather|uncle|aunt)['’]s /u;

const NOWHERE = {
  space: ["hold", "lower deck", "old airlock"],
  sea: ["boathouse", "net loft", "old storehouse"],
  any: ["storehouse", "back yard", "empty house"],
} as const;

/** Where it began, where it is decided, and a third place. */
function spotsOf(
  turn: Turn,
  random: Random,
  who: KeptCase["who"],
  aim: string,
  world: readonly string[],
): KeptCase["where"] {
  // The town or ship in which all of it happens is no place to go to.
  const first = turn.lore.sentences.find(({ source, text }) => source !== "notes" && source !== "hero" && text !== "");
  const settings = new Set(entriesIn(turn.lore, first?.text ?? "").map(({ name }) => name));
  const all = placesOf(turn);
  const near = all.filter(
    (name) => !settings.has(name) && !OWN.test(name) && !isFar(turn, name) && !WIDE.test(name.replace(/^the /u, "")),
  );
  const begun = turn.memo.visited[0] ?? turn.place;
  const named = entriesIn(turn.lore, aim).find(
    ({ kind, name, proper }) => kind === "place" && proper && !settings.has(name) && !isLost(turn, name),
  )?.name;
  const isGoal = /^(?:reach|get|escape|deliver|bring|take|cross|carry|return)\b/iu.test(aim);
  const taken: string[] = [];
  const choose = (...from: (string | undefined)[]): string => {
    const made = (world.includes("space") ? NOWHERE.space : world.includes("sea") ? NOWHERE.sea : NOWHERE.any).map(
      (name) => `the ${name}`,
    );
    const found = [...from, ...commonPlaces(turn), ...made].find(
      (name) => name !== undefined && name !== "" && !taken.some((each) => isSamePlace(each, name)),
    )!;
    taken.push(found);
    return found;
  };
  const home = (name: string) => {
    const at = whereIs(turn, turn.entry(name));
    return settings.has(at) || isFar(turn, at) ? "" : at;
  };
  const scene = choose(isGoal ? undefined : named, begun, near[0]);
  const others = random.shuffle(near.filter((name) => !isSamePlace(name, begun)));
  const lair = choose(isGoal ? named : undefined, home(who.opponent), others[0], others[1]);
  return { scene, lair, far: choose(home(who.witness), home(who.ally), ...others) };
}

/** What was found out of a name that is none, is so of the one who gets its part. */
function retell({ memo, brief }: Turn, was: string, to: string): void {
  const typed = brief.transcript
    .map(({ playerText }) => contentWords(playerText))
    .concat([contentWords(brief.playerText)]);
  // What the player said of the name ("Pieman is the title") is said of nobody else.
  const isOwn = (text: string) => {
    const words = [...contentWords(text)];
    return words.length > 0 && typed.some((all) => words.every((word) => all.has(word)));
  };
  const [old, now] = [was, to].map((name) => shortName({ name, kind: "person", proper: true }));
  const words = new RegExp(`(?<!\\p{L})(?:${[was, old!].map(escaped).join("|")})(?!\\p{L})`, "gu");
  for (const list of ["clues", "facts", "log"] as const)
    memo[list] = memo[list]
      .filter((text) => list !== "clues" || !(text.search(words) >= 0 && isOwn(text)))
      .map((text) => (isOwn(text) ? text : text.replace(words, now!)));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

/** Somebody in a role is none, or is dead: somebody else takes the part. */
export function recast(turn: Turn): void {
  const kept = turn.memo.case;
  if (kept === null) return;
  for (const role of ROLES) {
    const name = kept.who[role];
    const isStruck = turn.memo.struck.includes(name) || !/^(?:person|creature)$/u.test(turn.entry(name).kind);
    const isGone = isStruck || (role !== "opponent" && turn.member(name)?.alive === false);
    if (!isGone) continue;
    const taken = new Set(Object.values(kept.who));
    const free = turn.people.find(
      (entry) =>
        entry.kind === "person" &&
        entry.proper &&
        !taken.has(entry.name) &&
        !isMany(entry.name) &&
        !isNoPerson(turn, entry) &&
        !turn.lore.companions.includes(entry.name) &&
        fateOf(turn.lore, entry) === null &&
        turn.member(entry.name)?.alive !== false,
    );
    const made =
      free === undefined ? madeUp(turn, createRandom(`${turn.brief.storySeed}/${role}`), kept.invented, role) : null;
    if (made !== null) kept.invented.push(made);
    kept.who[role] = free?.name ?? made!.name;
    if (isStruck) retell(turn, name, kept.who[role]);
  }
}

/** Those of whom nobody has said where they are get a place, so that they can be sent for and found. */
function settle(turn: Turn): void {
  const kept = turn.memo.case!;
  const { scene, lair, far } = kept.where;
  // Nobody lives in the hero's own kitchen.
  const near = OWN.test(scene) ? far : scene;
  const homes: Readonly<Record<Role, string>> = { opponent: lair, tool: lair, witness: far, ally: near, suspect: far };
  for (const role of ROLES) {
    const name = kept.who[role];
    if (whereIs(turn, turn.entry(name)) === "" && !turn.isHere(turn.entry(name))) turn.memo.places[name] = homes[role];
  }
}
