import { words } from "#english/word-list";
import type { Random } from "../../../random.ts";
import { entriesIn, findEntry, type Lore, type LoreEntry, shortName } from "../lore.ts";
import { exitsFrom } from "../places.ts";
import type { Turn } from "../turn.ts";
import { fill, motiveOf } from "./fill.ts";
import type { Plot, PlotPerson } from "./plot.ts";
import { contentsOf, EXTRAS, MANNERS, marksOf, MORE_PLACES, motivesOf, tokensOf } from "./tables.ts";

/** Makes what really happened, from the player's texts where they say, else from the tables (docs/oracle.md, "The plot"). */

const BY = "game_master" as const;
const AGES: readonly (readonly [Plot["age"], RegExp])[] = [
  [
    "space",
    /\b(?:starships?|spaceships?|freighters?|space station|orbit\w*|reactor|airlock|cryo\w*|android\w*|colony ship|planets?|asteroids?|2[1-9]\d\d|hull|terraform\w*|warp|shuttle)\b/iu,
  ],
  [
    "west",
    /\b(?:sheriff|saloon|cattle|rancher?s?|outlaws?|stagecoach|prairie|gunslinger|six-shooter|marshal|homestead\w*|cowboys?|railroad)\b/iu,
  ],
  [
    "modern",
    /\b(?:telephone|car|cars|train|police|radio|television|detective|computer|19\d\d|20\d\d|bus|office|apartment|motorway|cinema|hotel|elevator)\b/iu,
  ],
];
const COMIC =
  /\b(?:silly|funny|comic|comedy|humou?r\w*|absurd|farce|pratchett|light-hearted|lighthearted|cheese|goose|ridiculous|whimsical|jokes?)\b/iu;
const GRIM = /\b(?:horror|grim|dread|gothic|eldritch|haunted|bleak|creepy|eerie|dark tone)\b/iu;
const SHADY =
  /\b(?:owes?|rival|hates?|refuses?|secret\w*|will not say|never says|hides?|wants|greedy|rich|owns|feud|cruel|envi\w*|too|cold|smil\w*|never|forbids?|pistol|threat\w*|bought|buys|fears?|lies?)\b/iu;
const TOO_FAR = new Set(
  words("sea seas ocean coast world planet moon kingdom realm country empire mountains hills desert valley plain"),
);

/** Makes the truth of a thread, and puts everybody who has a part in it where they are to be found. */
export function beginPlot(turn: Turn, thread: string): void {
  const { plot, cast } = makePlot(turn, thread);
  turn.memo.plot = plot;
  turn.memo.moves = 0;
  for (const { name, home } of plot.people) {
    if (turn.present.some((here) => here.name === name)) continue;
    const role = cast.find((each) => each.name === name)?.role ?? "";
    turn.change({ type: "cast_changed", by: BY, name, role: role.slice(0, 200), place: home.slice(0, 120) });
  }
  for (const name of [plot.hideout, ...plot.people.map(({ home }) => home)])
    if (findEntry(turn.lore, name) === undefined) turn.memo.names.push({ name, kind: "place", sentence: "" });
  const truth = `${plot.deed}, ${motiveOf(plot).because}.`;
  turn.change({ type: "thread_changed", by: BY, title: thread, truth: fill(turn, plot, truth).slice(0, 1_000) });
}

function makePlot(turn: Turn, thread: string): { plot: Plot; cast: readonly LoreEntry[] } {
  const { lore, random } = turn;
  const all = lore.sentences.map(({ text }) => text).join(" ");
  const age = AGES.find(([, pattern]) => pattern.test(all))?.[0] ?? "old";
  const tone = COMIC.test(all) ? "comic" : GRIM.test(all) ? "grim" : "plain";
  const matter = matterOf(turn, thread);
  const start = turn.place;
  const places = placesOf(turn, start, age, random);
  const cast = castOf(turn, matter, age, tone, random);
  const culprit = culpritOf(cast, matter, lore, turn, random);
  const others = cast.filter(({ name }) => name !== culprit.name);
  const other =
    others.find(
      ({ name, sentences }) => culprit.sentences.some((at) => sentences.includes(at)) && name !== matter.heart,
    ) ?? others.at(-1)!;
  const named =
    matter.kind === "hidden" ? entriesIn(lore, matter.about).find(({ kind }) => kind === "place")?.name : undefined;
  const hideout = named ?? (culprit.at !== "" && culprit.at !== start ? culprit.at : (places.at(-1) ?? start));
  const plot: Plot = {
    thread,
    ...matter,
    culprit: culprit.name,
    other: other.name,
    deed: matter.deed.replaceAll("{C}", shortName(culprit)),
    age,
    tone,
    mark: random.int(0, marksOf(age, tone).length - 1),
    motive: random.int(0, motivesOf(tone).length - 1),
    prize: random.pick(matter.kind === "hidden" ? contentsOf(age, tone) : tokensOf(age, tone)),
    start,
    hideout,
    people: peopleOf(
      turn,
      cast,
      culprit,
      start,
      places.filter((each) => each !== hideout),
      random,
    ),
    known: [],
    searched: {},
    calm: 0,
    stage: "open",
    tries: 0,
    theory: "",
  };
  return { plot, cast };
}

type Matter = Pick<Plot, "kind" | "about" | "heart" | "deed">;

/** What the thread is about: what was done, what is lost, what is hidden, whom it goes against, or what is to be won. */
export function matterOf(turn: Turn, title: string): Matter {
  const goal = title.replace(/[…,]? ?(?:before|by|until|in time for|within) .*$/u, "").replace(/…$/u, "");
  const named = entriesIn(turn.lore, goal).filter(({ name }) => name !== turn.place);
  const thing = named.find(({ kind }) => kind !== "faction") ?? named[0];
  const heart = thing?.name ?? nounIn(goal) ?? "it";
  const asked = /^(?:Find out|Solve|Learn) ((?:why|how|who|what|where|whether)\b.*)$/u.exec(goal)?.[1];
  if (asked !== undefined) {
    const [, word = "", rest = ""] = /^(\w+) (.*)$/u.exec(asked) ?? [];
    if (word === "why") return { kind: "wrong", about: asked, heart, deed: `{C} saw to it that ${rest}` };
    if (word === "who") return { kind: "wrong", about: asked, heart, deed: `{C} is the one who ${rest}` };
    if (word === "where" || rest.startsWith("happened to"))
      return { kind: "lost", about: asked, heart, deed: `{C} knew all the time where ${heart} was` };
    if (word === "what" && /\b(?:in|under|behind|inside|below|beneath)\b/u.test(rest))
      return { kind: "hidden", about: asked, heart, deed: `{C} kept it shut, so that nobody should know ${asked}` };
    return { kind: "wrong", about: asked, heart, deed: `{C} knew it all along, and told nobody` };
  }
  const [, verb = "", object = ""] = /^(\p{Lu}\p{Ll}+) (.*)$/u.exec(goal) ?? [];
  const isGoal =
    /^(?:Find|Get|Recover|Free|Save|Rescue|Return|Bring|Steal|Take|Kill|Destroy|Defeat|Stop|Catch|Avenge|Reach|Win|Protect|Prove|Clear|Build|Repay|Escape|End|Make|Break|See|Help|Pay|Cure|Restore|Survive|Open|Keep|Become)$/u.test(
      verb,
    );
  const wholly = /^(?:the|your) [\p{L}' -]{3,40}$/u.exec(object.replace(/ back$/u, ""))?.[0];
  const whole =
    thing !== undefined &&
    object.replace(/^(?:the|your|back) /u, "").startsWith(thing.name.replace(/^(?:the|your) /u, "").slice(0, 5));
  if (
    /^(?:Find|Get|Recover|Free|Save|Rescue|Return|Bring|Steal|Take)$/u.test(verb) &&
    (whole ? thing.kind !== "place" : wholly !== undefined)
  ) {
    const lost = whole ? heart : wholly!;
    return { kind: "lost", about: `where ${lost} is`, heart: lost, deed: `{C} has kept ${lost} from you` };
  }
  if (
    /^(?:Kill|Destroy|Defeat|Stop|Catch)$/u.test(verb) &&
    (whole ? thing.kind === "creature" || thing.kind === "person" : wholly !== undefined)
  ) {
    const foe = whole ? heart : wholly!;
    return {
      kind: "foe",
      about: `how to ${verb.toLowerCase()} ${foe}`,
      heart: foe,
      deed:
        whole && thing.kind === "person" ? `${foe} is behind it all` : `{C} has been feeding ${foe}, and calling it in`,
    };
  }
  if (verb === "Avenge")
    return { kind: "wrong", about: `who wronged ${heart}`, heart, deed: `{C} is the one who wronged ${heart}` };
  if (isGoal)
    return {
      kind: "need",
      about: `how to ${goal.charAt(0).toLowerCase()}${goal.slice(1)}`,
      heart: thing?.name ?? "it",
      deed: `{C} has been working against you from the first day`,
    };
  const stated = !named.some(({ name }) => goal.startsWith(name))
    ? `${goal.charAt(0).toLowerCase()}${goal.slice(1)}`
    : goal;
  return {
    kind: "wrong",
    about: "what is behind it",
    heart,
    deed: / (?:is|are|was|were|has|have|had|\p{Ll}+ed|\p{Ll}+s) /u.test(stated)
      ? `it is {C}'s doing that ${stated}`
      : "{C} is behind it",
  };
}

/** The first thing that a goal names, where the lore has no name for it: "who stole the flour" → "the flour". */
const nounIn = (goal: string): string | undefined =>
  /\b((?:the|your) (?!thing\b)\p{Ll}{3,})(?=$| (?:back|is|was|has|had|received|stopped|\p{Ll}+ed)\b)/u.exec(goal)?.[1];

function placesOf(turn: Turn, start: string, age: Plot["age"], random: Random): string[] {
  const own = exitsFrom(turn, start).filter(
    (name) =>
      !/\benemy\b/u.test(name) && !TOO_FAR.has(name.toLowerCase().replace(/^the /u, "").split(" ").at(-1) ?? ""),
  );
  const more = MORE_PLACES[age].filter((name) => turn.lore.entries.every((entry) => entry.name !== name));
  const picked = own.slice(0, 4);
  while (picked.length < 3 && more.length > 0) picked.push(more.splice(random.int(0, more.length - 1), 1)[0]!);
  return picked;
}

/** Whether the texts say that somebody is dead, missing or carried off. */
export function isGone(lore: Lore, entry: LoreEntry): boolean {
  const short = shortName(entry).replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  const gone = new RegExp(
    `${short}(?:['’]s (?:body|grave|murder|death|ghost)| (?:(?:is|was|has|had|has been|\\p{Ll}+) )?(?:missing|gone|vanished|dead|disappeared|murdered|killed|died|stolen|drowned|lost)\\b|[^.;]*\\b(?:has|have|had|did) (?:not|never) (?:been seen|come back|return|come home))|(?:took|killed|buried|murdered|mourn) (?:(?:my|your|her|his|the) (?:\\p{Ll}+ )?)?${short}`,
    "iu",
  );
  const kin = /^your (?:\p{Ll}+ )?(\p{Ll}+)$/u.exec(entry.role)?.[1];
  const all = lore.sentences.map(({ text }) => text).join(" ");
  if (
    kin !== undefined &&
    new RegExp(`\\b(?:my|your) ${kin}['’]s (?:body|grave|murder|death|killer|coffin)`, "iu").test(all)
  )
    return true;
  return (
    /\b(?:dead|late|missing)\b/iu.test(entry.role) ||
    entry.sentences.some(
      (at) =>
        /\b(?:before|since|after|until|when) (?:he|she|they) (?:died|was killed|vanished|disappeared)\b/u.test(
          lore.sentences[at]?.text ?? "",
        ) && (lore.sentences[at]?.text ?? "").includes(entry.name),
    ) ||
    entry.sentences.some((at) => gone.test(lore.sentences[at]?.text ?? ""))
  );
}

/** Everybody of the texts who can have a part in it; others join them where the texts name too few. */
function castOf(turn: Turn, matter: Matter, age: Plot["age"], tone: Plot["tone"], random: Random): LoreEntry[] {
  const { lore } = turn;
  const heroes = new Set(lore.heroes.flatMap((name) => [name, name.split(" ")[0]!]));
  const cast = lore.entries
    .filter(
      (entry) =>
        entry.kind === "person" &&
        entry.proper &&
        !entry.name.startsWith("Saint ") &&
        entry.name !== turn.plot?.culprit &&
        !heroes.has(entry.name) &&
        !(entry.name === matter.heart && matter.kind !== "foe") &&
        !isGone(lore, entry),
    )
    .slice(0, 7);
  const extras = [...EXTRAS[tone === "comic" && age !== "space" ? "comic" : age]];
  while (cast.length < 4 && extras.length > 0) {
    const [name, role] = extras.splice(random.int(0, extras.length - 1), 1)[0]!;
    if (lore.entries.some((entry) => entry.name.includes(name.split(" ").at(-1)!))) continue;
    turn.memo.names.push({ name, kind: "person", sentence: "" });
    cast.push({ name, aliases: [role], kind: "person", proper: true, role, sentences: [], at: "" });
  }
  return cast;
}

function culpritOf(cast: readonly LoreEntry[], matter: Matter, lore: Lore, turn: Turn, random: Random): LoreEntry {
  if (matter.kind === "foe") {
    const foe = cast.find(({ name }) => name === matter.heart);
    if (foe !== undefined) return foe;
  }
  const weigh = (entry: LoreEntry) => {
    const texts = entry.sentences.map((at) => lore.sentences[at]?.text ?? "");
    const kin =
      /\b(?:your|my) (?:\p{Ll}+ )?(?:sister|brother|mother|father|wife|husband|son|daughter|friend|uncle|aunt|grand\p{Ll}+|partner|mentor)/u.test(
        `${entry.role} ${texts.filter((text) => text.includes(`r ${entry.name}`) || text.includes(`y ${entry.name}`)).join(" ")}`,
      );
    return (
      (texts.some((text) => SHADY.test(text)) ? 2 : 0) +
      (texts.length > 0 ? 2 : 0) -
      (turn.present.some(({ name }) => name === entry.name) ? 2 : 0) -
      (kin ? 10 : 0) +
      random.int(0, 2)
    );
  };
  return cast.map((entry) => ({ entry, weight: weigh(entry) })).toSorted((a, b) => b.weight - a.weight)[0]!.entry;
}

function peopleOf(
  turn: Turn,
  cast: readonly LoreEntry[],
  culprit: LoreEntry,
  start: string,
  places: readonly string[],
  random: Random,
): PlotPerson[] {
  const offset = random.int(0, MANNERS.length - 1);
  let next = 0;
  return cast.map((entry, at) => {
    const here = turn.present.some(({ name }) => name === entry.name);
    const home = here
      ? start
      : entry.at !== ""
        ? entry.at
        : places.length === 0
          ? start
          : places[next++ % places.length]!;
    return {
      name: entry.name,
      home,
      manner: MANNERS[(offset + at) % MANNERS.length]!,
      guarded: entry.name !== culprit.name && at % 3 === 1,
      told: 0,
    };
  });
}
